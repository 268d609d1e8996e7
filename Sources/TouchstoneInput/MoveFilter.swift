/// Where a finger was at one moment, by a Kalman filter over its samples.
///
/// It believes in a motion whose jerk, the change of its acceleration, wanders: over some 20 ms a
/// finger's way hardly differs from that, a flick's included, so that the finger's own motion stays
/// what it was while the samples' noise averages out. Nothing drops out of it at once, as from a
/// window of samples, and it keeps no samples. Plain arithmetic only: the result is the same
/// everywhere.
struct MoveFilter: Sendable {
  /// How far a sample is trusted, as the variance of its noise, in pt²: a tenth of a point.
  private static let noise = 0.01
  /// How much the jerk wanders in a second, as a variance, in pt²/s⁷.
  ///
  /// Less averages more noise and no longer meets a flick; one of 450 points in a quarter of a
  /// second is met within a quarter of a point.
  private static let wandering = 1e12
  /// What may be at first, as variances: the place is the sample's, and a finger hardly ever exceeds
  /// three times 3,000 pt/s, 200,000 pt/s² and 10,000,000 pt/s³.
  private static let first = SIMD4(noise, 9e6, 4e10, 1e14)
  /// The fewest samples that tell a motion: as many as it has unknowns.
  private static let fewest = 4

  /// The time of the first sample, in seconds.
  let start: Double
  private var time: Double
  /// Place, velocity, acceleration and jerk along an axis, in points and seconds.
  private var x: SIMD4<Double>
  private var y: SIMD4<Double>
  /// The covariance of the four, row by row; the same for both axes.
  private var rows = (
    SIMD4(first.x, 0, 0, 0), SIMD4(0, first.y, 0, 0), SIMD4(0, 0, first.z, 0),
    SIMD4(0, 0, 0, first.w)
  )
  private var count = 1

  /// A motion that begins with a sample.
  init(_ sample: TouchSample) {
    start = sample.time
    time = sample.time
    x = SIMD4(sample.position.x, 0, 0, 0)
    y = SIMD4(sample.position.y, 0, 0, 0)
  }

  /// Learns from one more sample.
  mutating func add(_ sample: TouchSample) {
    let interval = max(0, sample.time - time)
    time = max(time, sample.time)
    count += 1
    predict(interval)
    // The share of the surprise by which each of the four is corrected.
    let gain = rows.0 / (rows.0.x + Self.noise)
    x += gain * (sample.position.x - x.x)
    y += gain * (sample.position.y - y.x)
    let top = rows.0
    rows.0 -= gain.x * top
    rows.1 -= gain.y * top
    rows.2 -= gain.z * top
    rows.3 -= gain.w * top
  }

  /// Goes on to a later time, less certain of everything.
  private mutating func predict(_ interval: Double) {
    x = Self.moved(x, by: interval)
    y = Self.moved(y, by: interval)
    let square = interval * interval / 2
    let cube = square * interval / 3
    rows.0 += interval * rows.1 + square * rows.2 + cube * rows.3
    rows.1 += interval * rows.2 + square * rows.3
    rows.2 += interval * rows.3
    rows.0 = Self.moved(rows.0, by: interval)
    rows.1 = Self.moved(rows.1, by: interval)
    rows.2 = Self.moved(rows.2, by: interval)
    rows.3 = Self.moved(rows.3, by: interval)
    rows.3.w += Self.wandering * interval
  }

  /// Place, velocity, acceleration and jerk some seconds later.
  private static func moved(_ four: SIMD4<Double>, by interval: Double) -> SIMD4<Double> {
    let square = interval * interval / 2
    return SIMD4(
      four.x + interval * four.y + square * four.z + square * interval / 3 * four.w,
      four.y + interval * four.z + square * four.w,
      four.z + interval * four.w,
      four.w)
  }

  /// The place at a moment near the latest sample; nil where the samples are too few.
  func place(at moment: Double) -> Point? {
    guard count >= Self.fewest, moment >= start else { return nil }
    return Point(
      x: Self.moved(x, by: moment - time).x, y: Self.moved(y, by: moment - time).x)
  }
}
