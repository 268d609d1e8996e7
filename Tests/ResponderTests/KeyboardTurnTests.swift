import Testing
import TouchstoneTesting
import UIKit
import UIKitKeys

@Suite("Input views on a rotating screen", .staged) @MainActor
struct KeyboardTurnTests {
  private let stage = Stage(size: CGSize(width: 390, height: 844), keyboard: 300)
  private let log = KeyboardLog()

  private func turn(_ orientation: UIDeviceOrientation = .landscapeLeft) {
    stage.rotateDevice(to: orientation)
    stage.settle()
  }

  /// A bar with a button at its right edge.
  private final class Bar: UIView {
    let send = UIButton(frame: CGRect(x: 330, y: 0, width: 60, height: 44))
    var sent = 0

    convenience init(_ name: String) {
      self.init(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
      accessibilityIdentifier = name
      send.autoresizingMask = .flexibleLeftMargin
      addSubview(send)
      send.addAction(UIAction { [weak self] _ in self?.sent += 1 }, for: .touchUpInside)
    }
  }

  @Test("a button at the right edge of an accessory view works after two rotations")
  func buttonAtTheEdge() {
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
    let bar = Bar("bar")
    field.inputAccessoryView = bar
    stage.window.addSubview(field)
    stage.tap(field)
    stage.settle()
    turn()
    #expect(screenFrame(bar) == CGRect(x: 0, y: 46, width: 844, height: 44))
    stage.tap(at: CGPoint(x: 814, y: 68))
    #expect(bar.sent == 1)
    turn(.portrait)
    #expect(screenFrame(bar) == CGRect(x: 0, y: 500, width: 390, height: 44))
    stage.tap(at: CGPoint(x: 360, y: 522))
    #expect(bar.sent == 2)
    #expect(field.isFirstResponder)
    field.resignFirstResponder()
    stage.settle()
  }

  @Test("input views of all kinds have the width of the rotated screen")
  func widths() {
    final class Chat: UIViewController {
      let bar = Bar("docked")
      override var canBecomeFirstResponder: Bool { true }
      override var inputAccessoryView: UIView? { bar }
    }
    let chat = Chat()
    stage.window.rootViewController = chat
    chat.becomeFirstResponder()
    stage.settle()
    turn()
    #expect(screenFrame(chat.bar) == CGRect(x: 0, y: 346, width: 844, height: 44))
    let keys = board(120)
    let field = Field("field", input: keys)
    chat.view.addSubview(field)
    field.becomeFirstResponder()
    turn(.portrait)
    #expect(screenFrame(keys) == CGRect(x: 0, y: 724, width: 390, height: 120))
    #expect(screenFrame(chat.bar) == CGRect(x: 0, y: 680, width: 390, height: 44))
    chat.view.endEditing(true)
    stage.settle()
  }

  @Test("the keyboard notifies hiding and showing, and ends at the bottom of the rotated screen")
  func notifications() throws {
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
    stage.window.addSubview(field)
    field.becomeFirstResponder()
    stage.settle()
    _ = log.take()
    var widths: [CGFloat] = []
    log.onNote = { name in if name == "willShow" { widths.append(stage.window.bounds.width) } }
    turn()
    let last = try #require(log.entries.last)
    #expect(last.end == CGRect(x: 0, y: 90, width: 844, height: 300))
    #expect(
      log.take() == [
        "willChangeFrame", "willHide", "didChangeFrame", "didHide", "willChangeFrame", "willShow",
        "didChangeFrame", "didShow",
      ])
    #expect(widths == [844], "the program's window has its new size by then")
    field.resignFirstResponder()
    stage.settle()
  }

  @Test(
    "the notifications of a rotation are a parameter",
    arguments: [
      (KeyboardTurn.shows, ["willChangeFrame", "willShow", "didChangeFrame", "didShow"]),
      (.changesFrame, ["willChangeFrame", "didChangeFrame"]),
    ])
  func parameter(turning: KeyboardTurn, names: [String]) throws {
    stage.window.inputViewPresenter?.turn = turning
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
    stage.window.addSubview(field)
    field.becomeFirstResponder()
    stage.settle()
    _ = log.take()
    turn()
    let last = try #require(log.entries.last)
    #expect(last.begin == CGRect(x: 0, y: 544, width: 390, height: 300))
    #expect(last.end == CGRect(x: 0, y: 90, width: 844, height: 300))
    #expect(log.take() == names)
    field.resignFirstResponder()
    stage.settle()
  }

  @Test("a screen rotated while the keyboard slides in or out leaves it at the bottom, or hidden")
  func whileSliding() {
    let keys = board(120)
    let field = Field("field", input: keys)
    stage.window.addSubview(field)
    field.becomeFirstResponder()
    stage.advance(by: 0.1)
    turn()
    #expect(screenFrame(keys) == CGRect(x: 0, y: 270, width: 844, height: 120))
    #expect(log.take().suffix(2) == ["didChangeFrame", "didShow"])
    field.resignFirstResponder()
    stage.advance(by: 0.1)
    turn(.portrait)
    #expect(keys.window == nil)
    #expect(log.take() == ["willChangeFrame", "willHide", "didChangeFrame", "didHide"])
  }

  @Test("a field that resigns in response to the rotation hides the keyboard")
  func resigningInAnswer() {
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
    stage.window.addSubview(field)
    field.becomeFirstResponder()
    stage.settle()
    log.onNote = { name in if name == "willHide" { field.resignFirstResponder() } }
    turn()
    #expect(!field.isFirstResponder)
    #expect(log.take().last == "didHide")
    #expect(stage.application.windowsFrontToBack.count == 1)
  }

  @Test("without input views a rotation posts no keyboard notification")
  func nothingShown() {
    _ = log.take()
    turn()
    #expect(log.take() == [])
  }

  @Test("the keyboard's guide has its new frame after a rotation")
  func guide() {
    let page = UIViewController()
    stage.window.rootViewController = page
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
    page.view.addSubview(field)
    field.becomeFirstResponder()
    stage.settle()
    #expect(page.view.keyboardLayoutGuide.layoutFrame.minY == 544)
    turn()
    #expect(
      page.view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 90, width: 844, height: 300))
    field.resignFirstResponder()
    stage.settle()
  }
}
