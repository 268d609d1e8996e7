/// A search for the known name that is closest to a misspelled one.
enum NearestName {
  /// Returns the closest of the known names, or `nil` if each differs in more than a third of the
  /// characters of `name`.
  ///
  /// A name of one or two characters may differ in one.
  static func of(_ name: String, among known: [String]) -> String? {
    let near = known.map { (name: $0, distance: distance(name.lowercased(), $0.lowercased())) }
    guard let best = near.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance * 3 <= max(name.count, 3) ? best.name : nil
  }

  /// Returns the number of characters to insert, delete or replace to turn one word into the other.
  private static func distance(_ one: String, _ other: String) -> Int {
    let letters = Array(other)
    var row = Array(0...letters.count)
    for (place, letter) in one.enumerated() {
      var diagonal = row[0]
      row[0] = place + 1
      for column in letters.indices {
        let change = diagonal + (letters[column] == letter ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(change, row[column] + 1, diagonal + 1)
      }
    }
    return row[letters.count]
  }
}
