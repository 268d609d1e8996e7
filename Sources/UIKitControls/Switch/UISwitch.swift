internal import UIKitAccessibility
@_spi(Kit) public import UIKitCore

/// A control that switches between on and off.
///
/// A tap toggles it, and so does dragging the thumb to the other side. The switch sends the change
/// once, when the finger is lifted. Its size is fixed.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  private var isOnStorage = false
  /// The side that the switch shows while a finger drags the thumb, or `nil` without a drag.
  private var draggedSide: Bool?
  private var dragStart: CGPoint?
  private let look = SwitchAppearance()

  private static let metrics = DesignMetrics.inForce.toggle
  /// The horizontal movement after which a finger drags the thumb, in points: less than the width
  /// of a thumb, more than an unsteady tap.
  static let dragDistance: CGFloat = 10

  // MARK: Making a switch

  /// Creates a switch that is off, using only the origin of the frame.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.metrics.size))
    prepareSwitch()
  }

  /// Creates a switch without reading `coder`, because this platform has no nibs.
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

  /// Whether the switch is on; setting it sends no action.
  open var isOn: Bool {
    get { isOnStorage }
    set { setOn(newValue, animated: false) }
  }
  /// Turns the switch on or off, and sends no action.
  open func setOn(_ on: Bool, animated: Bool) {
    isOnStorage = on
    updateLook(animated: animated)
  }

  // MARK: Looks

  /// The color while the switch is on, or `nil` for green.
  open var onTintColor: UIColor? { didSet { updateLook(animated: false) } }
  /// The color of the thumb, or `nil` for white.
  open var thumbTintColor: UIColor? { didSet { updateLook(animated: false) } }
  /// The image for the state on, which has no effect, as on iOS.
  open var onImage: UIImage?
  /// The image for the state off, which has no effect, as on iOS.
  open var offImage: UIImage?
  /// The title of a checkbox, which has no effect, as on iOS.
  open var title: String?
  /// The preferred style, which has no effect because every switch is a sliding switch.
  open var preferredStyle = Style.automatic
  /// The style, which is always ``Style/sliding``.
  open var style: Style { .sliding }

  private func updateLook(animated: Bool) {
    let isOn = draggedSide ?? isOnStorage
    let face = SwitchAppearance.Face(
      isOn: isOn, isPressed: isHighlighted && isTracking, onColor: onTintColor ?? .systemGreen,
      thumbColor: thumbTintColor ?? .white, isEnabled: isEnabled, isMirrored: isMirrored)
    look.show(face, animated: animated && allowsMotion)
  }

  /// Whether the thumb is at the left while the switch is on.
  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: UIControl

  /// Starts tracking a drag or a tap.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    dragStart = touch.location(in: self)
    return true
  }

  /// Moves the thumb to the side of the finger.
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

  /// Sets the new value, and sends it if it changed.
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

  /// Prevents taps and sideways drags on superviews from beginning (statement 166).
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer)
      && !DefaultActionPreference.isSingleTap(gestureRecognizer, around: self)
      && !(isTracking && DefaultActionPreference.isPan(gestureRecognizer, along: self))
  }
  /// The frame; setting it changes only the origin unless the switch is transformed.
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
  /// Returns the size of every switch.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.metrics.size }
  /// The intrinsic size, which is a little narrower than the switch, as on iOS.
  open override var intrinsicContentSize: CGSize { Self.metrics.intrinsicSize }
  /// Updates the colors to the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateLook(animated: false)
  }
}

extension UISwitch {
  /// Styles of a switch.
  public enum Style: Int, Sendable {
    /// The default style of the system.
    case automatic = 0
    /// A checkbox, which exists only on a desktop.
    case checkbox = 1
    /// A thumb that slides.
    case sliding = 2
  }
}
