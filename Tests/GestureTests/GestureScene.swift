import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// A delegate with answers that a test chooses.
@MainActor
final class Judge: NSObject, UIGestureRecognizerDelegate {
  var begins: (UIGestureRecognizer) -> Bool = { _ in true }
  var together = false
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    begins(gestureRecognizer)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { together }
}

/// A stage with one view, in a superview that is either plain or rotated and scaled.
@MainActor
struct GestureScene {
  let stage = Stage()
  let log = ActionLog()
  let view: RecordingView
  let parent = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init(turned: Bool = false) {
    view = RecordingView("view", log, frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view.isMultipleTouchEnabled = true
    stage.window.addSubview(parent)
    parent.addSubview(view)
    guard turned else { return }
    view.center = CGPoint(x: 195, y: 422)
    parent.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 0.5, y: 0.5)
  }

  /// A location on the screen, well inside the view.
  var point: CGPoint { view.convert(CGPoint(x: 150, y: 150), to: stage.window) }

  func add<Recognizer: UIGestureRecognizer>(
    _ name: String, _ recognizer: Recognizer
  ) -> Recognizer {
    let made = log.made(name, recognizer)
    view.addGestureRecognizer(made)
    return made
  }

  func press(_ offset: CGVector = .zero) -> Finger {
    stage.touch(at: CGPoint(x: point.x + offset.dx, y: point.y + offset.dy))
  }

  /// Returns the recorded lines about recognizers, without those about the view.
  func gestures() -> [String] { log.take().filter { !$0.hasPrefix("view") } }
}
