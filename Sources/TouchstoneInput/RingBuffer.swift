/// A first-in, first-out queue in which adding or removing an element doesn't move the others.
///
/// Its capacity doubles when it is full and never shrinks, so that a steady flow doesn't allocate.
struct RingBuffer<Element> {
  /// The slots, empty until first used.
  ///
  /// Their number is a power of two, so that a mask finds a slot.
  private var places: [Element?] = []
  private var front = 0
  private(set) var count = 0

  /// The capacity after the first append, which fits a frame's moves of ten fingers at 120 Hz.
  private static var firstCapacity: Int { 32 }

  init() {}

  var isEmpty: Bool { count == 0 }

  /// The element at an offset from the front, which must be below the count.
  subscript(offset: Int) -> Element {
    places[place(offset)].unsafelyUnwrapped
  }

  /// Appends an element.
  ///
  /// - Complexity: O(1), averaged over the growth of the queue.
  mutating func append(_ element: Element) {
    if count == places.count { grow() }
    places[place(count)] = element
    count += 1
  }

  /// Removes and returns the element at the front; the queue must not be empty.
  mutating func removeFirst() -> Element {
    let element = self[0]
    removeFirst(1)
    return element
  }

  /// Removes `number` elements from the front; the queue must contain as many.
  mutating func removeFirst(_ number: Int) {
    for offset in 0..<number { places[place(offset)] = nil }
    front = place(number)
    count -= number
  }

  /// Removes all elements and keeps the capacity.
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
