/// The runs of a parent that has more children than one holds.
struct ChildRuns {
  fileprivate(set) var list: [ChildRun]
  /// Which child is the first of each run.
  fileprivate var starts: [Int]

  /// The run that has a child with an index, or that such a child would be put into.
  fileprivate func number(of index: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    return low
  }

  /// Puts a run in, with the index of its first child.
  fileprivate mutating func insert(_ run: ChildRun, from start: Int, at number: Int) {
    list.insert(run, at: number)
    starts.insert(start, at: number)
    tellNumbers(from: number)
  }

  /// Takes out a run without children.
  fileprivate mutating func remove(at number: Int) {
    list.remove(at: number).free()
    starts.remove(at: number)
    tellNumbers(from: number)
  }

  /// Tells the runs from one on which they are.
  private func tellNumbers(from first: Int) {
    for number in first..<list.count {
      list[number].head.pointee.number = Int32(truncatingIfNeeded: number)
    }
  }

  /// A run has so many children more, or fewer.
  fileprivate mutating func shift(behind number: Int, by difference: Int) {
    for behind in number + 1..<starts.count { starts[behind] += difference }
  }
}

/// Where the children of a node stand: in one run, or in several where they are many.
///
/// So to put one in among 100,000, or to take it out, moves no more than a run's, and to find one looks at no
/// more. A run that is full is split, and those that have become small are joined.
extension NodeRef {
  /// Where one child stands.
  struct Spot {
    let run: ChildRun
    let place: Int
  }

  /// A run with fewer children is joined with another, if both together fill no more than half of one.
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

  /// Where a child stands; nil for a node that is none.
  func spot(of child: NodeRef) -> Spot? {
    guard child.parent == self,
      let run = pointer.pointee.run ?? child.pointer.pointee.home,
      let place = run.place(of: child)
    else { return nil }
    return Spot(run: run, place: place)
  }

  /// Where the child with an index stands.
  func spot(at index: Int) -> Spot {
    if let run = pointer.pointee.run { return Spot(run: run, place: index) }
    let runs = pointer.pointee.runs.unsafelyUnwrapped
    let number = runs.pointee.number(of: index)
    return Spot(run: run(number), place: index - runs.pointee.starts[number])
  }

  /// The index of the child that stands somewhere.
  func index(of spot: Spot) -> Int {
    (pointer.pointee.runs?.pointee.starts[spot.run.number] ?? 0) + spot.place
  }

  /// Puts a child in at an index.
  func putIn(_ child: NodeRef, _ box: SIMD4<Float>, at index: Int) {
    let spot = roomySpot(at: index)
    spot.run.insert(child, box, at: spot.place)
    child.pointer.pointee.home = spot.run
    pointer.pointee.runs?.pointee.shift(behind: spot.run.number, by: 1)
  }

  /// Takes out who stands somewhere.
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

  /// Where a child with an index is put in: in a run that has room.
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

  /// Gives the only run twice as much room.
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

  /// Moves half of a full run into one behind it; none, where a child is to be put in behind all.
  private func split(_ run: ChildRun, at place: Int, _ runs: inout ChildRuns) {
    let stay = place == run.count ? place : run.count / 2
    let other = ChildRun.make(capacity: ChildRun.most)
    runs.insert(other, from: runs.starts[run.number] + stay, at: run.number + 1)
    other.append(from: run, stay)
    other.noteAll()
  }

  /// Joins a run, of which little is left, with those beside it of which little is left, too.
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
