@_spi(Kit) internal import UIKitCore

/// One half of a stepper.
enum StepperHalf {
  case less
  case more
}

/// The appearance of a stepper: a minus and a plus on a gray capsule, or images set by the app.
final class StepperAppearance: UIView {
  /// The size of every stepper, measured on iOS 26.
  static let size = CGSize(width: 94, height: 32)
  /// The distance outside the stepper at which a finger still counts, in points.
  ///
  /// With the height of 32 it gives the 44 points that Apple's Human Interface Guidelines require.
  static let reach: CGFloat = 6
  /// Half the length of the symbols, and their line width, in points; chosen.
  private static let sign = (arm: CGFloat(6.5), width: CGFloat(2))
  /// The length of the line between the halves, and the inset of a pressed half, in points; chosen.
  private static let line: CGFloat = 18
  private static let pressInset: CGFloat = 2

  var images = StepperImages()
  var pressed: StepperHalf? { didSet { if pressed != oldValue { setNeedsDisplay() } } }
  var canStep = (less: true, more: true)

  func install(in view: UIView) {
    view.isOpaque = false
    isUserInteractionEnabled = false
    frame = CGRect(origin: .zero, size: Self.size)
    view.addSubview(self)
    setNeedsDisplay()
  }

  /// Returns the spoken text of a value, without a fraction for a whole number.
  static func text(of value: Double) -> String {
    Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }

  /// Whether the decrement half is on the right, as in a right-to-left layout.
  var isMirrored = false { didSet { if isMirrored != oldValue { setNeedsDisplay() } } }

  private func rect(of half: StepperHalf) -> CGRect {
    let isLeft = (half == .less) != isMirrored
    return CGRect(
      x: isLeft ? bounds.minX : bounds.midX, y: bounds.minY, width: bounds.width / 2,
      height: bounds.height)
  }

  private func state(of half: StepperHalf) -> UIControl.State {
    if !(half == .less ? canStep.less : canStep.more) { return .disabled }
    return pressed == half ? .highlighted : .normal
  }

  override func draw(_ rect: CGRect) {
    drawBackground()
    for half in [StepperHalf.less, .more] { draw(half) }
    drawDivider()
  }

  private func color(_ color: UIColor) -> UIColor { color.resolvedColor(with: traitCollection) }

  private func drawBackground() {
    let state: UIControl.State = canStep.less || canStep.more ? .normal : .disabled
    if let image = images.shown(.background, state) { return image.draw(in: bounds) }
    color(.tertiarySystemFill).setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2).fill()
    guard let pressed, state != .disabled else { return }
    color(.secondarySystemFill).setFill()
    let inner = self.rect(of: pressed).insetBy(dx: Self.pressInset, dy: Self.pressInset)
    UIBezierPath(roundedRect: inner, cornerRadius: inner.height / 2).fill()
  }

  private func draw(_ half: StepperHalf) {
    let area = rect(of: half)
    let state = state(of: half)
    let ink = color(state == .disabled ? .tertiaryLabel : .label)
    if let image = images.shown(half == .less ? .less : .more, state) {
      let place = CGRect(
        x: area.midX - image.size.width / 2, y: area.midY - image.size.height / 2,
        width: image.size.width, height: image.size.height)
      return TemplatePicture.draw(image, in: place, color: ink)
    }
    let sign = UIBezierPath()
    sign.lineWidth = Self.sign.width
    sign.lineCapStyle = .round
    sign.move(to: CGPoint(x: area.midX - Self.sign.arm, y: area.midY))
    sign.addLine(to: CGPoint(x: area.midX + Self.sign.arm, y: area.midY))
    if half == .more {
      sign.move(to: CGPoint(x: area.midX, y: area.midY - Self.sign.arm))
      sign.addLine(to: CGPoint(x: area.midX, y: area.midY + Self.sign.arm))
    }
    ink.setStroke()
    sign.stroke()
  }

  private func drawDivider() {
    let halves: (StepperHalf, StepperHalf) = isMirrored ? (.more, .less) : (.less, .more)
    let (left, right) = (state(of: halves.0), state(of: halves.1))
    if let image = images.shown(.divider(right: right.rawValue), left)
      ?? images.shown(.divider(right: UIControl.State.normal.rawValue), left)
    {
      return image.draw(
        in: CGRect(
          x: bounds.midX - image.size.width / 2, y: bounds.minY, width: image.size.width,
          height: bounds.height))
    }
    guard pressed == nil else { return }
    color(.separator).setFill()
    UIBezierPath(
      rect: CGRect(
        x: bounds.midX - 0.5, y: bounds.midY - Self.line / 2, width: 1, height: Self.line)
    ).fill()
  }
}

/// The images of a stepper, by part and state.
struct StepperImages {
  /// The part of the stepper that an image replaces.
  enum Place: Hashable {
    case less
    case more
    case background
    /// Between the halves, with the given state of the right half.
    case divider(right: UInt)
  }

  private struct Key: Hashable {
    let place: Place
    let state: UInt
  }

  private var images: [Key: UIImage] = [:]

  /// The image set for a part and a state.
  subscript(place: Place, state: UIControl.State) -> UIImage? {
    get { images[Key(place: place, state: state.rawValue)] }
    set { images[Key(place: place, state: state.rawValue)] = newValue }
  }

  /// Returns the image for a state, or else the image for `normal`.
  func shown(_ place: Place, _ state: UIControl.State) -> UIImage? {
    self[place, state] ?? self[place, .normal]
  }
}
