import Foundation
import Testing
import TouchstoneInput
import TouchstoneTesting
import UIKit

/// What lies around a recognizer's view.
enum Surroundings: String, CaseIterable, Sendable {
  /// Nothing but the window.
  case plain
  /// A parent that is turned by 30 degrees and half as large again.
  case turned
  /// The content of a scroll view that scrolls up and down, whose pan competes.
  case scrolled
}

/// Notes every action of the recognizers it made, with the state they show.
@MainActor
final class ActionLog {
  private(set) var lines: [String] = []
  /// Called in each action, after it was noted.
  var onAction: (UIGestureRecognizer) -> Void = { _ in }

  func made<Recognizer: UIGestureRecognizer>(
    _ name: String, _ recognizer: Recognizer
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(self, action: Selector("noteGesture:", ActionLog.noteGesture(_:)))
    return recognizer
  }

  func note(_ line: String) { lines.append(line) }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// What was noted, each name with its states in a row: "pan began changed ended".
  func takeRuns() -> [String] {
    var runs: [String] = []
    for line in take() {
      let words = line.split(separator: " ", maxSplits: 1)
      if let last = runs.last, words.count == 2, last.hasPrefix(words[0] + " ") {
        if !last.hasSuffix(" " + words[1]) { runs[runs.count - 1] += " " + words[1] }
      } else {
        runs.append(line)
      }
    }
    return runs
  }

  func noteGesture(_ sender: Any?) {
    guard let recognizer = sender as? UIGestureRecognizer else { return }
    lines.append("\(recognizer.name ?? "?") \(recognizer.state)")
    onAction(recognizer)
  }
}

/// A stage with a view of 200 by 200 of its own points in the middle of the screen.
@MainActor
struct RecognizerScene {
  let surroundings: Surroundings
  let stage = Stage()
  let log = ActionLog()
  let view = UIView(frame: CGRect(x: 95, y: 322, width: 200, height: 200))
  /// What the view lies in.
  let parent: UIView
  /// Where a finger that came down at `middle` stands in the view.
  static let middleInView = CGPoint(x: 100, y: 100)
  static let middle = CGPoint(x: 195, y: 422)
  private static let angle = Double.pi / 6
  private static let factor = 1.5

  init(_ surroundings: Surroundings = .plain) {
    self.surroundings = surroundings
    let frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    switch surroundings {
    case .plain: parent = UIView(frame: frame)
    case .turned:
      parent = UIView(frame: frame)
      parent.transform = CGAffineTransform(rotationAngle: Self.angle)
        .scaledBy(x: Self.factor, y: Self.factor)
    case .scrolled:
      let scrollView = UIScrollView(frame: frame)
      scrollView.contentSize = CGSize(width: 390, height: 2000)
      scrollView.contentOffset = CGPoint(x: 0, y: 500)
      view.frame.origin.y += 500
      parent = scrollView
    }
    stage.window.addSubview(parent)
    parent.addSubview(view)
    view.isMultipleTouchEnabled = true
  }

  /// How far the content around the view was scrolled since the beginning.
  var scrolled: CGFloat { ((parent as? UIScrollView)?.contentOffset.y ?? 500) - 500 }

  func add<Recognizer: UIGestureRecognizer>(
    _ name: String, _ recognizer: Recognizer
  ) -> Recognizer {
    let made = log.made(name, recognizer)
    view.addGestureRecognizer(made)
    return made
  }

  /// A finger that comes down so far from the middle of the screen.
  func press(_ dx: CGFloat = 0, _ dy: CGFloat = 0) -> Finger {
    stage.touch(at: CGPoint(x: Self.middle.x + dx, y: Self.middle.y + dy))
  }

  /// Two fingers at one instant.
  func press(_ one: CGVector, _ other: CGVector) -> [Finger] {
    var fingers: [Finger] = []
    stage.together { fingers = [press(one.dx, one.dy), press(other.dx, other.dy)] }
    return fingers
  }

  func lift(_ fingers: [Finger]) { stage.together { for finger in fingers { finger.lift() } } }

  func send(_ input: RawInput) {
    stage.application.loop.post(input)
    stage.application.loop.flush()
  }

  /// A way on the screen as the view sees it, by the rules of the turn itself.
  func inView(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint {
    guard surroundings == .turned else { return CGPoint(x: dx, y: dy) }
    let cosine = cos(-Self.angle)
    let sine = sin(-Self.angle)
    return CGPoint(
      x: (dx * cosine - dy * sine) / Self.factor, y: (dx * sine + dy * cosine) / Self.factor)
  }

  /// A place so far from the middle of the screen, as the view sees it.
  func placeInView(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint {
    let way = inView(dx, dy)
    return CGPoint(x: Self.middleInView.x + way.x, y: Self.middleInView.y + way.y)
  }
}

/// A delegate whose answers a test chooses.
@MainActor
final class Referee: NSObject, UIGestureRecognizerDelegate {
  var together: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var begins: (UIGestureRecognizer) -> Bool = { _ in true }
  var receives: (UITouch) -> Bool = { _ in true }
  private(set) var asked: [String] = []

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    begins(gestureRecognizer)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { together(gestureRecognizer, otherGestureRecognizer) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    asked.append("touch")
    return receives(touch)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    asked.append("event \(event.type)")
    return true
  }
}

extension CGPoint {
  func isNear(_ other: CGPoint, within distance: CGFloat = 1e-6) -> Bool {
    hypot(x - other.x, y - other.y) <= distance
  }
}

extension CGFloat {
  func isNear(_ other: CGFloat, within distance: CGFloat = 1e-6) -> Bool {
    (self - other).magnitude <= distance
  }
}
