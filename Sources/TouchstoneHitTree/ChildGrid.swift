/// A uniform grid over a parent's plane that finds the children near a point.
///
/// Without a grid, a hit test compares the point to the boxes of all children, from the last to the
/// first. With a grid, it tests only the children that touch the point's cell, whatever their
/// indices. A change of one child affects only that child's cells. A change of sibling order (a
/// view brought to the front, inserted or removed) doesn't affect other children's entries. The
/// parent is queried for the order of two children only if both contain the point.
///
/// Cells are about as large as the median child. A child that touches more than ``mostCells``
/// cells, or with a box that isn't finite, is tested for every point. Boxes and points beyond the
/// outermost cells belong to these cells. Correctness requires only that the cell index never
/// decreases as the coordinate increases. Children far away cost time, but never lead to a wrong
/// result.
///
/// With 100,000 children, a hit test spends most of its time waiting for memory. A cell is
/// therefore one cache line that contains its children, and only the children that don't fit are in
/// a list.
struct ChildGrid {
  /// The children of one cell, in one cache line.
  private struct Cell {
    /// The fields before the children.
    struct Head {
      var count: Int32 = 0
      /// The first entry of the children that don't fit, or -1 if all fit.
      var overflow: Int32 = -1
    }

    /// The number of children that fit.
    static let most = MemoryPool.alignment / MemoryLayout<NodeRef>.stride - 1

    let head: UnsafeMutablePointer<Head>
    var children: UnsafeMutablePointer<NodeRef> {
      UnsafeMutableRawPointer(head + 1).assumingMemoryBound(to: NodeRef.self)
    }
  }

  /// The rectangular block of cells that a child touches.
  struct Block: Equatable {
    /// The first cell, or -1 for an empty block.
    var first: Int32 = -1
    var columns: UInt8 = 0
    var rows: UInt8 = 0
  }

  /// A child that doesn't fit in a cell.
  private struct Entry {
    var child: NodeRef
    /// The next entry of the cell, or -1 at the end.
    var next: Int32
    /// The previous entry of the cell, or -1 for the first.
    var previous: Int32
    /// The next entry of the same child, or -1 at the end. For a free entry, the next free entry.
    var nextOfChild: Int32
    var cell: Int32
  }

  /// The number of children below which a parent has no grid, because comparing all boxes is as
  /// fast.
  static let leastChildren = 64
  /// The maximum number of cells that a child touches before it is tested for every point.
  ///
  /// A rotated child, or one 1.5 times as large as the median, touches three cells in each
  /// direction.
  private static let mostCells = 16
  /// The number of candidates for a point above which comparing all boxes from the top is faster.
  private static let crowd = 64

  private let originX: Float
  private let originY: Float
  private let cellsPerPointX: Float
  private let cellsPerPointY: Float
  private let lastColumn: Float
  private let lastRow: Float
  private let columns: Int
  /// All cells, followed by one for the children that are tested for every point.
  private let cells: UnsafeMutableRawPointer
  private let everywhere: Int
  private var entries: UnsafeMutablePointer<Entry>
  private var capacity: Int
  private var used: Int32 = 0
  private var free: Int32 = -1
  /// The number of children when the grid was built.
  private let builtFor: Int
  /// The number of moves since the last hit test.
  private var movesSinceHit = 0

  /// Builds the grid of a parent's children. Fails if their boxes span no area.
  init?(of parent: NodeRef) {
    let count = parent.childCount
    guard let span = Span(of: parent) else { return nil }
    // Use about as many cells as children, in rows and columns of the median child's proportions.
    var columns = max(1, span.width / span.medianWidth)
    var rows = max(1, span.height / span.medianHeight)
    let most = Float(count)
    if columns * rows > most {
      let shrink = (most / (columns * rows)).squareRoot()
      columns = max(1, min(columns * shrink, most))
      rows = max(1, min(rows * shrink, most / columns))
    }
    columns = columns.rounded(.down)
    rows = rows.rounded(.down)
    originX = span.minX
    originY = span.minY
    cellsPerPointX = columns / span.width
    cellsPerPointY = rows / span.height
    guard cellsPerPointX.isNormal, cellsPerPointY.isNormal else { return nil }
    lastColumn = columns - 1
    lastRow = rows - 1
    self.columns = Self.cell(columns, last: columns)
    everywhere = self.columns * Self.cell(rows, last: rows)
    cells = .allocate(
      byteCount: (everywhere + 1) * MemoryPool.alignment, alignment: MemoryPool.alignment)
    capacity = Self.leastChildren
    entries = .allocate(capacity: capacity)
    builtFor = count
    for cell in 0...everywhere { self.cell(cell).head.initialize(to: Cell.Head()) }
    parent.forEachChild { child, box in add(child, block(of: box)) }
  }

  func deallocate() {
    cells.deallocate()
    entries.deallocate()
  }

  // MARK: Asking

  /// Calls `body` with every child that may contain a point.
  ///
  /// Returns false, possibly after some calls, if there are too many candidates.
  @inline(__always)
  mutating func candidates(_ x: Float, _ y: Float, _ body: (NodeRef) -> Void) -> Bool {
    movesSinceHit = 0
    var left = Self.crowd
    return visit(row(y) * columns + column(x), &left, body) && visit(everywhere, &left, body)
  }

  /// Calls `body` with the children of a cell. Returns false if there are too many.
  @inline(__always)
  private func visit(_ cell: Int, _ left: inout Int, _ body: (NodeRef) -> Void) -> Bool {
    let cell = self.cell(cell)
    let count = Int(truncatingIfNeeded: cell.head.pointee.count)
    left -= count
    for index in 0..<count { body(cell.children[index]) }
    var index = cell.head.pointee.overflow
    while index >= 0 {
      guard left > 0 else { return false }
      left -= 1
      let entry = at(index)
      body(entry.pointee.child)
      index = entry.pointee.next
    }
    return true
  }

  @inline(__always)
  private func cell(_ index: Int) -> Cell {
    Cell(
      head: (cells + index * MemoryPool.alignment).assumingMemoryBound(to: Cell.Head.self))
  }

  @inline(__always)
  private func column(_ x: Float) -> Int {
    Self.cell((x - originX) * cellsPerPointX, last: lastColumn)
  }

  @inline(__always)
  private func row(_ y: Float) -> Int {
    Self.cell((y - originY) * cellsPerPointY, last: lastRow)
  }

  @inline(__always)
  private static func cell(_ place: Float, last: Float) -> Int {
    // The condition is written so that NaN results in the first cell.
    place > 0 ? Int(exactly: (place < last ? place : last).rounded(.down)) ?? 0 : 0
  }

  // MARK: Changing

  /// The outcome of a change for the grid.
  enum Outcome {
    case stays
    /// The number of children has changed so much that another grid would be better.
    case outgrown
    /// So many children moved without a hit test in between that comparing all boxes is cheaper
    /// than updating the grid.
    case restless
  }

  /// Adds a child with its box. `count` is the new number of children.
  mutating func insert(_ child: NodeRef, _ box: SIMD4<Float>, count: Int) -> Outcome {
    add(child, block(of: box))
    return count > builtFor * 2 ? .outgrown : .stays
  }

  /// Removes a child. `count` is the new number of children.
  mutating func remove(_ child: NodeRef, count: Int) -> Outcome {
    takeOut(child)
    return count < builtFor / 4 ? .outgrown : .stays
  }

  /// Updates the box of a child.
  mutating func move(_ child: NodeRef, to box: SIMD4<Float>) -> Outcome {
    movesSinceHit += 1
    if movesSinceHit > builtFor / 8 { return .restless }
    let block = block(of: box)
    if block == child.pointer.pointee.gridBlock { return .stays }
    takeOut(child)
    add(child, block)
    return .stays
  }

  /// Returns the cells that a box touches, or the cell for every point if they are too many, or if
  /// the box isn't finite or is inverted.
  private func block(of box: SIMD4<Float>) -> Block {
    let all = Block(first: Int32(truncatingIfNeeded: everywhere), columns: 1, rows: 1)
    guard box.x.isFinite, box.y.isFinite, box.z.isFinite, box.w.isFinite,
      box.x <= -box.z, box.y <= -box.w
    else { return all }
    let (left, top) = (column(box.x), row(box.y))
    let columns = column(-box.z) - left + 1
    let rows = row(-box.w) - top + 1
    guard columns * rows <= Self.mostCells else { return all }
    return Block(
      first: Int32(truncatingIfNeeded: top * self.columns + left),
      columns: UInt8(truncatingIfNeeded: columns), rows: UInt8(truncatingIfNeeded: rows))
  }

  private func forEachCell(_ block: Block, _ body: (Int) -> Void) {
    var row = Int(truncatingIfNeeded: block.first)
    for _ in 0..<block.rows {
      for column in 0..<Int(truncatingIfNeeded: block.columns) { body(row + column) }
      row += columns
    }
  }

  private mutating func add(_ child: NodeRef, _ block: Block) {
    child.pointer.pointee.gridBlock = block
    child.pointer.pointee.gridEntry = -1
    forEachCell(block) {
      let cell = cell($0)
      let count = Int(truncatingIfNeeded: cell.head.pointee.count)
      guard count < Cell.most else { return link(child, $0) }
      (cell.children + count).initialize(to: child)
      cell.head.pointee.count += 1
    }
  }

  private mutating func takeOut(_ child: NodeRef) {
    unlink(child)
    forEachCell(child.pointer.pointee.gridBlock) {
      let cell = cell($0)
      let last = Int(truncatingIfNeeded: cell.head.pointee.count) - 1
      for index in stride(from: last, through: 0, by: -1) where cell.children[index] == child {
        cell.children[index] = cell.children[last]
        cell.head.pointee.count -= 1
      }
    }
    child.pointer.pointee.gridBlock = Block()
  }

  // MARK: Children that had no room in a cell

  private mutating func link(_ child: NodeRef, _ cell: Int) {
    let index = freeEntry()
    let head = self.cell(cell).head
    let next = head.pointee.overflow
    at(index).pointee = Entry(
      child: child, next: next, previous: -1, nextOfChild: child.pointer.pointee.gridEntry,
      cell: Int32(truncatingIfNeeded: cell))
    if next >= 0 { at(next).pointee.previous = index }
    head.pointee.overflow = index
    child.pointer.pointee.gridEntry = index
  }

  private mutating func unlink(_ child: NodeRef) {
    var index = child.pointer.pointee.gridEntry
    while index >= 0 {
      let entry = at(index).pointee
      if entry.previous >= 0 {
        at(entry.previous).pointee.next = entry.next
      } else {
        cell(Int(truncatingIfNeeded: entry.cell)).head.pointee.overflow = entry.next
      }
      if entry.next >= 0 { at(entry.next).pointee.previous = entry.previous }
      at(index).pointee.nextOfChild = free
      free = index
      index = entry.nextOfChild
    }
    child.pointer.pointee.gridEntry = -1
  }

  private func at(_ index: Int32) -> UnsafeMutablePointer<Entry> {
    entries + Int(truncatingIfNeeded: index)
  }

  private mutating func freeEntry() -> Int32 {
    if free >= 0 {
      let index = free
      free = at(index).pointee.nextOfChild
      return index
    }
    if Int(truncatingIfNeeded: used) == capacity {
      let larger = UnsafeMutablePointer<Entry>.allocate(capacity: capacity * 2)
      larger.moveInitialize(from: entries, count: capacity)
      entries.deallocate()
      entries = larger
      capacity *= 2
    }
    used += 1
    return used - 1
  }
}

/// The parameters of a grid: the rectangle around all boxes, and the size of the median child.
private struct Span {
  private(set) var minX = Float.infinity
  private(set) var minY = Float.infinity
  private(set) var width: Float = 0
  private(set) var height: Float = 0
  private(set) var medianWidth: Float = 0
  private(set) var medianHeight: Float = 0

  /// The number of boxes from which the median size is computed.
  private static let samples = 101

  /// Fails if no box is finite, or if the boxes have no width or no height together.
  init?(of parent: NodeRef) {
    let count = parent.childCount
    var most = SIMD2<Float>(repeating: -.infinity)
    var widths: [Float] = []
    var heights: [Float] = []
    var index = -1
    parent.forEachChild { _, box in
      index += 1
      guard box.x.isFinite, box.y.isFinite, box.z.isFinite, box.w.isFinite else { return }
      minX = min(minX, box.x)
      minY = min(minY, box.y)
      most = SIMD2(max(most.x, -box.z), max(most.y, -box.w))
      guard index * Self.samples / count > (index - 1) * Self.samples / count else { return }
      widths.append(-box.z - box.x)
      heights.append(-box.w - box.y)
    }
    width = most.x - minX
    height = most.y - minY
    guard width.isFinite, height.isFinite, width > 0, height > 0, !widths.isEmpty
    else { return nil }
    medianWidth = max(widths.sorted()[widths.count / 2], width / Float(count))
    medianHeight = max(heights.sorted()[heights.count / 2], height / Float(count))
  }
}
