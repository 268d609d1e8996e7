import Testing
import UIKit

/// Records the calls of all receivers and checks rules, from outside with the public API alone.
///
/// The rules: for each touch, a receiver gets one began, then any number of moves, then one ended
/// or canceled. No receiver is called for a touch before its began or after its end. An event shows
/// each touch in the phase in which it is delivered. A touch's previous location is that of the
/// previous event. An event contains each touch once as began and once as ended or canceled. The
/// record retains no objects: touches are identified by their hash, which is their number.
@MainActor
final class MischiefBook {
  private enum Standing { case open, over }

  private struct Entry: Hashable {
    let receiver: ObjectIdentifier
    let touch: Int
  }

  private struct Life {
    var location: CGPoint
    var isOver: Bool
  }

  private var entries: [Entry: Standing] = [:]
  private var recognizers: [Entry: Standing] = [:]
  private var lives: [Int: Life] = [:]
  private(set) var problems: [String] = []
  private(set) var toldCount = 0
  /// The event that is being sent.
  private(set) weak var event: UIEvent?
  private var depth = 0

  /// The number of touches that views have received without their end.
  var openCount: Int { entries.values.filter { $0 == .open }.count }
  var touchCount: Int { lives.count }

  // MARK: Events

  func sent(_ event: UIEvent) {
    depth += 1
    self.event = event
    guard depth == 1, let touches = event.allTouches else { return }
    for touch in touches { live(touch) }
  }

  private func live(_ touch: UITouch) {
    let key = touch.hash
    let now = touch.location(in: nil)
    let before = touch.previousLocation(in: nil)
    guard let life = lives[key] else {
      lives[key] = Life(location: now, isOver: false)
      if touch.phase != .began { problems.append("a touch appears \(touch.phase)") }
      if before != now { problems.append("a new touch has a previous location") }
      return
    }
    if life.isOver { problems.append("a touch is \(touch.phase) after its end") }
    if touch.phase == .began { problems.append("a touch begins twice") }
    if before != life.location {
      problems.append("\(touch.phase): previously at \(before), but it was at \(life.location)")
    }
    if touch.phase == .stationary, now != before { problems.append("a stationary touch moves") }
    let isOver = touch.phase == .ended || touch.phase == .cancelled
    lives[key] = Life(location: now, isOver: isOver)
  }

  func finished(_ event: UIEvent) {
    depth -= 1
    if depth == 0 { self.event = nil }
  }

  // MARK: Views

  func told(_ view: UIView, _ phase: UITouch.Phase, _ touches: Set<UITouch>) {
    if touches.isEmpty { problems.append("a view was told \(phase) of no touch") }
    for touch in touches {
      toldCount += 1
      // A touch that was forwarded up the chain is only checked at its hit-tested view.
      guard touch.view === view else { continue }
      let entry = Entry(receiver: ObjectIdentifier(view), touch: touch.hash)
      note(&entries, entry, phase, "a view")
      if phase != .cancelled, touch.phase != phase {
        problems.append("told \(phase) of a touch that is \(touch.phase)")
      }
    }
  }

  private func note(
    _ list: inout [Entry: Standing], _ entry: Entry, _ phase: UITouch.Phase, _ who: String
  ) {
    switch (list[entry], phase) {
    case (nil, .began): list[entry] = .open
    case (.open, .moved): break
    case (.open, .ended), (.open, .cancelled): list[entry] = .over
    default: problems.append("\(who) was told \(phase), being \(String(describing: list[entry]))")
    }
  }

  // MARK: Recognizers

  func told(_ recognizer: UIGestureRecognizer, _ phase: UITouch.Phase, _ touches: Set<UITouch>) {
    for touch in touches {
      let entry = Entry(receiver: ObjectIdentifier(recognizer), touch: touch.hash)
      note(&recognizers, entry, phase, "a recognizer")
    }
  }

  /// Ends all touches that the recognizer received, because it was reset.
  func reset(_ recognizer: UIGestureRecognizer) {
    for entry in recognizers.keys where entry.receiver == ObjectIdentifier(recognizer) {
      recognizers[entry] = .over
    }
  }

  /// Returns all problems. Called when every finger is up.
  func close() -> [String] {
    var all = problems
    for standing in entries.values where standing == .open { all.append("a view hears no end") }
    for life in lives.values where !life.isOver { all.append("a touch has no end") }
    return all
  }
}
