internal import Synchronization
package import TouchstoneGestures
internal import TouchstoneHitTree

/// The state that the coordinator stores for one recognizer.
package struct GestureInternals {
  private var viewReference = SharedZeroingReference<UIView>()
  var view: UIView? {
    get { viewReference.object }
    set { viewReference = SharedZeroingReference(newValue) }
  }
  private var environmentReference = SharedZeroingReference<GestureEnvironment>()
  var environment: GestureEnvironment? {
    // The reference is released only with the recognizer or in the setter.
    get { Borrowed(environmentReference).use { $0.object } }
    set { environmentReference = SharedZeroingReference(newValue) }
  }
  var isEnabled = true
  /// The permanent failure requirements, set by the app.
  package var requirements = FailureRequirements<UIGestureRecognizer>()
  /// The failure requirements of this attempt, from classes and delegates.
  var requirementsOfAttempt: [FailureRequirement<UIGestureRecognizer>] = []
  /// Whether the app has ever required this recognizer to fail.
  var isRequired = false
  var state = GestureState.possible
  /// The touches that it has received.
  var touchList = ContactList<UITouch>()
  /// The presses that it has received.
  var pressList = ContactList<UIPress>()
  /// The answer about the last event for which `shouldReceive` was called.
  var answer: EventAnswer?
  /// A reusable buffer for the recognition's input.
  var samples: [GestureSample] = []
  /// Whether it takes part in a scroll by wheel or trackpad.
  var isScrolling = false
  /// Whether it takes part in a pinch or rotation on a trackpad.
  package var isTransforming = false
  /// The location of the pointer in its scroll or transform, in screen coordinates.
  var pointer: GesturePoint?
  /// The type of the first touch since its reset.
  var firstType: Int?
  var modifiers: UIKeyModifierFlags = []
  var buttons: UIEvent.ButtonMask = []
  /// The rank that determines its index in the sequence.
  var rank = GestureRank()
  /// The environment with the sequence in which it takes part.
  var involvement: ObjectIdentifier?
  /// The state for which it is ready, until it is decided whether it may proceed.
  var held: GestureState?
  /// Whether it is ready, and others have to fail first.
  var isWaiting = false
  /// Whether classes and delegates were asked for its failure requirements.
  var hasAsked = false
  /// Whether a ready continuous gesture changed in the same event in which it became ready.
  var heldChange = false
  /// Whether a ready continuous gesture ended while it waited.
  var heldEnd = false
  /// Whether it became ready in one of its own touch methods, where it can read its request.
  var isRequestHeard = false
  /// Whether it reads its request, or `nil` if that isn't known yet. `false` while others have to
  /// fail first.
  var seesRequest: Bool?
  /// Whether delegates and classes are being asked about its request. They see its previous state.
  var isAttempting = false
  /// The decided state that is about to be assigned through its property.
  var granted: GestureState?
  /// Whether its property is being set, after which observers read the new state.
  var isBeingSet = false
  /// Whether it entered a state while its property was being set, and observers haven't read it
  /// yet.
  var isUnobserved = false
  /// Its actual state while its targets receive an action for an earlier state.
  var stateBehindAction: GestureState?
  /// Whether its targets have received its beginning, but not its end.
  var owesEnd = false
  /// Whether it was recognized since its reset.
  var wasRecognized = false
  /// The outcome of its attempt, with the cause of a failure or cancellation.
  var verdict: Verdict?
  /// The cause that one of the framework's recognizers provides for the state that it is about to
  /// set.
  var cause: Cause?
  /// The timer for its deadline.
  var timer: GestureTimer?

  /// The current touches that it receives.
  package var touches: ContiguousArray<UITouch> { touchList.live }
  /// All touches since its reset, including ended touches.
  package var sequence: ContiguousArray<UITouch> { touchList.all }
  /// The current presses that it receives.
  var presses: ContiguousArray<UIPress> { pressList.live }

  /// Everything it has received since its reset, touches first.
  var contacts: [any Contact] { touchList.all.map { $0 } + pressList.all.map { $0 } }

  /// Whether touches can still change its state in this sequence.
  package var isLive: Bool { !state.isFinal }

  /// Whether all touches and presses that it receives are over.
  @MainActor
  var isLeftAlone: Bool {
    for touch in touches where !touch.isFinished { return false }
    for press in presses where !press.isFinished { return false }
    return true
  }

  /// Its last requested state while that isn't decided, otherwise `nil`.
  var requested: GestureState? { heldEnd ? .ended : heldChange ? .changed : held }

  /// Whether it is ready to end, so that contacts that begin later don't matter to it.
  var isAsGoodAsOver: Bool { held == .ended || heldEnd }

  /// Returns whether both have a touch, a press, a scroll or a transform in common.
  func sharesInput(with other: GestureInternals) -> Bool {
    isScrolling && other.isScrolling || isTransforming && other.isTransforming
      || sequence.contains { touch in other.sequence.contains { $0 === touch } }
      || pressList.all.contains { press in other.pressList.all.contains { $0 === press } }
  }

  /// Clears the state of being ready.
  mutating func forgetAttempt() {
    held = nil
    heldChange = false
    heldEnd = false
    isRequestHeard = false
    seesRequest = nil
    isWaiting = false
    hasAsked = false
  }

  private static let latest = Atomic<Int>(0)

  static func nextID() -> Int { latest.add(1, ordering: .relaxed).newValue }
}

/// A recognizer's answer about one state of an event.
struct EventAnswer {
  let event: SharedZeroingReference<UIEvent>
  let round: Int
  let isYes: Bool
}

/// The targets of a recognizer: pairs of a weak target and an action.
struct GestureTargets {
  /// An object, because a value that contains a selector is copied field by field for every action.
  final class Entry {
    private let reference: ZeroingReference<AnyObject>
    let action: Selector

    init(target: AnyObject, action: Selector) {
      reference = ZeroingReference(target)
      self.action = action
    }

    var target: AnyObject? { reference.object }

    /// Calls the target if it isn't deallocated.
    @MainActor
    func send(_ sender: UIGestureRecognizer, to application: UIApplication) {
      guard let target = reference.object else { return }
      let handled = action.send(to: target, from: sender, event: nil)
      guard application.tracer.isActive else { return }
      application.report(action, from: sender, to: target, isHandled: handled)
    }
  }

  private(set) var entries: [Entry] = []
  /// The only entry, which is the usual case, or `nil` if there isn't exactly one.
  var only: Entry? { entries.count == 1 ? entries[0] : nil }

  /// Adds a target and action, unless the pair is already there.
  ///
  /// The list doesn't retain targets. A target that is a value can't be stored and is never called.
  @MainActor
  mutating func add(_ target: Any, _ action: Selector) {
    let object = target as AnyObject
    entries.removeAll { $0.target == nil }
    guard !entries.contains(where: { $0.target === object && $0.action == action }) else { return }
    entries.append(Entry(target: object, action: action))
  }

  /// The unnamed methods that may repeat an earlier entry.
  @MainActor
  var repetitions: [RepeatedAction] {
    entries.indices.compactMap { later in
      entries[..<later].lazy.compactMap { earlier -> RepeatedAction? in
        guard let target = earlier.target, target === entries[later].target else { return nil }
        return RepeatedAction(
          earlier.action, entries[later].action, target: TraceSubject(target),
          occasion: "for each change")
      }.first
    }
  }

  @MainActor
  mutating func remove(_ target: Any?, _ action: Selector?) {
    let object = target.map { $0 as AnyObject }
    entries.removeAll { entry in
      (object == nil || entry.target === object) && (action == nil || entry.action == action)
    }
  }

  /// Calls every target that exists at the start of the call, even if an action adds or removes
  /// some.
  @MainActor
  func send(_ sender: UIGestureRecognizer, to application: UIApplication) {
    for entry in entries { entry.send(sender, to: application) }
  }
}
