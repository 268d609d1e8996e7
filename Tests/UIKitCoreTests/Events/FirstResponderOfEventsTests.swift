import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// The first responder to receive an event, by the kind of event.
@MainActor
@Suite("First receivers of events")
struct FirstResponderOfEventsTests {
  private let diary = CallLog()

  // statement 18
  @Test("a touch goes to the window it hits, whether or not that window is key")
  func touchesIgnoreKeyStatus() {
    let stage = Stage()
    stage.window.addSubview(ListeningView("in key window", diary))
    let other = UIWindow(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    other.addSubview(ListeningView("in other window", diary))
    other.isHidden = false
    #expect(stage.window.isKeyWindow)
    stage.tap(at: CGPoint(x: 20, y: 220))
    stage.tap(at: CGPoint(x: 20, y: 20))
    #expect(diary.lines == ["in other window touch", "in key window touch"])
    #expect(stage.window.isKeyWindow)
    withExtendedLifetime(other) {}
  }

  // statement 18
  @Test("presses, shakes and remote commands go to the first responder of the key window")
  func othersFollowKeyStatus() {
    let stage = Stage()
    let first = ListeningView("first window", diary)
    stage.window.addSubview(first)
    let second = ListeningView("second window", diary)
    let window = UIWindow(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    window.addSubview(second)
    window.isHidden = false
    stage.application.beginReceivingRemoteControlEvents()
    #expect(first.becomeFirstResponder())
    #expect(second.becomeFirstResponder())
    for key in [stage.window, window] {
      key.makeKey()
      stage.press(.select)
      stage.shake()
      stage.remoteControl(.remoteControlPlay)
    }
    #expect(
      diary.lines == [
        "first window press", "first window shake", "first window remote",
        "second window press", "second window shake", "second window remote",
      ])
    withExtendedLifetime(window) {}
  }

  @Test("a hit view receives the touch first, and is not its first responder")
  func hitIsNotFirst() {
    let stage = Stage()
    let hit = ListeningView("hit view", diary)
    stage.window.addSubview(hit)
    let finger = stage.touch(at: CGPoint(x: 20, y: 20))
    #expect(!hit.isFirstResponder)
    finger.lift()
    #expect(diary.lines == ["hit view touch"])
    #expect(!hit.isFirstResponder)
  }

  // statement 19
  @Test("a touch goes to the hit view; a press, a shake, a remote command to the first responder")
  func startingResponders() {
    let stage = Stage()
    let holder = ListeningView(
      "first responder", diary, frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    let hit = ListeningView("hit view", diary)
    stage.window.addSubview(holder)
    stage.window.addSubview(hit)
    #expect(holder.becomeFirstResponder())
    stage.application.beginReceivingRemoteControlEvents()
    stage.tap(at: CGPoint(x: 20, y: 20))
    stage.press(.menu)
    stage.shake()
    stage.remoteControl(.remoteControlPause)
    #expect(
      diary.lines == [
        "hit view touch", "first responder press", "first responder shake",
        "first responder remote",
      ])
  }

  // statement 19
  @Test("presses need no touch before them")
  func pressesAlone() {
    let stage = Stage()
    let holder = ListeningView("holder", diary)
    stage.window.addSubview(holder)
    #expect(holder.becomeFirstResponder())
    stage.press(.upArrow)
    #expect(diary.lines == ["holder press"])
  }
}

/// A view that can become first responder and records the beginning of every event.
private final class ListeningView: UIView {
  private let name: String
  private let diary: CallLog

  init(
    _ name: String, _ diary: CallLog, frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)
  ) {
    self.name = name
    self.diary = diary
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary.record("\(name) touch")
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    diary.record("\(name) press")
  }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    diary.record("\(name) shake")
  }

  override func remoteControlReceived(with event: UIEvent?) { diary.record("\(name) remote") }
}
