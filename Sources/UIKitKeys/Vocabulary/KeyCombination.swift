internal import Foundation

/// A key with its modifiers, described in the usual notation, such as ⇧⌘S.
@MainActor
package struct KeyCombination: @MainActor Equatable, @MainActor CustomStringConvertible {
  package let modifiers: UIKeyModifierFlags
  /// The input, in the form that ``UIKeyCommand/input`` has.
  package let input: String

  /// The modifiers that distinguish combinations.
  package static let telling: UIKeyModifierFlags = [.control, .alternate, .shift, .command]

  package init(_ input: String, _ modifiers: UIKeyModifierFlags) {
    self.input = input
    self.modifiers = modifiers
  }

  /// Creates the combination of a command, or returns `nil` if the command has no key.
  ///
  /// The modifiers of `alternate` are added to the command's.
  package init?(_ command: UIKeyCommand, alternate: UICommandAlternate? = nil) {
    guard let input = command.input, !input.isEmpty else { return nil }
    self.init(input, command.modifierFlags.union(alternate?.modifierFlags ?? []))
  }

  /// Creates the combination of a pressed key. A modifier key has no modifiers.
  package init(_ key: UIKey) {
    let usage = key.keyCode
    let plain = key.charactersIgnoringModifiers
    self.init(
      KeyInputs.name(of: usage) ?? (plain.isEmpty ? KeyNames.name(of: usage) : plain),
      usage.isModifier ? [] : key.modifierFlags.intersection(Self.telling))
  }

  /// Returns whether a pressed key triggers this combination.
  ///
  /// Caps Lock and the numeric pad are compared only if the combination includes them. A character
  /// that is typed with Shift, such as "+", matches whether or not the combination includes Shift.
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

  /// The symbols of the modifiers in the usual order, followed by the key's name.
  package var description: String {
    var text = ""
    for (flag, sign) in Self.signs where modifiers.contains(flag) { text += sign }
    return text + KeyNames.name(ofInput: input)
  }

  private static let signs: [(UIKeyModifierFlags, String)] = [
    (.control, "⌃"), (.alternate, "⌥"), (.shift, "⇧"), (.command, "⌘"),
  ]
}
