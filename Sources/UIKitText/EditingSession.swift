/// Which of a text's observers have received the beginning of the editing that is under way.
///
/// An observer may end the editing while the others are still to receive its beginning. They then receive
/// neither the beginning nor the end.
struct EditingSession {
  private var number = 0
  private var told = 0

  /// Begins an editing and returns its number.
  mutating func begin() -> Int {
    number += 1
    told = 0
    return number
  }

  /// Whether the next observer receives the beginning: not if the editing has ended in the meantime.
  mutating func tells(_ number: Int) -> Bool {
    guard number == self.number else { return false }
    told += 1
    return true
  }

  /// Ends the editing and returns how many observers have received its beginning.
  mutating func end() -> Int {
    number += 1
    defer { told = 0 }
    return told
  }
}
