/// A suggestion for an unknown word.
enum Suggestion {
  /// Returns "; did you mean …?" with the closest word, or "; " and the fallback if no word is
  /// close.
  static func clause(for word: String, among known: [String], or fallback: String) -> String {
    nearest(to: word, among: known).map { "; did you mean \"\($0)\"?" } ?? "; \(fallback)"
  }

  /// Returns the known word that differs least from `word`, or `nil` if no word is close.
  ///
  /// A word is close if the number of differences is at most a third of the characters of `word`,
  /// or one. If no word is close, returns the first known word that contains `word`, provided that
  /// `word` has at least three characters.
  static func nearest(to word: String, among known: [String]) -> String? {
    let typed = Array(word.lowercased())
    guard !typed.isEmpty else { return nil }
    let ranked = known.map { (word: $0, slips: slips(typed, Array($0.lowercased()))) }
    if let best = ranked.min(by: { $0.slips < $1.slips }), best.slips <= max(1, typed.count / 3) {
      return best.word
    }
    let least = 3
    guard typed.count >= least else { return nil }
    return known.first { $0.lowercased().contains(word.lowercased()) }
  }

  /// Returns the number of characters to insert, delete, replace, or swap with the next character.
  static func slips(_ one: [Character], _ other: [Character]) -> Int {
    var twoAbove = [Int](repeating: 0, count: other.count + 1)
    var above = Array(0...other.count)
    for row in 0..<one.count {
      var current = [row + 1] + [Int](repeating: 0, count: other.count)
      for column in 0..<other.count {
        let change = above[column] + (one[row] == other[column] ? 0 : 1)
        current[column + 1] = min(above[column + 1] + 1, current[column] + 1, change)
        if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
          current[column + 1] = min(current[column + 1], twoAbove[column - 1] + 1)
        }
      }
      (twoAbove, above) = (above, current)
    }
    return above[other.count]
  }
}
