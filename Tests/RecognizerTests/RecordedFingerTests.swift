import Foundation
import Testing
import TouchstoneHost
import TouchstoneInput
import TouchstoneTesting
import UIKit

/// The recorded finger as frames showed it, compared with the finger itself.
@MainActor
struct ShownFinger {
  /// A frame in which the finger was down.
  struct Frame {
    var time: Double
    var stroke: Int
    var x: Double
    var y: Double
  }

  /// A view that records the location of its touch in each frame.
  private final class Witness: UIView {
    var noted: (UITouch, UIEvent) -> Void = { _, _ in }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      if let touch = touches.first, let event { noted(touch, event) }
    }
  }

  private(set) var frames: [Frame] = []
  /// All samples in the coalesced touches.
  private(set) var told: [Point] = []

  /// Plays a recording to a stage and records the locations that it shows.
  init(_ recording: Recording, hertz: Double, resampling: Bool) {
    let stage = Stage(hertz: hertz, resampling: resampling)
    let view = Witness(frame: stage.window.bounds)
    stage.window.addSubview(view)
    var frames: [Frame] = []
    var told: [Point] = []
    view.noted = { touch, event in
      for coalesced in event.coalescedTouches(for: touch) ?? [] {
        let place = coalesced.location(in: nil)
        told.append(Point(x: place.x, y: place.y))
      }
      let now = stage.now
      // Moves that are delivered before an end belong to no frame.
      guard (now * hertz - (now * hertz).rounded()).magnitude < 1e-6,
        let stroke = DrawnFinger.strokes.firstIndex(where: {
          ($0.start...($0.start + $0.duration)).contains(now)
        })
      else { return }
      let place = touch.location(in: nil)
      frames.append(Frame(time: now, stroke: stroke, x: place.x, y: place.y))
    }
    let loop = stage.application.loop
    for case .input(let input, _) in recording.records {
      loop?.post(input)
      loop?.advance(to: input.time)
    }
    stage.advance(by: 0.1)
    self.frames = frames
    self.told = told
  }

  /// Returns the frames of a kind of strokes in which the finger has had constant speed for 0.1 s.
  private func runs(_ kind: DrawnFinger.Kind) -> [[Frame]] {
    DrawnFinger.strokes.indices.filter { DrawnFinger.strokes[$0].kind == kind }.map { index in
      let stroke = DrawnFinger.strokes[index]
      return frames.filter { frame in
        frame.stroke == index && stroke.steady.contains(frame.time - stroke.start)
      }
    }
  }

  /// Returns the lag of the shown finger: the delay at which its own path fits best, in seconds.
  func lag(_ kind: DrawnFinger.Kind) -> Double {
    let runs = runs(kind)
    func error(_ lag: Double) -> Double {
      runs.joined().reduce(0) { $0 + pow(offset($1, lag).length, 2) }
    }
    return (0...200).map { Double($0) * 0.0001 }.min { error($0) < error($1) } ?? 0
  }

  /// Returns the root mean square of the third differences from frame to frame, in points.
  ///
  /// If `added` is `true`, it measures the difference between the shown finger and the finger
  /// itself.
  func jerk(_ kind: DrawnFinger.Kind, added: Bool) -> Double {
    let lag = added ? lag(kind) : 0
    var sum = 0.0
    var count = 0.0
    for run in runs(kind) {
      let places = run.map { added ? offset($0, lag) : Offset(x: $0.x, y: $0.y) }
      for index in places.indices.dropFirst(3) {
        func third(_ part: (Offset) -> Double) -> Double {
          let last = (0..<4).map { part(places[index - $0]) }
          return last[0] - 3 * last[1] + 3 * last[2] - last[3]
        }
        sum += pow(third(\.x), 2) + pow(third(\.y), 2)
        count += 1
      }
    }
    return (sum / count).squareRoot()
  }

  /// Returns the maximum distance of the shown finger from its real location, without the lag, in
  /// points.
  func furthest(_ kind: DrawnFinger.Kind) -> Double {
    let lag = lag(kind)
    return runs(kind).joined().map { offset($0, lag).length }.max() ?? 0
  }

  private struct Offset {
    var x: Double
    var y: Double
    var length: Double { (x * x + y * y).squareRoot() }
  }

  private func offset(_ frame: Frame, _ lag: Double) -> Offset {
    let place = DrawnFinger.place(DrawnFinger.strokes[frame.stroke], at: frame.time - lag)
    return Offset(x: frame.x - place.x, y: frame.y - place.y)
  }
}

/// The jerk of a recorded finger, raw and resampled, as in the table of Documentation/Speed.md.
@MainActor
@Suite("A recorded finger, shown frame by frame")
struct RecordedFingerTests {
  private static func file() throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try String(
      contentsOf: folder.appendingPathComponent("Recordings/finger-240hz.jsonl"),
      encoding: .utf8)
  }

  @Test("the recording is what the model of a finger reports, byte for byte")
  func provenance() throws {
    #expect(try Self.file() == RecordingWriter.write(DrawnFinger.recording()))
  }

  /// A kind of path at a frame rate.
  struct Line: Sendable {
    var hertz: Double
    var kind: DrawnFinger.Kind
    static let all = [60.0, 90, 120].flatMap { hertz in
      DrawnFinger.Kind.allCases.map { Line(hertz: hertz, kind: $0) }
    }
  }

  @Test("a recorded finger has 34 times less jerk for 5 ms or less", arguments: Line.all)
  func table(line: Line) throws {
    try compare(RecordingReader.read(Self.file()), line, gain: 34, furthest: 0.15)
  }

  @Test("locations off by a tenth of a point leave 12 times less jerk", arguments: Line.all)
  func noisy(line: Line) {
    compare(DrawnFinger.recording(noise: 0.1), line, gain: 12, furthest: 0.3)
  }

  /// Compares the raw and the resampled finger.
  ///
  /// Resampling must reduce the added jerk at least by the factor `least`, and must show the finger
  /// at most `most` points from its real location.
  private func compare(
    _ recording: Recording, _ line: Line, gain least: Double, furthest most: Double
  ) {
    let raw = ShownFinger(recording, hertz: line.hertz, resampling: false)
    let smooth = ShownFinger(recording, hertz: line.hertz, resampling: true)
    let gain = raw.jerk(line.kind, added: true) / smooth.jerk(line.kind, added: true)
    #expect(gain >= least, "\(gain)")
    #expect(smooth.jerk(line.kind, added: false) < raw.jerk(line.kind, added: false) / 2)
    let added = smooth.lag(line.kind) - raw.lag(line.kind)
    #expect(added > 0 && added <= 0.005, "\(added)")
    let furthest = smooth.furthest(line.kind)
    #expect(furthest <= most && furthest < raw.furthest(line.kind) / 5, "\(furthest)")
  }

  @Test("the coalesced touches of all frames are the raw stream", arguments: [false, true])
  func lossless(resampling: Bool) throws {
    let recording = try RecordingReader.read(Self.file())
    let moves = recording.records.compactMap { record -> Point? in
      guard case .input(.touch(let sample), _) = record, sample.phase == .moved else { return nil }
      return sample.position
    }
    let shown = ShownFinger(recording, hertz: 60, resampling: resampling)
    #expect(shown.told == moves && moves.count > 1000)
  }
}
