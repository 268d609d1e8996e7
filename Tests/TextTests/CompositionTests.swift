import Testing
import TouchstoneTesting
import UIKit

@Suite("Text from input methods", .staged) @MainActor
struct CompositionTests {
  private let stage = Stage()
  private let log = FieldLog()

  @Test("a composition shows as marked text, which the result replaces")
  func composing() {
    let field = stage.field("a", log, text: "x")
    field.becomeFirstResponder()
    stage.compose("k")
    #expect(field.text == "xk")
    #expect(field.markedTextRange.flatMap { field.text(in: $0) } == "k")
    stage.compose("か")
    #expect(field.text == "xか")
    stage.insertText("蚊")
    #expect(field.text == "x蚊")
    #expect(field.markedTextRange == nil)
  }

  @Test("a cancelled composition leaves the text unchanged")
  func givenUp() {
    let field = stage.field("a", log, text: "x")
    field.becomeFirstResponder()
    stage.compose("k")
    stage.compose("")
    #expect(field.text == "x")
    #expect(field.markedTextRange == nil)
  }

  @Test("the composition of a field that resigns stays as it is")
  func resigning() {
    let field = stage.field("a", log)
    field.becomeFirstResponder()
    stage.compose("ka")
    field.resignFirstResponder()
    #expect(field.text == "ka")
    #expect(field.markedTextRange == nil)
  }

  @Test("text for a first responder without text input is discarded, and the trace reports it")
  func nobody() {
    stage.clearTrace()
    stage.insertText("x")
    #expect(
      stage.trace.contains { "\($0)".contains("the first responder takes no text") })
  }

  @Test("a view that conforms only to UIKeyInput receives text and deletions")
  func plainKeyInput() {
    final class Digits: UIView, UIKeyInput {
      var text = ""
      override var canBecomeFirstResponder: Bool { true }
      var hasText: Bool { !text.isEmpty }
      func insertText(_ text: String) { self.text += text }
      func deleteBackward() { _ = text.popLast() }
    }
    let view = Digits(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    view.becomeFirstResponder()
    stage.type("12")
    stage.insertText("三")
    stage.press(.keyboardDeleteOrBackspace)
    #expect(view.text == "12")
  }
}
