internal import UIKitAccessibility
@_spi(Kit) public import UIKitCore

/// A switch between on and off.
///
/// A tap turns it over; so does dragging the thumb to the other side. The change is told once, when
/// the finger is lifted. Its size cannot be changed.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  private var isOnStorage = false
  /// The side that shows while a finger drags the thumb; nil while none does.
  private var draggedSide: Bool?
  private var dragStart: CGPoint?
  private let look = SwitchLook()

  private static let metrics = DesignMetrics.inForce.toggle
  /// How far a finger goes sideways before it drags the thumb, in points: less than the width of
  /// a thumb, more than an unsteady tap.
  static let dragDistance: CGFloat = 10

  // MARK: Making a switch

  /// Makes a switch that is off; only the origin of the frame counts.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.metrics.size))
    prepareSwitch()
  }

  /// Makes a switch from an archive; there is none to read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.metrics.size
    prepareSwitch()
  }

  private func prepareSwitch() {
    look.install(in: self)
    updateLook(animated: false)
  }

  // MARK: Value

  /// Whether the switch is on; setting it tells nobody.
  open var isOn: Bool {
    get { isOnStorage }
    set { setOn(newValue, animated: false) }
  }
  /// Turns the switch, and tells nobody.
  open func setOn(_ on: Bool, animated: Bool) {
    isOnStorage = on
    updateLook(animated: animated)
  }

  // MARK: Looks

  /// The colour while the switch is on; nil for green.
  open var onTintColor: UIColor? { didSet { updateLook(animated: false) } }
  /// The colour of the thumb; nil for white.
  open var thumbTintColor: UIColor? { didSet { updateLook(animated: false) } }
  /// A picture for the state on; has no effect, as on iOS.
  open var onImage: UIImage?
  /// A picture for the state off; has no effect, as on iOS.
  open var offImage: UIImage?
  /// What is written beside a checkbox; has no effect, as on iOS.
  open var title: String?
  /// How the switch should look; sliding is the only way there is.
  open var preferredStyle = Style.automatic
  /// How the switch looks.
  open var style: Style { .sliding }

  private func updateLook(animated: Bool) {
    let isOn = draggedSide ?? isOnStorage
    let face = SwitchLook.Face(
      isOn: isOn, isPressed: isHighlighted && isTracking, onColor: onTintColor ?? .systemGreen,
      thumbColor: thumbTintColor ?? .white, isEnabled: isEnabled, isMirrored: isMirrored)
    look.show(face, animated: animated && allowsMotion)
  }

  /// Whether the thumb is at the left while the switch is on.
  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: UIControl

  /// Waits for a drag or a lift.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    dragStart = touch.location(in: self)
    return true
  }

  /// Lets the thumb follow the finger to the side it is on.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    let point = touch.location(in: self)
    guard let dragStart, draggedSide != nil || abs(point.x - dragStart.x) >= Self.dragDistance
    else { return true }
    let side = (point.x > bounds.midX) != isMirrored
    if side != draggedSide {
      draggedSide = side
      updateLook(animated: true)
    }
    return true
  }

  /// Takes the new value, and tells of it.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let side = draggedSide
    draggedSide = nil
    dragStart = nil
    guard let touch else {
      updateLook(animated: true)
      return
    }
    let isOn = side ?? (isTouchInside ? !isOnStorage : isOnStorage)
    let isChanged = isOn != isOnStorage
    setOn(isOn, animated: true)
    if isChanged { send(.valueChanged, for: touch, event) }
  }

  @_spi(Kit) open override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, value: isOn ? "1" : "0", traits: [.button, .toggleButton])
  }

  @_spi(Kit) open override var primaryEvent: Event { .valueChanged }

  @_spi(Kit) open override func activate() -> Event {
    setOn(!isOnStorage, animated: true)
    return super.activate()
  }

  @_spi(Kit) open override func stateDidChange() {
    super.stateDidChange()
    updateLook(animated: true)
  }

  // MARK: UIView

  /// Keeps taps and sideways drags from recognizers around it (statement 166).
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer)
      && !DefaultActionPreference.isSingleTap(gestureRecognizer, around: self)
      && !(isTracking && DefaultActionPreference.isPan(gestureRecognizer, along: self))
  }
  /// Where the switch lies; its size stays.
  open override var frame: CGRect {
    get { super.frame }
    set {
      super.frame =
        transform.isIdentity
        ? CGRect(origin: newValue.origin, size: Self.metrics.size) : newValue
    }
  }
  /// Moves the thumb to the other side if the layout direction has changed.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if look.isMirrored != isMirrored { updateLook(animated: false) }
  }
  /// The size of every switch.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.metrics.size }
  /// A little narrower than every switch is, as on iOS.
  open override var intrinsicContentSize: CGSize { Self.metrics.intrinsicSize }
  /// Takes the colours of the new style.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateLook(animated: false)
  }
}

extension UISwitch {
  /// How a switch looks.
  public enum Style: Int, Sendable {
    /// As the system likes.
    case automatic = 0
    /// A box with a mark, which there is only on a desktop.
    case checkbox = 1
    /// A thumb that slides.
    case sliding = 2
  }
}
