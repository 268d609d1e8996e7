import Fuzzing
import Testing
import TouchstoneInput

/// Rules for every valid stream, however the queue is drained. The seed is in the name.
@Suite("The input queue, on random legal streams")
struct InputQueueLawTests {
  /// A drained batch, with the time and the kind of the drain.
  private struct Taken {
    var batch: InputBatch
    var time: Double
    var isFrame: Bool
  }

  /// Returns a valid stream of inputs that carry their index: touches as roll, and keys as usage.
  private static func stream(seed: UInt64, count: Int = 400) -> [RawInput] {
    var generator = SeededGenerator(seed: seed)
    var down: [Int] = []
    var inputs: [RawInput] = []
    var time = 0.0
    for serial in 0..<count {
      if Bool.random(using: &generator) { time += Double(Int.random(in: 0...8, using: &generator)) }
      let choice = Int.random(in: 0..<20, using: &generator)
      var sample = TouchSample(
        id: 0, phase: .moved, position: Point(x: Double(serial), y: 0), time: time,
        roll: Double(serial))
      switch choice {
      case 0..<4 where down.count < 5:
        sample.phase = .began
        sample.id = (1...6).first { !down.contains($0) } ?? 7
        down.append(sample.id)
        inputs.append(.touch(sample))
      case 0..<6 where !down.isEmpty:
        sample.phase = Bool.random(using: &generator) ? .ended : .cancelled
        sample.id = down.remove(at: Int.random(in: down.indices, using: &generator))
        inputs.append(.touch(sample))
      case 6: inputs.append(.key(KeySample(phase: .began, usage: serial, time: time)))
      case 7 where serial.isMultiple(of: 3): inputs.append(.interrupt(time: time))
      default:
        guard let id = down.randomElement(using: &generator) else { continue }
        sample.id = id
        inputs.append(.touch(sample))
      }
    }
    return inputs
  }

  /// Queues a stream in parts and drains it at random times, the last time as a frame.
  private static func run(_ inputs: [RawInput], seed: UInt64) -> [Taken] {
    var generator = SeededGenerator(seed: seed ^ 0xABCD)
    let queue = InputQueue()
    var taken: [Taken] = []
    var batch = InputBatch()
    func take(_ time: Double, _ isFrame: Bool) {
      while queue.next(upTo: time, includingMoves: isFrame, into: &batch) {
        taken.append(Taken(batch: batch, time: time, isFrame: isFrame))
      }
    }
    for input in inputs {
      queue.enqueue(input)
      guard Int.random(in: 0..<4, using: &generator) == 0 else { continue }
      let late = Double(Int.random(in: 0...20, using: &generator))
      take(input.time - late, Bool.random(using: &generator))
    }
    take(.infinity, true)
    return taken
  }

  private static func serials(_ batch: InputBatch) -> [Int] {
    if case .key(let sample)? = batch.other { return [sample.usage] }
    return batch.samples.map { Int($0.roll) }
  }

  @Test("a stream is legal before it is a test", arguments: 0..<40 as Range<UInt64>)
  func streamIsLegal(seed: UInt64) throws {
    var check = StreamCheck()
    for input in Self.stream(seed: seed) { try check.admit(input) }
  }

  @Test("each finger's samples come out as they came in", arguments: 0..<40 as Range<UInt64>)
  func perFinger(seed: UInt64) {
    let inputs = Self.stream(seed: seed)
    let out = Self.run(inputs, seed: seed).flatMap(\.batch.samples)
    let raw = inputs.compactMap { if case .touch(let sample) = $0 { sample } else { nil } }
    #expect(raw.count > 50 && out.count == raw.count)
    for id in 1...7 {
      #expect(out.filter { $0.id == id } == raw.filter { $0.id == id })
    }
  }

  @Test(
    "input other than moves comes out in order, and nothing is lost",
    arguments: 0..<40 as Range<UInt64>)
  func othersInOrder(seed: UInt64) {
    let inputs = Self.stream(seed: seed)
    let out = Self.run(inputs, seed: seed).flatMap { taken -> [RawInput] in
      if let other = taken.batch.other { return [other] }
      return taken.batch.samples.filter { $0.phase != .moved }.map { .touch($0) }
    }
    #expect(out == inputs.filter { !$0.isMove })
  }

  @Test(
    "no finger is twice in a batch, and its samples are one range of one phase",
    arguments: 0..<40 as Range<UInt64>)
  func noFingerTwice(seed: UInt64) {
    for taken in Self.run(Self.stream(seed: seed), seed: seed) {
      let batch = taken.batch
      #expect(Set(batch.changes.map(\.id)).count == batch.changes.count)
      #expect(batch.changes.flatMap { Array($0.samples) } == Array(batch.samples.indices))
      for change in batch.changes {
        #expect(
          batch.samples[change.samples].allSatisfy {
            $0.id == change.id && $0.phase == change.phase
          })
      }
      #expect(batch.other == nil || batch.changes.isEmpty)
    }
  }

  @Test(
    "no move overtakes what was queued before it, and no end overtakes a move",
    arguments: 0..<40 as Range<UInt64>)
  func nothingOvertakes(seed: UInt64) {
    let inputs = Self.stream(seed: seed)
    let isMove = inputs.reduce(into: [Int: Bool]()) { known, input in
      switch input {
      case .touch(let sample): known[Int(sample.roll)] = sample.phase == .moved
      case .key(let sample): known[sample.usage] = false
      default: break
      }
    }
    var waiting = Set(isMove.keys)
    for taken in Self.run(inputs, seed: seed) {
      let serials = Self.serials(taken.batch)
      for (serial, sample) in zip(serials, taken.batch.samples) {
        let earlier = waiting.filter { $0 < serial }
        switch sample.phase {
        case .moved: #expect(earlier.allSatisfy { isMove[$0] == true })
        case .ended, .cancelled: #expect(earlier.allSatisfy { isMove[$0] == false })
        case .began: break
        }
      }
      waiting.subtract(serials)
    }
    #expect(waiting.isEmpty)
  }

  @Test(
    "nothing comes out before its time, and moves only in a frame or before an end",
    arguments: 0..<40 as Range<UInt64>)
  func nothingEarly(seed: UInt64) {
    let all = Self.run(Self.stream(seed: seed), seed: seed)
    for (index, taken) in all.enumerated() {
      #expect(taken.batch.time <= taken.time)
      guard !taken.isFrame, taken.batch.changes.first?.phase == .moved else { continue }
      let next = index + 1 < all.count ? all[index + 1].batch : InputBatch()
      let isEnd = next.changes.contains { $0.phase == .ended || $0.phase == .cancelled }
      if case .interrupt? = next.other { continue }
      #expect(isEnd)
    }
  }
}
