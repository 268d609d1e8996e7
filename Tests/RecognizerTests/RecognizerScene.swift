import Foundation
import RecordingObjects
import Testing
import TouchstoneInput
import TouchstoneTesting
import UIKit

/// The environment of a recognizer's view.
enum Surroundings: String, CaseIterable, Sendable {
  /// Only the window.
  case plain
  /// A superview rotated by 30° and scaled by 1.5.
  case turned
  /// The content of a vertical scroll view with a competing pan.
  case scrolled
}

extension ActionLog {
  /// Returns the recorded actions, each name followed by its states: "pan began changed ended".
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
}

/// A stage with a view of 200 × 200 of its own points at the center of the screen.
@MainActor
struct RecognizerScene {
  let surroundings: Surroundings
  let stage = Stage()
  let log = ActionLog()
  let view = UIView(frame: CGRect(x: 95, y: 322, width: 200, height: 200))
  /// The superview of the view.
  let parent: UIView
  /// The location in the view of a finger that touched `middle`.
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

  /// The distance by which the content around the view has scrolled so far.
  var scrolled: CGFloat { ((parent as? UIScrollView)?.contentOffset.y ?? 500) - 500 }

  func add<Recognizer: UIGestureRecognizer>(
    _ name: String, _ recognizer: Recognizer
  ) -> Recognizer {
    let made = log.made(name, recognizer)
    view.addGestureRecognizer(made)
    return made
  }

  /// Touches the screen at an offset from its center.
  func press(_ dx: CGFloat = 0, _ dy: CGFloat = 0) -> Finger {
    stage.touch(at: CGPoint(x: Self.middle.x + dx, y: Self.middle.y + dy))
  }

  /// Touches with two fingers at the same instant.
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

  /// Converts a movement on the screen to the view's coordinates, by the definition of the
  /// rotation.
  func inView(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint {
    guard surroundings == .turned else { return CGPoint(x: dx, y: dy) }
    let cosine = cos(-Self.angle)
    let sine = sin(-Self.angle)
    return CGPoint(
      x: (dx * cosine - dy * sine) / Self.factor, y: (dx * sine + dy * cosine) / Self.factor)
  }

  /// Converts an offset from the center of the screen to a location in the view.
  func placeInView(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint {
    let way = inView(dx, dy)
    return CGPoint(x: Self.middleInView.x + way.x, y: Self.middleInView.y + way.y)
  }
}

/// A delegate with answers that a test chooses.
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
