import Testing
import TouchstoneTesting
import UIKit

@Suite("Keys in a text", .staged) @MainActor
struct TextKeyTests {
  private let stage = Stage()
  private let log = FieldLog()

  private func field(_ text: String) -> UITextField {
    let field = stage.field("a", log, text: text)
    field.becomeFirstResponder()
    return field
  }

  /// Returns the start and the length of the selection, in characters.
  private func selection(_ field: UITextField) -> [Int] {
    guard let range = field.selectedTextRange else { return [] }
    return [
      field.offset(from: field.beginningOfDocument, to: range.start),
      field.offset(from: range.start, to: range.end),
    ]
  }

  @Test("arrows move by characters, with Option by words, with Command to the ends of the line")
  func arrows() {
    let field = field("one two three")
    stage.press(.keyboardLeftArrow)
    #expect(selection(field) == [12, 0])
    stage.press(.keyboardLeftArrow, modifiers: .alternate)
    #expect(selection(field) == [8, 0])
    stage.press(.keyboardLeftArrow, modifiers: .command)
    #expect(selection(field) == [0, 0])
    stage.press(.keyboardRightArrow, modifiers: .alternate)
    #expect(selection(field) == [3, 0])
    stage.press(.keyboardRightArrow, modifiers: .command)
    #expect(selection(field) == [13, 0])
    stage.press(.keyboardHome)
    #expect(selection(field) == [0, 0])
    stage.press(.keyboardEnd)
    #expect(selection(field) == [13, 0])
    stage.press(.keyboardUpArrow)
    #expect(selection(field) == [0, 0])
    stage.press(.keyboardDownArrow)
    #expect(selection(field) == [13, 0])
  }

  @Test("Shift moves one end of the selection, and an arrow without it collapses to its side")
  func extending() {
    let field = field("one two")
    stage.press(.keyboardLeftArrow, modifiers: .shift)
    stage.press(.keyboardLeftArrow, modifiers: .shift)
    #expect(selection(field) == [5, 2])
    stage.press(.keyboardRightArrow, modifiers: .shift)
    #expect(selection(field) == [6, 1])
    stage.press(.keyboardLeftArrow, modifiers: [.shift, .command])
    #expect(selection(field) == [0, 7])
    stage.press(.keyboardRightArrow)
    #expect(selection(field) == [7, 0])
    stage.press(.keyboardLeftArrow, modifiers: [.shift, .alternate])
    stage.press(.keyboardLeftArrow)
    #expect(selection(field) == [4, 0])
  }

  @Test("keys delete characters, words, and all up to the line's start; or the selection")
  func deleting() {
    let field = field("one two three")
    stage.press(.keyboardDeleteOrBackspace)
    #expect(field.text == "one two thre")
    stage.press(.keyboardDeleteOrBackspace, modifiers: .alternate)
    #expect(field.text == "one two ")
    stage.press(.keyboardHome)
    stage.press(.keyboardDeleteForward)
    #expect(field.text == "ne two ")
    stage.press(.keyboardDeleteForward, modifiers: .alternate)
    #expect(field.text == " two ")
    stage.press(.keyboardEnd)
    stage.press(.keyboardLeftArrow)
    stage.press(.keyboardDeleteOrBackspace, modifiers: .command)
    #expect(field.text == " ")
    field.selectAll(nil)
    stage.press(.keyboardDeleteOrBackspace)
    #expect(field.text == "")
    stage.press(.keyboardDeleteOrBackspace)
    #expect(field.text == "")
  }

  @Test("word keys find no words in a password")
  func secret() {
    let field = field("one two")
    field.isSecureTextEntry = true
    stage.press(.keyboardLeftArrow, modifiers: .alternate)
    #expect(selection(field) == [0, 0])
    stage.press(.keyboardDeleteForward, modifiers: .alternate)
    #expect(field.text == "")
  }

  @Test("keys with Control, function keys and Tab type nothing into a field")
  func noText() {
    let field = field("x")
    stage.press(.keyboardA, modifiers: .control)
    stage.press(.keyboardF5)
    stage.press(.keyboardTab)
    stage.press(.keyboardReturnOrEnter, modifiers: .command)
    #expect(field.text == "x")
    #expect(field.isEditing)
    #expect(log.take().contains("a.shouldReturn") == false)
  }

  @Test("plain text input deletes one character for a word, and ignores arrows")
  func plainInput() {
    final class Pad: UIView, UIKeyInput {
      var edits: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      var hasText: Bool { true }
      func insertText(_ text: String) { edits.append(text) }
      func deleteBackward() { edits.append("⌫") }
    }
    let pad = Pad(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(pad)
    pad.becomeFirstResponder()
    stage.type("a")
    stage.press(.keyboardDeleteOrBackspace, modifiers: .alternate)
    stage.press(.keyboardDeleteOrBackspace, modifiers: .command)
    stage.press(.keyboardDeleteForward)
    stage.press(.keyboardLeftArrow)
    stage.press(.keyboardReturnOrEnter)
    stage.press(.keyboardTab)
    stage.press(.keyboardB, modifiers: .control)
    #expect(pad.edits == ["a", "⌫", "\n", "\t"])
  }
}
