package import TouchstoneGestures

/// Watches touches for a gesture, before the views see them.
///
/// A recognizer sees every touch that hits its view or anything in it. A subclass overrides the
/// touch methods, sets ``state`` along the allowed moves, and forgets everything in ``reset()``. What
/// becomes of its request is decided among all recognizers that share its touches; see
/// `GestureEnvironment`, which puts the rules in order.
///
/// The class body is a table of contents: the work stands in the files of the facets.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// A number that is never used again; rules speak of recognizers by it.
  nonisolated package let id = GestureInternals.nextID()
  /// What the coordinator keeps of it.
  @exclusivity(unchecked) package final var internals = GestureInternals()
  @exclusivity(unchecked) final var targets = GestureTargets()
  /// What became of its latest sequence, for whoever asks why.
  package internal(set) var latestVerdict: Verdict?
  /// What it has come to so far, or what became of its latest sequence.
  package final var presentVerdict: String? { (internals.verdict ?? latestVerdict).map { "\($0)" } }

  /// Makes a recognizer that sends `action` to `target`.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Makes a recognizer that tells nobody yet.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Makes a recognizer from an archive; there is none to read here.
  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  // MARK: Settings

  /// The view it is attached to.
  open var view: UIView? { internals.view }
  /// Decides on its behalf; not kept alive.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether it takes part; turning it off in the middle of a gesture cancels it.
  open var isEnabled: Bool {
    get { internals.isEnabled }
    set { setEnabled(newValue) }
  }
  /// Whether recognizing takes the touches away from their views.
  open var cancelsTouchesInView = true
  /// Whether views get touches only when the recognizer has failed.
  open var delaysTouchesBegan = false
  /// Whether views get the ends of touches only when the recognizer has failed.
  open var delaysTouchesEnded = true
  /// The types of touches it takes, as raw values; all of them at first.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3] {
    didSet {
      allowedTouchTypes =
        NumberCheck.admit(allowedTouchTypes, else: oldValue, "allowedTouchTypes", of: self) ?? []
    }
  }
  /// The types of presses it takes, as raw values: all at first, or select where a press can tap.
  open var allowedPressTypes: [NSNumber] {
    get { chosenPressTypes ?? ordinaryPressTypes.map { NSNumber(value: $0.rawValue) } }
    set {
      chosenPressTypes = NumberCheck.admit(
        newValue, else: chosenPressTypes, "allowedPressTypes", of: self)
    }
  }
  private var chosenPressTypes: [NSNumber]?
  /// Whether the first touch's type shuts out all others until the reset.
  open var requiresExclusiveTouchType = true
  /// What messages call it.
  open var name: String? { didSet { RecognizerVersion.advance() } }

  // MARK: State

  /// What the recognizer is doing; a subclass sets it, and only along the allowed moves.
  ///
  /// Setting it out of possible is a request, decided when all recognizers have heard of the event. In
  /// its own touch methods the recognizer reads the request at once, unless others have to fail first;
  /// everybody else reads what was decided. A request that is not granted reads *failed*. An observer
  /// on an override runs for every state.
  open var state: State {
    get { State(ownState) }
    set { setState(newValue) }
  }
  /// The modifier keys of the last event it processed; never a requirement.
  open var modifierFlags: UIKeyModifierFlags { internals.modifiers }
  /// The pointer's buttons of the last event it processed; never a requirement.
  open var buttonMask: UIEvent.ButtonMask { internals.buttons }

  // MARK: Targets

  /// Sends `action` to `target`, which is not kept alive, with each change of state but failing.
  open func addTarget(_ target: Any, action: Selector) { register(target, action) }
  /// Stops sending; nil stands for every target or every action.
  open func removeTarget(_ target: Any?, action: Selector?) { targets.remove(target, action) }

  // MARK: Where

  /// The middle of its touches, in the coordinates of `view`, or of the window for nil.
  open func location(in view: UIView?) -> CGPoint { centerOfTouches(in: view) }
  /// How many touches it takes.
  open var numberOfTouches: Int { internals.touches.count }
  /// One touch's place; the middle of all for a number that no touch has.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    place(ofTouch: touchIndex, of: internals.touches, in: view)
  }

  // MARK: Failure requirements

  /// Lets this recognizer wait until the other one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    addRequirement(otherGestureRecognizer)
  }
  /// Whether this class waits for another recognizer's failure; false unless overridden.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another recognizer waits for this class's failure; false unless overridden.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  // MARK: Prevention

  /// Whether recognizing it may keep the other one from being recognized; true unless overridden.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether recognizing the other one may keep it from being recognized; true unless overridden.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: For subclasses

  /// Whether it takes anything of an event: by default, what the delegate says.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }
  /// Fingers came down; a kit recognizer looks at them here, so that an override of one calls super.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    take(touches, .began, event)
  }
  /// Fingers moved; a kit recognizer looks at them here, so that an override of one calls super.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    take(touches, .moved, event)
  }
  /// Fingers were lifted; a kit recognizer looks at them here, so that an override of one calls super.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    take(touches, .ended, event)
  }
  /// Touches were taken away by the system; a kit recognizer looks at them here, so that an override of one calls super.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    take(touches, .cancelled, event)
  }
  /// Estimated values of its touches are known better now, as those of a pencil.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Buttons went down; a tap or long press looks at them here, so that an override calls super.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    take(presses, .began)
  }
  /// The force on a button changed; a tap or long press looks at it here.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    take(presses, .moved)
  }
  /// Buttons were released; a tap or long press looks at them here, so that an override calls super.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    take(presses, .ended)
  }
  /// Presses were taken away by the system; a tap or long press looks at them here.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    take(presses, .cancelled)
  }
  /// The gesture is over, and the state is possible again; forget everything about it.
  open func reset() {}
  /// Takes no more of a touch; its view goes on getting it, whatever is recognized.
  open func ignore(_ touch: UITouch, for event: UIEvent) { ignore(touch) }
  /// Takes no more of a press.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) { ignore(button) }

  // MARK: What the kit's own recognizers override

  /// Touches came, moved or went, for the kit's recognizers to look at.
  func take(_ touches: Set<UITouch>, _ method: TouchMethod, _ event: UIEvent) {}
  /// Presses began, changed or ended, for a tap or long press to look at.
  func take(_ presses: Set<UIPress>, _ method: TouchMethod) {}
  /// The presses it takes unless the program says otherwise; see `Differences.md`.
  var ordinaryPressTypes: [UIPress.PressType] { UIPress.PressType.all }
  /// A wheel or trackpad scrolled over its view; only a pan takes that.
  func scrolled(_ event: ScrollEvent) {}
  /// Whether scrolling of the event's kind is for it; no, unless it is a pan that wants it.
  func takesScrolls(_ event: ScrollEvent) -> Bool { false }
  /// Two fingers pinched or turned on a trackpad over its view; only a pinch or rotation takes that.
  func transformed(_ event: TransformEvent) {}
  /// Whether pinches and turns on a trackpad are for it.
  var takesTransforms: Bool { false }
  /// Whether it takes touches at all; a hover does not.
  var takesTouches: Bool { true }
  /// Whether it is one moment or lasts; a subclass outside the kit never says.
  var kind: GestureKind { .undeclared }
  /// How many taps it is about; nil for what is no tap.
  var tapsInQuestion: Int? { nil }
  /// The buttons a pointer has to hold.
  package var buttonsRequired: UIEvent.ButtonMask { [] }
  /// Whether it waits for more touches while none is down.
  var awaitsTouches: Bool { false }
  /// When time alone will decide; nil while only touches can.
  var deadline: Double? { nil }
  /// Its moment has come: it may move by time alone.
  func timePassed(at time: Double) {}
  /// What it required to fail has failed, and it is about to be recognized.
  func wasReleased() {}
}

extension UIGestureRecognizer {
  /// What a recognizer is doing.
  public enum State: Int, Sendable {
    /// Nothing yet, or it can't tell yet.
    case possible = 0
    /// A continuous gesture began.
    case began = 1
    /// A continuous gesture went on.
    case changed = 2
    /// The gesture is complete.
    case ended = 3
    /// A continuous gesture was taken away.
    case cancelled = 4
    /// It is no such gesture.
    case failed = 5

    /// A discrete gesture was recognized: the same as ``ended``.
    public static let recognized = State.ended

    init(_ state: GestureState) { self = State(rawValue: state.rawValue) ?? .possible }
  }
}

/// Decides on a recognizer's behalf. Every method has a neutral default.
///
/// One that is added only in a *subclass* of a conforming class is not called: the compiler has
/// already chosen the default. Declare it in the class that conforms and override it.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether a recognizer that is about to be recognized may; false makes it fail.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether both may be recognized at once; one yes is enough.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the first waits for the second one's failure; asked once for each attempt.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the second waits for the first one's failure; asked once for each attempt.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the recognizer takes a new touch; `touch.view` is the view that was hit.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  /// Whether the recognizer takes a new press.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool
  /// Whether the recognizer takes anything of an event; asked before the touch.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Yes.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Yes.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  /// Yes.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { true }
  /// Yes.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }
}
