import RecordingObjects
import UIKit

/// A tap that records every query, and every call of its touch methods.
final class AskedTap: UITapGestureRecognizer {
  var log: ActionLog?
  private func note(_ line: String) { log?.record("\(name ?? "?") \(line)") }

  override func shouldReceive(_ event: UIEvent) -> Bool {
    note("event?")
    return super.shouldReceive(event)
  }
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    note("class requires \(otherGestureRecognizer.name ?? "?")?")
    return false
  }
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    note("class is required by \(otherGestureRecognizer.name ?? "?")?")
    return false
  }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    note("prevents \(preventedGestureRecognizer.name ?? "?")?")
    return true
  }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    note("prevented by \(preventingGestureRecognizer.name ?? "?")?")
    return true
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    note("hears began")
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    note("hears moved")
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    note("hears ended")
    super.touchesEnded(touches, with: event)
  }
}

/// A delegate that records every query. Its answers are the defaults, except for one.
@MainActor
final class AskedDelegate: NSObject, UIGestureRecognizerDelegate {
  let log: ActionLog
  var together = false

  init(_ log: ActionLog) { self.log = log }

  private func note(_ recognizer: UIGestureRecognizer, _ line: String) {
    log.record("\(recognizer.name ?? "?")'s delegate: \(line)")
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    note(gestureRecognizer, "begin?")
    return true
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    note(gestureRecognizer, "with \(otherGestureRecognizer.name ?? "?")?")
    return together
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    note(gestureRecognizer, "requires \(otherGestureRecognizer.name ?? "?")?")
    return false
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    note(gestureRecognizer, "is required by \(otherGestureRecognizer.name ?? "?")?")
    return false
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    note(gestureRecognizer, "touch?")
    return true
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool {
    note(gestureRecognizer, "press?")
    return true
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    note(gestureRecognizer, "event?")
    return true
  }
}

/// A view that records its touches and `gestureRecognizerShouldBegin(_:)`.
final class AskedView: RecordingView {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    log.record("view: \(gestureRecognizer.name ?? "?") begin?")
    return true
  }
}
