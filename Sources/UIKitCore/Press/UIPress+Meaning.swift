extension UIPress {
  /// Return, space, and Enter of the numeric pad, by their numbers on the HID page of keyboards.
  private static let selectingKeys = [40, 44, 88]
  private static let escapeKey = 41

  /// Whether the press activates what has the focus.
  var selects: Bool {
    if type == .select { return true }
    guard let key else { return false }
    return key.modifierFlags.isDisjoint(with: KeyCombination.telling)
      && Self.selectingKeys.contains(key.usage)
  }

  /// Whether the press leads back.
  private var leadsBack: Bool { type == .menu || key?.usage == Self.escapeKey }

  /// Whether one of them leads back.
  static func leadBack(_ presses: Set<UIPress>) -> Bool { presses.contains(where: \.leadsBack) }
}
