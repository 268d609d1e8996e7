/// The chunks of a parent with more children than fit in one.
struct ChildRuns {
  fileprivate(set) var list: [ChildRun]
  /// The index of the first child of each chunk.
  fileprivate var starts: [Int]

  /// Returns the chunk that contains the child at `index`, or into which it would be inserted.
  fileprivate func number(of index: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    return low
  }

  /// Inserts a chunk. `start` is the index of its first child.
  fileprivate mutating func insert(_ run: ChildRun, from start: Int, at number: Int) {
    list.insert(run, at: number)
    starts.insert(start, at: number)
    tellNumbers(from: number)
  }

  /// Removes an empty chunk.
  fileprivate mutating func remove(at number: Int) {
    list.remove(at: number).free()
    starts.remove(at: number)
    tellNumbers(from: number)
  }

  /// Updates the numbers of the chunks from `first` on.
  private func tellNumbers(from first: Int) {
    for number in first..<list.count {
      list[number].head.pointee.number = Int32(truncatingIfNeeded: number)
    }
  }

  /// Adjusts the start indices of later chunks when a chunk's number of children has changed.
  fileprivate mutating func shift(behind number: Int, by difference: Int) {
    for behind in number + 1..<starts.count { starts[behind] += difference }
  }
}

/// The storage of a node's children: in one chunk, or in several if there are many.
///
/// With 100,000 children, an insertion or a removal shifts at most one chunk, and a lookup searches
/// at most one. A full chunk is split, and chunks that have become small are joined.
extension NodeRef {
  /// The chunk of a child and its index in it.
  struct Spot {
    let run: ChildRun
    let place: Int
  }

  /// The number of children below which a chunk is joined with a neighbor.
  ///
  /// The neighbor must be empty, or both together must fill no more than half a chunk.
  private static let smallRun = ChildRun.most / 8

  var runCount: Int {
    pointer.pointee.run == nil ? pointer.pointee.runs?.pointee.list.count ?? 0 : 1
  }

  func run(_ number: Int) -> ChildRun {
    pointer.pointee.run ?? pointer.pointee.runs.unsafelyUnwrapped.pointee.list[number]
  }

  /// The last child.
  var lastChild: NodeRef? {
    guard childCount > 0 else { return nil }
    let last = run(runCount - 1)
    return last[last.count - 1]
  }

  /// Calls `body` with every child and its box, from the first to the last.
  func forEachChild(_ body: (NodeRef, SIMD4<Float>) -> Void) {
    for number in 0..<runCount {
      let run = run(number)
      for place in 0..<run.count { body(run[place], run.boxes[place]) }
    }
  }

  /// Returns the chunk and the index of a child, or `nil` if the node isn't a child.
  func spot(of child: NodeRef) -> Spot? {
    guard child.parent == self,
      let run = pointer.pointee.run ?? child.pointer.pointee.home,
      let place = run.place(of: child)
    else { return nil }
    return Spot(run: run, place: place)
  }

  /// Returns the chunk and the index in it of the child at `index`.
  func spot(at index: Int) -> Spot {
    if let run = pointer.pointee.run { return Spot(run: run, place: index) }
    let runs = pointer.pointee.runs.unsafelyUnwrapped
    let number = runs.pointee.number(of: index)
    return Spot(run: run(number), place: index - runs.pointee.starts[number])
  }

  /// Returns the index among all children of the child at `spot`.
  func index(of spot: Spot) -> Int {
    (pointer.pointee.runs?.pointee.starts[spot.run.number] ?? 0) + spot.place
  }

  /// Inserts a child at `index`.
  func putIn(_ child: NodeRef, _ box: SIMD4<Float>, at index: Int) {
    let spot = roomySpot(at: index)
    spot.run.insert(child, box, at: spot.place)
    child.pointer.pointee.home = spot.run
    pointer.pointee.runs?.pointee.shift(behind: spot.run.number, by: 1)
  }

  /// Removes the child at `spot`.
  func takeOut(_ spot: Spot) {
    spot.run.remove(at: spot.place)
    guard let runs = pointer.pointee.runs else { return }
    runs.pointee.shift(behind: spot.run.number, by: -1)
    if spot.run.count < Self.smallRun { join(spot.run) }
  }

  func freeRuns() {
    for number in 0..<runCount { run(number).free() }
    removeRunList()
  }

  /// Returns where to insert a child at `index`, and makes the capacity for it.
  private func roomySpot(at index: Int) -> Spot {
    if let runs = pointer.pointee.runs {
      let spot = spot(at: index)
      guard spot.run.isFull else { return spot }
      split(spot.run, at: spot.place, &runs.pointee)
      return self.spot(at: index)
    }
    guard let run = pointer.pointee.run else { return Spot(run: growRun(), place: index) }
    if !run.isFull { return Spot(run: run, place: index) }
    if run.count < ChildRun.most { return Spot(run: growRun(), place: index) }
    makeRunList(run)
    return roomySpot(at: index)
  }

  /// Replaces the only chunk with one of about twice the capacity.
  private func growRun() -> ChildRun {
    let old = pointer.pointee.run
    let run = ChildRun.make(capacity: ChildRun.capacity(above: old?.count ?? 0))
    if let old {
      run.append(from: old, 0)
      run.head.pointee.drift = old.head.pointee.drift
      old.free()
    }
    pointer.pointee.run = run
    return run
  }

  private func makeRunList(_ run: ChildRun) {
    let runs = UnsafeMutablePointer<ChildRuns>.allocate(capacity: 1)
    runs.initialize(to: ChildRuns(list: [run], starts: [0]))
    pointer.pointee.runs = runs
    pointer.pointee.run = nil
    run.head.pointee.number = 0
    run.noteAll()
  }

  private func removeRunList() {
    guard let runs = pointer.pointee.runs else { return }
    runs.deinitialize(count: 1)
    runs.deallocate()
    pointer.pointee.runs = nil
  }

  /// Moves half of a full chunk into a new one after it.
  ///
  /// Nothing is moved if the new child will be inserted at the end.
  private func split(_ run: ChildRun, at place: Int, _ runs: inout ChildRuns) {
    let stay = place == run.count ? place : run.count / 2
    let other = ChildRun.make(capacity: ChildRun.most)
    runs.insert(other, from: runs.starts[run.number] + stay, at: run.number + 1)
    other.append(from: run, stay)
    other.noteAll()
  }

  /// Joins a small chunk with small or empty neighbors.
  private func join(_ run: ChildRun) {
    guard let runs = pointer.pointee.runs else { return }
    for number in [run.number, run.number - 1]
    where number >= 0 && number + 1 < runs.pointee.list.count {
      let (one, other) = (runs.pointee.list[number], runs.pointee.list[number + 1])
      let isOneEmpty = one.count == 0 || other.count == 0
      guard isOneEmpty || one.count + other.count <= ChildRun.most / 2 else { continue }
      let old = one.count
      one.append(from: other, 0)
      one.noteAll(from: old)
      runs.pointee.remove(at: number + 1)
    }
    if runs.pointee.list.count == 1 {
      pointer.pointee.run = runs.pointee.list[0]
      removeRunList()
    }
  }
}
