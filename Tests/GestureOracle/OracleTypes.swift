// A plain statement of UIKit's rules for a few recognizers on one view. It imports nothing and
// shares nothing with what it is compared with. Time is in whole milliseconds, places in points.

/// What happens to one finger, or to all for a while.
public enum OracleStep: Hashable, Sendable {
  case down(Int)
  case up(Int)
  case cancel(Int)
  /// So many points to the right.
  case move(Int, by: Int)
  /// So many milliseconds.
  case wait(Int)

  /// The steps of the model check for one finger.
  public static func all(finger: Int) -> [OracleStep] {
    [
      .down(finger), .up(finger), .cancel(finger), .move(finger, by: 5), .move(finger, by: 20),
      .wait(100), .wait(600),
    ]
  }
}

/// What a recognizer looks for.
public enum OracleKind: Hashable, Sendable {
  case tap(Int)
  case longPress
  case pan
  /// To the right.
  case swipe

  var taps: Int { if case .tap(let count) = self { count } else { 0 } }
}

/// One recognizer on the view; their order is the order in which they were added.
public struct OracleRecognizer: Hashable, Sendable {
  public var kind: OracleKind
  public var cancelsTouchesInView = true
  public var delaysTouchesBegan = false
  public var delaysTouchesEnded = true

  public init(_ kind: OracleKind) { self.kind = kind }
}

/// The recognizers and what binds them.
public struct OracleGraph: Hashable, Sendable {
  public var recognizers: [OracleRecognizer]
  /// Failure requirements, in the order in which they were made: the first waits for the second.
  public var failures: [[Int]] = []
  /// Pairs that are recognized together.
  public var simultaneous: [[Int]] = []

  public init(_ recognizers: [OracleRecognizer]) { self.recognizers = recognizers }
}

/// The states in which actions are sent.
public enum OracleAction: String, Hashable, Sendable {
  case began
  case changed
  case ended
  case cancelled
}

/// One touch callback of the view; fingers are numbered as in the script.
public struct OracleCallback: Hashable, Sendable {
  public enum Phase: String, Hashable, Sendable {
    case began
    case moved
    case ended
    case cancelled
  }

  public var finger: Int
  public var phase: Phase

  public init(_ phase: Phase, finger: Int) {
    self.phase = phase
    self.finger = finger
  }
}

/// What comes of a script.
public struct OracleOutcome: Hashable, Sendable {
  /// The action states of each recognizer, in order.
  public var actions: [[OracleAction]]
  /// The view's callbacks, in order.
  public var view: [OracleCallback]

  public init(actions: [[OracleAction]], view: [OracleCallback]) {
    self.actions = actions
    self.view = view
  }
}

/// The numbers that Apple does not publish, as they are chosen here.
public struct OracleNumbers: Hashable, Sendable {
  /// A tap's longest duration in ms, and its movement in points (behaviour 174).
  public var tapDuration = 750
  public var tapMovement = 45
  /// The longest gap between two taps in ms (behaviour 174, 175), and their distance in points.
  public var tapInterval = 350
  public var tapDistance = 45
  /// A press (behaviour 178, 179).
  public var pressDuration = 500
  public var pressMovement = 10
  /// A pan's hysteresis (behaviour 186).
  public var panDistance = 10
  /// A swipe's distances, slow and fast, in points; speeds in points a second; longest duration in
  /// ms (behaviour 195, 196). All moves here go straight to the right.
  public var swipeSlowDistance = 50.0
  public var swipeFastDistance = 60.0
  public var swipeSlowSpeed = 100.0
  public var swipeFastSpeed = 1000.0
  public var swipeDuration = 500

  public init() {}
}
