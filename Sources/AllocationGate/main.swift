// Counts what delivering moved touches allocates, and fails where it is more than a scene allows,
// which is nothing at all for views.
//
//     swift run -c release AllocationGate
//
// A debugger finds each of them with a breakpoint on touchstone_did_allocate.
// Each scene is warmed up first; then 1,000 samples are queued and delivered frame by frame.
internal import CAllocationCounter
internal import TouchstoneKit

guard touchstone_counts_allocations() else {
  print("allocations cannot be counted here: that takes glibc")
  exit(0)
}

#if DEBUG
print("a debug build allocates in generic code that is not specialized; build with -c release")
exit(2)
#else

// A counter that counts nothing would pass everything.
touchstone_start_counting()
let known = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 16)
guard touchstone_stop_counting() > 0 else {
  print("the counter does not see an allocation that was made; is malloc still wrapped?")
  exit(1)
}
known.deallocate()

var isClean = true
for scene in MovingScene.all {
  let (count, moves) = scene.measure()
  let allowed = scene.allowed * moves
  print(
    "\(scene.name): \(count) allocations in \(MovingScene.sampleCount) moved samples"
      + (allowed > 0 || count > 0 ? ", \(allowed) allowed" : ""))
  isClean = isClean && count <= allowed
}
exit(isClean ? 0 : 1)
#endif
