public import Foundation
package import TouchstoneInput

/// A key of a keyboard at the time of a press.
@preconcurrency @MainActor
open class UIKey: NSObject, NSCopying {
  private let sample: KeySample

  package init(_ sample: KeySample) {
    self.sample = sample
    super.init()
  }

  /// Returns the key itself, because it is immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The characters that the key types with the held modifiers, or an empty string for a modifier
  /// key.
  ///
  /// For a key that types nothing, this is an input of ``UIKeyCommand``, such as
  /// ``UIKeyCommand/inputUpArrow``.
  open var characters: String { keyCode.isModifier ? "" : sample.characters }

  /// The characters that the key types without modifiers, in lower case, or an empty string for a
  /// modifier key.
  open var charactersIgnoringModifiers: String {
    guard !keyCode.isModifier else { return "" }
    let plain = sample.charactersIgnoringModifiers
    return plain.count == 1 ? plain.lowercased() : plain
  }

  /// The modifiers that are held.
  open var modifierFlags: UIKeyModifierFlags {
    UIKeyModifierFlags(rawValue: sample.modifiers.rawValue)
  }

  /// The key's position on the keyboard, or `keyboard_Reserved` if the number isn't assigned to a
  /// key.
  open var keyCode: UIKeyboardHIDUsage {
    UIKeyboardHIDUsage(rawValue: usage) ?? .keyboard_Reserved
  }

  /// The key's number on the HID usage page for keyboards.
  package final var usage: Int { sample.usage }
}
