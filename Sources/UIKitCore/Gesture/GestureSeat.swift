internal import Synchronization
internal import TouchstoneGestures

/// What the coordinator keeps of one recognizer.
struct GestureSeat {
  weak var view: UIView?
  weak var environment: GestureEnvironment?
  var isEnabled = true
  var state = GestureState.possible
  /// The touches it takes, while they are down.
  var touches: ContiguousArray<UITouch> = []
  /// Every touch since its reset, also those that were lifted.
  var sequence: ContiguousArray<UITouch> = []
  /// Whether it takes part in a scroll by wheel or trackpad.
  var isScrolling = false
  /// The type of the first touch since its reset.
  var firstType: Int?
  var modifiers: UIKeyModifierFlags = []
  var buttons: UIEvent.ButtonMask = []
  /// Where it would be if it had not to wait for others to fail.
  var held: GestureState?
  /// Whether a held continuous gesture ended while it waited.
  var heldEnd = false
  /// Whether it is being asked whether it may begin.
  var isAttempting = false
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

  /// Whether touches still mean anything to it in this sequence.
  var isLive: Bool { !state.isFinal }

  private static let latest = Atomic<Int>(0)

  static func nextID() -> Int { latest.add(1, ordering: .relaxed).newValue }
}

/// The targets of a recognizer: pairs of a weak target and an action.
struct GestureTargets {
  private struct Entry {
    weak var target: AnyObject?
    let action: Selector
  }

  private var entries: [Entry] = []

  /// Adds a pair once; `any` targets that are values can't be held and are passed over.
  @MainActor
  mutating func add(_ target: Any, _ action: Selector) {
    let object = target as AnyObject
    entries.removeAll { $0.target == nil }
    guard !entries.contains(where: { $0.target === object && $0.action == action }) else { return }
    entries.append(Entry(target: object, action: action))
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
  func send(_ sender: UIGestureRecognizer, to application: UIApplication?) {
    for entry in entries {
      guard let target = entry.target else { continue }
      let handled = entry.action.perform(on: target, sender: sender, event: nil)
      application?.report(entry.action, from: sender, to: target, handled: handled)
    }
  }
}
