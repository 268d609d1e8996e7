import Foundation
import Testing
import TouchstoneTesting
import UIKit

/// Scrolls that were recorded from a real `UIScrollView`, sample by sample.
struct ScrollRecording: Decodable {
  struct Trace: Decodable {
    struct Finger: Decodable {
      let y0: Double
      let dy: Double
      let moves: Int
      let interval_ms: Double
      let still: Int
    }
    let name: String
    let start: Double
    let edge: Double?
    let finger: Finger
    let begins_at_travel: Double?
    let offset_at_begin: Double?
    let offset_step: Double?
    let at_lift: Double?
    let reported_velocity: Double
    let target: Double
    let decelerates: Bool?
    let final: Double
    let decelerating_ms: Double?
    /// The milliseconds after the lift, with the offsets.
    let post: [[Double]]?
  }
  let traces: [Trace]

  static func read() throws -> ScrollRecording {
    let file = try #require(
      Bundle.module.url(
        forResource: "uikit26-scroll-traces", withExtension: "json", subdirectory: "Recordings"))
    return try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
  }
}

@MainActor
@Suite("Recorded scrolls")
struct RecordedScrollTests {
  /// The size of a pixel of the recorded screen in points, plus a rounding error.
  private static let pixel = 1.0 / 3 + 1e-3

  /// The recorded screen and content.
  @MainActor
  private final class Replay {
    let stage: Stage
    let log = ScrollLog()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    var steps: [(time: Double, offset: Double)] = []

    init(start: Double, hertz: Double = 60) {
      stage = Stage(size: CGSize(width: 393, height: 852), hertz: hertz)
      stage.window.addSubview(view)
      view.contentInsetAdjustmentBehavior = .never
      view.contentSize = CGSize(width: 393, height: 40_000)
      view.contentOffset.y = CGFloat(start)
      view.delegate = log
      log.onScroll = { [unowned self] view in
        steps.append((stage.now, Double(view.contentOffset.y)))
      }
    }

    /// Moves a finger at the recorded times and lifts it `gap` milliseconds before a frame.
    func play(_ finger: ScrollRecording.Trace.Finger, liftBeforeFrame gap: Double) -> Double {
      let interval = finger.interval_ms / 1000
      let length = Double(finger.moves + finger.still + 1) * interval
      stage.advance(by: ((length * 60).rounded(.up) + 1) / 60 - length - gap / 1000)
      let hand = stage.touch(at: CGPoint(x: 196, y: finger.y0))
      for _ in 0..<finger.moves {
        stage.advance(by: interval)
        hand.move(by: CGVector(dx: 0, dy: finger.dy))
      }
      for _ in 0..<finger.still {
        stage.advance(by: interval)
        hand.move(by: .zero)
      }
      stage.advance(by: interval)
      hand.lift()
      return stage.now
    }

    func offset(at time: Double) -> Double {
      steps.last { $0.time <= time + 2e-4 }?.offset ?? .nan
    }
  }

  // statement 258–260, 265–267
  @Test(
    "a recorded scroll matches within a pixel per sample, with its callbacks in order",
    arguments: ["touch_calib", "decel_v750", "edge_impact"])
  func samples(name: String) throws {
    let trace = try #require(try ScrollRecording.read().traces.first { $0.name == name })
    let replay = Replay(start: trace.start)
    let first = trace.post?.first?[0] ?? 0
    let lift = replay.play(trace.finger, liftBeforeFrame: first)
    #expect(replay.log.velocity.y.isNear(trace.reported_velocity, within: 1e-4))
    #expect(replay.log.target.y.isNear(trace.target, within: 1e-3))
    if let place = trace.at_lift { #expect(replay.view.contentOffset.y.isNear(place)) }
    if let begin = trace.offset_at_begin, let step = trace.offset_step {
      let drag = replay.steps.map(\.offset)
      #expect(drag.first == begin)
      #expect(zip(drag, drag.dropFirst()).allSatisfy { ($1 - $0).isNear(step) })
    }
    replay.stage.settle()
    for sample in trace.post ?? [] {
      let offset = replay.offset(at: lift + sample[0] / 1000)
      #expect(
        (offset - sample[1]).magnitude <= Self.pixel, "\(sample[0]) ms: \(offset), not \(sample[1])"
      )
    }
    #expect(replay.view.contentOffset.y.isNear(trace.final, within: 1e-3))
    #expect(replay.steps.allSatisfy { ($0.offset * 3).isNear(($0.offset * 3).rounded()) })
    let expected =
      ["will begin dragging", "did scroll", "will end dragging"]
      + (trace.decelerates == false
        ? ["did end dragging, at rest"]
        : [
          "did end dragging, will decelerate", "will begin decelerating", "did scroll",
          "did end decelerating",
        ])
    #expect(replay.log.take() == expected)
    if let duration = trace.decelerating_ms, let last = replay.steps.last {
      #expect(((last.time - lift) * 1000).isNear(duration, within: 17))
    }
  }

  /// A flick at 3000 points per second with a known end and duration.
  @Test("a flick at 3000 points a second ends where and when the device's did")
  func fast() {
    let replay = Replay(start: 5000)
    let lift = replay.play(
      .init(y0: 700, dy: -24, moves: 14, interval_ms: 8, still: 0), liftBeforeFrame: 10)
    let start = Double(replay.view.contentOffset.y)
    #expect(replay.log.velocity.y.isNear(3, within: 1e-6))
    #expect(replay.log.target.y.isNear(start + 1493.667, within: 0.34))
    replay.stage.settle()
    #expect(replay.view.contentOffset.y.isNear(start + 0.499 * 2990, within: 0.34))
    let end = replay.steps.last?.time ?? 0
    #expect(end.isNear(lift + 2.852, within: 0.017))
  }

  // statement 268
  @Test("content held far beyond its top returns as fast as the device's")
  func held() {
    let replay = Replay(start: 0, hertz: 1000)
    let lift = replay.play(
      .init(y0: 120, dy: 10, moves: 60, interval_ms: 16, still: 19), liftBeforeFrame: 0)
    #expect(replay.view.contentOffset.y.isNear(-235, within: 0.34))
    #expect(replay.log.velocity.y.isNear(-0.625, within: 1e-6))
    replay.stage.settle()
    for (time, place) in [(8, 223), (74, 133), (141, 77), (208, 43), (341, 13), (474, 4)] {
      let offset = replay.offset(at: lift + Double(time) / 1000)
      #expect((-offset).isNear(Double(place), within: 1), "\(time) ms: \(offset)")
    }
    let end = replay.steps.last?.time ?? 0
    #expect(end.isNear(lift + 0.691, within: 0.017))
    #expect(replay.view.contentOffset.y == 0)
  }

  // statement 268
  @Test("content released on its way out is pulled back from the finger's own velocity")
  func thrownOut() {
    let replay = Replay(start: 0, hertz: 1000)
    let lift = replay.play(
      .init(y0: 200, dy: 14, moves: 9, interval_ms: 8, still: 0), liftBeforeFrame: 0)
    let place = Double(replay.view.contentOffset.y)
    #expect(replay.log.velocity.y.isNear(-1.75))
    replay.stage.settle()
    for time in [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.3] {
      let expected = ScrollScene.bounce(place, -1750, after: time)
      #expect(replay.offset(at: lift + time).isNear(expected, within: ScrollScene.pixel))
    }
    let furthest = replay.steps.map(\.offset).min() ?? 0
    #expect(furthest < place - 20)
  }
}

extension Double {
  func isNear(_ other: Double, within distance: Double = 1e-6) -> Bool {
    (self - other).magnitude <= distance
  }
}
