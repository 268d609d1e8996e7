@_spi(Kit) public import UIKitCore

/// A spinner that shows that a task of unknown length is in progress.
///
/// It rotates on the application's clock, one blade at a time.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  private let wheel = UIView()
  private var isRunning = false

  // MARK: Making

  /// Creates a hidden medium spinner that isn't animating.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }
  /// Creates a spinner without reading `coder`, because this platform has no nibs.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    prepare()
  }
  /// Creates a spinner of a style, with the style's size.
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

  /// Starts rotating, and shows the spinner if it hides when stopped.
  open func startAnimating() {
    isRunning = true
    if hidesWhenStopped { isHidden = false }
    turn()
  }
  /// Stops rotating, and hides the spinner if ``hidesWhenStopped`` is `true`.
  open func stopAnimating() {
    isRunning = false
    wheel.layer.removeAnimation(forKey: Self.turning)
    if hidesWhenStopped { isHidden = true }
  }
  /// Whether the spinner is rotating.
  open var isAnimating: Bool { isRunning }
  /// Whether the spinner is hidden while it isn't rotating.
  open var hidesWhenStopped = true {
    didSet { if !isRunning { isHidden = hidesWhenStopped } }
  }

  private static let turning = "turning"
  /// The seconds of one rotation, by common practice one second.
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

  /// Continues rotating in a new window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    turn()
  }

  // MARK: Looks

  /// The size and the default color of the spinner.
  open var style = Style.medium {
    didSet {
      invalidateIntrinsicContentSize()
      updateLook()
    }
  }
  /// The color of the blades; setting `nil` restores the color of the style.
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

  /// Centers the spinner, at whole points.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = style.shape.size
    wheel.bounds = CGRect(origin: .zero, size: size)
    let place = CGPoint(
      x: ((bounds.width - size.width) / 2).rounded(.down),
      y: ((bounds.height - size.height) / 2).rounded(.down))
    wheel.center = CGPoint(x: place.x + size.width / 2, y: place.y + size.height / 2)
  }
  /// Returns the size of the spinner.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.shape.size }
  /// The size of the spinner.
  open override var intrinsicContentSize: CGSize { style.shape.size }
  /// Updates the blades to the new traits.
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
  /// Sizes and default colors of a spinner.
  public enum Style: Int, Sendable {
    /// A medium spinner.
    case medium = 100
    /// A large spinner.
    case large = 101
    /// A large white spinner, a former name.
    case whiteLarge = 0
    /// A medium white spinner, a former name.
    case white = 1
    /// A medium gray spinner, a former name.
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

/// The geometry of a spinner, measured on iOS 26.
struct WheelShape {
  /// The size of the spinner, in points.
  let size: CGSize
  /// The length and the thickness of a blade, in points.
  let blade: CGSize
  /// The distance from the center of the spinner to the center of a blade, in points.
  let radius: CGFloat

  static let medium = WheelShape(
    size: CGSize(width: 20, height: 20), blade: CGSize(width: 6.5, height: 2.5), radius: 6.75)
  static let large = WheelShape(
    size: CGSize(width: 37, height: 37), blade: CGSize(width: 12, height: 5), radius: 11.5)

  /// The opacities of the blades, counterclockwise from the leading blade.
  static let opacities: [Float] = [217, 180, 143, 106, 69, 69, 69, 69].map { $0 / 255 }
}
