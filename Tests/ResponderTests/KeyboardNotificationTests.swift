import Testing
import TouchstoneTesting
import UIKit

@Suite("The keyboard's notifications", .staged) @MainActor
struct KeyboardNotificationTests {
  private let stage = Stage()

  @Test("showing is announced at once and reported after a quarter of a second, like hiding")
  func showAndHide() {
    let log = KeyboardLog()
    let field = Field("field", input: board(100))
    stage.window.addSubview(field)
    #expect(field.becomeFirstResponder())
    #expect(log.take() == ["willChangeFrame", "willShow"])
    stage.advance(by: 0.2)
    #expect(log.take() == [])
    stage.advance(by: 0.1)
    #expect(log.take() == ["didChangeFrame", "didShow"])
    #expect(field.resignFirstResponder())
    #expect(log.take() == ["willChangeFrame", "willHide"])
    #expect(field.ownInputView?.window != nil, "still sliding out")
    stage.advance(by: 0.3)
    #expect(log.take() == ["didChangeFrame", "didHide"])
    #expect(field.ownInputView?.window == nil)
  }

  @Test("a notification has the keyboard's frames on the screen, and its timing")
  func userInfo() throws {
    let log = KeyboardLog()
    let field = Field("field", input: board(100), accessory: board(44))
    stage.window.addSubview(field)
    field.becomeFirstResponder()
    let below = CGRect(x: 0, y: 844, width: 390, height: 144)
    let up = CGRect(x: 0, y: 700, width: 390, height: 144)
    let show = try #require(log.entries.last)
    #expect(show.begin == below)
    #expect(show.end == up)
    #expect(show.duration == 0.25)
    #expect(show.curve == 7)
    #expect(show.isLocal == true)
    stage.settle()
    field.ownInputView = board(300)
    field.reloadInputViews()
    let grow = try #require(log.entries.last)
    #expect(grow.begin == up)
    #expect(grow.end == CGRect(x: 0, y: 500, width: 390, height: 344))
    stage.settle()
    field.resignFirstResponder()
    let hide = try #require(log.entries.last)
    #expect(hide.begin == grow.end)
    #expect(hide.end == CGRect(x: 0, y: 844, width: 390, height: 344))
    stage.settle()
  }

  @Test("the keyboard visibly slides: half the distance after half the time")
  func sliding() throws {
    let input = board(100)
    let field = Field("field", input: input)
    stage.window.addSubview(field)
    field.becomeFirstResponder()
    stage.advance(by: 0.125)
    let window = try #require(input.window)
    let top = try #require(window.layer.presentation()).frame.minY
    #expect(top > 744 && top < 844)
    #expect(window.frame.minY == 744, "where it will be, and can be touched already")
    stage.settle()
    field.resignFirstResponder()
    stage.settle()
  }

  // statement 314
  @Test("moving between fields keeps the keyboard; only a frame change is notified")
  func betweenFields() {
    let log = KeyboardLog()
    let shared = board(100)
    let one = Field("one", input: shared)
    let two = Field("two", input: shared)
    let three = Field("three", input: board(200))
    for field in [one, two, three] { stage.window.addSubview(field) }
    one.becomeFirstResponder()
    stage.settle()
    _ = log.take()
    #expect(two.becomeFirstResponder())
    #expect(shared.window != nil)
    stage.settle()
    #expect(log.take() == ["willChangeFrame", "didChangeFrame"])
    #expect(three.becomeFirstResponder())
    stage.settle()
    #expect(log.take() == ["willChangeFrame", "didChangeFrame"])
    #expect(shared.window == nil)
    three.resignFirstResponder()
    stage.settle()
  }

  @Test("a first responder without input views uses the host's keyboard, without notifications")
  func hostsKeyboard() {
    let log = KeyboardLog()
    let field = Field("field")
    let other = Field("other", input: board(100))
    stage.window.addSubview(field)
    stage.window.addSubview(other)
    #expect(field.becomeFirstResponder())
    stage.settle()
    #expect(log.take() == [])
    other.becomeFirstResponder()
    stage.settle()
    _ = log.take()
    field.becomeFirstResponder()
    stage.settle()
    #expect(log.take() == ["willChangeFrame", "willHide", "didChangeFrame", "didHide"])
  }

  @Test("a move that overtakes another completes its announced notification")
  func overtaking() {
    let log = KeyboardLog()
    let one = Field("one", input: board(100))
    let two = Field("two", input: board(200))
    stage.window.addSubview(one)
    stage.window.addSubview(two)
    one.becomeFirstResponder()
    stage.advance(by: 0.1)
    two.becomeFirstResponder()
    stage.settle()
    #expect(
      log.take() == [
        "willChangeFrame", "willShow", "willChangeFrame", "didChangeFrame", "didShow",
      ])
    two.resignFirstResponder()
    stage.advance(by: 0.1)
    two.becomeFirstResponder()
    stage.settle()
    #expect(
      log.take() == [
        "willChangeFrame", "willHide", "willChangeFrame", "willShow", "didChangeFrame", "didShow",
      ])
    #expect(two.ownInputView?.window != nil)
    two.resignFirstResponder()
    stage.settle()
  }

  @Test("without animations the keyboard is there in the next turn")
  func withoutAnimations() {
    let log = KeyboardLog()
    let field = Field("field", input: board(100))
    stage.window.addSubview(field)
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    field.becomeFirstResponder()
    stage.advance(by: 0.001)
    #expect(log.take() == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"])
    field.resignFirstResponder()
    stage.advance(by: 0.001)
    #expect(log.take() == ["willChangeFrame", "willHide", "didChangeFrame", "didHide"])
  }

  @Test("a notification handler may change the first responder, once or endlessly")
  func changingInAnswer() {
    let log = KeyboardLog()
    let one = Field("one", input: board(100))
    let two = Field("two", input: board(200))
    stage.window.addSubview(one)
    stage.window.addSubview(two)
    log.onNote = { name in if name == "willShow" { two.becomeFirstResponder() } }
    one.becomeFirstResponder()
    #expect(two.isFirstResponder)
    stage.settle()
    #expect(two.ownInputView?.window != nil)
    #expect(one.ownInputView?.window == nil)
    log.onNote = { name in
      if name == "willChangeFrame" {
        if one.isFirstResponder { two.becomeFirstResponder() } else { one.becomeFirstResponder() }
      }
    }
    one.becomeFirstResponder()
    #expect(stage.trace.contains { $0.kind == .fault })
    log.onNote = nil
    stage.settle()
    stage.window.endEditing(true)
    stage.settle()
  }
}
