/// The beginnings and ends that delegates, targets and completions receive, and the laws that they keep.
@MainActor
final class EndsLedger {
  /// A kind of beginning whose end has to come.
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

    /// Whether it may begin again before its end: each flick upon a deceleration begins another, and all
    /// of them have one end (statement 257).
    var mergesBeginnings: Bool { self == .deceleration }

    /// Whether several may be under way at once, each with an end of its own.
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
  /// All that was noted, line by line.
  private(set) var history: [String] = []
  /// The broken laws.
  private(set) var problems: [String] = []
  /// How many beginnings there were of each kind.
  private(set) var begun: [Pair: Int] = [:]

  /// Adds a line to the history.
  func note(_ line: String) { history.append(line) }

  /// Notes a beginning.
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

  /// Notes an end.
  func end(_ pair: Pair, _ name: String) {
    let key = Key(pair: pair, name: name)
    let count = open[key, default: 0]
    note("\(pair) of \(name) ends")
    if count == 0 { problems.append("\(pair) of \(name) ends without a beginning") }
    open[key] = max(0, count - 1)
  }

  /// Whether an end is due.
  func isOpen(_ pair: Pair, _ name: String) -> Bool {
    open[Key(pair: pair, name: name), default: 0] > 0
  }

  /// Takes a beginning back whose end doesn't come by a statement of its own.
  func forgive(_ pair: Pair, _ name: String) { open[Key(pair: pair, name: name)] = 0 }

  /// A controller is gone, and can't be told of an end.
  func forgiveAppearance(of name: String) { appearances[name] = nil }

  /// Notes one of the four steps of an appearance, of which each has its own successors.
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

  /// All is at rest: nothing may be open any more.
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
