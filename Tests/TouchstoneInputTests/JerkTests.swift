import Fuzzing
import Testing
import TouchstoneInput

/// The evenness of a finger's steps, frame by frame, raw and resampled.
///
/// Jerk is the root mean square of the third differences of the locations that the frames show, in
/// points. The finger moves at constant speed, so its own jerk is zero and all of it comes from
/// sampling. The lag is the average time since the finger was at the shown location.
struct JerkMeasurement {
  var raw: Double
  var resampled: Double
  var rawLag: Double
  var resampledLag: Double
  var ratio: Double { raw / resampled }
  var addedLag: Double { resampledLag - rawLag }

  static let speed = 1500.0

  /// Measures both.
  ///
  /// - Parameters:
  ///   - frames: The number of frames per second.
  ///   - jitter: The maximum deviation of a sample's time from its 240 Hz grid, in seconds.
  ///   - noise: The standard deviation of a sample's location, in points.
  ///   - seed: The seed of the jitter and the noise.
  /// - Returns: The jerk and the lag of both.
  static func measure(frames: Double, jitter: Double, noise: Double, seed: UInt64)
    -> JerkMeasurement
  {
    var random = SeededGenerator(seed: seed)
    let queue = InputQueue()
    queue.resamplesMoves = true
    queue.enqueue(.touch(TouchSample(id: 1, phase: .began, position: Point(x: 0, y: 0), time: 0)))
    var samples: [TouchSample] = []
    for number in 1..<2400 {
      let time = Double(number) / 240.3 + .random(in: -jitter...jitter, using: &random)
      // The sum of twelve uniform numbers is approximately normal.
      var wobble = -6.0
      for _ in 0..<12 { wobble += .random(in: 0...1, using: &random) }
      samples.append(
        TouchSample(
          id: 1, phase: .moved, position: Point(x: speed * time + wobble * noise, y: 0),
          time: time))
    }
    var rawPlaces: [Double] = []
    var places: [Double] = []
    var rawLag = 0.0
    var lag = 0.0
    var next = 0
    for number in 1..<Int(9.9 * frames) {
      let frame = Double(number) / frames
      while next < samples.count, samples[next].time <= frame {
        queue.enqueue(.touch(samples[next]))
        next += 1
      }
      let batches = queue.drain(upTo: frame, includingMoves: true)
      guard number >= 12, let last = batches.last?.samples.last,
        let shown = batches.last?.changes.last?.shown?.sample
      else { continue }
      rawPlaces.append(last.position.x)
      places.append(shown.position.x)
      rawLag += frame - last.time
      lag += frame - shown.time
    }
    return JerkMeasurement(
      raw: jerk(rawPlaces), resampled: jerk(places), rawLag: rawLag / Double(places.count),
      resampledLag: lag / Double(places.count))
  }

  private static func jerk(_ places: [Double]) -> Double {
    var sum = 0.0
    for index in 3..<places.count {
      let third =
        places[index] - 3 * places[index - 1] + 3 * places[index - 2] - places[index - 3]
      sum += third * third
    }
    return (sum / Double(places.count - 3)).squareRoot()
  }
}

@Suite("The jerk of resampled moves")
struct JerkTests {
  @Test(
    "a finger of even speed with 0.1 pt of noise has 34 times less jerk at 5 ms or less",
    arguments: [60.0, 90, 120], 5..<9 as Range<UInt64>)
  func target(frames: Double, seed: UInt64) {
    let measured = JerkMeasurement.measure(frames: frames, jitter: 0.001, noise: 0.1, seed: seed)
    #expect(measured.ratio >= 34, "\(measured.ratio)")
    #expect(measured.addedLag <= 0.005 && measured.addedLag > 0, "\(measured.addedLag)")
  }

  // Twice the noise leaves half of the gain, because the filter passes the same fraction of any
  // noise.
  @Test("a noisy finger has at least 17 times less jerk", arguments: [60.0, 90, 120])
  func noisy(frames: Double) {
    let measured = JerkMeasurement.measure(frames: frames, jitter: 0.001, noise: 0.2, seed: 5)
    #expect(measured.ratio >= 17, "\(measured.ratio)")
  }
}
