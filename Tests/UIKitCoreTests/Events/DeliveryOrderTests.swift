import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// The order in which recognizers, views and actions receive an event.
@MainActor
@Suite("The order of one delivery")
struct DeliveryOrderTests {
  private let diary = CallLog()

  @Test("a view gets each touch as it happens, right after recognizers that may receive it")
  func recognizersFirst() {
    let stage = Stage()
    let view = DiaryView("view", diary)
    view.addGestureRecognizer(DiaryRecognizer("recognizer", diary))
    stage.window.addSubview(view)
    stage.window.addGestureRecognizer(DiaryRecognizer("window's", diary))
    let finger = stage.touch(at: CGPoint(x: 20, y: 20))
    finger.lift()
    #expect(
      diary.lines == [
        "recognizer began 1", "window's began 1", "view began 1", "recognizer ended 1",
        "window's ended 1", "view ended 1",
      ])
  }

  // statement 96, 126
  @Test("an action runs after all recognizers saw the event and after the view's cancellation")
  func actionsLast() {
    let stage = Stage()
    let view = DiaryView("view", diary)
    let listener = Listener(diary)
    let recognizer = DiaryRecognizer(
      "recognizer", diary, target: listener, action: Selector("note:", Listener.note(_:)))
    recognizer.recognizesMoves = true
    view.addGestureRecognizer(recognizer)
    stage.window.addSubview(view)
    stage.window.addGestureRecognizer(DiaryRecognizer("window's", diary))
    let finger = stage.touch(at: CGPoint(x: 20, y: 20))
    _ = diary.take()
    finger.move(to: CGPoint(x: 40, y: 20))
    #expect(
      diary.lines == ["recognizer moved 1", "window's moved 1", "view cancelled 1", "action"])
    finger.lift()
  }
}

/// Records an action.
@MainActor
private final class Listener {
  let diary: CallLog
  init(_ diary: CallLog) { self.diary = diary }
  func note(_ sender: Any?) { diary.record("action") }
}
