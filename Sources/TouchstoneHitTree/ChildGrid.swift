/// Which children of a wide parent lie near a point: a uniform grid over the parent's plane.
///
/// Without it a hit looks at the boxes of all children, from the last one to the first. With it, at
/// those few that touch the point's cell, wherever they stand among their siblings: so a change of
/// one child is a matter of that child's cells, and what changes the places of siblings (a view
/// brought to the front, inserted or removed) changes nothing here. Who lies above whom is asked of the
/// parent, and only for children that both take the point.
///
/// Cells are about as large as the median child. A child that touches more than ``mostCells``, or whose
/// box is not finite, is looked at for every point. Boxes and points beyond the outermost cells
/// belong to these: the way from a coordinate to its cell never falls where the coordinate rises, and
/// that is all that correctness needs. What moved far away costs time, never a wrong answer.
struct ChildGrid {
  /// One child in one cell.
  private struct Entry {
    var child: NodeRef
    /// The next one in the cell; -1 at the end.
    var next: Int32
    /// The one before in the cell; -1 for the first.
    var previous: Int32
    /// The next entry of the same child; -1 at the end. For a free entry the next free one.
    var nextOfChild: Int32
    var cell: Int32
  }

  /// A parent with fewer children has no grid: looking at so many boxes takes no longer.
  static let leastChildren = 64
  /// How many cells a child may touch before it belongs to all.
  ///
  /// What is turned, or half as large again as the median, touches three in each direction.
  private static let mostCells = 16
  /// How many children a point may have before walking over all boxes from the top is better.
  private static let crowd = 64

  private let originX: Float
  private let originY: Float
  private let cellsPerPointX: Float
  private let cellsPerPointY: Float
  private let lastColumn: Float
  private let lastRow: Float
  private let columns: Int
  /// The first entry of each cell, and behind them of the children that belong to all; -1 for none.
  private let firsts: UnsafeMutablePointer<Int32>
  private let everywhere: Int
  private var entries: UnsafeMutablePointer<Entry>
  private var capacity: Int
  private var used: Int32 = 0
  private var free: Int32 = -1
  /// How many children there were when it was made.
  private let builtFor: Int
  /// How many children moved since somebody last asked.
  private var movesSinceHit = 0

  /// The grid of a parent's children; nil where their boxes span nothing.
  init?(of parent: NodeRef) {
    let count = parent.childCount
    let boxes = parent.settledBoxes
    guard let span = Span(boxes, count) else { return nil }
    // About as many cells as children, in rows and columns of the median child's proportions.
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
    firsts = .allocate(capacity: everywhere + 1)
    firsts.initialize(repeating: -1, count: everywhere + 1)
    capacity = count * 2
    entries = .allocate(capacity: capacity)
    builtFor = count
    for index in 0..<count { add(parent.child(at: index), boxes[index]) }
  }

  func deallocate() {
    firsts.deallocate()
    entries.deallocate()
  }

  // MARK: Asking

  /// Calls `body` with every child whose box may hold a point; false, perhaps after some calls, where
  /// there are too many.
  @inline(__always)
  mutating func candidates(_ x: Float, _ y: Float, _ body: (NodeRef) -> Void) -> Bool {
    movesSinceHit = 0
    var left = Self.crowd
    return visit(row(y) * columns + column(x), &left, body) && visit(everywhere, &left, body)
  }

  /// Calls `body` with the children of a cell, as long as there are not too many.
  @inline(__always)
  private func visit(_ cell: Int, _ left: inout Int, _ body: (NodeRef) -> Void) -> Bool {
    var index = firsts[cell]
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
  private func column(_ x: Float) -> Int {
    Self.cell((x - originX) * cellsPerPointX, last: lastColumn)
  }

  @inline(__always)
  private func row(_ y: Float) -> Int {
    Self.cell((y - originY) * cellsPerPointY, last: lastRow)
  }

  @inline(__always)
  private static func cell(_ place: Float, last: Float) -> Int {
    // Written so that what is no number belongs to the first.
    place > 0 ? Int(exactly: (place < last ? place : last).rounded(.down)) ?? 0 : 0
  }

  // MARK: Changing

  /// What becomes of a grid after a change.
  enum Fate {
    case stays
    /// The children are so many more or fewer now that another grid would be better.
    case outgrown
    /// So many moved without a hit between that keeping up costs more than looking at all boxes.
    case restless
  }

  /// A child came, which has a box now.
  mutating func insert(_ child: NodeRef, _ box: SIMD4<Float>, count: Int) -> Fate {
    add(child, box)
    return count > builtFor * 2 ? .outgrown : .stays
  }

  /// A child is going away.
  mutating func remove(_ child: NodeRef, count: Int) -> Fate {
    takeOut(child)
    return count < builtFor / 4 ? .outgrown : .stays
  }

  /// A child has another box now.
  mutating func move(_ child: NodeRef, to box: SIMD4<Float>) -> Fate {
    movesSinceHit += 1
    if movesSinceHit > builtFor / 8 { return .restless }
    if let cells = cells(of: box), isExactly(child, in: cells) { return .stays }
    takeOut(child)
    add(child, box)
    return .stays
  }

  /// The cells that a box touches; nil where it belongs to all.
  private func cells(of box: SIMD4<Float>) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    guard box.x.isFinite, box.y.isFinite, box.z.isFinite, box.w.isFinite,
      box.x <= -box.z, box.y <= -box.w
    else { return nil }
    let columns = column(box.x)...column(-box.z)
    let rows = row(box.y)...row(-box.w)
    return columns.count * rows.count <= Self.mostCells ? (columns, rows) : nil
  }

  /// Whether a child is in the only cell of a box: that of most that move a little.
  private func isExactly(
    _ child: NodeRef, in cells: (columns: ClosedRange<Int>, rows: ClosedRange<Int>)
  ) -> Bool {
    let entry = child.pointer.pointee.gridEntry
    guard entry >= 0, cells.columns.count == 1, cells.rows.count == 1 else { return false }
    let only = at(entry).pointee
    let cell = cells.rows.lowerBound * columns + cells.columns.lowerBound
    return only.nextOfChild < 0 && Int(truncatingIfNeeded: only.cell) == cell
  }

  private mutating func add(_ child: NodeRef, _ box: SIMD4<Float>) {
    child.pointer.pointee.gridEntry = -1
    guard let cells = cells(of: box) else { return link(child, everywhere) }
    for row in cells.rows {
      for column in cells.columns { link(child, row * columns + column) }
    }
  }

  private mutating func link(_ child: NodeRef, _ cell: Int) {
    let index = freeEntry()
    let next = firsts[cell]
    at(index).pointee = Entry(
      child: child, next: next, previous: -1, nextOfChild: child.pointer.pointee.gridEntry,
      cell: Int32(truncatingIfNeeded: cell))
    if next >= 0 { at(next).pointee.previous = index }
    firsts[cell] = index
    child.pointer.pointee.gridEntry = index
  }

  private mutating func takeOut(_ child: NodeRef) {
    var index = child.pointer.pointee.gridEntry
    while index >= 0 {
      let entry = at(index).pointee
      if entry.previous >= 0 {
        at(entry.previous).pointee.next = entry.next
      } else {
        firsts[Int(truncatingIfNeeded: entry.cell)] = entry.next
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

/// What a grid is made for: the rectangle around all boxes, and the size of the median one.
private struct Span {
  private(set) var minX = Float.infinity
  private(set) var minY = Float.infinity
  private(set) var width: Float = 0
  private(set) var height: Float = 0
  private(set) var medianWidth: Float = 0
  private(set) var medianHeight: Float = 0

  /// How many boxes are asked for their size.
  private static let samples = 101

  /// Nil where no box is finite, or all lie in one point.
  init?(_ boxes: UnsafeMutablePointer<SIMD4<Float>>, _ count: Int) {
    var most = SIMD2<Float>(repeating: -.infinity)
    var widths: [Float] = []
    var heights: [Float] = []
    for index in 0..<count {
      let box = boxes[index]
      guard box.x.isFinite, box.y.isFinite, box.z.isFinite, box.w.isFinite else { continue }
      minX = min(minX, box.x)
      minY = min(minY, box.y)
      most = SIMD2(max(most.x, -box.z), max(most.y, -box.w))
      guard index * Self.samples / count > (index - 1) * Self.samples / count else { continue }
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
