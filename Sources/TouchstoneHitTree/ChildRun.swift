/// A chunk of consecutive children of one node and their bounding boxes, in one memory block.
///
/// The head is in the middle of the block. The children precede it in reverse order, and the boxes
/// follow it. Both are therefore found without reading the capacity. The boxes begin at the start
/// of a cache line.
struct ChildRun: Equatable {
  struct Head {
    var count: Int32 = 0
    let capacity: Int32
    /// The index of the chunk among its parent's chunks.
    var number: Int32 = 0
    /// The error bound of the indices that the children cache.
    var drift = IndexDrift()
  }

  /// The initial capacity, which most nodes never exceed.
  ///
  /// So few children are tested directly, which takes no longer than comparing their boxes.
  static let few = 4
  /// The maximum number of children. An insertion shifts the children after it, and updates all
  /// later chunks.
  static let most = 252

  /// The size of the head, which together with the children before it fills whole cache lines.
  private static let headSize = 32
  /// The pool of blocks with the initial capacity.
  private static let blocks = MemoryPool(size: size(few))

  /// The children's boxes in the parent's coordinates, in the order of the children.
  let boxes: UnsafeMutablePointer<SIMD4<Float>>

  private static func size(_ capacity: Int) -> Int {
    headSize + (MemoryLayout<NodeRef>.stride + MemoryLayout<SIMD4<Float>>.stride) * capacity
  }

  /// Returns the capacity of a chunk that replaces a full one of `count` children: 4, 12, 28, 60,
  /// 124, 252.
  static func capacity(above count: Int) -> Int { count == 0 ? few : 2 * count + few }

  /// Creates an empty chunk.
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

  /// Inserts a child. The chunk must not be full.
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

  /// Moves the children of another chunk, from `first` on, to the end of this one, which must have
  /// the capacity.
  func append(from other: ChildRun, _ first: Int) {
    let more = other.count - first
    slot(count + more - 1).update(from: other.slot(other.count - 1), count: more)
    (boxes + count).update(from: other.boxes + first, count: more)
    head.pointee.count += Int32(truncatingIfNeeded: more)
    other.head.pointee.count -= Int32(truncatingIfNeeded: more)
  }

  /// Exchanges two children of this chunk, or of this chunk and another.
  func exchange(_ place: Int, with otherPlace: Int, of other: ChildRun) {
    (slot(place).pointee, other.slot(otherPlace).pointee) = (other[otherPlace], self[place])
    (boxes[place], other.boxes[otherPlace]) = (other.boxes[otherPlace], boxes[place])
    note(place)
    other.note(otherPlace)
  }

  /// Updates the chunk and the index that the children from `first` on cache.
  func noteAll(from first: Int = 0) {
    for place in first..<count { note(place) }
  }

  private func note(_ place: Int) {
    self[place].pointer.pointee.home = self
    self[place].pointer.pointee.place = Int32(truncatingIfNeeded: place)
  }

  /// Returns the index of a child in this chunk, or `nil` if it isn't in it.
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
