/// The length of one element of a list, and whether it is only estimated.
package struct Extent: Hashable, Sendable {
  /// The length in points along the list, 0 or more.
  package var length: Double
  /// Whether the element hasn't been measured yet.
  package var isEstimate: Bool

  package init(_ length: Double, isEstimate: Bool = false) {
    self.length = length
    self.isEstimate = isEstimate
  }
}

/// The lengths of the elements of a list, from which positions are found quickly.
///
/// Elements are in chunks. A chunk either lists its elements or repeats one, so that a list of any
/// number of equal elements is one chunk. A change affects one chunk and the positions of the chunks
/// behind it: it takes time in proportion to the length of a chunk and to the number of chunks, and
/// a search takes the logarithm of that number. Positions are sums in the order of the list, so that
/// the same lengths always have the same positions, whichever changes led to them.
package struct ExtentList: Sendable {
  private var chunks: [Chunk] = []
  /// The number of elements before each chunk, and in all.
  private var counts: [Int] = [0]
  /// The position of each chunk, and the end.
  private var starts: [Double] = [0]

  /// The most elements that a chunk lists.
  static let mostListed = 256
  /// The fewest elements that a chunk lists after a removal, unless its neighbors are full.
  static let fewestListed = 64

  /// Creates an empty list.
  package init() {}

  /// Creates a list of equal elements.
  package init(repeating extent: Extent, count: Int) {
    guard count > 0 else { return }
    chunks = [Chunk(repeating: extent, count: count)]
    update(from: 0)
  }

  /// Creates a list of elements.
  package init(_ extents: some Sequence<Extent>) {
    var listed: [Extent] = []
    for extent in extents {
      listed.append(extent)
      if listed.count == Self.mostListed {
        chunks.append(Chunk(listed))
        listed.removeAll(keepingCapacity: true)
      }
    }
    if !listed.isEmpty { chunks.append(Chunk(listed)) }
    update(from: 0)
  }

  /// The number of elements.
  package var count: Int { counts[chunks.count] }
  /// The sum of all lengths.
  package var total: Double { starts[chunks.count] }
  package var isEmpty: Bool { count == 0 }
  /// The number of chunks, for tests of the cost.
  var chunkCount: Int { chunks.count }

  // MARK: Reading

  /// Returns an element, which must exist.
  package subscript(index: Int) -> Extent {
    let chunk = chunk(of: index)
    return chunks[chunk][index - counts[chunk]]
  }

  /// Returns the distance from the start of the list to the start of an element, or to the end of
  /// the list for the number of elements.
  package func start(of index: Int) -> Double {
    guard index < count else { return total }
    let chunk = chunk(of: index)
    return starts[chunk] + chunks[chunk].start(of: index - counts[chunk])
  }

  /// Returns the element at a position, or `nil` outside the list.
  ///
  /// An element includes its start but not its end, so that elements of length 0 are at no position.
  package func index(at position: Double) -> Int? {
    guard position >= 0, position < total else { return nil }
    // The last chunk that starts at or before the position, and isn't empty.
    var chunk = Self.last(in: starts, atMost: position)
    chunk = min(chunk, chunks.count - 1)
    if let inside = chunks[chunk].index(at: position - starts[chunk]) {
      return counts[chunk] + inside
    }
    // Sums in another order can differ in the last digit: the position is at the chunk's end.
    return lastElement(before: counts[chunk + 1])
  }

  /// Returns the last element before an index that has a length.
  private func lastElement(before index: Int) -> Int? {
    var index = index
    while index > 0 {
      index -= 1
      if self[index].length > 0 { return index }
    }
    return nil
  }

  /// Returns the first element that isn't measured in a range, or `nil`.
  package func firstEstimate(in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      let number = chunk(of: index)
      let chunk = chunks[number]
      let inside = (index - counts[number])..<min(range.upperBound - counts[number], chunk.count)
      if let found = chunk.firstEstimate(in: inside) { return counts[number] + found }
      index = counts[number + 1]
    }
    return nil
  }

  private func chunk(of index: Int) -> Int {
    precondition(index >= 0 && index < count, "the list has no element \(index)")
    return Self.last(in: counts, atMost: index)
  }

  /// Returns the index of the last number in a sorted list that isn't greater than `limit`.
  private static func last<Number: Comparable>(in numbers: [Number], atMost limit: Number) -> Int {
    var (low, high) = (0, numbers.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if numbers[middle] <= limit { low = middle } else { high = middle }
    }
    return low
  }

  // MARK: Changing

  /// Changes an element.
  package mutating func set(_ extent: Extent, at index: Int) {
    let number = chunk(of: index)
    let inside = index - counts[number]
    guard chunks[number][inside] != extent else { return }
    if chunks[number].isRepeated {
      let parts = chunks[number].listed(around: inside)
      chunks.replaceSubrange(number...number, with: parts.chunks)
      chunks[number + parts.listed].set(extent, at: inside - parts.start)
    } else {
      chunks[number].set(extent, at: inside)
    }
    update(from: number)
  }

  /// Treats all lengths as estimates.
  package mutating func forgetMeasures() {
    for number in chunks.indices { chunks[number].forgetMeasures() }
  }

  /// Inserts equal elements before an index, or at the end.
  package mutating func insert(_ extent: Extent, count: Int = 1, at index: Int) {
    precondition(index >= 0 && index <= self.count, "the list has no place \(index)")
    guard count > 0 else { return }
    guard !chunks.isEmpty else {
      self = ExtentList(repeating: extent, count: count)
      return
    }
    let number = min(Self.last(in: counts, atMost: index), chunks.count - 1)
    let inside = index - counts[number]
    if chunks[number].isRepeated(extent) {
      chunks[number].repeatMore(count)
    } else if !chunks[number].isRepeated, chunks[number].count + count <= Self.mostListed {
      chunks[number].insert(extent, count: count, at: inside)
    } else {
      let (before, after) = chunks[number].split(at: inside)
      let new = [before, Chunk(repeating: extent, count: count), after]
      chunks.replaceSubrange(number...number, with: new.filter { $0.count > 0 })
    }
    update(from: number)
  }

  /// Removes elements.
  package mutating func remove(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let first = chunk(of: range.lowerBound)
    let last = chunk(of: range.upperBound - 1)
    let before = chunks[first].split(at: range.lowerBound - counts[first]).0
    let after = chunks[last].split(at: range.upperBound - counts[last]).1
    chunks.replaceSubrange(first...last, with: [before, after].filter { $0.count > 0 })
    let from = max(0, first - 1)
    merge(from: from, through: first + 1)
    update(from: from)
  }

  /// Unites short chunks with their neighbors.
  private mutating func merge(from first: Int, through last: Int) {
    var number = first
    var end = last
    while number < min(end, chunks.count - 1) {
      if let united = chunks[number].united(with: chunks[number + 1]) {
        chunks[number] = united
        chunks.remove(at: number + 1)
        end -= 1
      } else {
        number += 1
      }
    }
  }

  /// Counts and adds again from a chunk on.
  private mutating func update(from first: Int) {
    counts.removeSubrange((first + 1)...)
    starts.removeSubrange((first + 1)...)
    var (count, start) = (counts[first], starts[first])
    for chunk in chunks[first...] {
      count += chunk.count
      start += chunk.length
      counts.append(count)
      starts.append(start)
    }
  }
}
