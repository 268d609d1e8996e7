/// A line in which one joins at the end and leaves at the front, without moving the others.
///
/// Its room doubles when it is full and never shrinks, so that a steady flow allocates nothing.
struct RingBuffer<Element> {
  /// A power of two of places, so that a place is found with a mask; empty until first used.
  private var places: [Element?] = []
  private var front = 0
  private(set) var count = 0

  /// The room made at the first append; a frame's moves of ten fingers at 120 Hz fit.
  private static var firstCapacity: Int { 32 }

  init() {}

  var isEmpty: Bool { count == 0 }

  /// The element so many places behind the front; the offset must be below the count.
  subscript(offset: Int) -> Element {
    places[place(offset)].unsafelyUnwrapped
  }

  /// Lets an element join at the end.
  ///
  /// - Complexity: O(1), averaged over the growth of the line.
  mutating func append(_ element: Element) {
    if count == places.count { grow() }
    places[place(count)] = element
    count += 1
  }

  /// Takes the element at the front out; the line must not be empty.
  mutating func removeFirst() -> Element {
    let element = self[0]
    removeFirst(1)
    return element
  }

  /// Drops so many elements from the front; there must be as many.
  mutating func removeFirst(_ number: Int) {
    for offset in 0..<number { places[place(offset)] = nil }
    front = place(number)
    count -= number
  }

  /// Drops everything and keeps the room.
  mutating func removeAll() {
    removeFirst(count)
  }

  private func place(_ offset: Int) -> Int { (front + offset) & (places.count - 1) }

  private mutating func grow() {
    var larger: [Element?] = []
    larger.reserveCapacity(max(Self.firstCapacity, places.count * 2))
    for offset in 0..<count { larger.append(self[offset]) }
    while larger.count < max(Self.firstCapacity, places.count * 2) { larger.append(nil) }
    places = larger
    front = 0
  }
}

extension RingBuffer: Sendable where Element: Sendable {}
