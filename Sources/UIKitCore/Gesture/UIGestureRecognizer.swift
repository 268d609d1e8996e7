/// Watches touches for a gesture, before the views see them: the abstract class.
///
/// A recognizer sees every touch that hits its view or anything in it. Subclasses override the touch
/// methods and set ``state``. The concrete recognizers, and how they decide among each other, are
/// not there yet: see `Documentation/NotYet.md`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  weak var attachedView: UIView?
  private(set) var currentState = State.possible
  var targets: [GestureTarget] = []
  /// The touches it was offered and takes, in order.
  var receivedTouches: ContiguousArray<UITouch> = []
  /// Whether its state moved during the event that is going on.
  var pendingActions: [State] = []
  /// Whether its actions are being called.
  var isSendingActions = false

  /// Makes a recognizer that sends `action` to `target`.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Makes a recognizer that tells nobody yet.
  public convenience override init() { self.init(target: nil, action: nil) }

  // MARK: Settings

  /// The view it is attached to.
  open var view: UIView? { attachedView }
  /// Whether it takes part; turning it off in the middle of a gesture cancels it.
  open var isEnabled = true {
    didSet { if !isEnabled { GestureEnvironment.recognizerDidLeave(self) } }
  }
  /// Whether recognizing takes the touches away from their views.
  open var cancelsTouchesInView = true
  /// What messages call it.
  open var name: String?
  /// What the recognizer is doing; a subclass sets it, and only along the allowed moves.
  open var state: State {
    get { currentState }
    set { move(to: newValue) }
  }

  // MARK: Targets

  /// Sends `action` to `target`, which is not kept alive, with each change of state.
  open func addTarget(_ target: Any, action: Selector) {
    let entry = GestureTarget(target: target as AnyObject, action: action)
    if !targets.contains(where: { $0.isSame(as: entry) }) { targets.append(entry) }
  }
  /// Stops sending; nil stands for every target or every action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { entry in
      (object == nil || entry.target === object) && (action == nil || entry.action == action)
    }
  }

  // MARK: Where

  /// The middle of its touches, in the coordinates of `view`, or of the window for nil.
  open func location(in view: UIView?) -> CGPoint { GestureLocation.center(of: self, in: view) }
  /// How many touches it takes.
  open var numberOfTouches: Int { receivedTouches.count }
  /// One touch's place; the middle of all for a number there is none of.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    GestureLocation.place(of: self, touchIndex, in: view)
  }

  // MARK: For subclasses

  /// Fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches were taken away by the system.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The gesture is over; forget everything about it.
  open func reset() {}
  /// Takes no more of a touch.
  open func ignore(_ touch: UITouch, for event: UIEvent) { GestureEnvironment.ignore(touch, self) }

  /// Takes an allowed move; any other is reported and has no effect.
  private func move(to state: State) {
    guard currentState.allows(state) else {
      Fault.report(
        "\(ViewDescription.name(self)) can't go from \(currentState) to \(state); it stays")
      return
    }
    GestureEnvironment.report(self, from: currentState, to: state)
    currentState = state
    if state != .failed { pendingActions.append(state) }
  }

  /// Goes back to the beginning after a gesture.
  func restart() {
    currentState = .possible
    pendingActions = []
    receivedTouches = []
    reset()
  }
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

    func allows(_ next: State) -> Bool {
      switch (self, next) {
      case (.possible, .began), (.possible, .ended), (.possible, .failed): true
      case (.began, .changed), (.began, .ended), (.began, .cancelled): true
      case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): true
      default: false
      }
    }
  }
}

/// Somebody a recognizer tells.
struct GestureTarget {
  weak var target: AnyObject?
  let action: Selector

  @MainActor
  func isSame(as other: GestureTarget) -> Bool {
    target === other.target && action == other.action
  }
}

/// Where a recognizer's touches are.
@MainActor
enum GestureLocation {
  static func center(of recognizer: UIGestureRecognizer, in view: UIView?) -> CGPoint {
    let places = recognizer.receivedTouches.map { $0.location(in: view) }
    guard !places.isEmpty else { return .zero }
    let count = CGFloat(places.count)
    return CGPoint(
      x: places.reduce(0) { $0 + $1.x } / count, y: places.reduce(0) { $0 + $1.y } / count)
  }

  static func place(
    of recognizer: UIGestureRecognizer, _ index: Int, in view: UIView?
  ) -> CGPoint {
    guard recognizer.receivedTouches.indices.contains(index) else {
      Fault.report("\(ViewDescription.name(recognizer)) has no touch \(index)")
      return center(of: recognizer, in: view)
    }
    return recognizer.receivedTouches[index].location(in: view)
  }
}
