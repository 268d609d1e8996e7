import Fuzzing
import Testing
import TouchstoneInput

/// A queue that resamples, as frames see it.
private struct FramedQueue {
  /// A change with its samples.
  struct Move {
    var id: Int
    var shown: ResampledPlace
    var raw: [TouchSample]
    var x: Double { shown.sample.position.x }
  }

  let queue = InputQueue()

  init() { queue.resamplesMoves = true }

  func add(_ phase: TouchSample.Phase, _ time: Double, _ x: Double, id: Int = 1) {
    queue.enqueue(
      .touch(TouchSample(id: id, phase: phase, position: Point(x: x, y: -x), time: time)))
  }

  /// Returns the moves of a frame. Other changes are removed before and not returned.
  func frame(_ time: Double) -> [Move] {
    queue.drain(upTo: time, includingMoves: true).flatMap { batch in
      batch.changes.compactMap { change in
        change.shown.map { shown in
          Move(id: change.id, shown: shown, raw: Array(batch.samples[change.samples]))
        }
      }
    }
  }

  /// Returns the input that is due at its own time.
  func take(_ time: Double) -> [InputBatch] {
    queue.drain(upTo: time, includingMoves: false)
  }

  /// Returns a queue with a finger at constant speed, 1 pt per millisecond, with a sample every 4
  /// ms up to a time.
  static func even(upTo last: Int) -> FramedQueue {
    let queue = FramedQueue()
    queue.add(.began, 0, 0)
    for time in stride(from: 4, through: last, by: 4) {
      queue.add(.moved, Double(time) / 1000, Double(time))
    }
    return queue
  }
}

private func isClose(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude < 1e-9 }

/// Returns whether a filter, which fully trusts no sample, places a finger there, to a hundredth of
/// a point.
private func isMet(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude < 0.01 }

@Suite("Resampling to the frame")
struct FrameResamplerTests {
  @Test("resampling is off by default")
  func off() {
    let queue = FramedQueue.even(upTo: 16).queue
    queue.resamplesMoves = false
    let batches = queue.drain(upTo: 0.016, includingMoves: true)
    #expect(batches.count == 2 && batches[1].changes[0].shown == nil)
    #expect(batches[1].samples.count == 4)
  }

  @Test("a touch is resampled to its end if resampling was on when it began")
  func switched() {
    let queue = FramedQueue()
    queue.queue.resamplesMoves = false
    queue.add(.began, 0, 0)
    _ = queue.take(0)
    queue.queue.resamplesMoves = true
    queue.add(.moved, 0.010, 10)
    #expect(queue.frame(0.016).isEmpty)
    queue.add(.began, 0.020, 0, id: 2)
    _ = queue.take(0.020)
    queue.queue.resamplesMoves = false
    queue.add(.moved, 0.030, 10, id: 2)
    #expect(queue.frame(0.033).map(\.id) == [2])
  }

  @Test("a move is where the finger was 6.8 ms before the frame")
  func interpolates() throws {
    let move = try #require(FramedQueue.even(upTo: 16).frame(0.016).first)
    #expect(isMet(move.x, 9.2) && isMet(move.shown.sample.position.y, -9.2))
    #expect(isClose(move.shown.sample.time, 0.0092) && move.shown.origin == .interpolated)
    #expect(move.raw.map(\.position.x) == [4, 8, 12, 16])
  }

  @Test("the location of an evenly accelerating finger is exact")
  func parabola() throws {
    let queue = FramedQueue()
    queue.add(.began, 0, 0)
    for number in 1...12 {
      let time = Double(number) * 0.004
      queue.add(.moved, time, 5000 * time * time)
    }
    let move = try #require(queue.frame(0.050).first)
    #expect(isMet(move.x, 5000 * 0.0432 * 0.0432))
  }

  @Test("if samples are late it predicts, by half their distance at most")
  func predicts() throws {
    let move = try #require(FramedQueue.even(upTo: 8).frame(0.0158).first)
    #expect(isMet(move.x, 9) && isClose(move.shown.sample.time, 0.009))
    let bounded = try #require(FramedQueue.even(upTo: 8).frame(0.030).first)
    #expect(isMet(bounded.x, 10))
    guard case .predicted(let reach) = bounded.shown.origin else {
      Issue.record("it was not predicted")
      return
    }
    #expect(isClose(reach, 0.002))
  }

  @Test("no resampled move is predicted by more than 8 ms, or across a gap of more than 20 ms")
  func bounds() throws {
    var queue = FramedQueue()
    queue.add(.began, 0, 0)
    queue.add(.moved, 0.019, 19)
    #expect(isClose(try #require(queue.frame(0.060).first).x, 27))
    queue = FramedQueue()
    queue.add(.began, 0, 0)
    queue.add(.moved, 0.021, 21)
    #expect(queue.frame(0.060).first?.shown.origin == .raw)
  }

  @Test("samples closer than two milliseconds do not determine the resampling direction")
  func tooClose() throws {
    let queue = FramedQueue()
    queue.add(.began, 0, 0)
    queue.add(.moved, 0.008, 8)
    queue.add(.moved, 0.009, 900)
    let move = try #require(queue.frame(0.0153).first)
    #expect(isClose(move.x, 900 * 0.0085 / 0.009))
  }

  @Test("samples before a rest do not bend the path after it")
  func rest() throws {
    let queue = FramedQueue.even(upTo: 20)
    _ = queue.frame(0.033)
    for number in 0...6 {
      queue.add(.moved, 0.042 + Double(number) * 0.004, 20 + Double(number))
    }
    let move = try #require(queue.frame(0.066).first)
    #expect(isMet(move.x, 20 + (0.066 - 0.0068 - 0.042) / 0.004) && move.raw.count == 7)
  }

  @Test("a finger that stopped is shown at its exact location, once, and then not again")
  func stops() throws {
    let queue = FramedQueue.even(upTo: 16)
    _ = queue.frame(0.016)
    #expect(queue.queue.hasPendingMoves)
    let rest = try #require(queue.frame(0.033).first)
    #expect(rest.x == 16 && rest.raw.isEmpty)
    #expect(queue.queue.isEmpty && queue.frame(0.050).isEmpty)
  }

  @Test("a finger that was predicted too far and stopped returns to its location")
  func goesBack() throws {
    let queue = FramedQueue.even(upTo: 16)
    #expect(isMet(try #require(queue.frame(0.030).first).x, 18))
    let rest = try #require(queue.frame(0.047).first)
    #expect(rest.x == 16 && rest.raw.isEmpty && queue.queue.isEmpty)
  }

  @Test("a touch younger than the latency waits, and loses nothing")
  func young() throws {
    let queue = FramedQueue()
    queue.add(.began, 0.014, 0)
    queue.add(.moved, 0.015, 1)
    #expect(queue.frame(0.016).isEmpty)
    queue.add(.moved, 0.030, 2)
    #expect(try #require(queue.frame(0.033).first).raw.count == 2)
  }

  @Test(
    "an end is delivered at its own time, after its finger's raw moves",
    arguments: [TouchSample.Phase.ended, .cancelled])
  func end(phase: TouchSample.Phase) throws {
    let queue = FramedQueue.even(upTo: 8)
    queue.add(phase, 0.009, 9)
    let batches = queue.take(0.009)
    #expect(batches.map { $0.changes[0].phase } == [.began, .moved, phase])
    let move = try #require(batches[1].changes.first)
    #expect(move.shown?.sample.position.x == 8 && move.shown?.origin == .raw)
    #expect(batches[1].samples.map(\.position.x) == [4, 8])
    #expect(batches[2].samples.map(\.position.x) == [9] && batches[2].changes[0].shown == nil)
    #expect(queue.queue.isEmpty)
  }

  @Test("an interruption delivers all pending moves raw")
  func interruption() {
    let queue = FramedQueue.even(upTo: 8)
    queue.queue.enqueue(.interrupt(time: 0.009))
    let batches = queue.take(0.009)
    #expect(batches.count == 3 && batches[1].samples.count == 2)
    #expect(batches[1].changes.first?.shown?.origin == .raw)
  }

  @Test("resampled fingers are in the order in which they came down")
  func order() {
    let queue = FramedQueue()
    for id in [5, 2, 9] { queue.add(.began, 0, 0, id: id) }
    for id in [9, 2, 5] { queue.add(.moved, 0.010, 3, id: id) }
    #expect(queue.frame(0.016).map(\.id) == [5, 2, 9])
  }

  @Test("beginnings, ends and cancellations are the same as without resampling", arguments: 0..<60)
  func othersUntouched(seed: Int) {
    func others(_ resamples: Bool) -> [TouchSample] {
      RandomTouches(seed: UInt64(seed)).run(resamples).flatMap(\.samples)
        .filter { $0.phase != .moved }
    }
    #expect(others(true) == others(false) && others(true).count > 10)
  }

  @Test(
    "each finger's raw moves concatenate to its raw stream, and shown times never run back",
    arguments: 0..<100)
  func lossless(seed: Int) {
    let touches = RandomTouches(seed: UInt64(seed))
    var told: [Int: [TouchSample]] = [:]
    var shown: [Int: Double] = [:]
    for batch in touches.run(true) {
      for change in batch.changes {
        told[change.id, default: []] += batch.samples[change.samples]
        guard let place = change.shown else {
          shown[change.id] = batch.samples[change.samples].last?.time
          continue
        }
        #expect(change.phase == .moved)
        if place.origin != .raw || change.samples.isEmpty {
          #expect(place.sample.time >= shown[change.id] ?? 0)
        }
        shown[change.id] = place.sample.time
        if case .predicted(let reach) = place.origin { #expect(reach <= 0.008) }
      }
    }
    for id in 1...3 {
      #expect(told[id] ?? [] == touches.samples.filter { $0.id == id })
    }
  }
}

/// Three fingers that touch, move and lift at random, with late samples and gaps.
private struct RandomTouches {
  private(set) var samples: [TouchSample] = []
  private let seed: UInt64

  init(seed: UInt64) {
    self.seed = seed
    var random = SeededGenerator(seed: seed)
    var down: Set<Int> = []
    var time = 0.0
    for _ in 0..<200 {
      let isPause = Int.random(in: 0..<12, using: &random) == 0
      time += .random(in: 0...(isPause ? 0.1 : 0.006), using: &random)
      let id = Int.random(in: 1...3, using: &random)
      let place = Point(x: .random(in: 0...99, using: &random), y: 5)
      let isUp = !down.contains(id)
      let ends = Int.random(in: 0..<10, using: &random) == 0
      if isUp { down.insert(id) } else if ends { down.remove(id) }
      samples.append(
        TouchSample(
          id: id, phase: isUp ? .began : ends ? .ended : .moved, position: place, time: time))
    }
    for id in down.sorted() {
      samples.append(
        TouchSample(id: id, phase: .cancelled, position: Point(x: 0, y: 0), time: time))
    }
  }

  /// Adds the samples, each up to 10 ms late, and drains the queue at 60 frames per second.
  func run(_ resamples: Bool) -> [InputBatch] {
    var random = SeededGenerator(seed: seed ^ 0xF00D)
    let queue = InputQueue()
    queue.resamplesMoves = resamples
    var batches: [InputBatch] = []
    var frame = 1.0 / 60
    for sample in samples {
      let arrival = sample.time + .random(in: 0...0.01, using: &random)
      while frame < arrival {
        batches += queue.drain(upTo: frame, includingMoves: true)
        frame += 1.0 / 60
      }
      queue.enqueue(.touch(sample))
      batches += queue.drain(upTo: arrival, includingMoves: false)
    }
    return batches + queue.drain(upTo: frame, includingMoves: true)
  }
}
