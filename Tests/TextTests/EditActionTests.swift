import Testing
import TouchstoneTesting
import UIKit

@Suite("Edit actions of text", .staged) @MainActor
struct EditActionTests {
  private let stage = Stage()
  private let log = FieldLog()

  private func can(_ field: UIResponder, _ name: String) -> Bool {
    field.canPerformAction(Selector(stringLiteral: name), withSender: nil)
  }

  // statement 320
  @Test("a field's available actions depend on its selection, its text and the pasteboard")
  func whatIsPossible() {
    let field = stage.field("a", log, text: "word")
    field.becomeFirstResponder()
    let names = ["cut:", "copy:", "paste:", "select:", "selectAll:", "delete:"]
    #expect(names.filter { can(field, $0) } == ["select:", "selectAll:"])
    field.selectAll(nil)
    #expect(names.filter { can(field, $0) } == ["cut:", "copy:", "delete:"])
    UIPasteboard.general.string = "x"
    #expect(names.filter { can(field, $0) } == ["cut:", "copy:", "paste:", "delete:"])
  }

  @Test("a password allows Paste and not Copy")
  func secret() {
    let field = stage.field("a", log, text: "secret")
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    field.selectAll(nil)
    #expect(!can(field, "copy:"))
    #expect(!can(field, "cut:"))
    stage.press(.keyboardC, modifiers: .command)
    #expect(UIPasteboard.general.string == nil)
    UIPasteboard.general.string = "x"
    #expect(can(field, "paste:"))
  }

  @Test("Command with C, X and V copies, cuts and pastes")
  func byKeys() {
    let field = stage.field("a", log, text: "one two")
    field.becomeFirstResponder()
    stage.press(.keyboardLeftArrow, modifiers: [.shift, .alternate])
    stage.press(.keyboardC, modifiers: .command)
    #expect(UIPasteboard.general.string == "two")
    stage.press(.keyboardX, modifiers: .command)
    #expect(field.text == "one ")
    stage.press(.keyboardV, modifiers: .command)
    stage.press(.keyboardV, modifiers: .command)
    #expect(field.text == "one twotwo")
  }

  @Test("line breaks pasted into a field are removed")
  func pastedLineBreaks() {
    let field = stage.field("a", log)
    field.becomeFirstResponder()
    UIPasteboard.general.string = "a\nb"
    field.paste(nil)
    #expect(field.text == "ab")
  }

  @Test("Cut is one undoable step, with its name")
  func undoingCut() throws {
    let field = stage.field("a", log, text: "all of it")
    field.becomeFirstResponder()
    field.selectAll(nil)
    field.cut(nil)
    let undo = try #require(field.undoManager)
    #expect(undo.undoActionName == "Cut")
    undo.undo()
    #expect(field.text == "all of it")
    #expect(field.selectedTextRange.map { field.offset(from: $0.start, to: $0.end) } == 9)
  }

  @Test("Select selects the word at the caret")
  func selectWord() {
    let field = stage.field("a", log, text: "isn't it")
    field.becomeFirstResponder()
    field.select(nil)
    #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "it")
    stage.press(.keyboardHome)
    field.select(nil)
    #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "isn't")
  }

  @Test("two taps select a word, three taps the paragraph")
  func taps() {
    let field = stage.field("a", log, text: "alpha beta")
    field.layoutIfNeeded()
    let first = field.firstRect(
      for: field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)!)
    let point = field.convert(CGPoint(x: first.minX + 12, y: first.midY), to: nil)
    stage.tap(at: point)
    stage.advance(by: 0.1)
    stage.tap(at: point)
    #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "alpha")
    stage.advance(by: 0.1)
    stage.tap(at: point)
    #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "alpha beta")
    stage.settle()
  }
}
