/// One of several equal parts of a list, so that several machines process one part each.
package struct Shard: Equatable, Sendable {
  /// The number of the part, counted from 1.
  package let number: Int
  /// The number of parts.
  package let count: Int

  /// The whole list as one part.
  package static let whole = Shard(number: 1, count: 1)

  private init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  /// Parses a part such as `2/8`, or returns `nil` for other text.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map {
      Int($0, radix: 10)
    }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count >= 1,
      (1...count).contains(number)
    else { return nil }
    self.init(number: number, count: count)
  }

  /// Returns the elements of this part.
  ///
  /// Every element is in exactly one part. Adjacent elements are in different parts, because
  /// recordings of the same kind take about the same time.
  package func part<Element>(of all: [Element]) -> [Element] {
    all.enumerated().filter { $0.offset % count == number - 1 }.map(\.element)
  }
}
