/// Children of one node that stand side by side, with their bounding boxes: a block of memory.
///
/// In its middle stands the head; before that the children, the first one nearest to it, and behind it the
/// boxes. So both are found without a look at how many have room. The boxes begin a line of the cache.
struct ChildRun: Equatable {
  struct Head {
    var count: Int32 = 0
    let capacity: Int32
    /// Which of its parent's runs it is.
    var number: Int32 = 0
    /// How far the children may be from the places they remember.
    var drift = PlaceDrift()
  }

  /// How many children a run has room for at first; most nodes never have more. A walk looks at so many
  /// directly: that takes no longer than looking at their boxes.
  static let few = 4
  /// How many children a run has at most. To put one in moves those behind it, and tells all runs behind.
  static let most = 252

  /// Together with the children before it, this fills whole lines.
  private static let headSize = 32
  /// Blocks for those who have room for few.
  private static let blocks = MemoryPool(size: size(few))

  /// The children's boxes in the parent's coordinates, in the children's order.
  let boxes: UnsafeMutablePointer<SIMD4<Float>>

  private static func size(_ capacity: Int) -> Int {
    headSize + (MemoryLayout<NodeRef>.stride + MemoryLayout<SIMD4<Float>>.stride) * capacity
  }

  /// How many children have room in a run for which so many are too few: 4, 12, 28, 60, 124, 252.
  static func capacity(above count: Int) -> Int { count == 0 ? few : 2 * count + few }

  /// Makes a run without children.
  static func make(capacity: Int) -> ChildRun {
    let block =
      capacity == few
      ? blocks.take()
      : .allocate(byteCount: size(capacity), alignment: MemoryPool.alignment)
    let head = block.advanced(by: MemoryLayout<NodeRef>.stride * capacity)
    head.bindMemory(to: Head.self, capacity: 1)
      .initialize(to: Head(capacity: Int32(truncatingIfNeeded: capacity)))
    return ChildRun(
      boxes: head.advanced(by: headSize).bindMemory(to: SIMD4<Float>.self, capacity: capacity))
  }

  func free() {
    let block = UnsafeMutableRawPointer(slot(capacity - 1))
    if capacity == Self.few { Self.blocks.giveBack(block) } else { block.deallocate() }
  }

  var head: UnsafeMutablePointer<Head> {
    (UnsafeMutableRawPointer(boxes) - Self.headSize).assumingMemoryBound(to: Head.self)
  }
  var count: Int { Int(truncatingIfNeeded: head.pointee.count) }
  var number: Int { Int(truncatingIfNeeded: head.pointee.number) }
  private var capacity: Int { Int(truncatingIfNeeded: head.pointee.capacity) }
  var isFull: Bool { head.pointee.count == head.pointee.capacity }

  subscript(place: Int) -> NodeRef { slot(place).pointee }

  private func slot(_ place: Int) -> UnsafeMutablePointer<NodeRef> {
    UnsafeMutableRawPointer(head).assumingMemoryBound(to: NodeRef.self) - (place + 1)
  }

  /// Puts a child in, for which there must be room.
  func insert(_ child: NodeRef, _ box: SIMD4<Float>, at place: Int) {
    let behind = count - place
    if behind > 0 {
      slot(count).update(from: slot(count - 1), count: behind)
      (boxes + place + 1).update(from: boxes + place, count: behind)
      head.pointee.drift.grow()
    }
    slot(place).initialize(to: child)
    boxes[place] = box
    child.pointer.pointee.place = Int32(truncatingIfNeeded: place)
    head.pointee.count += 1
  }

  func remove(at place: Int) {
    let behind = count - 1 - place
    if behind > 0 {
      slot(count - 2).update(from: slot(count - 1), count: behind)
      (boxes + place).update(from: boxes + place + 1, count: behind)
      head.pointee.drift.grow()
    }
    head.pointee.count -= 1
  }

  /// Takes over the children of another run from one on, for which there must be room.
  func append(from other: ChildRun, _ first: Int) {
    let more = other.count - first
    slot(count + more - 1).update(from: other.slot(other.count - 1), count: more)
    (boxes + count).update(from: other.boxes + first, count: more)
    head.pointee.count += Int32(truncatingIfNeeded: more)
    other.head.pointee.count -= Int32(truncatingIfNeeded: more)
  }

  /// Lets two children change places, of this run or of two.
  func exchange(_ place: Int, with otherPlace: Int, of other: ChildRun) {
    (slot(place).pointee, other.slot(otherPlace).pointee) = (other[otherPlace], self[place])
    (boxes[place], other.boxes[otherPlace]) = (other.boxes[otherPlace], boxes[place])
    note(place)
    other.note(otherPlace)
  }

  /// Tells the children, from one on, where they stand.
  func noteAll(from first: Int = 0) {
    for place in first..<count { note(place) }
  }

  private func note(_ place: Int) {
    self[place].pointer.pointee.home = self
    self[place].pointer.pointee.place = Int32(truncatingIfNeeded: place)
  }

  /// Where a child stands; nil for a node that does not stand here.
  func place(of child: NodeRef) -> Int? {
    let known = Int(truncatingIfNeeded: child.pointer.pointee.place)
    if known < count, self[known] == child { return known }
    let found = head.pointee.drift.find(from: known, count: count) {
      self[$0] == child
    } writeDown: {
      noteAll()
      return Int(truncatingIfNeeded: child.pointer.pointee.place)
    }
    if let found { child.pointer.pointee.place = Int32(truncatingIfNeeded: found) }
    return found
  }
}
