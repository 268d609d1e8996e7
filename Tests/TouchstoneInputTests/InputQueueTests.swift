import Testing
import TouchstoneInput

@Suite("The input queue")
struct InputQueueTests {
  private func summaries(_ queue: InputQueue, upTo time: Double, frame: Bool) -> [String] {
    queue.drain(upTo: time, includingMoves: frame).map(\.summary)
  }

  @Test("moves wait until a frame asks for them")
  func movesWait() {
    let queue = InputQueue(touch(1, .moved, at: 1), touch(1, .moved, at: 2))
    #expect(summaries(queue, upTo: 9, frame: false) == [])
    #expect(queue.hasPendingMoves)
    #expect(summaries(queue, upTo: 9, frame: true) == ["1 moved 1.0,2.0"])
    #expect(!queue.hasPendingMoves)
  }

  @Test("a frame gives the moves of all fingers as one batch, in order of each first move")
  func movesOfAllFingers() {
    let queue = InputQueue(
      touch(2, .moved, at: 1), touch(1, .moved, at: 1), touch(2, .moved, at: 2),
      touch(3, .moved, at: 3), touch(1, .moved, at: 4))
    #expect(
      summaries(queue, upTo: 4, frame: true) == [
        "2 moved 1.0,2.0 | 1 moved 1.0,4.0 | 3 moved 3.0"
      ])
  }

  @Test("a frame leaves moves that are later than itself")
  func laterMovesStay() {
    let queue = InputQueue(touch(1, .moved, at: 1), touch(1, .moved, at: 3))
    #expect(summaries(queue, upTo: 2, frame: true) == ["1 moved 1.0"])
    #expect(summaries(queue, upTo: 3, frame: true) == ["1 moved 3.0"])
  }

  @Test("a batch of moves has the time of its newest sample")
  func timeOfMoves() {
    let queue = InputQueue(touch(1, .moved, at: 1), touch(2, .moved, at: 2))
    #expect(queue.drain(upTo: 5, includingMoves: true).map(\.time) == [2])
  }

  @Test("a began comes out at its own time, and not before")
  func beganAtItsTime() {
    let queue = InputQueue(touch(1, .began, at: 2))
    #expect(summaries(queue, upTo: 1.9, frame: true) == [])
    #expect(summaries(queue, upTo: 2, frame: false) == ["1 began 2.0"])
  }

  @Test("a began of another finger leaves moves waiting")
  func beganDoesNotFlush() {
    let queue = InputQueue(
      touch(1, .moved, at: 1), touch(2, .began, at: 2), touch(1, .moved, at: 3),
      touch(2, .moved, at: 3))
    #expect(summaries(queue, upTo: 3, frame: false) == ["2 began 2.0"])
    #expect(summaries(queue, upTo: 3, frame: true) == ["1 moved 1.0,3.0 | 2 moved 3.0"])
  }

  @Test(
    "pending moves of all fingers come out before an end, as a batch of their own",
    arguments: [TouchSample.Phase.ended, .cancelled])
  func endFlushes(phase: TouchSample.Phase) {
    let queue = InputQueue(
      touch(1, .moved, at: 1), touch(2, .moved, at: 1), touch(1, phase, at: 2),
      touch(2, .moved, at: 2))
    #expect(
      summaries(queue, upTo: 2, frame: false) == [
        "1 moved 1.0 | 2 moved 1.0", "1 \(phase.rawValue) 2.0",
      ])
    #expect(summaries(queue, upTo: 2, frame: true) == ["2 moved 2.0"])
  }

  @Test("a future end delivers no pending moves")
  func laterEndDoesNotFlush() {
    let queue = InputQueue(touch(1, .moved, at: 1), touch(1, .ended, at: 2))
    #expect(summaries(queue, upTo: 1.5, frame: false) == [])
  }

  @Test("pending moves come out before an interruption, but not before a resume")
  func interruptionFlushes() {
    let queue = InputQueue(
      touch(1, .moved, at: 1), .interrupt(time: 2), touch(1, .moved, at: 3), .resume(time: 4))
    #expect(
      summaries(queue, upTo: 4, frame: false) == ["1 moved 1.0", "other at 2.0", "other at 4.0"])
    #expect(summaries(queue, upTo: 4, frame: true) == ["1 moved 3.0"])
  }

  @Test("no move comes out before a began that was queued earlier and is not due")
  func movesStayBehindBegan() {
    let queue = InputQueue(touch(1, .began, at: 2), touch(1, .moved, at: 2))
    #expect(summaries(queue, upTo: 1, frame: true) == [])
    #expect(summaries(queue, upTo: 2, frame: true) == ["1 began 2.0", "1 moved 2.0"])
  }

  @Test("fingers that land at one instant share a batch")
  func fingersLandTogether() {
    let queue = InputQueue(
      touch(1, .began, at: 1), touch(2, .began, at: 1), touch(3, .began, at: 1.001))
    #expect(
      summaries(queue, upTo: 2, frame: false) == ["1 began 1.0 | 2 began 1.0", "3 began 1.001"])
  }

  @Test("a finger that lifts and one that lands at one instant share a batch")
  func mixedPhasesShare() {
    let queue = InputQueue(
      touch(2, .moved, at: 1), touch(1, .began, at: 1), touch(2, .ended, at: 1))
    #expect(
      summaries(queue, upTo: 1, frame: false) == ["2 moved 1.0", "1 began 1.0 | 2 ended 1.0"])
  }

  @Test("a finger that lifts and lands again at one instant makes two batches")
  func noFingerTwice() {
    let queue = InputQueue(touch(1, .ended, at: 1), touch(1, .began, at: 1))
    #expect(summaries(queue, upTo: 1, frame: false) == ["1 ended 1.0", "1 began 1.0"])
  }

  @Test("a move between two ends at one instant keeps its place")
  func moveBetweenEnds() {
    let queue = InputQueue(
      touch(1, .ended, at: 1), touch(2, .moved, at: 1), touch(2, .ended, at: 1))
    #expect(
      summaries(queue, upTo: 1, frame: false) == ["1 ended 1.0", "2 moved 1.0", "2 ended 1.0"])
  }

  @Test("input other than touches comes out alone, at its own time, in order")
  func othersComeAlone() {
    let inputs: [RawInput] = [
      key(.began, at: 1), press(.began, at: 1), hover(.began, at: 1), scroll(.changed, at: 1),
      scroll(.changed, at: 1), .motion(MotionSample(phase: .began, time: 1)),
      .remote(RemoteSample(subtype: .play, time: 1)), .resume(time: 2),
    ]
    let queue = InputQueue()
    queue.enqueue(contentsOf: inputs)
    let batches = queue.drain(upTo: 1, includingMoves: false)
    #expect(batches.map(\.other) == inputs.dropLast())
    #expect(batches.allSatisfy { $0.changes.isEmpty && $0.samples.isEmpty && $0.time == 1 })
    #expect(queue.count == 1)
  }

  @Test("pointer moves wait for the frame, which delivers the last one due")
  func hoversWait() {
    let queue = InputQueue(
      hover(.moved, at: 1), hover(.moved, at: 2), touch(1, .moved, at: 2), hover(.moved, at: 3))
    #expect(queue.count == 4 && queue.nextImmediateTime == nil && queue.earliestTime == 1)
    #expect(queue.drain(upTo: 9, includingMoves: false).isEmpty && queue.hasPendingMoves)
    #expect(summaries(queue, upTo: 2.5, frame: true) == ["1 moved 2.0", "other at 2.0"])
    #expect(summaries(queue, upTo: 3, frame: true) == ["other at 3.0"])
    #expect(queue.isEmpty && queue.isQuiet)
  }

  @Test("the pointer's location comes before later input")
  func hoversAreNotOvertaken() {
    let queue = InputQueue(
      hover(.began, at: 1), hover(.moved, at: 2), hover(.moved, at: 3), press(.began, at: 4),
      hover(.moved, at: 5))
    let out = queue.drain(upTo: 4, includingMoves: false).map(\.other)
    #expect(out == [hover(.began, at: 1), hover(.moved, at: 3), press(.began, at: 4)])
    #expect(queue.count == 1)
  }

  @Test("a key leaves moves waiting")
  func keyDoesNotFlush() {
    let queue = InputQueue(touch(1, .moved, at: 1), key(.began, at: 2))
    #expect(summaries(queue, upTo: 2, frame: false) == ["other at 2.0"])
    #expect(queue.hasPendingMoves)
  }

  @Test("a key between two fingers that land at one instant separates them")
  func keyPartsFingers() {
    let queue = InputQueue(touch(1, .began, at: 1), key(.began, at: 1), touch(2, .began, at: 1))
    #expect(
      summaries(queue, upTo: 1, frame: false) == ["1 began 1.0", "other at 1.0", "2 began 1.0"])
  }

  @Test("the queue knows its earliest time and its next immediate time")
  func times() {
    let queue = InputQueue()
    #expect(queue.earliestTime == nil && queue.nextImmediateTime == nil && queue.isEmpty)
    queue.enqueue(touch(1, .moved, at: 1))
    #expect(queue.earliestTime == 1 && queue.nextImmediateTime == nil && !queue.isEmpty)
    queue.enqueue(touch(2, .began, at: 2))
    #expect(queue.earliestTime == 1 && queue.nextImmediateTime == 2 && queue.count == 2)
    _ = queue.drain(upTo: 3, includingMoves: true)
    #expect(queue.earliestTime == nil && queue.nextImmediateTime == nil && queue.isEmpty)
  }

  @Test("a batch is emptied even when nothing is due")
  func batchIsEmptied() {
    let queue = InputQueue(touch(1, .began, at: 1))
    var batch = InputBatch()
    #expect(queue.next(upTo: 1, includingMoves: false, into: &batch))
    #expect(!queue.next(upTo: 1, includingMoves: false, into: &batch))
    #expect(batch.isEmpty && batch.samples.isEmpty)
  }

  @Test("an emptied queue is empty and accepts more")
  func removeAll() {
    let queue = InputQueue(touch(1, .moved, at: 1), key(.began, at: 1))
    queue.removeAll()
    #expect(queue.isEmpty && queue.drain(upTo: 9, includingMoves: true).isEmpty)
    queue.enqueue(key(.ended, at: 2))
    #expect(summaries(queue, upTo: 2, frame: false) == ["other at 2.0"])
  }

  @Test("a queue grows with its ring in any state and keeps the order")
  func growth() {
    for lead in [0, 1, 20, 31, 32, 33] {
      let queue = InputQueue()
      for number in 0..<lead { queue.enqueue(key(.began, at: Double(number))) }
      _ = queue.drain(upTo: .infinity, includingMoves: true)
      for number in 0..<100 {
        queue.enqueue(key(.began, at: Double(number)))
        queue.enqueue(touch(1, .moved, at: Double(number)))
      }
      let batches = queue.drain(upTo: .infinity, includingMoves: true)
      #expect(batches.filter { $0.other != nil }.map(\.time) == (0..<100).map(Double.init))
      #expect(batches.flatMap(\.samples).map(\.time) == (0..<100).map(Double.init))
    }
  }

  @Test("inputs of several threads all arrive, each thread's in its order")
  func threads() async {
    let queue = InputQueue()
    let perThread = 500
    await withTaskGroup(of: Void.self) { group in
      for thread in 0..<4 {
        group.addTask {
          for number in 0..<perThread { queue.enqueue(touch(thread, .moved, at: Double(number))) }
        }
      }
    }
    let batches = queue.drain(upTo: .infinity, includingMoves: true)
    let samples = batches.flatMap(\.samples)
    for thread in 0..<4 {
      #expect(samples.filter { $0.id == thread }.map(\.time) == (0..<perThread).map(Double.init))
    }
  }
}
