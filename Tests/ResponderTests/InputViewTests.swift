import Testing
import TouchstoneTesting
import UIKit

@Suite("Input views") @MainActor
struct InputViewTests {
  @Test("an input view is shown at the bottom of the screen with the screen's width")
  func atTheFoot() {
    let stage = Stage()
    let input = board(200)
    let accessory = board(44)
    let field = Field("field", input: input, accessory: accessory)
    stage.window.addSubview(field)
    #expect(input.window == nil)
    #expect(field.becomeFirstResponder())
    stage.settle()
    #expect(screenFrame(input) == CGRect(x: 0, y: 644, width: 390, height: 200))
    #expect(screenFrame(accessory) == CGRect(x: 0, y: 600, width: 390, height: 44))
    #expect(field.resignFirstResponder())
    stage.settle()
    #expect(input.window == nil)
    #expect(accessory.window == nil)
  }

  // statement 315
  @Test("the nearest input view in the chain is shown, and likewise for accessories")
  func alongTheChain() {
    final class Page: UIViewController {
      let bar = board(50, "bar")
      override var inputAccessoryView: UIView? { bar }
    }
    let stage = Stage()
    let page = Page()
    stage.window.rootViewController = page
    let outer = Field("outer", input: board(100))
    let inner = Field("inner", input: board(200))
    let plain = Field("plain")
    page.view.addSubview(outer)
    outer.addSubview(inner)
    outer.addSubview(plain)
    #expect(plain.becomeFirstResponder())
    stage.settle()
    #expect(screenFrame(outer.ownInputView ?? plain).height == 100)
    #expect(screenFrame(page.bar).maxY == 744, "the controller's, above the outer view's")
    #expect(inner.becomeFirstResponder())
    stage.settle()
    #expect(outer.ownInputView?.window == nil)
    #expect(screenFrame(inner.ownInputView ?? plain).height == 200)
    #expect(screenFrame(page.bar).maxY == 644)
    inner.resignFirstResponder()
    stage.settle()
  }

  // statement 315
  @Test("the view of an input view controller is shown in place of an input view")
  func controllers() {
    let stage = Stage()
    let keys = UIInputViewController()
    let bar = UIInputViewController()
    bar.view = board(30)
    let field = Field("field", input: board(100), accessory: board(20))
    field.ownInputController = keys
    field.ownAccessoryController = bar
    stage.window.addSubview(field)
    #expect(field.becomeFirstResponder())
    stage.settle()
    #expect(keys.view.window != nil)
    #expect(keys.inputView === keys.view)
    #expect(field.ownInputView?.window == nil)
    #expect(screenFrame(bar.view).height == 30)
    #expect(field.ownAccessoryView?.window == nil)
    keys.dismissKeyboard()
    #expect(!field.isFirstResponder)
    stage.settle()
    #expect(keys.view.window == nil)
  }

  // statement 316, 317
  @Test("only the first responder's reload shows another input view")
  func reloading() {
    let stage = Stage()
    let old = board(100)
    let new = board(150)
    let field = Field("field", input: old)
    let parent = Field("parent", input: board(300))
    stage.window.addSubview(parent)
    parent.addSubview(field)
    #expect(field.becomeFirstResponder())
    stage.settle()
    field.ownInputView = new
    stage.advance(by: 1)
    #expect(new.window == nil, "set, and not reloaded")
    parent.reloadInputViews()
    stage.settle()
    #expect(new.window == nil, "reloaded by one that is not first responder")
    field.reloadInputViews()
    stage.settle()
    #expect(old.window == nil)
    #expect(screenFrame(new).height == 150)
    field.ownInputView = nil
    field.reloadInputViews()
    stage.settle()
    #expect(new.window == nil)
    #expect(screenFrame(parent.ownInputView ?? field).height == 300, "back to the chain's")
    parent.ownInputView = nil
    field.reloadInputViews()
    stage.settle()
    #expect(field.isFirstResponder)
    #expect(stage.application.windowsFrontToBack.count == 1, "nothing is shown any more")
  }

  @Test("input views of a hidden window are not shown, although it is key, until it is shown")
  func hiddenKeyWindow() {
    let stage = Stage()
    let hidden = UIWindow(frame: wholeScreen)
    let field = Field("field", input: board(100))
    hidden.addSubview(field)
    hidden.makeKey()
    #expect(hidden.isKeyWindow && hidden.isHidden)
    #expect(field.becomeFirstResponder())
    stage.settle()
    #expect(field.ownInputView?.window == nil)
    hidden.isHidden = false
    stage.settle()
    #expect(field.ownInputView?.window != nil)
    field.resignFirstResponder()
    stage.settle()
  }

  @Test("an input view covers views added to the window later, presented or an alert")
  func overEverything() {
    let stage = Stage()
    let page = UIViewController()
    stage.window.rootViewController = page
    let key = UIButton(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    let field = Field("field", input: key)
    page.view.addSubview(field)
    #expect(field.becomeFirstResponder())
    stage.settle()
    stage.window.addSubview(UIView(frame: wholeScreen))
    page.present(UIViewController(), animated: false)
    let alert = UIWindow(frame: wholeScreen)
    alert.windowLevel = .alert
    alert.isHidden = false
    var taps = 0
    key.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stage.tap(at: CGPoint(x: 200, y: 800))
    #expect(taps == 1)
    #expect(field.isFirstResponder)
    field.resignFirstResponder()
    stage.settle()
  }

  // statement 318
  @Test("touching an input view, or a view without text, leaves the first responder unchanged")
  func touching() {
    let stage = Stage()
    let key = UIButton(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    let field = Field("field", input: key)
    let other = Field("other")
    other.frame.origin.y = 200
    let control = UIButton(frame: CGRect(x: 20, y: 300, width: 100, height: 40))
    for view in [field, other, control] { stage.window.addSubview(view) }
    #expect(field.becomeFirstResponder())
    stage.settle()
    for view in [key, other, control] { stage.tap(view, expecting: .nothing) }
    stage.tap(at: CGPoint(x: 300, y: 500))
    #expect(field.isFirstResponder)
    field.resignFirstResponder()
    stage.settle()
  }

  @Test("a touch next to the input views reaches the view there")
  func beside() {
    let stage = Stage()
    let field = Field("field", input: board(100))
    let button = UIButton(frame: CGRect(x: 0, y: 700, width: 390, height: 144))
    button.accessibilityIdentifier = "button"
    stage.window.addSubview(button)
    stage.window.addSubview(field)
    #expect(field.becomeFirstResponder())
    stage.settle()
    #expect(stage.explanation(at: CGPoint(x: 100, y: 730)).hit?.identifier == "button")
    #expect(stage.explanation(at: CGPoint(x: 100, y: 760)).hit?.identifier != "button")
    field.resignFirstResponder()
    stage.settle()
    #expect(stage.explanation(at: CGPoint(x: 100, y: 760)).hit?.identifier == "button")
  }

  @Test("a field in a controller's accessory view keeps that view on the screen when it is first")
  func fieldInAccessory() {
    final class Chat: UIViewController {
      let bar = board(50, "bar")
      var sent = 0
      override var canBecomeFirstResponder: Bool { true }
      override var inputAccessoryView: UIView? { bar }
      func sendMessage() { sent += 1 }
    }
    let send = Selector("sendMessage", Chat.sendMessage)
    let stage = Stage()
    let chat = Chat()
    let message = Field("message")
    message.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    chat.bar.addSubview(message)
    stage.window.rootViewController = chat
    #expect(!message.becomeFirstResponder(), "in no window yet")
    #expect(chat.becomeFirstResponder())
    stage.settle()
    let log = KeyboardLog()
    #expect(message.becomeFirstResponder())
    #expect(message.isFirstResponder)
    #expect(!chat.isFirstResponder, "they share one window's status")
    #expect(stage.application.sendAction(send, to: nil, from: nil, for: nil))
    #expect(chat.sent == 1, "the controller is above its accessory view")
    stage.settle()
    #expect(log.take() == ["willChangeFrame", "didChangeFrame"])
    #expect(screenFrame(chat.bar) == CGRect(x: 0, y: 794, width: 390, height: 50))
    #expect(chat.view.endEditing(true))
    #expect(!message.isFirstResponder)
    #expect(chat.becomeFirstResponder())
    #expect(message.becomeFirstResponder())
    stage.window.rootViewController = UIViewController()
    #expect(!message.isFirstResponder, "its controller has gone")
    stage.settle()
    #expect(chat.bar.window == nil)
  }

  @Test("a view that returns itself as its accessory view makes no cycle in the chain")
  func namesItself() {
    final class Bar: UIView {
      override var inputAccessoryView: UIView? { self }
      override var canBecomeFirstResponder: Bool { true }
    }
    let stage = Stage()
    let bar = Bar(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    stage.window.addSubview(bar)
    #expect(bar.becomeFirstResponder())
    stage.settle()
    #expect(screenFrame(bar).maxY == 844)
    #expect(bar.target(forAction: Selector("declaredNowhere:"), withSender: nil) == nil)
    #expect(bar.isFirstResponder, "it moved to the foot of its own window's screen")
    bar.resignFirstResponder()
    stage.settle()
    #expect(!stage.trace.contains { $0.kind == .fault })
  }

  @Test("an input view has the height of its frame, else of its content, else 216 points")
  func heights() {
    final class Sized: UIInputView {
      override var intrinsicContentSize: CGSize { CGSize(width: 10, height: 77) }
    }
    let stage = Stage()
    let field = Field("field")
    stage.window.addSubview(field)
    let selfSizing = Sized(
      frame: CGRect(x: 0, y: 0, width: 10, height: 99), inputViewStyle: .keyboard)
    for (view, height) in [
      (board(120), 120), (board(0), 216),
      (Sized(frame: .zero, inputViewStyle: .default), 77), (selfSizing, 99),
    ] as [(UIView, CGFloat)] {
      field.ownInputView = view
      #expect(field.becomeFirstResponder())
      stage.settle()
      #expect(screenFrame(view).height == height)
      field.resignFirstResponder()
      stage.settle()
    }
    selfSizing.allowsSelfSizing = true
    field.ownInputView = selfSizing
    #expect(field.becomeFirstResponder())
    stage.settle()
    #expect(screenFrame(selfSizing).height == 77)
    field.resignFirstResponder()
    stage.settle()
  }

  @Test("the window of the input views belongs to the system, is not listed, and is never key")
  func systemWindow() {
    let stage = Stage()
    let input = board(100)
    let field = Field("field", input: input)
    stage.window.addSubview(field)
    #expect(field.becomeFirstResponder())
    stage.settle()
    #expect(stage.application.windows.count == 1)
    #expect(stage.window.windowScene?.windows.count == 1)
    input.window?.makeKey()
    #expect(stage.window.isKeyWindow)
    stage.window.isHidden = true
    stage.settle()
    #expect(input.window == nil, "its window is hidden")
    #expect(field.isFirstResponder, "and keeps its first responder")
    stage.window.makeKeyAndVisible()
    stage.settle()
    #expect(input.window != nil)
    field.resignFirstResponder()
    stage.settle()
  }

  @Test("input views are those of the key window's first responder, and change with the key window")
  func keyWindows() {
    let stage = Stage()
    let other = UIWindow(frame: wholeScreen)
    other.isHidden = false
    let one = Field("one", input: board(100))
    let two = Field("two", input: board(200))
    stage.window.addSubview(one)
    other.addSubview(two)
    #expect(two.becomeFirstResponder())
    stage.settle()
    #expect(two.ownInputView?.window == nil, "its window is not key")
    #expect(one.becomeFirstResponder())
    stage.settle()
    #expect(one.ownInputView?.window != nil)
    let log = KeyboardLog()
    other.makeKey()
    stage.settle()
    #expect(one.ownInputView?.window == nil)
    #expect(screenFrame(two.ownInputView ?? one).height == 200)
    #expect(log.take() == ["willChangeFrame", "didChangeFrame"])
    other.isHidden = true
    stage.settle()
    #expect(two.ownInputView?.window == nil)
    #expect(one.ownInputView?.window != nil, "the other window took over")
    one.resignFirstResponder()
    stage.settle()
  }

  @Test("input views are removed when the first responder or its window is deallocated")
  func orphans() {
    final class Loose: UIResponder {
      weak var above: UIResponder?
      let keys = board(100)
      override var next: UIResponder? { above }
      override var canBecomeFirstResponder: Bool { true }
      override var inputView: UIView? { keys }
    }
    let stage = Stage()
    var loose: Loose? = Loose()
    loose?.above = stage.window
    let keys = loose?.keys
    #expect(loose?.becomeFirstResponder() == true)
    stage.settle()
    #expect(keys?.window != nil)
    loose = nil
    stage.advance(by: 0.1)
    stage.settle()
    #expect(keys?.window == nil)
  }
}
