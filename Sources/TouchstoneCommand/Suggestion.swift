/// What a person may have meant by a word that is unknown.
enum Suggestion {
  /// "; did you mean …?" with the word that is nearest, or the fallback where none is near.
  static func clause(for word: String, among known: [String], or fallback: String) -> String {
    nearest(to: word, among: known).map { "; did you mean \"\($0)\"?" } ?? "; \(fallback)"
  }

  /// The known word with the fewest slips between it and `word`; nil where that is more than a third of
  /// its letters, and more than one.
  ///
  /// A word that only lacks its end, or its beginning, is near too.
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

  /// How many letters have to be put in, taken out, changed, or swapped with the next one.
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
