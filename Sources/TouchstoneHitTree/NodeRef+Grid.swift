/// Decides when a parent has a ``ChildGrid``.
extension NodeRef {
  /// The average number of box comparisons per child before a grid is built, which costs about as
  /// much.
  private static let patience = 4

  /// Whether hit tests find the children with a grid.
  package var hasGrid: Bool { flags.contains(.hasGrid) }

  /// Counts the box comparisons of a traversal, and builds a grid once they exceed the limit.
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

  /// Applies a change of a child to the grid, if there is one.
  @inline(__always)
  func updateGrid(_ change: (inout ChildGrid) -> ChildGrid.Outcome) {
    guard flags.contains(.hasGrid), let grid = pointer.pointee.grid else { return }
    let outcome = change(&grid.pointee)
    if outcome == .stays { return }
    removeGrid()
    // A tree that moves between any two hit tests would lose every grid. It waits twice as long
    // each time.
    if outcome == .restless, pointer.pointee.gridsLost < 20 { pointer.pointee.gridsLost += 1 }
  }

  func removeGrid() {
    guard let grid = pointer.pointee.grid else { return }
    grid.pointee.deallocate()
    grid.deallocate()
    pointer.pointee.grid = nil
    setFlag(.hasGrid, false)
  }
}
