/// A map read from its text, with names in place of views.
package struct HitMapText: Equatable {
  /// The number of squares in a row.
  package private(set) var width = 0
  /// The owners' names of the squares, row by row.
  ///
  /// `nil` if a square hits no view.
  package private(set) var names: [String?] = []

  /// Parses the text of a map, or returns `nil` if the text isn't a map.
  ///
  /// Reads the names of the legend and the rows. The picture is ignored.
  package init?(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.last == "\r" ? $0.dropLast() : $0
    }
    let parts = lines.split(separator: "", omittingEmptySubsequences: true)
    guard parts.count >= 2, let legend = parts.first?.dropFirst(), let rows = parts.last else {
      return nil
    }
    var owners: [Substring: String?] = [:]
    for line in legend {
      guard let cut = line.firstRange(of: "  ") else { return nil }
      let words = line[cut.upperBound...]
      let label = line[..<cut.lowerBound]
      let name = words.ranges(of: HitMap.mark).last.map { String(words[..<$0.lowerBound]) }
      owners[label] = label == HitMap.nobody ? .some(nil) : name ?? String(words)
    }
    for line in rows {
      guard let row = Self.row(line, owners), width == 0 || row.names.count == width else {
        return nil
      }
      width = row.names.count
      for _ in 0..<row.height { names += row.names }
    }
  }

  private static func row(
    _ line: Substring, _ owners: [Substring: String?]
  ) -> (height: Int, names: [String?])? {
    let parts = line.split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let range = parts[0].split(separator: "–").compactMap { Int($0, radix: 10) }
    guard range.count == 2, range[1] >= range[0], range[1] - range[0] < 100_000 else { return nil }
    var names: [String?] = []
    for run in parts[1].split(separator: ",") {
      let words = run.split(separator: " ")
      guard words.count == 2, let width = Int(words[0], radix: 10), (1...100_000).contains(width),
        let name = owners[words[1]]
      else { return nil }
      names += Array(repeating: name, count: width)
    }
    return names.isEmpty ? nil : (range[1] - range[0] + 1, names)
  }
}

extension HitMapText {
  /// Returns the differences from another map in sentences, the largest first, or an empty array if
  /// the maps are equal.
  package func changes(to other: HitMapText) -> [String] {
    let height = width == 0 ? 0 : names.count / width
    let otherHeight = other.width == 0 ? 0 : other.names.count / other.width
    guard width == other.width, height == otherHeight else {
      return [
        "the screen had \(width) × \(height) points and now has \(other.width) × \(otherHeight)"
      ]
    }
    var changes: [Change] = []
    for (place, (before, now)) in zip(names, other.names).enumerated() where before != now {
      let (x, y) = (place % width, place / width)
      if let known = changes.firstIndex(where: { $0.before == before && $0.now == now }) {
        changes[known].points += 1
        changes[known].area.stretch(to: x, y)
      } else {
        let area = HitMapArea(columns: x..<x + 1, rows: y..<y + 1)
        changes.append(Change(before: before, now: now, points: 1, area: area))
      }
    }
    // The sort is stable: equally large changes stay in reading order.
    return changes.sorted { $0.points > $1.points }.map(\.sentence)
  }

  private struct Change {
    let before: String?
    let now: String?
    var points: Int
    var area: HitMapArea

    var sentence: String {
      let (x, y) = (area.columns, area.rows)
      let place = "x \(x.lowerBound)–\(x.upperBound - 1), y \(y.lowerBound)–\(y.upperBound - 1)"
      return "\(points) \(points == 1 ? "point" : "points") at \(place) went to "
        + "\(before ?? "no view") and now \(points == 1 ? "goes" : "go") to \(now ?? "no view")"
    }
  }
}
