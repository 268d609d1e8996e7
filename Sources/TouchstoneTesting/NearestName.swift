/// The name that a person may have meant.
enum NearestName {
  /// The nearest of some names, as far as it differs in a third of its letters at most.
  static func of(_ name: String, among known: [String]) -> String? {
    let near = known.map { (name: $0, distance: distance(name.lowercased(), $0.lowercased())) }
    guard let best = near.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance * 3 <= max(name.count, 3) ? best.name : nil
  }

  /// How many letters have to be put in, left out or changed to come from one word to another.
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
