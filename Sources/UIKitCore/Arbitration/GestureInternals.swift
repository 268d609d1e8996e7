internal import Synchronization
package import TouchstoneGestures
internal import TouchstoneHitTree

/// What the coordinator keeps of one recognizer.
package struct GestureInternals {
  private var viewReference = SharedBackReference<UIView>()
  var view: UIView? {
    get { viewReference.object }
    set { viewReference = SharedBackReference(newValue) }
  }
  private var environmentReference = SharedBackReference<GestureEnvironment>()
  var environment: GestureEnvironment? {
    // What refers to it goes with the recognizer, or in the setter.
    get { Lent(environmentReference).use { $0.object } }
    set { environmentReference = SharedBackReference(newValue) }
  }
  var isEnabled = true
  /// Whose failure it waits for, because a program said so.
  package var requirements = FailureRequirements<UIGestureRecognizer>()
  /// Whose failure it waits for in this attempt, because a class or a delegate said so.
  var requirementsOfAttempt: [FailureRequirement<UIGestureRecognizer>] = []
  /// Whether a program ever required it to fail.
  var isRequired = false
  var state = GestureState.possible
  /// The touches that it has received.
  var touchList = ContactList<UITouch>()
  /// The presses that it has received.
  var pressList = ContactList<UIPress>()
  /// What it said about the latest event that it was asked about.
  var answer: EventAnswer?
  /// Room for what its recognition is fed with.
  var samples: [GestureSample] = []
  /// Whether it takes part in a scroll by wheel or trackpad.
  var isScrolling = false
  /// Whether it takes part in a pinch or turn on a trackpad.
  package var isTransforming = false
  /// Where the pointer was in its scroll or transform, on the screen.
  var pointer: GesturePoint?
  /// The type of the first touch since its reset.
  var firstType: Int?
  var modifiers: UIKeyModifierFlags = []
  var buttons: UIEvent.ButtonMask = []
  /// Its place among those that have a part in the sequence.
  var rank = GestureRank()
  /// The environment in whose sequence it has a part.
  var involvement: ObjectIdentifier?
  /// Where it is ready to be, until it is decided whether it may.
  var held: GestureState?
  /// Whether it is ready and others have to fail first.
  var isWaiting = false
  /// Whether classes and delegates were asked whom it has to wait for.
  var hasAsked = false
  /// Whether a held continuous gesture changed in the very event in which it got ready.
  var heldChange = false
  /// Whether a held continuous gesture ended while it waited.
  var heldEnd = false
  /// Whether it got ready in a touch method of its own, and so can read what it requested there.
  var isRequestHeard = false
  /// Whether it reads its request, as far as it has asked: not while others have to fail first.
  var seesRequest: Bool?
  /// Whether others are being asked about its request; to them it is where it was.
  var isAttempting = false
  /// The state that was decided on and is about to be put in place through its property.
  var granted: GestureState?
  /// Whether its property is being set, so that whoever observes it will look right afterwards.
  var isBeingSet = false
  /// Whether it got into a state while its property was being set, and no observer has looked yet.
  var isUnobserved = false
  /// Where it got to, while its targets are told of a state before that.
  var stateBehindAction: GestureState?
  /// Whether its targets know that it began, and not yet that it is over.
  var owesEnd = false
  /// Whether it was recognized since its reset.
  var wasRecognized = false
  /// Why it failed or was cancelled, or what else became of it.
  var verdict: Verdict?
  /// The cause a kit recognizer gives for the state it is about to set.
  var cause: Cause?
  /// The timer that waits for its deadline.
  var timer: GestureTimer?

  /// The touches it takes, while they are down.
  package var touches: ContiguousArray<UITouch> { touchList.live }
  /// Every touch since its reset, also those that were lifted.
  package var sequence: ContiguousArray<UITouch> { touchList.all }
  /// The presses it takes, while they are down.
  var presses: ContiguousArray<UIPress> { pressList.live }

  /// All that it has received since its reset, touches first.
  var contacts: [any Contact] { touchList.all.map { $0 } + pressList.all.map { $0 } }

  /// Whether touches still mean anything to it in this sequence.
  package var isLive: Bool { !state.isFinal }

  /// Whether every touch and press that it takes is over.
  @MainActor
  var isLeftAlone: Bool {
    for touch in touches where !touch.isFinished { return false }
    for press in presses where !press.isFinished { return false }
    return true
  }

  /// What it requested last, while that is not decided.
  var requested: GestureState? { heldEnd ? .ended : heldChange ? .changed : held }

  /// Whether one moment decides it and it has come: nothing that begins later matters to it.
  var isAsGoodAsOver: Bool { held == .ended || heldEnd }

  /// Whether both have a touch, a press, a scroll or a transform in common.
  func sharesInput(with other: GestureInternals) -> Bool {
    isScrolling && other.isScrolling || isTransforming && other.isTransforming
      || sequence.contains { touch in other.sequence.contains { $0 === touch } }
      || pressList.all.contains { press in other.pressList.all.contains { $0 === press } }
  }

  /// It is ready no more.
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

/// What a recognizer said about one state of one event.
struct EventAnswer {
  let event: SharedBackReference<UIEvent>
  let round: Int
  let isYes: Bool
}

/// The targets of a recognizer: pairs of a weak target and an action.
struct GestureTargets {
  /// An object, since a value with a selector in it is copied part by part for every action.
  final class Entry {
    private let reference: BackReference<AnyObject>
    let action: Selector

    init(target: AnyObject, action: Selector) {
      reference = BackReference(target)
      self.action = action
    }

    var target: AnyObject? { reference.object }

    /// Calls the target, if it is there.
    @MainActor
    func send(_ sender: UIGestureRecognizer, to application: UIApplication) {
      guard let target = reference.object else { return }
      let handled = action.send(to: target, from: sender, event: nil)
      guard application.tracer.isActive else { return }
      application.report(action, from: sender, to: target, isHandled: handled)
    }
  }

  private(set) var entries: [Entry] = []
  /// The only pair, as nearly always.
  var only: Entry? { entries.count == 1 ? entries[0] : nil }

  /// Adds a pair once; `any` targets that are values can't be held and are passed over.
  @MainActor
  mutating func add(_ target: Any, _ action: Selector) {
    let object = target as AnyObject
    entries.removeAll { $0.target == nil }
    guard !entries.contains(where: { $0.target === object && $0.action == action }) else { return }
    entries.append(Entry(target: object, action: action))
  }

  /// Methods alone that were added, and that may have been there already.
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

  /// Tells every target that is there now, whatever an action adds or removes.
  @MainActor
  func send(_ sender: UIGestureRecognizer, to application: UIApplication) {
    for entry in entries { entry.send(sender, to: application) }
  }
}
