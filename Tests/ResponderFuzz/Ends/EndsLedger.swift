/// Records the beginnings and ends that delegates, targets and completions receive, and checks
/// their rules.
@MainActor
final class EndsLedger {
  /// A kind of beginning that requires an end.
  enum Pair: String, CaseIterable {
    case gesture
    case touch
    case tracking
    case touchDown
    case drag
    case deceleration
    case zoom
    case scrollAnimation
    case editing
    case editingEvents
    case editingNotifications
    case textGesture
    case contextMenu
    case editMenu
    case pointer
    case squeeze
    case animation
    case animator
    case presentation
    case dismissal
    case transition
    case alongside
    case dynamics

    /// Whether it may begin again before its end: each flick during a deceleration begins another
    /// one, and all of them have one end (statement 257).
    var mergesBeginnings: Bool { self == .deceleration }

    /// Whether several may be in progress at once, each with its own end.
    var nests: Bool {
      [.zoom, .alongside, .touch, .textGesture, .editingEvents, .editingNotifications].contains(
        self)
    }
  }

  private struct Key: Hashable {
    let pair: Pair
    let name: String
  }

  private var open: [Key: Int] = [:]
  private var appearances: [String: String] = [:]
  /// The recorded history, line by line.
  private(set) var history: [String] = []
  /// The broken rules.
  private(set) var problems: [String] = []
  /// The number of beginnings of each kind.
  private(set) var begun: [Pair: Int] = [:]

  /// Adds a line to the history.
  func note(_ line: String) { history.append(line) }

  /// Records a beginning.
  func begin(_ pair: Pair, _ name: String) {
    let key = Key(pair: pair, name: name)
    let count = open[key, default: 0]
    note("\(pair) of \(name) begins")
    begun[pair, default: 0] += 1
    if count > 0, !pair.nests, !pair.mergesBeginnings {
      problems.append("\(pair) of \(name) begins twice")
    }
    open[key] = pair.nests ? count + 1 : 1
  }

  /// Records an end.
  func end(_ pair: Pair, _ name: String) {
    let key = Key(pair: pair, name: name)
    let count = open[key, default: 0]
    note("\(pair) of \(name) ends")
    if count == 0 { problems.append("\(pair) of \(name) ends without a beginning") }
    open[key] = max(0, count - 1)
  }

  /// Returns whether an end is due.
  func isOpen(_ pair: Pair, _ name: String) -> Bool {
    open[Key(pair: pair, name: name), default: 0] > 0
  }

  /// Removes a beginning that has no end because of a statement.
  func forgive(_ pair: Pair, _ name: String) { open[Key(pair: pair, name: name)] = 0 }

  /// Removes a controller that is gone and can't receive an end.
  func forgiveAppearance(of name: String) { appearances[name] = nil }

  /// Records one of the four steps of an appearance, each of which has its own successors.
  func step(_ step: String, of name: String) {
    note("\(name) \(step)")
    let before = appearances[name] ?? "didDisappear"
    let allowed =
      switch before {
      case "willAppear": ["didAppear", "willDisappear"]
      case "didAppear": ["willDisappear"]
      case "willDisappear": ["didDisappear", "willAppear"]
      default: ["willAppear"]
      }
    if !allowed.contains(step) { problems.append("\(name) receives \(step) after \(before)") }
    appearances[name] = step
  }

  /// Called when everything is at rest: nothing may be in progress anymore.
  func close() {
    for (key, count) in open where count > 0 {
      problems.append("\(key.pair) of \(key.name) has no end")
    }
    for (name, step) in appearances where step.hasPrefix("will") {
      problems.append("\(name) stays at \(step)")
    }
    problems.sort()
  }
}
