extension UIPress {
  /// Return, Space and Enter on the numeric keypad, by usage on the HID keyboard page.
  private static let selectingKeys = [40, 44, 88]
  private static let escapeKey = 41

  /// Whether the press activates the focused item.
  package var selects: Bool {
    if type == .select { return true }
    guard let key else { return false }
    return key.modifierFlags.isDisjoint(with: KeyCombination.telling)
      && Self.selectingKeys.contains(key.usage)
  }

  /// Whether the press means going back.
  private var leadsBack: Bool { type == .menu || key?.usage == Self.escapeKey }

  /// Returns whether one of the presses means going back.
  static func leadBack(_ presses: Set<UIPress>) -> Bool { presses.contains(where: \.leadsBack) }
}
