internal import Foundation

/// A key with its modifiers, as a person writes it: ⇧⌘S.
@MainActor
package struct KeyCombination: @MainActor Equatable, @MainActor CustomStringConvertible {
  /// The modifiers that count.
  package let modifiers: UIKeyModifierFlags
  /// The input, as a key command has it.
  package let input: String

  /// The modifiers that tell one combination from another.
  package static let telling: UIKeyModifierFlags = [.control, .alternate, .shift, .command]

  /// The combination of an input.
  package init(_ input: String, _ modifiers: UIKeyModifierFlags) {
    self.input = input
    self.modifiers = modifiers
  }

  /// The combination that a command waits for; nil for a command of no key.
  package init?(_ command: UIKeyCommand, alternate: UICommandAlternate? = nil) {
    guard let input = command.input, !input.isEmpty else { return nil }
    self.init(input, command.modifierFlags.union(alternate?.modifierFlags ?? []))
  }

  /// The combination of a key that went down.
  package init(_ key: UIKey) {
    let usage = key.keyCode
    let plain = key.charactersIgnoringModifiers
    self.init(
      KeyInputs.name(of: usage) ?? (plain.isEmpty ? KeyNames.name(of: usage) : plain),
      usage.isModifier ? [] : key.modifierFlags.intersection(Self.telling))
  }

  /// Whether a key that went down is this combination.
  ///
  /// Caps Lock and the numeric pad count only where the combination names them. A character that is
  /// typed with Shift, such as "+", is met with Shift or without it.
  package func isMet(by key: UIKey) -> Bool {
    let flags = key.modifierFlags
    let held = flags.intersection(Self.telling)
    let wanted = modifiers.intersection(Self.telling)
    for flag in [UIKeyModifierFlags.alphaShift, .numericPad] where modifiers.contains(flag) {
      guard flags.contains(flag) else { return false }
    }
    if let usages = KeyInputs.usages(of: input) {
      return held == wanted && usages.contains(key.keyCode)
    }
    if key.charactersIgnoringModifiers == input.lowercased(), held == wanted { return true }
    let isShifted = input.lowercased() == input.uppercased() && key.characters == input
    return isShifted && held.subtracting(.shift) == wanted.subtracting(.shift)
      && !key.characters.isEmpty
  }

  /// The signs of the modifiers in the usual order, and the key's name.
  package var description: String {
    var text = ""
    for (flag, sign) in Self.signs where modifiers.contains(flag) { text += sign }
    return text + KeyNames.name(ofInput: input)
  }

  private static let signs: [(UIKeyModifierFlags, String)] = [
    (.control, "⌃"), (.alternate, "⌥"), (.shift, "⇧"), (.command, "⌘"),
  ]
}
