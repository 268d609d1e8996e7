package import TouchstoneGestures

/// Observes touches for a gesture before the views receive them.
///
/// A recognizer receives every touch that hits its view or one of its descendants. A subclass
/// overrides the touch methods, sets ``state`` along the permitted transitions, and clears its
/// state in ``reset()``. Its request is decided among all recognizers that share its touches.
/// `GestureEnvironment` lists the rules in order.
///
/// The class body is a table of contents. The implementation is in the files of the facets.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// An ID that is never reused. Rules refer to recognizers by this ID.
  nonisolated package let id = GestureInternals.nextID()
  /// The state that the coordinator stores with the recognizer.
  @exclusivity(unchecked) package final var internals = GestureInternals()
  @exclusivity(unchecked) final var targets = GestureTargets()
  /// The outcome of the recognizer's last sequence, for explanations.
  package internal(set) var latestVerdict: Verdict?
  /// A description of the current verdict, or otherwise of the outcome of the last sequence.
  package final var presentVerdict: String? { (internals.verdict ?? latestVerdict).map { "\($0)" } }

  /// Creates a recognizer that sends `action` to `target`.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without a target.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Creates a recognizer without reading the archive, because archives aren't supported.
  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  // MARK: Settings

  /// The view that the recognizer is attached to.
  open var view: UIView? { internals.view }
  /// The delegate, which makes decisions for the recognizer; not retained.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the recognizer is enabled; disabling it during a gesture cancels the gesture.
  open var isEnabled: Bool {
    get { internals.isEnabled }
    set { setEnabled(newValue) }
  }
  /// Whether recognizing the gesture cancels its touches in their views.
  open var cancelsTouchesInView = true
  /// Whether views receive touches only after the recognizer has failed.
  open var delaysTouchesBegan = false
  /// Whether views receive the ends of touches only after the recognizer has failed.
  open var delaysTouchesEnded = true
  /// The permitted types of touches, as raw values.
  ///
  /// All types by default.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3] {
    didSet {
      allowedTouchTypes =
        NumberCheck.admit(allowedTouchTypes, else: oldValue, "allowedTouchTypes", of: self) ?? []
    }
  }
  /// The permitted types of presses, as raw values.
  ///
  /// By default, all types. Touchstone's own taps and long presses permit only select, and its
  /// other recognizers permit no presses.
  open var allowedPressTypes: [NSNumber] {
    get { chosenPressTypes ?? ordinaryPressTypes.map { NSNumber(value: $0.rawValue) } }
    set {
      chosenPressTypes = NumberCheck.admit(
        newValue, else: chosenPressTypes, "allowedPressTypes", of: self)
    }
  }
  private var chosenPressTypes: [NSNumber]?
  /// Whether the type of the first touch excludes all other types until the reset.
  open var requiresExclusiveTouchType = true
  /// The name of the recognizer in messages.
  open var name: String? { didSet { RecognizerVersion.advance() } }

  // MARK: State

  /// The state of the recognizer.
  ///
  /// A subclass sets it, and only along the permitted transitions. Setting it while it is
  /// `possible` is a request. The request is decided when all recognizers have received the event.
  /// In its own touch methods, the recognizer reads the requested state immediately, unless other
  /// recognizers have to fail first. All other code reads the decided state. A rejected request
  /// reads `failed`. An override that observes the property runs for every state.
  open var state: State {
    get { State(ownState) }
    set { setState(newValue) }
  }
  /// The modifier keys of the last processed event.
  ///
  /// They are never a requirement.
  open var modifierFlags: UIKeyModifierFlags { internals.modifiers }
  /// The pointer buttons of the last processed event.
  ///
  /// They are never a requirement.
  open var buttonMask: UIEvent.ButtonMask { internals.buttons }

  // MARK: Targets

  /// Sends `action` to `target`, which isn't retained, at each change of state except failure.
  open func addTarget(_ target: Any, action: Selector) { register(target, action) }
  /// Removes a target; `nil` stands for all targets or all actions.
  open func removeTarget(_ target: Any?, action: Selector?) { targets.remove(target, action) }

  // MARK: Where

  /// Returns the center of the touches in the coordinates of `view`, or of the window if `view` is
  /// `nil`.
  open func location(in view: UIView?) -> CGPoint { centerOfTouches(in: view) }
  /// The number of touches that the recognizer tracks.
  open var numberOfTouches: Int { internals.touches.count }
  /// Returns a touch's location, or the center of all touches if the index is out of range.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    place(ofTouch: touchIndex, of: internals.touches, in: view)
  }

  // MARK: Failure requirements

  /// Makes this recognizer wait until the other one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    addRequirement(otherGestureRecognizer)
  }
  /// Returns whether this recognizer waits for another one to fail; `false` by default.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether another recognizer waits for this one to fail; `false` by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  // MARK: Prevention

  /// Returns whether this recognizer can prevent the other one; `true` by default.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether the other recognizer can prevent this one; `true` by default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: For subclasses

  /// Returns whether the recognizer receives any part of an event.
  ///
  /// By default, the delegate decides.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }
  /// Called when touches begin.
  ///
  /// Touchstone's recognizers process touches here, so an override in their subclasses must call
  /// `super`.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    take(touches, .began, event)
  }
  /// Called when touches move.
  ///
  /// Touchstone's recognizers process touches here, so an override in their subclasses must call
  /// `super`.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    take(touches, .moved, event)
  }
  /// Called when touches end.
  ///
  /// Touchstone's recognizers process touches here, so an override in their subclasses must call
  /// `super`.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    take(touches, .ended, event)
  }
  /// Called when the system cancels touches.
  ///
  /// Touchstone's recognizers process touches here, so an override in their subclasses must call
  /// `super`.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    take(touches, .cancelled, event)
  }
  /// Called when estimated values of touches, such as those of a pencil, have been updated.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Called when buttons are pressed.
  ///
  /// Taps and long presses process presses here, so an override in their subclasses must call
  /// `super`.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    take(presses, .began)
  }
  /// Called when the force on a button changes.
  ///
  /// Taps and long presses process the change here.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    take(presses, .moved)
  }
  /// Called when buttons are released.
  ///
  /// Taps and long presses process presses here, so an override in their subclasses must call
  /// `super`.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    take(presses, .ended)
  }
  /// Called when the system cancels presses.
  ///
  /// Taps and long presses process this here.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    take(presses, .cancelled)
  }
  /// Called when the gesture is over and the state is `possible` again.
  ///
  /// Clear all state of the gesture.
  open func reset() {}
  /// Stops tracking a touch.
  ///
  /// Its view continues to receive the touch, whatever is recognized.
  open func ignore(_ touch: UITouch, for event: UIEvent) { ignore(touch) }
  /// Stops tracking a press.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) { ignore(button) }

  // MARK: What the kit's own recognizers override

  /// Processes touches in Touchstone's recognizers.
  func take(_ touches: Set<UITouch>, _ method: TouchMethod, _ event: UIEvent) {}
  /// Processes presses in taps and long presses.
  func take(_ presses: Set<UIPress>, _ method: TouchMethod) {}
  /// The default permitted press types. See `Differences.md`.
  var ordinaryPressTypes: [UIPress.PressType] { UIPress.PressType.all }
  /// Processes a scroll by wheel or trackpad over the view. Only pans implement it.
  func scrolled(_ event: ScrollEvent) {}
  /// Returns whether the recognizer handles scrolls of the event's kind. Only pans may do so.
  func takesScrolls(_ event: ScrollEvent) -> Bool { false }
  /// Processes a trackpad pinch or rotation over the view. Only pinches and rotations implement it.
  func transformed(_ event: TransformEvent) {}
  /// Whether the recognizer handles pinches and rotations on a trackpad.
  var takesTransforms: Bool { false }
  /// Whether the recognizer receives touches. `false` for hovers.
  var takesTouches: Bool { true }
  /// Whether the gesture is discrete or continuous. Subclasses outside Touchstone don't declare it.
  var kind: GestureKind { .undeclared }
  /// The number of taps that the gesture requires, or `nil` if it isn't a tap.
  var tapsInQuestion: Int? { nil }
  /// The pointer buttons that must be pressed.
  package var buttonsRequired: UIEvent.ButtonMask { [] }
  /// Whether the recognizer waits for more touches while no touch is down.
  var awaitsTouches: Bool { false }
  /// The time at which the recognizer decides without a touch, or `nil` if only touches can decide.
  var deadline: Double? { nil }
  /// Called when the deadline is reached. The recognizer may change its state.
  func timePassed(at time: Double) {}
  /// Called when the required recognizers have failed and this one is about to be recognized.
  func wasReleased() {}
}

extension UIGestureRecognizer {
  /// The state of a recognizer.
  public enum State: Int, Sendable {
    /// The gesture hasn't been recognized yet.
    case possible = 0
    /// A continuous gesture began.
    case began = 1
    /// A continuous gesture changed.
    case changed = 2
    /// The gesture is complete.
    case ended = 3
    /// A continuous gesture was cancelled.
    case cancelled = 4
    /// The touches don't match the gesture.
    case failed = 5

    /// A discrete gesture was recognized.
    ///
    /// Equal to ``ended``.
    public static let recognized = State.ended

    init(_ state: GestureState) { self = State(rawValue: state.rawValue) ?? .possible }
  }
}

/// Makes decisions for a recognizer.
///
/// Every method has a neutral default. A method that is implemented only in a *subclass* of a
/// conforming class isn't called, because the compiler has already chosen the default. Declare the
/// method in the conforming class and override it.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Returns whether a recognizer that is about to be recognized may begin; `false` makes it fail.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Returns whether both gestures may be recognized simultaneously; one `true` is enough.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether the first recognizer waits for the second one to fail.
  ///
  /// Called once per attempt.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether the second recognizer waits for the first one to fail.
  ///
  /// Called once per attempt.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether the recognizer receives a new touch; `touch.view` is the hit-tested view.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  /// Returns whether the recognizer receives a new press.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool
  /// Returns whether the recognizer receives any part of an event.
  ///
  /// Called before the method for the touch.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns `true`.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// Returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns `true`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  /// Returns `true`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { true }
  /// Returns `true`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }
}
