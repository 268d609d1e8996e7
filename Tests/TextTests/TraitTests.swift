import Testing
import TouchstoneTesting
import UIKit

@Suite("Traits of a text", .staged) @MainActor
struct TraitTests {
  private let stage = Stage()

  /// Sets every trait to another value, and returns which of them kept the new value.
  private func kept(_ input: any UITextInputTraits) -> [String: Bool] {
    let rules = UITextInputPasswordRules(descriptor: "required: upper; minlength: 12;")
    let before = [
      input.textContentType == nil, input.passwordRules == nil,
      input.inlinePredictionType == .default, input.mathExpressionCompletionType == .default,
      input.writingToolsBehavior == .default, input.autocapitalizationType == .sentences,
    ]
    input.textContentType = .oneTimeCode
    input.passwordRules = rules
    input.inlinePredictionType = .no
    input.mathExpressionCompletionType = .yes
    input.writingToolsBehavior = .none
    input.allowedWritingToolsResultOptions = [.plainText, .list]
    input.autocapitalizationType = .words
    input.autocorrectionType = .no
    input.spellCheckingType = .yes
    input.smartQuotesType = .no
    input.smartDashesType = .yes
    input.smartInsertDeleteType = .no
    input.keyboardType = .emailAddress
    input.keyboardAppearance = .dark
    input.returnKeyType = .search
    input.enablesReturnKeyAutomatically = true
    input.isSecureTextEntry = true
    return [
      "defaults": !before.contains(false),
      "textContentType": input.textContentType == .oneTimeCode,
      "passwordRules": input.passwordRules === rules
        && input.passwordRules?.passwordRulesDescriptor == "required: upper; minlength: 12;",
      "inlinePredictionType": input.inlinePredictionType == .no,
      "mathExpressionCompletionType": input.mathExpressionCompletionType == .yes,
      "writingToolsBehavior": input.writingToolsBehavior == .none,
      "allowedWritingToolsResultOptions": input.allowedWritingToolsResultOptions
        == [.plainText, .list],
      "autocapitalizationType": input.autocapitalizationType == .words,
      "autocorrectionType": input.autocorrectionType == .no,
      "spellCheckingType": input.spellCheckingType == .yes,
      "smartQuotesType": input.smartQuotesType == .no,
      "smartDashesType": input.smartDashesType == .yes,
      "smartInsertDeleteType": input.smartInsertDeleteType == .no,
      "keyboardType": input.keyboardType == .emailAddress,
      "keyboardAppearance": input.keyboardAppearance == .dark,
      "returnKeyType": input.returnKeyType == .search,
      "enablesReturnKeyAutomatically": input.enablesReturnKeyAutomatically,
      "isSecureTextEntry": input.isSecureTextEntry,
    ]
  }

  @Test("fields and text views keep every trait of the keyboard")
  func kept() {
    #expect(kept(UITextField()).filter { !$0.value } == [:])
    #expect(kept(UITextView()).filter { !$0.value } == [:])
  }

  @Test("a custom text input has neutral traits, and those it declares are used")
  func own() {
    final class Code: UIView, UIKeyInput {
      var textContentType: UITextContentType! = .oneTimeCode
      var hasText: Bool { false }
      func insertText(_ text: String) {}
      func deleteBackward() {}
    }
    let code: any UITextInputTraits = Code()
    #expect(code.textContentType == .oneTimeCode)
    #expect(code.passwordRules == nil)
    #expect(code.inlinePredictionType == .default)
    #expect(code.writingToolsBehavior == .default)
  }

  @Test(
    "Return does nothing in an empty text view or text input with a disabled Return key")
  func returnKey() {
    final class Pad: UIView, UIKeyInput {
      var text = ""
      var enablesReturnKeyAutomatically = true
      override var canBecomeFirstResponder: Bool { true }
      var hasText: Bool { !text.isEmpty }
      func insertText(_ text: String) { self.text += text }
      func deleteBackward() {}
    }
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
    view.enablesReturnKeyAutomatically = true
    stage.window.addSubview(view)
    view.becomeFirstResponder()
    stage.type("\n")
    stage.insertText("\n")
    #expect(view.text == "")
    stage.type("a\n")
    #expect(view.text == "a\n")
    let pad = Pad()
    stage.window.addSubview(pad)
    pad.becomeFirstResponder()
    stage.type("\n")
    #expect(pad.text == "")
    stage.type("a\n")
    #expect(pad.text == "a\n")
  }
}
