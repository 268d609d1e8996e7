internal import UIKitControls
@_spi(Kit) public import UIKitCore
internal import UIKitFocus

/// A value that two halves make less and more, by a step at a time.
///
/// A finger on a half changes the value as it comes down, and goes on while it stays there. Values that
/// the program sets tell nobody.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private var valueStorage = 0.0
  private var range = 0.0...100.0
  private var step = 1.0
  private var pressed: StepperHalf?
  private var hasChanged = false
  private let look = StepperLook()
  private lazy var repetition = StepperRepetition { [weak self] in self?.repeatStep() }

  // MARK: Making a stepper

  /// Makes a stepper from 0 to 100 at 0; only the origin of the frame counts.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: StepperLook.size))
    prepare()
  }

  /// Makes a stepper from an archive; there is none to read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = StepperLook.size
    prepare()
  }

  private func prepare() {
    look.install(in: self)
    updateLook()
  }

  // MARK: Value

  /// The value; setting it brings it between the two others and tells nobody.
  open var value: Double {
    get { valueStorage }
    set {
      let value = NumberCheck.admit(newValue, else: valueStorage, "value", of: self)
      valueStorage = min(max(value, range.lowerBound), range.upperBound)
      updateLook()
    }
  }
  /// The least value; a greater one than the greatest takes that along, which ends a program on iOS.
  open var minimumValue: Double {
    get { range.lowerBound }
    set {
      let least = NumberCheck.admit(newValue, else: minimumValue, "minimumValue", of: self)
      range = least...max(least, range.upperBound)
      value = valueStorage
    }
  }
  /// The greatest value; a lesser one than the least takes that along, which ends a program on iOS.
  open var maximumValue: Double {
    get { range.upperBound }
    set {
      let greatest = NumberCheck.admit(newValue, else: maximumValue, "maximumValue", of: self)
      range = min(greatest, range.lowerBound)...greatest
      value = valueStorage
    }
  }
  /// By how much the value changes at a time; one that is not more than 0 is refused, as on iOS.
  open var stepValue: Double {
    get { step }
    set {
      let new = NumberCheck.admit(newValue, else: step, "stepValue", of: self)
      guard new > 0 else {
        Fault.report("stepValue is \(new); it stays \(step)", about: self)
        return
      }
      step = new
    }
  }
  /// Whether every step is told while a finger stays on a half, or only the last one when it is lifted
  /// (statement 244).
  open var isContinuous = true
  /// Whether the value goes on changing while a finger stays on a half.
  open var autorepeat = true
  /// Whether the least value follows on the greatest, and the other way round.
  open var wraps = false { didSet { updateLook() } }

  private func canStep(_ half: StepperHalf) -> Bool {
    wraps || (half == .less ? valueStorage > minimumValue : valueStorage < maximumValue)
  }

  /// Takes a step, and answers whether the value is another.
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

  /// Takes a step, and begins to repeat it.
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

  /// Repeats nothing while the finger is beside its half.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    let isOver = pressed != nil && half(at: touch) == pressed
    if !isOver { repetition.end() }
    look.pressed = isOver ? pressed : nil
    return true
  }

  /// Stops repeating, and tells of the value where it was not told step by step.
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

  /// The half under a finger, as far as it can change the value.
  private func half(at touch: UITouch) -> StepperHalf? {
    let point = touch.location(in: self)
    guard bounds.insetBy(dx: -StepperLook.reach, dy: -StepperLook.reach).contains(point) else {
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
      isElement: true, value: StepperLook.text(of: valueStorage), traits: .adjustable)
  }
  /// Takes a step up, and tells of it.
  open override func accessibilityIncrement() { adjust(.more) }
  /// Takes a step down, and tells of it.
  open override func accessibilityDecrement() { adjust(.less) }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  package func adjustByArrow(toRight: Bool) { adjust(toRight != isMirrored ? .more : .less) }

  private func adjust(_ half: StepperHalf) {
    if canStep(half), take(half) { send(allOfChange, with: nil) }
  }

  // MARK: Looks

  /// The picture of the half for more in a state; nil for a plus.
  open func incrementImage(for state: State) -> UIImage? { look.images[.more, state] }
  /// Sets the picture of the half for more in a state.
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    look.images[.more, state] = image
    updateLook()
  }
  /// The picture of the half for less in a state; nil for a minus.
  open func decrementImage(for state: State) -> UIImage? { look.images[.less, state] }
  /// Sets the picture of the half for less in a state.
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    look.images[.less, state] = image
    updateLook()
  }
  /// The picture behind both halves in a state; nil for a grey one.
  open func backgroundImage(for state: State) -> UIImage? { look.images[.background, state] }
  /// Sets the picture behind both halves in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    look.images[.background, state] = image
    updateLook()
  }
  /// The picture between the halves in their states; nil for a line.
  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) -> UIImage? { look.images[.divider(right: rightState.rawValue), leftState] }
  /// Sets the picture between the halves in their states.
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

  /// Keeps taps from recognizers around it (statement 166).
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer)
      && !DefaultActionPreference.isSingleTap(gestureRecognizer, around: self)
  }
  /// Where the stepper lies; its size stays.
  open override var frame: CGRect {
    get { super.frame }
    set {
      super.frame =
        transform.isIdentity ? CGRect(origin: newValue.origin, size: StepperLook.size) : newValue
    }
  }
  /// Places what it shows.
  open override func layoutSubviews() {
    super.layoutSubviews()
    look.frame = bounds
    look.isMirrored = isMirrored
  }
  /// The size of every stepper.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { StepperLook.size }
  /// The size of every stepper.
  open override var intrinsicContentSize: CGSize { StepperLook.size }
  /// Takes the colours of the new style.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    look.setNeedsDisplay()
  }
  /// Takes the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    look.setNeedsDisplay()
  }
}

extension UIStepper: ArrowAdjustable {}
