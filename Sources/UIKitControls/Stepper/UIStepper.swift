@_spi(Kit) public import UIKitCore
internal import UIKitFocus

/// A control with two halves that decrease and increase a value by a step.
///
/// A finger on a half changes the value when it touches down, and repeatedly while it stays there.
/// Setting the value in code sends no action.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private var valueStorage = 0.0
  private var range = 0.0...100.0
  private var step = 1.0
  private var pressed: StepperHalf?
  private var hasChanged = false
  private let look = StepperAppearance()
  private lazy var repetition = StepperRepetition { [weak self] in self?.repeatStep() }

  // MARK: Making a stepper

  /// Creates a stepper with the range from 0 to 100 and the value 0, using only the origin of the
  /// frame.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: StepperAppearance.size))
    prepare()
  }

  /// Creates a stepper without reading `coder`, because this platform has no nibs.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = StepperAppearance.size
    prepare()
  }

  private func prepare() {
    look.install(in: self)
    updateLook()
  }

  // MARK: Value

  /// The value, clamped to the range; setting it sends no action.
  open var value: Double {
    get { valueStorage }
    set {
      let value = NumberCheck.admit(newValue, else: valueStorage, "value", of: self)
      valueStorage = min(max(value, range.lowerBound), range.upperBound)
      updateLook()
    }
  }
  /// The minimum value; setting it above the maximum also raises the maximum, which crashes the app
  /// on iOS.
  open var minimumValue: Double {
    get { range.lowerBound }
    set {
      let least = NumberCheck.admit(newValue, else: minimumValue, "minimumValue", of: self)
      range = least...max(least, range.upperBound)
      value = valueStorage
    }
  }
  /// The maximum value; setting it below the minimum also lowers the minimum, which crashes the app
  /// on iOS.
  open var maximumValue: Double {
    get { range.upperBound }
    set {
      let greatest = NumberCheck.admit(newValue, else: maximumValue, "maximumValue", of: self)
      range = min(greatest, range.lowerBound)...greatest
      value = valueStorage
    }
  }
  /// The amount of one step; a value of 0 or less is rejected, as on iOS.
  open var stepValue: Double {
    get { step }
    set {
      let new = NumberCheck.admit(newValue, else: step, "stepValue", of: self)
      guard new > 0 else {
        Fault.report("stepValue can't be \(new); it stays \(step)", about: self)
        return
      }
      step = new
    }
  }
  /// Whether every step sends an action while a finger stays on a half.
  ///
  /// If `false`, only the last value is sent when the finger is lifted (statement 244).
  open var isContinuous = true
  /// Whether the value keeps changing while a finger stays on a half.
  open var autorepeat = true
  /// Whether stepping past the maximum continues at the minimum, and the other way around.
  open var wraps = false { didSet { updateLook() } }

  private func canStep(_ half: StepperHalf) -> Bool {
    wraps || (half == .less ? valueStorage > minimumValue : valueStorage < maximumValue)
  }

  /// Changes the value by one step, and returns whether the value changed.
  private func take(_ half: StepperHalf) -> Bool {
    let old = valueStorage
    let new = old + (half == .less ? -step : step)
    switch new {
    case ..<minimumValue: value = wraps && old == minimumValue ? maximumValue : minimumValue
    case let new where new > maximumValue:
      value = wraps && old == maximumValue ? minimumValue : maximumValue
    default: value = new
    }
    return valueStorage != old
  }

  // MARK: UIControl

  /// Changes the value by one step, and starts repeating it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    hasChanged = false
    let half = half(at: touch)
    pressed = half
    updateLook()
    guard let half else { return true }
    repetition.begin(in: ownApplication)
    if take(half) { tell(touch, event) }
    return true
  }

  /// Ends the repetition when the finger leaves its half.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    let isOver = pressed != nil && half(at: touch) == pressed
    if !isOver { repetition.end() }
    look.pressed = isOver ? pressed : nil
    return true
  }

  /// Ends the repetition, and sends the changed value if it wasn't sent at every step.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    repetition.end()
    pressed = nil
    updateLook()
    guard hasChanged, !isContinuous else { return }
    hasChanged = false
    if let touch { send(.valueChanged, for: touch, event) } else { send(allOfChange, with: event) }
  }

  private let allOfChange: Event = [.valueChanged, .primaryActionTriggered]

  private func tell(_ touch: UITouch, _ event: UIEvent?) {
    hasChanged = true
    if isContinuous { send(.valueChanged, for: touch, event) }
  }

  private func repeatStep() {
    guard autorepeat, let pressed, look.pressed == pressed, take(pressed) else { return }
    hasChanged = true
    if isContinuous { send(allOfChange, with: nil) }
  }

  /// Returns the half under a finger, or `nil` if the finger is outside or the half can't change
  /// the value.
  private func half(at touch: UITouch) -> StepperHalf? {
    let point = touch.location(in: self)
    guard bounds.insetBy(dx: -StepperAppearance.reach, dy: -StepperAppearance.reach).contains(point)
    else {
      return nil
    }
    let isLeft = point.x < bounds.midX
    let isLess = isLeft != isMirrored
    let half: StepperHalf = isLess ? .less : .more
    return canStep(half) || pressed == half ? half : nil
  }

  @_spi(Kit) open override var primaryEvent: Event { .valueChanged }
  @_spi(Kit) open override func activate() -> Event { [] }
  @_spi(Kit) open override func stateDidChange() {
    super.stateDidChange()
    updateLook()
  }
  @_spi(Kit) open override func didLeave(_ window: UIWindow) {
    repetition.end()
    super.didLeave(window)
  }

  // MARK: Accessibility

  @_spi(Kit) open override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, value: StepperAppearance.text(of: valueStorage), traits: .adjustable)
  }
  /// Increases the value by one step, and sends the actions if it changed.
  open override func accessibilityIncrement() { adjust(.more) }
  /// Decreases the value by one step, and sends the actions if it changed.
  open override func accessibilityDecrement() { adjust(.less) }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  package func adjustByArrow(toRight: Bool) { adjust(toRight != isMirrored ? .more : .less) }

  private func adjust(_ half: StepperHalf) {
    if canStep(half), take(half) { send(allOfChange, with: nil) }
  }

  // MARK: Looks

  /// Returns the image set for the increment half in a state, or `nil` for a plus.
  open func incrementImage(for state: State) -> UIImage? { look.images[.more, state] }
  /// Sets the image for the increment half in a state.
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    look.images[.more, state] = image
    updateLook()
  }
  /// Returns the image set for the decrement half in a state, or `nil` for a minus.
  open func decrementImage(for state: State) -> UIImage? { look.images[.less, state] }
  /// Sets the image for the decrement half in a state.
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    look.images[.less, state] = image
    updateLook()
  }
  /// Returns the background image set for a state, or `nil` for the gray capsule.
  open func backgroundImage(for state: State) -> UIImage? { look.images[.background, state] }
  /// Sets the background image for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    look.images[.background, state] = image
    updateLook()
  }
  /// Returns the image set between the halves in their states, or `nil` for a line.
  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) -> UIImage? { look.images[.divider(right: rightState.rawValue), leftState] }
  /// Sets the image between the halves in their states.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {
    look.images[.divider(right: rightState.rawValue), leftState] = image
    updateLook()
  }

  private func updateLook() {
    look.pressed = pressed
    look.canStep = (canStep(.less) && isEnabled, canStep(.more) && isEnabled)
    look.setNeedsDisplay()
  }

  // MARK: UIView

  /// Prevents single taps on superviews from beginning (statement 166).
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer)
      && !DefaultActionPreference.isSingleTap(gestureRecognizer, around: self)
  }
  /// The frame; setting it doesn't change the size unless the stepper is transformed.
  open override var frame: CGRect {
    get { super.frame }
    set {
      super.frame =
        transform.isIdentity
        ? CGRect(origin: newValue.origin, size: StepperAppearance.size) : newValue
    }
  }
  /// Positions the stepper's content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    look.frame = bounds
    look.isMirrored = isMirrored
  }
  /// Returns the size of every stepper.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { StepperAppearance.size }
  /// The size of every stepper.
  open override var intrinsicContentSize: CGSize { StepperAppearance.size }
  /// Redraws the stepper in the colors of the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    look.setNeedsDisplay()
  }
  /// Redraws the stepper in the new tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    look.setNeedsDisplay()
  }
}

extension UIStepper: ArrowAdjustable {}
