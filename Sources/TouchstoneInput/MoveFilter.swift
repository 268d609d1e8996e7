/// The location of a finger over time, estimated by a Kalman filter over its samples.
///
/// The model is a motion whose jerk, the change of its acceleration, drifts randomly. Over about 20
/// ms the path of a finger hardly differs from that model, even in a flick. The filter therefore
/// preserves the finger's motion and averages out the noise of the samples. Unlike a window of
/// samples, it drops no sample abruptly, and it stores no samples. It uses plain arithmetic only,
/// so the result is the same on every platform.
struct MoveFilter: Sendable {
  /// The variance of the samples' noise, in pt²: a standard deviation of a tenth of a point.
  private static let noise = 0.01
  /// The variance of the jerk's drift in one second, in pt²/s⁷.
  ///
  /// A smaller value averages out more noise, but no longer follows a flick. With this value, the
  /// filter follows a flick of 450 points in a quarter of a second to within a quarter of a point.
  private static let wandering = 1e12
  /// The initial variances.
  ///
  /// The location is that of the sample. A finger hardly ever exceeds three times 3,000 pt/s,
  /// 200,000 pt/s² and 10,000,000 pt/s³.
  private static let first = SIMD4(noise, 9e6, 4e10, 1e14)
  /// The minimum number of samples that determine a motion: the number of its unknowns.
  private static let fewest = 4

  /// The time of the first sample, in seconds.
  let start: Double
  private var time: Double
  /// Location, velocity, acceleration and jerk along an axis, in points and seconds.
  private var x: SIMD4<Double>
  private var y: SIMD4<Double>
  /// The covariance of the four values, row by row; it is the same for both axes.
  private var rows = (
    SIMD4(first.x, 0, 0, 0), SIMD4(0, first.y, 0, 0), SIMD4(0, 0, first.z, 0),
    SIMD4(0, 0, 0, first.w)
  )
  private var count = 1

  /// Creates a filter that starts with a sample.
  init(_ sample: TouchSample) {
    start = sample.time
    time = sample.time
    x = SIMD4(sample.position.x, 0, 0, 0)
    y = SIMD4(sample.position.y, 0, 0, 0)
  }

  /// Updates the estimate with a sample.
  mutating func add(_ sample: TouchSample) {
    let interval = max(0, sample.time - time)
    time = max(time, sample.time)
    count += 1
    predict(interval)
    // The Kalman gain: the fraction of the deviation by which each of the four values is corrected.
    let gain = rows.0 / (rows.0.x + Self.noise)
    x += gain * (sample.position.x - x.x)
    y += gain * (sample.position.y - y.x)
    let top = rows.0
    rows.0 -= gain.x * top
    rows.1 -= gain.y * top
    rows.2 -= gain.z * top
    rows.3 -= gain.w * top
  }

  /// Predicts the state after an interval; the uncertainty of all values grows.
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

  /// Returns location, velocity, acceleration and jerk after an interval in seconds.
  private static func moved(_ four: SIMD4<Double>, by interval: Double) -> SIMD4<Double> {
    let square = interval * interval / 2
    return SIMD4(
      four.x + interval * four.y + square * four.z + square * interval / 3 * four.w,
      four.y + interval * four.z + square * four.w,
      four.z + interval * four.w,
      four.w)
  }

  /// Returns the location at a time near the last sample.
  ///
  /// Returns `nil` if there are too few samples, or if the time is before the first sample.
  func place(at moment: Double) -> Point? {
    guard count >= Self.fewest, moment >= start else { return nil }
    return Point(
      x: Self.moved(x, by: moment - time).x, y: Self.moved(y, by: moment - time).x)
  }
}
