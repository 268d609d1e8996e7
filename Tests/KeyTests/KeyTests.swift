import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

@Suite("Keys") @MainActor
struct KeyTests {
  private func key(
    _ usage: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []
  ) throws -> UIKey {
    let stage = Stage()
    let view = KeyView("view", CallLog())
    stage.window.addSubview(view)
    view.becomeFirstResponder()
    var key: UIKey?
    view.onPress = { key = $0.key }
    stage.press(usage, modifiers: modifiers)
    return try #require(key)
  }

  // statement 345
  @Test("a key has its characters with and without modifiers, its modifiers, and its key code")
  func texts() throws {
    let letter = try key(.keyboardS, [.shift, .command])
    #expect(letter.characters == "S")
    #expect(letter.charactersIgnoringModifiers == "s")
    #expect(letter.modifierFlags == [.shift, .command])
    #expect(letter.keyCode == .keyboardS)
    let digit = try key(.keyboard1, .shift)
    #expect(digit.characters == "!")
    #expect(digit.charactersIgnoringModifiers == "1")
    let arrow = try key(.keyboardUpArrow)
    #expect(arrow.characters == UIKeyCommand.inputUpArrow)
  }

  // statement 345
  @Test(
    "a modifier key types nothing",
    arguments: [
      UIKeyboardHIDUsage.keyboardLeftShift, .keyboardRightGUI, .keyboardLeftControl,
      .keyboardRightAlt, .keyboardCapsLock,
    ])
  func modifierKeys(usage: UIKeyboardHIDUsage) throws {
    let key = try key(usage, .shift)
    #expect(key.characters == "")
    #expect(key.charactersIgnoringModifiers == "")
    #expect(key.keyCode == usage)
  }

  @Test("key codes are the numbers of the HID keyboard page")
  func usages() {
    #expect(UIKeyboardHIDUsage.keyboardA.rawValue == 0x04)
    #expect(UIKeyboardHIDUsage.keyboardZ.rawValue == 0x1D)
    #expect(UIKeyboardHIDUsage.keyboard0.rawValue == 0x27)
    #expect(UIKeyboardHIDUsage.keyboardReturnOrEnter.rawValue == 0x28)
    #expect(UIKeyboardHIDUsage.keyboardF12.rawValue == 0x45)
    #expect(UIKeyboardHIDUsage.keyboardUpArrow.rawValue == 0x52)
    #expect(UIKeyboardHIDUsage.keypad0.rawValue == 0x62)
    #expect(UIKeyboardHIDUsage.keyboardF24.rawValue == 0x73)
    #expect(UIKeyboardHIDUsage.keyboardVolumeDown.rawValue == 0x81)
    #expect(UIKeyboardHIDUsage.keyboardLANG9.rawValue == 0x98)
    #expect(UIKeyboardHIDUsage.keyboardExSel.rawValue == 0xA4)
    #expect(UIKeyboardHIDUsage.keyboardRightGUI.rawValue == 0xE7)
    #expect(UIKeyboardHIDUsage.keyboardHangul == .keyboardLANG1)
    #expect(UIKeyboardHIDUsage(rawValue: 0xA5) == nil)
  }

  @Test("a stage types a text with its keys")
  func typing() {
    let stage = Stage()
    let view = TypingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    view.becomeFirstResponder()
    stage.type("Hi, 2 Ös!\n")
    #expect(view.text == "Hi, 2 Ös!\n")
    stage.press(.keyboardDeleteOrBackspace)
    #expect(view.text == "Hi, 2 Ös!")
  }
}
