/// Elements that left the screen, for another use.
///
/// - An element without an identifier isn't kept (statement 765).
/// - An element that has just left is kept for its position for a while, and returns there as it is
///   (statement 769).
/// - All other elements wait by identifier; the latest element is used first.
package struct ReusePool<Position: Hashable, Element> {
  private struct Kept {
    let position: Position
    let identifier: String
    let element: Element
  }

  /// The elements that are kept for their positions, the oldest first.
  private var kept: [Kept] = []
  private var waiting: [String: [Element]] = [:]
  /// The number of elements that are kept for their positions.
  private let mostKept: Int

  /// Creates an empty pool.
  ///
  /// - Parameter mostKept: The number of elements that are kept for their positions. Apple states
  ///   none.
  package init(mostKept: Int = 0) { self.mostKept = mostKept }

  /// Adds an element that left a position.
  package mutating func add(_ element: Element, identifier: String?, from position: Position) {
    guard let identifier else { return }
    kept.append(Kept(position: position, identifier: identifier, element: element))
    while kept.count > mostKept { release(kept.removeFirst()) }
  }

  /// Removes and returns the element that is kept for a position.
  package mutating func takeKept(for position: Position) -> Element? {
    guard let index = kept.lastIndex(where: { $0.position == position }) else { return nil }
    return kept.remove(at: index).element
  }

  /// Removes and returns a waiting element, or the oldest kept one with the identifier.
  package mutating func take(_ identifier: String) -> Element? {
    if let element = waiting[identifier]?.popLast() { return element }
    guard let index = kept.firstIndex(where: { $0.identifier == identifier }) else { return nil }
    return kept.remove(at: index).element
  }

  /// Stops keeping elements for positions, because the positions have changed.
  package mutating func forgetPositions() {
    for entry in kept { release(entry) }
    kept.removeAll()
  }

  private mutating func release(_ entry: Kept) {
    waiting[entry.identifier, default: []].append(entry.element)
  }

  /// Removes all elements.
  package mutating func removeAll() {
    kept.removeAll()
    waiting.removeAll()
  }

  /// The number of elements in the pool.
  package var count: Int { kept.count + waiting.values.reduce(0) { $0 + $1.count } }
}
