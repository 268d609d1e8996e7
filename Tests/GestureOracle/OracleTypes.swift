// A plain statement of UIKit's rules for a few recognizers on one view. It imports nothing and
// shares nothing with the implementation that it is compared with. Times are in whole milliseconds,
// and locations in points.

/// A step of one finger, or a time of waiting.
package enum OracleStep: Hashable, Sendable {
  case down(Int)
  case up(Int)
  case cancel(Int)
  /// A move by a number of points to the right.
  case move(Int, by: Int)
  /// A wait of a number of milliseconds.
  case wait(Int)

  /// Returns the steps of the model check for one finger.
  package static func all(finger: Int) -> [OracleStep] {
    [
      .down(finger), .up(finger), .cancel(finger), .move(finger, by: 5), .move(finger, by: 20),
      .wait(100), .wait(600),
    ]
  }
}

/// A kind of recognizer.
package enum OracleKind: Hashable, Sendable {
  case tap(Int)
  case longPress
  case pan
  /// A swipe to the right.
  case swipe

  var taps: Int { if case .tap(let count) = self { count } else { 0 } }
}

/// A recognizer on the view. Recognizers are ordered as they were added.
package struct OracleRecognizer: Hashable, Sendable {
  package var kind: OracleKind
  package var cancelsTouchesInView = true
  package var delaysTouchesBegan = false
  package var delaysTouchesEnded = true
  /// The delegate's answer to whether it may begin.
  package var mayBegin = true

  package init(_ kind: OracleKind) { self.kind = kind }
}

/// The recognizers and their relations.
package struct OracleGraph: Hashable, Sendable {
  package var recognizers: [OracleRecognizer]
  /// Failure requirements, in the order in which they were made: the first waits for the second.
  package var failures: [[Int]] = []
  /// Failure requirements that the first one's delegate states when the first is ready.
  package var requiredByDelegate: [[Int]] = []
  /// Failure requirements that the second one's delegate states when the first is ready.
  package var requiredOfDelegate: [[Int]] = []
  /// Pairs that recognize simultaneously, by the first one's delegate.
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

/// A touch method call of the view. Fingers are numbered as in the script.
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

/// The state of a recognizer after a step.
package enum OracleState: String, Hashable, Sendable {
  case possible
  case active
  case recognized
  case cancelled
  case failed
}

/// The result of a recognizer between two resets.
package enum OracleVerdict: String, Hashable, Sendable {
  case recognized
  case cancelled
  case failed
  case prevented
}

/// A visible effect.
package enum OracleEntry: Hashable, Sendable {
  /// A recognizer sent an action.
  case action(Int, OracleAction)
  /// A recognizer reads another state in a touch method than before it.
  case reads(Int, OracleState)
  /// A touch method of the view was called.
  case view(OracleCallback)
  /// A step is over, with the results of the recognizers reset in it and the current states of all.
  case step(over: [Int: OracleVerdict], states: [OracleState])
}

/// The outcome of a script.
package struct OracleOutcome: Hashable, Sendable {
  /// The action states of each recognizer, in order.
  package var actions: [[OracleAction]]
  /// The view's touch method calls, in order.
  package var view: [OracleCallback]

  /// Creates an outcome from a whole log.
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

/// The numbers that Apple doesn't publish, as Touchstone chooses them.
package struct OracleNumbers: Hashable, Sendable {
  /// A tap's maximum duration in ms, and its maximum movement in points (statement 174).
  package var tapDuration = 750
  package var tapMovement = 45
  /// The maximum interval between two taps in ms (statement 174, 175), and their maximum distance
  /// in points.
  package var tapInterval = 350
  package var tapDistance = 45
  /// The duration in ms and the maximum movement in points of a press (statement 178, 179).
  package var pressDuration = 500
  package var pressMovement = 10
  /// A pan's hysteresis (statement 186).
  package var panDistance = 10
  /// A swipe's minimum distances, slow and fast, in points, its speeds in points per second, and
  /// its maximum duration in ms (statement 195, 196). All moves here go straight to the right.
  package var swipeSlowDistance = 50.0
  package var swipeFastDistance = 60.0
  package var swipeSlowSpeed = 100.0
  package var swipeFastSpeed = 1000.0
  package var swipeDuration = 500

  package init() {}
}
