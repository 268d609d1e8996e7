import Testing
import TouchstoneTesting
import UIKit

@Suite("Text that the app types, replaces and marks", .staged) @MainActor
struct ProgramEditTests {
  private let stage = Stage()

  /// Records all delegate calls of a text field or a text view.
  @MainActor
  private final class Log: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var lines: [String] = []
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      lines.append("should \(range.location)+\(range.length) \(string)")
      return true
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { lines.append("selection") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      lines.append("should \(range.location)+\(range.length) \(text)")
      return true
    }
    func textViewDidChangeSelection(_ textView: UITextView) { lines.append("selection") }
    func textViewDidChange(_ textView: UITextView) { lines.append("changed") }
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private let log = Log()

  private func field(_ text: String) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    field.text = text
    stage.window.addSubview(field)
    field.becomeFirstResponder()
    field.delegate = log
    field.addAction(UIAction { [log] _ in log.lines.append("changed") }, for: .editingChanged)
    return field
  }

  private func view(_ text: String) -> UITextView {
    let view = UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 100))
    view.text = text
    stage.window.addSubview(view)
    view.becomeFirstResponder()
    view.delegate = log
    return view
  }

  private func range(_ range: Range<Int>, _ input: any UITextInput) throws -> UITextRange {
    let begin = input.beginningOfDocument
    let start = try #require(input.position(from: begin, offset: range.lowerBound))
    let end = try #require(input.position(from: begin, offset: range.upperBound))
    return try #require(input.textRange(from: start, to: end))
  }

  private func numbers(_ range: UITextRange?, _ input: any UITextInput) -> Range<Int>? {
    range.map {
      let start = input.offset(from: input.beginningOfDocument, to: $0.start)
      return start..<(start + input.offset(from: $0.start, to: $0.end))
    }
  }

  @Test("insertText and deleteBackward by the app call no query, and report the change")
  func insertion() {
    let field = field("ab")
    field.insertText("c")
    #expect(field.text == "abc")
    #expect(log.take() == ["selection", "changed"])
    field.deleteBackward()
    #expect(field.text == "ab")
    #expect(log.take() == ["selection", "changed"])
    let view = view("ab")
    view.insertText("c")
    view.deleteBackward()
    #expect(log.take() == ["selection", "changed", "selection", "changed"])
  }

  @Test("typing queries first, then reports the selection, and the text last")
  func typing() {
    let field = field("")
    stage.type("x")
    #expect(log.take() == ["should 0+0 x", "selection", "changed"])
    stage.press(.keyboardDeleteOrBackspace)
    #expect(log.take() == ["should 0+1 ", "selection", "changed"])
    field.resignFirstResponder()
    _ = view("")
    stage.type("x")
    #expect(log.take() == ["should 0+0 x", "selection", "changed"])
  }

  @Test("a replacement by the app queries nothing and reports only the selection")
  func replacement() throws {
    let field = field("abcdef")
    field.replace(try range(2..<4, field), withText: "XYZ")
    #expect(field.text == "abXYZef")
    #expect(numbers(field.selectedTextRange, field) == 5..<5)
    #expect(log.take() == ["selection"])
  }

  @Test("marked text set by the app replaces the selection, and queries nothing")
  func marking() throws {
    let field = field("abcdef")
    field.selectedTextRange = try range(2..<4, field)
    _ = log.take()
    field.setMarkedText("XYZ", selectedRange: NSRange(location: 1, length: 1))
    #expect(field.text == "abXYZef")
    #expect(numbers(field.markedTextRange, field) == 2..<5)
    #expect(numbers(field.selectedTextRange, field) == 3..<4)
    #expect(log.take() == ["selection"])
    field.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
    #expect(field.text == "abef")
    #expect(field.markedTextRange == nil)
    #expect(numbers(field.selectedTextRange, field) == 2..<2)
    #expect(log.take() == ["selection"])
  }

  @Test("setting empty marked text without a marked range changes nothing")
  func markingNothing() throws {
    let field = field("abc")
    field.selectedTextRange = try range(0..<2, field)
    _ = log.take()
    field.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
    #expect(field.text == "abc")
    #expect(log.take() == [])
  }

  @Test("a nil selection puts the caret at the beginning, and marked text stays marked")
  func noSelection() throws {
    let field = field("abc")
    field.selectedTextRange = nil
    #expect(numbers(field.selectedTextRange, field) == 0..<0)
    field.setMarkedText("XY", selectedRange: NSRange(location: 2, length: 0))
    field.selectedTextRange = nil
    #expect(numbers(field.selectedTextRange, field) == 0..<0)
    #expect(numbers(field.markedTextRange, field) == 0..<2)
    let view = view("abc")
    view.selectedTextRange = nil
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
  }

  @Test("text that the user composes is queried once, and each step of it is reported")
  func composing() {
    let field = field("")
    stage.compose("k")
    stage.compose("ka")
    stage.insertText("か")
    #expect(field.text == "か")
    #expect(
      log.take() == [
        "should 0+0 k", "selection", "changed", "selection", "changed", "should 0+2 か",
        "selection", "changed",
      ])
  }

  @Test("ranges of the delegate, the selection and positions all count UTF-16 units")
  func counting() throws {
    let view = view("A😀B")
    view.selectedTextRange = try range(1..<3, view)
    #expect(view.selectedRange == NSRange(location: 1, length: 2))
    _ = log.take()
    stage.type("z")
    #expect(log.take().first == "should 1+2 z")
    #expect(view.text == "AzB")
  }

  @Test("the delete key and the arrows treat an emoji as one, and deletion queries all of it")
  func emoji() {
    let field = field("a😀e\u{301}")
    let start = field.beginningOfDocument
    _ = log.take()
    stage.press(.keyboardDeleteOrBackspace)
    #expect(log.take().first == "should 3+2 ")
    stage.press(.keyboardLeftArrow)
    #expect(field.selectedTextRange.map { field.offset(from: start, to: $0.start) } == 1)
    stage.press(.keyboardRightArrow)
    _ = log.take()
    stage.press(.keyboardDeleteOrBackspace)
    #expect(log.take().first == "should 1+2 ")
    #expect(field.text == "a")
  }

  @Test("the app replaces a letter below its accent, and a canonically equal text is set")
  func combining() throws {
    let field = field("e\u{301}x")
    field.replace(try range(0..<1, field), withText: "a")
    #expect(field.text.map { Array($0.utf16) } == Array("a\u{301}x".utf16))
    field.text = "\u{E1}x"
    #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 2)
  }

  @Test("a caret set inside an emoji moves before it, and the emoji stays whole")
  func withinEmoji() throws {
    let view = view("A😀B")
    view.selectedRange = NSRange(location: 2, length: 0)
    #expect(view.selectedRange == NSRange(location: 1, length: 0))
    let place = try range(2..<2, view).start
    #expect(view.caretRect(for: place) == view.caretRect(for: try range(1..<1, view).start))
    view.replace(try range(2..<3, view), withText: "z")
    #expect(view.text == "AzB")
  }
}
