import Testing
import TouchstoneTesting
import UIKit

@Suite("Text notifications and settings", .staged) @MainActor
struct FieldRuleTests {
  private let stage = Stage()
  private let log = FieldLog()

  /// Records the notifications of one text in order.
  @MainActor
  private final class Notices {
    var lines: [String] = []
    private var tokens: [any NSObjectProtocol] = []

    init(_ names: [(Notification.Name, String)], of object: AnyObject) {
      for (name, line) in names {
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
            [weak self] notice in
            let reason =
              notice.userInfo?[UITextField.didEndEditingReasonUserInfoKey].map { " \($0)" } ?? ""
            MainActor.assumeIsolated { self?.lines.append(line + reason) }
          })
      }
    }

    isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
  }

  // statement 311, 312
  @Test("a field posts the beginning, changes and end of editing, and the reason")
  func fieldNotices() {
    let field = stage.field("a", log)
    let notices = Notices(
      [
        (UITextField.textDidBeginEditingNotification, "begin"),
        (UITextField.textDidChangeNotification, "change"),
        (UITextField.textDidEndEditingNotification, "end"),
      ], of: field)
    field.text = "set by the program"
    field.becomeFirstResponder()
    stage.type("x")
    field.resignFirstResponder()
    #expect(notices.lines == ["begin", "change", "end 0"])
  }

  @Test("a text view posts the same, and its delegate may refuse to begin and to end")
  func viewNotices() {
    final class Delegate: NSObject, UITextViewDelegate {
      var begins = true
      var ends = true
      var moves = 0
      func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { begins }
      func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ends }
      func textViewDidChangeSelection(_ textView: UITextView) { moves += 1 }
    }
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
    let delegate = Delegate()
    view.delegate = delegate
    stage.window.addSubview(view)
    let notices = Notices(
      [
        (UITextView.textDidBeginEditingNotification, "begin"),
        (UITextView.textDidChangeNotification, "change"),
        (UITextView.textDidEndEditingNotification, "end"),
      ], of: view)
    delegate.begins = false
    #expect(!view.becomeFirstResponder())
    delegate.begins = true
    #expect(view.becomeFirstResponder())
    delegate.ends = false
    #expect(!view.resignFirstResponder())
    #expect(view.isFirstResponder)
    stage.type("x")
    #expect(delegate.moves == 1)
    stage.press(.keyboardLeftArrow)
    #expect(delegate.moves == 2)
    delegate.ends = true
    view.resignFirstResponder()
    #expect(notices.lines == ["begin", "change", "end"])
  }

  @Test("the delegate of a field receives each move of the selection")
  func selection() {
    final class Delegate: NSObject, UITextFieldDelegate {
      var moves = 0
      func textFieldDidChangeSelection(_ textField: UITextField) { moves += 1 }
    }
    let field = stage.field("a", log, text: "one")
    let delegate = Delegate()
    field.delegate = delegate
    field.becomeFirstResponder()
    delegate.moves = 0
    stage.press(.keyboardLeftArrow)
    #expect(delegate.moves == 1)
    stage.press(.keyboardHome)
    stage.press(.keyboardLeftArrow)
    #expect(delegate.moves == 2, "the last key moved nothing")
  }

  @Test("clearsOnBeginEditing empties a field as it begins, unless the delegate refuses")
  func clearsOnBegin() {
    let field = stage.field("a", log, text: "old")
    field.clearsOnBeginEditing = true
    log.refuses = ["a.shouldClear"]
    field.becomeFirstResponder()
    #expect(field.text == "old")
    field.resignFirstResponder()
    log.refuses = []
    field.becomeFirstResponder()
    #expect(field.text == "")
  }

  @Test("clearsOnInsertion replaces all text with the first typed text, once")
  func clearsOnInsertion() {
    let field = stage.field("a", log, text: "old")
    field.becomeFirstResponder()
    field.clearsOnInsertion = true
    stage.type("new")
    #expect(field.text == "new")
    #expect(!field.clearsOnInsertion)
  }

  @Test("Return does nothing in an empty field with enablesReturnKeyAutomatically")
  func returnKey() {
    let field = stage.field("a", log)
    field.enablesReturnKeyAutomatically = true
    field.becomeFirstResponder()
    _ = log.take()
    stage.press(.keyboardReturnOrEnter)
    #expect(log.take() == [])
    stage.type("x")
    _ = log.take()
    stage.press(.keyboardReturnOrEnter)
    #expect(log.take() == ["a.shouldReturn"])
  }

  @Test("a password is as wide as its dots, and its text is the real text")
  func secret() {
    let field = stage.field("a", log, text: "iiii")
    let end = field.caretRect(for: field.endOfDocument).minX
    field.isSecureTextEntry = true
    let hidden = field.caretRect(for: field.endOfDocument).minX
    field.text = "mmmm"
    #expect(field.caretRect(for: field.endOfDocument).minX == hidden)
    #expect(hidden != end)
    #expect(field.text == "mmmm")
  }

  @Test("the actions select, delete and paste work as named")
  func actions() {
    let field = stage.field("a", log, text: "one two")
    field.becomeFirstResponder()
    field.selectAll(nil)
    #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "one two")
    field.delete(nil)
    #expect(field.text == "")
    #expect(UIPasteboard.general.string == nil)
    UIPasteboard.general.string = "pasted"
    field.paste(nil)
    #expect(field.text == "pasted")
    #expect(log.take().contains("a.shouldChange(0,0,pasted)"))
  }
}
