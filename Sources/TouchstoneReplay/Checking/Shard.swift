/// One of several equal parts of a list, so that several machines do a part each.
package struct Shard: Equatable, Sendable {
  /// Which part, counted from 1.
  package let number: Int
  /// How many parts there are.
  package let count: Int

  /// All of it.
  package static let whole = Shard(number: 1, count: 1)

  private init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  /// Reads a part as it is written, `2/8`; nil for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map {
      Int($0, radix: 10)
    }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count >= 1,
      (1...count).contains(number)
    else { return nil }
    self.init(number: number, count: count)
  }

  /// The elements of this part: every element is in exactly one part, and neighbours are in different
  /// ones, since recordings of the same kind take about the same time.
  package func part<Element>(of all: [Element]) -> [Element] {
    all.enumerated().filter { $0.offset % count == number - 1 }.map(\.element)
  }
}
