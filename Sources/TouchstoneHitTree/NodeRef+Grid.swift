/// When a parent has a ``ChildGrid``.
extension NodeRef {
  /// How many looks at boxes each child must have cost, on average, before a grid is made: making it
  /// costs about as much as that.
  private static let patience = 4

  /// Whether hits find the children by a grid now.
  package var hasGrid: Bool { flags.contains(.hasGrid) }

  /// Counts what a walk over the boxes cost, and makes a grid where walks have cost enough.
  @inline(__always)
  func noteScan(_ count: Int) {
    if childCount >= ChildGrid.leastChildren { noteLongScan(count) }
  }

  @inline(never)
  private func noteLongScan(_ count: Int) {
    guard pointer.pointee.grid == nil else { return }
    pointer.pointee.scanned &+= count
    let wait = Self.patience << Int(truncatingIfNeeded: pointer.pointee.gridsLost)
    guard pointer.pointee.scanned > wait * childCount else { return }
    pointer.pointee.scanned = 0
    guard let grid = ChildGrid(of: self) else { return }
    let room = UnsafeMutablePointer<ChildGrid>.allocate(capacity: 1)
    room.initialize(to: grid)
    pointer.pointee.grid = room
    setFlag(.hasGrid, true)
  }

  /// Lets the grid, where there is one, know of a change of a child.
  @inline(__always)
  func updateGrid(_ change: (inout ChildGrid) -> ChildGrid.Fate) {
    guard flags.contains(.hasGrid), let grid = pointer.pointee.grid else { return }
    let fate = change(&grid.pointee)
    if fate == .stays { return }
    removeGrid()
    // A tree that moves between any two hits would lose every grid; it waits twice as long each time.
    if fate == .restless, pointer.pointee.gridsLost < 20 { pointer.pointee.gridsLost += 1 }
  }

  func removeGrid() {
    guard let grid = pointer.pointee.grid else { return }
    grid.pointee.deallocate()
    grid.deallocate()
    pointer.pointee.grid = nil
    setFlag(.hasGrid, false)
  }
}
