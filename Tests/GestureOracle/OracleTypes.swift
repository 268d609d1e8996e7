// A plain statement of UIKit's rules for a few recognizers on one view. It imports nothing and
// shares nothing with what it is compared with. Time is in whole milliseconds, places in points.

/// What happens to one finger, or to all for a while.
package enum OracleStep: Hashable, Sendable {
  case down(Int)
  case up(Int)
  case cancel(Int)
  /// So many points to the right.
  case move(Int, by: Int)
  /// So many milliseconds.
  case wait(Int)

  /// The steps of the model check for one finger.
  package static func all(finger: Int) -> [OracleStep] {
    [
      .down(finger), .up(finger), .cancel(finger), .move(finger, by: 5), .move(finger, by: 20),
      .wait(100), .wait(600),
    ]
  }
}

/// What a recognizer looks for.
package enum OracleKind: Hashable, Sendable {
  case tap(Int)
  case longPress
  case pan
  /// To the right.
  case swipe

  var taps: Int { if case .tap(let count) = self { count } else { 0 } }
}

/// One recognizer on the view; their order is the order in which they were added.
package struct OracleRecognizer: Hashable, Sendable {
  package var kind: OracleKind
  package var cancelsTouchesInView = true
  package var delaysTouchesBegan = false
  package var delaysTouchesEnded = true
  /// What its delegate says when it wants to begin.
  package var mayBegin = true

  package init(_ kind: OracleKind) { self.kind = kind }
}

/// The recognizers and what binds them.
package struct OracleGraph: Hashable, Sendable {
  package var recognizers: [OracleRecognizer]
  /// Failure requirements, in the order in which they were made: the first waits for the second.
  package var failures: [[Int]] = []
  /// The same as the first one's delegate says when the first is ready.
  package var requiredByDelegate: [[Int]] = []
  /// The same as the second one's delegate says when the first is ready.
  package var requiredOfDelegate: [[Int]] = []
  /// Pairs that are recognized together, as the first one's delegate says.
  package var simultaneous: [[Int]] = []

  package init(_ recognizers: [OracleRecognizer]) { self.recognizers = recognizers }
}

/// The states in which actions are sent.
package enum OracleAction: String, Hashable, Sendable {
  case began
  case changed
  case ended
  case cancelled
}

/// One touch callback of the view; fingers are numbered as in the script.
package struct OracleCallback: Hashable, Sendable {
  package enum Phase: String, Hashable, Sendable {
    case began
    case moved
    case ended
    case cancelled
  }

  package var finger: Int
  package var phase: Phase

  package init(_ phase: Phase, finger: Int) {
    self.phase = phase
    self.finger = finger
  }
}

/// Where a recognizer stands after a step.
package enum OracleState: String, Hashable, Sendable {
  case possible
  case active
  case recognized
  case cancelled
  case failed
}

/// What became of a recognizer between two resets.
package enum OracleVerdict: String, Hashable, Sendable {
  case recognized
  case cancelled
  case failed
  case prevented
}

/// One thing that can be seen from outside.
package enum OracleEntry: Hashable, Sendable {
  /// A recognizer sent an action.
  case action(Int, OracleAction)
  /// A recognizer reads another state in a touch method than before it.
  case reads(Int, OracleState)
  /// The view was called.
  case view(OracleCallback)
  /// A step is over: what became of those that were reset in it, and where all stand now.
  case step(over: [Int: OracleVerdict], states: [OracleState])
}

/// What comes of a script.
package struct OracleOutcome: Hashable, Sendable {
  /// The action states of each recognizer, in order.
  package var actions: [[OracleAction]]
  /// The view's callbacks, in order.
  package var view: [OracleCallback]

  /// The same of a whole log.
  package init(of log: [OracleEntry], recognizers: Int) {
    actions = Array(repeating: [], count: recognizers)
    view = []
    for entry in log {
      switch entry {
      case .action(let index, let action): actions[index].append(action)
      case .view(let callback): view.append(callback)
      case .reads, .step: break
      }
    }
  }

  package init(actions: [[OracleAction]], view: [OracleCallback]) {
    self.actions = actions
    self.view = view
  }
}

/// The numbers that Apple does not publish, as they are chosen here.
package struct OracleNumbers: Hashable, Sendable {
  /// A tap's longest duration in ms, and its movement in points (statement 174).
  package var tapDuration = 750
  package var tapMovement = 45
  /// The longest gap between two taps in ms (statement 174, 175), and their distance in points.
  package var tapInterval = 350
  package var tapDistance = 45
  /// A press (statement 178, 179).
  package var pressDuration = 500
  package var pressMovement = 10
  /// A pan's hysteresis (statement 186).
  package var panDistance = 10
  /// A swipe's distances, slow and fast, in points; speeds in points a second; longest duration in
  /// ms (statement 195, 196). All moves here go straight to the right.
  package var swipeSlowDistance = 50.0
  package var swipeFastDistance = 60.0
  package var swipeSlowSpeed = 100.0
  package var swipeFastSpeed = 1000.0
  package var swipeDuration = 500

  package init() {}
}
