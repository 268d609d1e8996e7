/// The lines of an index: its titles, or some of them with dots between if not all fit.
struct IndexLines: Equatable {
  /// What a line shows.
  enum Line: Equatable {
    /// The title with a number.
    case title(Int)
    /// A dot for the titles between its neighbors.
    case dot
  }

  let lines: [Line]
  private let count: Int

  /// Creates the lines for a number of titles in a space of `capacity` lines.
  init(count: Int, capacity: Int) {
    self.count = count
    guard count > capacity else {
      lines = (0..<count).map { .title($0) }
      return
    }
    // Every other line is a title, from the first title to the last one.
    let shown = max(1, min((capacity + 1) / 2, (count + 1) / 2))
    guard shown > 1 else {
      lines = [.title(0)]
      return
    }
    let titles = (0..<shown).map { $0 * (count - 1) / (shown - 1) }
    lines = titles.enumerated().flatMap { index, title -> [Line] in
      guard index + 1 < titles.count else { return [.title(title)] }
      return titles[index + 1] - title > 1 ? [.title(title), .dot] : [.title(title)]
    }
  }

  /// Returns the number of the title at a fraction of the height of all lines, from 0 to 1.
  ///
  /// Titles behind a dot have their share of the height too. A fraction outside the range stands
  /// for the nearest title.
  func title(at fraction: Double) -> Int? {
    guard count > 0, !fraction.isNaN else { return nil }
    let place = (max(0, min(1, fraction)) * Double(count)).rounded(.down)
    return min(count - 1, Int(exactly: place) ?? 0)
  }
}
