import Testing
import TouchstoneInput

@Suite("Resampling to the frame")
struct FrameResamplerTests {
  private func sample(_ phase: TouchSample.Phase, _ time: Double, _ x: Double, id: Int = 1)
    -> TouchSample
  { TouchSample(id: id, phase: phase, position: Point(x: x, y: -x), time: time) }

  private func close(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude < 1e-9 }

  /// A resampler that saw a finger at even speed, 1 pt a millisecond, every 4 ms up to a time.
  private func even(upTo last: Int) -> FrameResampler {
    var resampler = FrameResampler()
    _ = resampler.add(sample(.began, 0, 0))
    for time in stride(from: 4, through: last, by: 4) {
      _ = resampler.add(sample(.moved, Double(time) / 1000, Double(time)))
    }
    return resampler
  }

  @Test("a move is where the finger was five milliseconds before the frame")
  func interpolates() throws {
    var resampler = even(upTo: 16)
    let move = try #require(resampler.frame(at: 0.016).first)
    #expect(close(move.sample.position.x, 11) && close(move.sample.position.y, -11))
    #expect(close(move.sample.time, 0.011) && move.origin == .interpolated)
    #expect(move.raw.map(\.position.x) == [4, 8, 12, 16])
  }

  @Test("where samples are late it predicts, by half their distance at most")
  func predicts() throws {
    var resampler = even(upTo: 8)
    let move = try #require(resampler.frame(at: 0.014).first)
    #expect(close(move.sample.position.x, 9) && close(move.sample.time, 0.009))
    resampler = even(upTo: 8)
    let bounded = try #require(resampler.frame(at: 0.030).first)
    #expect(close(bounded.sample.position.x, 10))
    guard case .predicted(let reach) = bounded.origin else {
      Issue.record("it was not predicted")
      return
    }
    #expect(close(reach, 0.002))
  }

  @Test(
    "no prediction reaches further than eight milliseconds, or across a gap of more than twenty")
  func bounds() throws {
    var resampler = FrameResampler()
    _ = resampler.add(sample(.began, 0, 0))
    _ = resampler.add(sample(.moved, 0.019, 19))
    let move = try #require(resampler.frame(at: 0.060).first)
    #expect(close(move.sample.position.x, 27))
    resampler = FrameResampler()
    _ = resampler.add(sample(.began, 0, 0))
    _ = resampler.add(sample(.moved, 0.021, 21))
    #expect(resampler.frame(at: 0.060).first?.origin == .raw)
  }

  @Test("samples closer than two milliseconds tell no direction")
  func tooClose() throws {
    var resampler = FrameResampler()
    _ = resampler.add(sample(.began, 0, 0))
    _ = resampler.add(sample(.moved, 0.008, 8))
    _ = resampler.add(sample(.moved, 0.009, 900))
    let move = try #require(resampler.frame(at: 0.0135).first)
    #expect(close(move.sample.position.x, 900 * 0.0085 / 0.009))
  }

  @Test("a finger that stopped is told to its very place, once, and then nothing more")
  func stops() throws {
    var resampler = even(upTo: 16)
    _ = resampler.frame(at: 0.016)
    #expect(resampler.hasMoves)
    let rest = try #require(resampler.frame(at: 0.033).first)
    #expect(rest.sample.position.x == 16 && rest.raw.isEmpty)
    #expect(!resampler.hasMoves && resampler.frame(at: 0.050).isEmpty)
  }

  @Test("a touch that came down less than the latency ago waits, and loses nothing")
  func young() throws {
    var resampler = FrameResampler()
    _ = resampler.add(sample(.began, 0.014, 0))
    _ = resampler.add(sample(.moved, 0.015, 1))
    #expect(resampler.frame(at: 0.016).isEmpty)
    _ = resampler.add(sample(.moved, 0.030, 2))
    #expect(try #require(resampler.frame(at: 0.033).first).raw.count == 2)
  }

  @Test("an end sends the waiting moves before it, as they are")
  func end() throws {
    for phase in [TouchSample.Phase.ended, .cancelled] {
      var resampler = even(upTo: 8)
      let waiting = resampler.add(sample(phase, 0.009, 9))
      let move = try #require(waiting)
      #expect(move.sample.position.x == 8 && move.origin == .raw && move.raw.count == 2)
      #expect(resampler.add(sample(phase, 0.009, 9)) == nil && !resampler.hasMoves)
    }
  }

  @Test("fingers come in the order in which they came down")
  func order() {
    var resampler = FrameResampler()
    for id in [5, 2, 9] { _ = resampler.add(sample(.began, 0, 0, id: id)) }
    for id in [9, 2, 5] { _ = resampler.add(sample(.moved, 0.010, 3, id: id)) }
    #expect(resampler.frame(at: 0.016).map(\.sample.id) == [5, 2, 9])
  }

  @Test("the raw moves concatenate to the raw stream, and times never run back", arguments: 0..<100)
  func lossless(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var resampler = FrameResampler()
    var stream: [TouchSample] = []
    var told: [TouchSample] = []
    var last = -1.0
    var time = 0.0
    var frame = 1.0 / 60
    _ = resampler.add(sample(.began, 0, 0))
    func take(_ moves: [ResampledMove]) {
      for move in moves {
        told += move.raw
        #expect(move.sample.time >= last || move.raw.isEmpty == false)
        last = max(last, move.sample.time)
      }
    }
    for _ in 0..<80 {
      time += .random(in: 0...0.02, using: &random)
      while frame < time {
        take(resampler.frame(at: frame))
        frame += 1.0 / 60
      }
      let next = sample(.moved, time, .random(in: 0...99, using: &random))
      stream.append(next)
      take([resampler.add(next)].compactMap(\.self))
    }
    take([resampler.add(sample(.ended, time, 0))].compactMap(\.self))
    #expect(told == stream)
  }
}
