extension ExtentList {
  /// Some successive elements: a list, or one repeated element.
  struct Chunk: Sendable {
    /// The elements, or none if one is repeated.
    private var extents: [Extent]
    /// The repeated element.
    private var repeated: Extent
    private(set) var count: Int
    /// The sum of the lengths.
    private(set) var length: Double

    init(repeating extent: Extent, count: Int) {
      extents = []
      repeated = extent
      self.count = count
      length = extent.length * Double(count)
    }

    init(_ extents: [Extent]) {
      self.extents = extents
      repeated = Extent(0)
      count = extents.count
      length = extents.reduce(0) { $0 + $1.length }
    }

    var isRepeated: Bool { extents.isEmpty && count > 0 }

    /// Returns whether the chunk only repeats an element.
    func isRepeated(_ extent: Extent) -> Bool { isRepeated && repeated == extent }

    subscript(index: Int) -> Extent { isRepeated ? repeated : extents[index] }

    /// Returns the distance from the start of the chunk to the start of an element.
    func start(of index: Int) -> Double {
      isRepeated
        ? repeated.length * Double(index) : extents[..<index].reduce(0) { $0 + $1.length }
    }

    /// Returns the element at a position, or `nil` if the chunk ends before it.
    func index(at position: Double) -> Int? {
      if isRepeated {
        guard repeated.length > 0 else { return nil }
        return indexOfRepeated(at: position)
      }
      var end = 0.0
      for (index, extent) in extents.enumerated() {
        end += extent.length
        if position < end { return index }
      }
      return nil
    }

    /// Returns the repeated element at a position, which agrees with ``start(of:)``.
    private func indexOfRepeated(at position: Double) -> Int? {
      var index = min(
        Int(exactly: (position / repeated.length).rounded(.down)) ?? count - 1, count - 1)
      // A quotient can be off by one, because it is rounded.
      if position < start(of: index) { index -= 1 }
      if index + 1 < count, position >= start(of: index + 1) { index += 1 }
      return index >= 0 && position < length ? index : nil
    }

    /// Returns the first element in a range that is only estimated, or `nil`.
    func firstEstimate(in range: Range<Int>) -> Int? {
      if isRepeated { return repeated.isEstimate ? range.lowerBound : nil }
      return range.first { extents[$0].isEstimate }
    }

    // MARK: Changing

    /// Changes a listed element.
    mutating func set(_ extent: Extent, at index: Int) {
      extents[index] = extent
      addLengths()
    }

    mutating func insert(_ extent: Extent, count: Int, at index: Int) {
      extents.insert(contentsOf: repeatElement(extent, count: count), at: index)
      self.count = extents.count
      addLengths()
    }

    /// Treats all lengths as estimates.
    mutating func forgetMeasures() {
      repeated.isEstimate = true
      for index in extents.indices { extents[index].isEstimate = true }
    }

    mutating func repeatMore(_ count: Int) {
      self.count += count
      length = repeated.length * Double(self.count)
    }

    private mutating func addLengths() { length = extents.reduce(0) { $0 + $1.length } }

    /// Returns the elements before an index, and the rest.
    func split(at index: Int) -> (Chunk, Chunk) {
      isRepeated
        ? (
          Chunk(repeating: repeated, count: index), Chunk(repeating: repeated, count: count - index)
        )
        : (Chunk(Array(extents[..<index])), Chunk(Array(extents[index...])))
    }

    /// Divides a chunk that repeats an element, so that some elements around an index are listed.
    ///
    /// - Returns: The chunks, the number of the listed chunk, and the index of its first element.
    func listed(around index: Int) -> (chunks: [Chunk], listed: Int, start: Int) {
      let wanted = ExtentList.fewestListed
      let start = count <= 2 * wanted ? 0 : max(0, min(index - wanted / 2, count - wanted))
      let end = count <= 2 * wanted ? count : start + wanted
      let middle = Chunk(Array(repeating: repeated, count: end - start))
      let before = start > 0 ? [Chunk(repeating: repeated, count: start)] : []
      let after = end < count ? [Chunk(repeating: repeated, count: count - end)] : []
      return (before + [middle] + after, before.count, start)
    }

    /// Returns one chunk instead of two, or `nil` if both are long enough or don't fit together.
    func united(with next: Chunk) -> Chunk? {
      if isRepeated, next.isRepeated(repeated) {
        return Chunk(repeating: repeated, count: count + next.count)
      }
      let fewest = ExtentList.fewestListed
      guard min(count, next.count) < fewest, count + next.count <= ExtentList.mostListed else {
        return nil
      }
      return Chunk(elements + next.elements)
    }

    private var elements: [Extent] {
      isRepeated ? Array(repeating: repeated, count: count) : extents
    }
  }
}
