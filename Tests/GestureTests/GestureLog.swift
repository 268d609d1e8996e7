import Testing
import TouchstoneTesting
import UIKit

/// Records every action of its recognizers, with their state.
@MainActor
final class GestureLog {
  private(set) var lines: [String] = []
  /// Called in each action, after it was recorded.
  var onAction: (UIGestureRecognizer) -> Void = { _ in }

  /// Configures a recognizer to send its actions here.
  func made<Recognizer: UIGestureRecognizer>(
    _ name: String, _ recognizer: Recognizer
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(self, action: Selector("gestureNote:", GestureLog.noteAction(_:)))
    return recognizer
  }

  func note(_ line: String) { lines.append(line) }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func noteAction(_ sender: Any?) {
    guard let recognizer = sender as? UIGestureRecognizer else { return }
    lines.append("\(recognizer.name ?? "?") \(recognizer.state)")
    onAction(recognizer)
  }
}

/// A view that records its touches.
final class LoggingView: UIView {
  let log: GestureLog
  init(_ log: GestureLog, frame: CGRect = CGRect(x: 0, y: 0, width: 300, height: 300)) {
    self.log = log
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }
  required init?(coder: NSCoder) { nil }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.note("view began")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.note("view moved")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.note("view ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.note("view cancelled")
  }
}

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
  let log = GestureLog()
  let view: LoggingView
  let parent = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init(turned: Bool = false) {
    view = LoggingView(log)
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
