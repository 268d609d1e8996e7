import Testing
import TouchstoneTesting
import UIKit

@Suite("Paragraphs and characters with Control", .staged) @MainActor
struct ControlLetterTests {
  private let stage = Stage()
  private let log = FieldLog()

  private func view(_ text: String, at place: Int) -> UITextView {
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
    view.font = .systemFont(ofSize: 16)
    view.text = text
    stage.window.addSubview(view)
    view.layoutIfNeeded()
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: place, length: 0)
    return view
  }

  private func field(_ text: String) -> UITextField {
    let field = stage.field("a", log, text: text)
    field.becomeFirstResponder()
    return field
  }

  private func caret(_ field: UITextField) -> Int? {
    field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) }
  }

  @Test(
    "Option-Up and Option-Down move to the start or end of the paragraph, then of the next")
  func paragraphs() {
    let view = view("one\n\nthree four", at: 8)
    stage.press(.keyboardUpArrow, modifiers: .alternate)
    #expect(view.selectedRange == NSRange(location: 5, length: 0))
    stage.press(.keyboardUpArrow, modifiers: .alternate)
    #expect(view.selectedRange == NSRange(location: 4, length: 0))
    stage.press(.keyboardUpArrow, modifiers: .alternate)
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
    stage.press(.keyboardUpArrow, modifiers: .alternate)
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
    stage.press(.keyboardDownArrow, modifiers: .alternate)
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
    stage.press(.keyboardDownArrow, modifiers: .alternate)
    #expect(view.selectedRange == NSRange(location: 4, length: 0))
    stage.press(.keyboardDownArrow, modifiers: [.alternate, .shift])
    #expect(view.selectedRange == NSRange(location: 4, length: 11))
  }

  @Test("moving by paragraph passes all its lines on the screen, moving by line only one")
  func wrappedLines() {
    let words = "some words that need more than one line of the screen to be shown"
    let view = view(words + "\nend", at: 2)
    stage.press(.keyboardDownArrow, modifiers: .alternate)
    #expect(view.selectedRange.location == words.utf16.count)
    view.selectedRange = NSRange(location: 2, length: 0)
    stage.press(.keyboardRightArrow, modifiers: .command)
    #expect(view.selectedRange.location < words.utf16.count)
    stage.press(.keyboardE, modifiers: .control)
    #expect(view.selectedRange.location == words.utf16.count)
    stage.press(.keyboardA, modifiers: .control)
    #expect(view.selectedRange.location == 0)
  }

  @Test("in a field Option-Up and Option-Down move to its start or end")
  func paragraphOfField() {
    let field = field("one two")
    stage.press(.keyboardUpArrow, modifiers: .alternate)
    #expect(caret(field) == 0)
    stage.press(.keyboardDownArrow, modifiers: .alternate)
    #expect(caret(field) == 7)
  }

  @Test("Control with A, E, F, B moves in a field, and with Shift it selects")
  func movesInField() {
    let field = field("one two")
    stage.press(.keyboardA, modifiers: .control)
    #expect(caret(field) == 0)
    stage.press(.keyboardF, modifiers: .control)
    stage.press(.keyboardF, modifiers: .control)
    #expect(caret(field) == 2)
    stage.press(.keyboardB, modifiers: .control)
    #expect(caret(field) == 1)
    stage.press(.keyboardE, modifiers: .control)
    #expect(caret(field) == 7)
    stage.press(.keyboardA, modifiers: [.control, .shift])
    #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "one two")
    #expect(field.text == "one two")
  }

  @Test("Control with N and P moves down and up by lines")
  func linesInView() {
    let view = view("mmmm\nmmmm", at: 2)
    stage.press(.keyboardN, modifiers: .control)
    #expect(view.selectedRange == NSRange(location: 7, length: 0))
    stage.press(.keyboardP, modifiers: .control)
    #expect(view.selectedRange == NSRange(location: 2, length: 0))
  }

  @Test("Control with D and H deletes after and before the caret, and calls the delegate")
  func deletes() {
    let field = field("abc")
    stage.press(.keyboardA, modifiers: .control)
    _ = log.take()
    stage.press(.keyboardD, modifiers: .control)
    #expect(field.text == "bc")
    stage.press(.keyboardE, modifiers: .control)
    stage.press(.keyboardH, modifiers: .control)
    #expect(field.text == "b")
    #expect(log.take() == ["a.shouldChange(0,1,)", "a.shouldChange(1,1,)"])
    log.refuses = ["a.shouldChange(0,1,)"]
    stage.press(.keyboardH, modifiers: .control)
    #expect(field.text == "b")
  }

  @Test("Control with K deletes to the end of the paragraph, and there the line break")
  func deletesToEnd() {
    let view = view("one two\nthree", at: 3)
    stage.press(.keyboardK, modifiers: .control)
    #expect(view.text == "one\nthree")
    stage.press(.keyboardK, modifiers: .control)
    #expect(view.text == "onethree")
    stage.press(.keyboardE, modifiers: .control)
    stage.press(.keyboardK, modifiers: .control)
    #expect(view.text == "onethree")
    let field = field("one two")
    stage.press(.keyboardHome)
    stage.press(.keyboardK, modifiers: .control)
    #expect(field.text == "")
  }

  @Test("Control with T swaps the two characters around the caret, as whole clusters")
  func transposes() {
    let view = view("a😀b\nc", at: 1)
    stage.press(.keyboardT, modifiers: .control)
    #expect(view.text == "😀ab\nc")
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
    stage.press(.keyboardE, modifiers: .control)
    stage.press(.keyboardT, modifiers: .control)
    #expect(view.text == "😀ba\nc")
    view.selectedRange = NSRange(location: 5, length: 0)
    stage.press(.keyboardT, modifiers: .control)
    #expect(view.text == "😀ba\nc", "before the only character of a paragraph there is none")
  }

  @Test("Control letters move in a read-only text and do not change it")
  func readOnly() {
    let view = view("one two", at: 3)
    view.isEditable = false
    stage.press(.keyboardK, modifiers: .control)
    stage.press(.keyboardT, modifiers: .control)
    #expect(view.text == "one two")
    stage.press(.keyboardE, modifiers: .control)
    #expect(view.selectedRange.location == 7)
  }

  @Test("other Control letters are left to the key commands")
  func others() {
    final class Page: UIViewController {
      var ran: [String] = []
      override var keyCommands: [UIKeyCommand]? {
        ["r", "a"].map {
          UIKeyCommand(
            input: $0, modifierFlags: .control, action: Selector("run:", Page.run))
        }
      }
      func run(_ sender: Any) { ran.append((sender as? UIKeyCommand)?.input ?? "?") }
    }
    let page = Page()
    stage.window.rootViewController = page
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    page.view.addSubview(field)
    field.becomeFirstResponder()
    stage.press(.keyboardR, modifiers: .control)
    stage.press(.keyboardA, modifiers: .control)
    #expect(page.ran == ["r"], "the text has a use for the other one")
  }
}
