/// Tracks which observers of a text have received the beginning of the current editing session.
///
/// An observer may end editing before the other observers have received the beginning. These
/// observers then receive neither the beginning nor the end.
struct EditingSession {
  private var number = 0
  private var told = 0

  /// Begins an editing session and returns its number.
  mutating func begin() -> Int {
    number += 1
    told = 0
    return number
  }

  /// Returns whether the next observer receives the beginning: not if the session has ended.
  mutating func tells(_ number: Int) -> Bool {
    guard number == self.number else { return false }
    told += 1
    return true
  }

  /// Ends the session and returns the number of observers that have received its beginning.
  mutating func end() -> Int {
    number += 1
    defer { told = 0 }
    return told
  }
}
