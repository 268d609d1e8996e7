public import Foundation
package import TouchstoneInput

/// A key of a keyboard at the moment of a press.
@preconcurrency @MainActor
open class UIKey: NSObject, NSCopying {
  private let sample: KeySample

  package init(_ sample: KeySample) {
    self.sample = sample
    super.init()
  }

  /// Answers the key itself, which never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// What the key types with the modifiers that are held; empty for a modifier key.
  ///
  /// A key that types nothing has one of the inputs of ``UIKeyCommand``, such as
  /// ``UIKeyCommand/inputUpArrow``.
  open var characters: String { keyCode.isModifier ? "" : sample.characters }

  /// What the key types without modifiers, in lower case; empty for a modifier key.
  open var charactersIgnoringModifiers: String {
    guard !keyCode.isModifier else { return "" }
    let plain = sample.charactersIgnoringModifiers
    return plain.count == 1 ? plain.lowercased() : plain
  }

  /// The modifiers that are held.
  open var modifierFlags: UIKeyModifierFlags {
    UIKeyModifierFlags(rawValue: sample.modifiers.rawValue)
  }

  /// The key's place on the keyboard; `keyboard_Reserved` for a number that no key has.
  open var keyCode: UIKeyboardHIDUsage {
    UIKeyboardHIDUsage(rawValue: usage) ?? .keyboard_Reserved
  }

  /// The key's number on the HID page of keyboards.
  package final var usage: Int { sample.usage }
}
