import Testing
import TouchstoneTesting
import UIKit

/// A controller with a bar docked at the bottom of the screen.
private final class Chat: UIViewController {
  let bar = board(50, "bar")
  var supplies = true
  var mayBecome = true
  override var canBecomeFirstResponder: Bool { mayBecome }
  override var inputAccessoryView: UIView? { supplies ? bar : nil }
}

/// A custom responder that accepts text.
private final class Typist: UIView, UIKeyInput {
  var hasText: Bool { false }
  override var canBecomeFirstResponder: Bool { true }
  func insertText(_ text: String) {}
  func deleteBackward() {}
}

@Suite("A bar docked by its controller", .staged) @MainActor
struct DockedAccessoryTests {
  private let stage = Stage(size: CGSize(width: 390, height: 844), keyboard: 300)
  private let chat = Chat()
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
  private let docked = CGRect(x: 0, y: 794, width: 390, height: 50)
  private let raised = CGRect(x: 0, y: 494, width: 390, height: 50)

  init() {
    chat.bar.addSubview(field)
    stage.window.rootViewController = chat
    stage.settle()
  }

  private func edit(_ responder: UIResponder) {
    #expect(chat.becomeFirstResponder())
    #expect(responder.becomeFirstResponder())
    stage.settle()
  }

  private func end() {
    chat.resignFirstResponder()
    stage.window.endEditing(true)
    chat.resignFirstResponder()
    stage.settle()
  }

  // statement 310
  @Test("a field in the bar that resigns makes its controller first responder, and the bar stays")
  func resigning() {
    edit(field)
    #expect(screenFrame(chat.bar) == raised)
    let log = KeyboardLog()
    #expect(field.resignFirstResponder())
    #expect(chat.isFirstResponder && !field.isFirstResponder)
    stage.settle()
    #expect(screenFrame(chat.bar) == docked)
    #expect(log.take() == ["willChangeFrame", "didChangeFrame"])
    end()
    #expect(chat.bar.window == nil)
  }

  @Test(
    "so does a text view, and a custom text responder",
    arguments: [true, false])
  func otherInputs(isTextView: Bool) {
    let input: UIView = isTextView ? UITextView(frame: field.frame) : Typist(frame: field.frame)
    chat.bar.addSubview(input)
    edit(input)
    #expect(screenFrame(chat.bar) == raised)
    #expect(input.resignFirstResponder())
    #expect(chat.isFirstResponder)
    stage.settle()
    #expect(screenFrame(chat.bar) == docked)
    end()
  }

  @Test("ending editing, forced or not, in the window, the page or the bar leaves the bar docked")
  func endEditing() {
    let ways: [() -> Bool] = [
      { stage.window.endEditing(false) }, { stage.window.endEditing(true) },
      { chat.view.endEditing(false) }, { chat.view.endEditing(true) },
      { chat.bar.endEditing(false) }, { chat.bar.endEditing(true) },
    ]
    for way in ways {
      edit(field)
      #expect(way())
      #expect(chat.isFirstResponder)
      stage.settle()
      #expect(screenFrame(chat.bar) == docked)
    }
    #expect(stage.window.endEditing(true))
    #expect(chat.isFirstResponder, "it edits nothing")
    end()
  }

  @Test("a bar that is docked alone is neither moved nor hidden by a drag")
  func draggingAlone() {
    let page = UIScrollView(frame: wholeScreen)
    page.contentSize = CGSize(width: 390, height: 3000)
    chat.view.addSubview(page)
    chat.becomeFirstResponder()
    stage.settle()
    for mode in [UIScrollView.KeyboardDismissMode.onDrag, .interactive] {
      page.keyboardDismissMode = mode
      stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 840))
      stage.settle()
      #expect(chat.isFirstResponder)
      #expect(screenFrame(chat.bar) == docked)
    }
    end()
  }

  @Test(
    "a drag that dismisses the keyboard leaves the bar docked",
    arguments: [UIScrollView.KeyboardDismissMode.onDrag, .interactive])
  func dragging(mode: UIScrollView.KeyboardDismissMode) {
    let page = UIScrollView(frame: wholeScreen)
    page.contentSize = CGSize(width: 390, height: 3000)
    page.keyboardDismissMode = mode
    chat.view.addSubview(page)
    edit(field)
    let finger = stage.touch(at: CGPoint(x: 200, y: 300))
    for y in stride(from: 320, through: 840, by: 40) {
      finger.move(to: CGPoint(x: 200, y: CGFloat(y)))
      stage.advance(by: 0.05)
    }
    if mode == .interactive {
      #expect(screenFrame(chat.bar) == docked, "no finger pushes it further")
      #expect(field.isFirstResponder)
    }
    finger.lift()
    stage.settle()
    #expect(chat.isFirstResponder && !field.isFirstResponder)
    #expect(screenFrame(chat.bar) == docked)
    end()
  }

  @Test("the bar of a child controller, and one of an ancestor, return to their own")
  func children() {
    let inner = Chat()
    chat.supplies = false
    chat.addChild(inner)
    chat.view.addSubview(inner.view)
    inner.didMove(toParent: chat)
    inner.bar.addSubview(field)
    #expect(inner.becomeFirstResponder())
    #expect(field.becomeFirstResponder())
    field.resignFirstResponder()
    #expect(inner.isFirstResponder)
    inner.supplies = false
    chat.supplies = true
    chat.bar.addSubview(field)
    inner.reloadInputViews()
    #expect(field.becomeFirstResponder())
    field.resignFirstResponder()
    #expect(chat.isFirstResponder)
    end()
  }

  @Test("a field outside the bar that resigns leaves the window without a first responder")
  func outside() {
    let outer = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
    chat.view.addSubview(outer)
    edit(outer)
    #expect(screenFrame(chat.bar) == raised)
    outer.resignFirstResponder()
    #expect(!chat.isFirstResponder)
    stage.settle()
    #expect(chat.bar.window == nil)
  }

  @Test("editing that moves from the bar to a field bypasses the controller")
  func moving() {
    final class Counting: UIViewController {
      let bar = board(50)
      var count = 0
      override var canBecomeFirstResponder: Bool { true }
      override var inputAccessoryView: UIView? { bar }
      override func becomeFirstResponder() -> Bool {
        count += 1
        return super.becomeFirstResponder()
      }
    }
    let page = Counting()
    stage.window.rootViewController = page
    page.bar.addSubview(field)
    let outer = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
    page.view.addSubview(outer)
    #expect(page.becomeFirstResponder())
    #expect(field.becomeFirstResponder())
    #expect(outer.becomeFirstResponder())
    #expect(page.count == 1)
    outer.resignFirstResponder()
    stage.settle()
  }

  @Test(
    "a controller that can't become first responder, or is leaving, is not restored")
  func refusing() {
    edit(field)
    chat.mayBecome = false
    field.resignFirstResponder()
    #expect(!chat.isFirstResponder)
    stage.settle()
    #expect(chat.bar.window == nil)
    chat.mayBecome = true
    edit(field)
    stage.window.rootViewController = UIViewController()
    #expect(!chat.isFirstResponder && !field.isFirstResponder)
    stage.settle()
    #expect(chat.bar.window == nil)
  }

  @Test("a controller that resigns in response to its return removes the bar")
  func resigningInAnswer() {
    edit(field)
    let log = KeyboardLog()
    log.onNote = { name in if name == "willChangeFrame" { chat.resignFirstResponder() } }
    field.resignFirstResponder()
    stage.settle()
    #expect(!chat.isFirstResponder)
    #expect(chat.bar.window == nil)
  }
}
