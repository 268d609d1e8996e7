import Testing
import TouchstoneTesting
import UIKit

@Suite("Editing a password again", .staged) @MainActor
struct SecretTests {
  private let stage = Stage()
  private let log = FieldLog()

  private func secret(_ text: String = "") -> UITextField {
    let field = stage.field("a", log, text: text)
    field.isSecureTextEntry = true
    return field
  }

  @Test("in the first editing of a password, characters are inserted and deleted as in any field")
  func first() {
    let field = secret()
    field.becomeFirstResponder()
    stage.type("abc")
    stage.press(.keyboardDeleteOrBackspace)
    #expect(field.text == "ab")
  }

  @Test("the first character of a second editing replaces all text, the next ones do not")
  func typing() {
    let field = secret()
    field.becomeFirstResponder()
    stage.type("abc")
    field.resignFirstResponder()
    #expect(field.text == "abc")
    field.becomeFirstResponder()
    #expect(field.text == "abc")
    _ = log.take()
    stage.type("xy")
    #expect(field.text == "xy")
    #expect(log.take() == ["a.shouldChange(3,0,x)", "a.shouldChange(1,0,y)"])
  }

  @Test("the first deletion of a second editing deletes all text")
  func deleting() {
    let field = secret("abc")
    field.becomeFirstResponder()
    _ = log.take()
    stage.press(.keyboardDeleteOrBackspace)
    #expect(field.text == "")
    #expect(log.take() == ["a.shouldChange(2,1,)"])
  }

  @Test("a change that the delegate refuses leaves the password, and the next one replaces all")
  func refused() {
    let field = secret("abc")
    field.becomeFirstResponder()
    log.refuses = ["a.shouldChange(3,0,x)"]
    stage.type("x")
    #expect(field.text == "abc")
    stage.type("y")
    #expect(field.text == "y")
  }

  @Test("a delegate that sets the text itself keeps the password, as in many apps")
  func keptByDelegate() {
    final class Keeper: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        textField.text = ((textField.text ?? "") as NSString)
          .replacingCharacters(in: range, with: string)
        return false
      }
    }
    let field = secret("abc")
    let keeper = Keeper()
    field.delegate = keeper
    field.becomeFirstResponder()
    stage.type("de")
    #expect(field.text == "abcde")
  }

  @Test("a subclass that types its old text again as editing begins keeps it, as in many apps")
  func keptBySubclass() {
    final class Kept: UITextField {
      @discardableResult
      override func becomeFirstResponder() -> Bool {
        let became = super.becomeFirstResponder()
        if isSecureTextEntry, let text {
          self.text?.removeAll()
          insertText(text)
        }
        return became
      }
    }
    let field = Kept(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    field.isSecureTextEntry = true
    field.text = "abc"
    stage.window.addSubview(field)
    field.becomeFirstResponder()
    stage.type("d")
    #expect(field.text == "abcd")
  }

  @Test("a text that becomes secure during editing is replaced by the next character")
  func hiddenWhileEdited() {
    let field = stage.field("a", log)
    field.becomeFirstResponder()
    stage.type("abc")
    field.isSecureTextEntry = true
    stage.type("d")
    #expect(field.text == "d")
    field.isSecureTextEntry = false
    stage.type("e")
    #expect(field.text == "de")
    field.isSecureTextEntry = true
    field.isSecureTextEntry = false
    stage.type("f")
    #expect(field.text == "def")
  }

  @Test("undo restores the replaced password")
  func undoing() throws {
    let field = secret("abc")
    field.becomeFirstResponder()
    stage.type("x")
    try #require(field.undoManager).undo()
    #expect(field.text == "abc")
  }

  @Test("pasting or composing into a password in a second editing replaces it too")
  func otherWays() {
    let field = secret("abc")
    field.becomeFirstResponder()
    UIPasteboard.general.string = "new"
    field.paste(nil)
    #expect(field.text == "new")
    field.resignFirstResponder()
    field.becomeFirstResponder()
    stage.compose("k")
    #expect(field.text == "k")
  }
}
