// Counts the allocations that the delivery of moved touches makes, and fails if there are any.
//
//     swift run -c release AllocationGate
//
// A breakpoint on touchstone_did_allocate stops at each allocation in a debugger. Each scene is
// warmed up first. Then 1,000 samples are queued and delivered frame by frame. Finally, other work
// that makes no allocations once it is warm runs as in Benchmarks.
internal import CAllocationCounter
internal import TouchstoneKit
internal import Workloads

guard touchstone_counts_allocations() else {
  print("allocations cannot be counted here: that takes glibc")
  exit(0)
}

#if DEBUG
print("a debug build allocates in generic code that is not specialized; build with -c release")
exit(2)
#else

// A counter that counts nothing would never fail.
touchstone_start_counting()
let known = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 16)
guard touchstone_stop_counting() > 0 else {
  print("the counter does not see an allocation that was made; is malloc still wrapped?")
  exit(1)
}
known.deallocate()

/// The subjects of ``Workload`` that make no allocations.
let steadyWork: Set = [
  "hit test, grid of 10,000", "hit test, 100 nested", "hit test, tree of 1,555",
  "next through 100", "convert through 100 levels",
  "event past 100 responders that don't answer",
  "a frame in which nothing changed, beside 0 views", "moved touch beside 10,000 views",
  "ten fingers at 240 Hz, a move of all", "size of a label with 40 letters",
  "a frame of a scrolling table of 100000 rows, without a new cell",
]

var isClean = true
for scene in MovingScene.all {
  let count = scene.measure()
  print("\(scene.name): \(count) allocations in \(MovingScene.sampleCount) moved samples")
  isClean = isClean && count == 0
}
for workload in Workload.all
where steadyWork.contains(workload.subject) && workload.runner == .kit {
  let work = workload.ready()
  for _ in 0..<3 { _ = work(workload.count) }
  touchstone_start_counting()
  _ = work(workload.count)
  let count = touchstone_stop_counting()
  print("\(workload.subject): \(count) allocations in \(workload.count)")
  isClean = isClean && count == 0
}
exit(isClean ? 0 : 1)
#endif
