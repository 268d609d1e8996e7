@_spi(Kit) public import UIKitCore

/// A wheel that turns while a task goes on whose end nobody knows.
///
/// It turns on the application's clock, by a blade at a time.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  private let wheel = UIView()
  private var isRunning = false

  // MARK: Making

  /// Makes a wheel of middle size that stands still, and is hidden.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }
  /// Makes a wheel from an archive; there is none to read here.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    prepare()
  }
  /// Makes a wheel of a style, as large as it is.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.shape.size))
    prepare()
  }

  private func prepare() {
    isUserInteractionEnabled = false
    isOpaque = false
    wheel.isUserInteractionEnabled = false
    addSubview(wheel)
    for _ in 0..<WheelShape.opacities.count {
      let blade = CALayer()
      wheel.layer.addSublayer(blade)
    }
    updateLook()
    isHidden = hidesWhenStopped
  }

  // MARK: Turning

  /// Begins to turn, and shows the wheel where it was hidden.
  open func startAnimating() {
    isRunning = true
    if hidesWhenStopped { isHidden = false }
    turn()
  }
  /// Stops turning, and hides the wheel unless it is to stay.
  open func stopAnimating() {
    isRunning = false
    wheel.layer.removeAnimation(forKey: Self.turning)
    if hidesWhenStopped { isHidden = true }
  }
  /// Whether it turns.
  open var isAnimating: Bool { isRunning }
  /// Whether a wheel that stands still is hidden.
  open var hidesWhenStopped = true {
    didSet { if !isRunning { isHidden = hidesWhenStopped } }
  }

  private static let turning = "turning"
  /// Seconds to a turn; practice: one a second.
  private static let turn = 1.0

  private func turn() {
    guard isRunning, window != nil, wheel.layer.animation(forKey: Self.turning) == nil else {
      return
    }
    let count = WheelShape.opacities.count
    let turn = CAKeyframeAnimation(keyPath: "transform.rotation")
    turn.values = (0...count).map { 2 * CGFloat.pi * CGFloat($0) / CGFloat(count) }
    turn.calculationMode = .discrete
    turn.duration = Self.turn
    turn.repeatCount = .infinity
    turn.isRemovedOnCompletion = false
    wheel.layer.add(turn, forKey: Self.turning)
  }

  /// Goes on turning in a window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    turn()
  }

  // MARK: Looks

  /// How large the wheel is.
  open var style = Style.medium {
    didSet {
      invalidateIntrinsicContentSize()
      updateLook()
    }
  }
  /// The color of the blades; setting `nil` brings back that of the style.
  open var color: UIColor! {
    get { ownColor ?? style.color }
    set {
      ownColor = newValue
      updateLook()
    }
  }
  private var ownColor: UIColor?

  private func updateLook() {
    let shape = style.shape
    let ink = color.resolvedColor(with: traitCollection)
    let middle = CGPoint(x: shape.size.width / 2, y: shape.size.height / 2)
    for (index, blade) in (wheel.layer.sublayers ?? []).enumerated() {
      let angle = -2 * CGFloat.pi * CGFloat(index) / CGFloat(WheelShape.opacities.count)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      blade.bounds = CGRect(x: 0, y: 0, width: shape.blade.width, height: shape.blade.height)
      blade.cornerRadius = shape.blade.height / 2
      blade.position = CGPoint(
        x: middle.x + shape.radius * sin(angle), y: middle.y - shape.radius * cos(angle))
      blade.transform = CATransform3DMakeRotation(angle - .pi / 2, 0, 0, 1)
      blade.backgroundColor = ink.cgColor
      blade.opacity = WheelShape.opacities[index]
      CATransaction.commit()
    }
    setNeedsLayout()
  }

  // MARK: UIView

  /// Places the wheel in the middle, at whole points.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = style.shape.size
    wheel.bounds = CGRect(origin: .zero, size: size)
    let place = CGPoint(
      x: ((bounds.width - size.width) / 2).rounded(.down),
      y: ((bounds.height - size.height) / 2).rounded(.down))
    wheel.center = CGPoint(x: place.x + size.width / 2, y: place.y + size.height / 2)
  }
  /// The size of the wheel.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.shape.size }
  /// The size of the wheel.
  open override var intrinsicContentSize: CGSize { style.shape.size }
  /// Takes the colours of the new style.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateLook()
  }

  @_spi(Kit) open override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, label: "Progress", value: isRunning ? "1" : "0",
      traits: .updatesFrequently)
  }
}

extension UIActivityIndicatorView {
  /// How large a wheel is.
  public enum Style: Int, Sendable {
    /// Of middle size.
    case medium = 100
    /// Large.
    case large = 101
    /// Large and white, by its older name.
    case whiteLarge = 0
    /// Of middle size and white, by its older name.
    case white = 1
    /// Of middle size and grey, by its older name.
    case gray = 2

    var shape: WheelShape {
      switch self {
      case .medium, .white, .gray: .medium
      case .large, .whiteLarge: .large
      }
    }

    var color: UIColor {
      switch self {
      case .medium, .large, .gray: .label
      case .white, .whiteLarge: .white
      }
    }
  }
}

/// The blades of a wheel, measured on iOS 26.
struct WheelShape {
  /// How large the wheel is.
  let size: CGSize
  /// How long and how thick a blade is.
  let blade: CGSize
  /// From the middle of the wheel to the middle of a blade.
  let radius: CGFloat

  static let medium = WheelShape(
    size: CGSize(width: 20, height: 20), blade: CGSize(width: 6.5, height: 2.5), radius: 6.75)
  static let large = WheelShape(
    size: CGSize(width: 37, height: 37), blade: CGSize(width: 12, height: 5), radius: 11.5)

  /// How opaque the blades are, from the foremost against the clock.
  static let opacities: [Float] = [217, 180, 143, 106, 69, 69, 69, 69].map { $0 / 255 }
}
