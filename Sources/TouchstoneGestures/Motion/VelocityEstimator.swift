/// Estimates a velocity from timed positions.
///
/// For each axis, it fits a straight line through the samples of the last 100 ms by least squares.
/// The slope is the velocity. With two samples it is their difference quotient, with one sample it
/// is zero. After a rest, the velocity is zero and earlier samples are removed.
package struct VelocityEstimator: Sendable {
  /// The age up to which samples count, in seconds. Flutter and Android use the same value, and
  /// OpenUIKit measured a similar one on iOS 26.
  package static let horizon = 0.1
  /// The pause in seconds after which the motion counts as resting. Android and Flutter use the
  /// same 40 ms.
  package static let rest = 0.04

  private struct Sample: Sendable {
    var point: GesturePoint
    var time: Double
  }

  private var samples: [Sample] = []
  /// The index of the first sample within the horizon.
  ///
  /// Old samples stay in the array for a while, because shifting the others for each new sample
  /// would cost as much as all other work.
  private var first = 0
  private var lastMotion = -Double.infinity

  /// Creates an estimator without samples.
  package init() {}

  /// The number of old samples up to which they aren't removed.
  private static let mostOld = 32

  /// Removes all samples.
  package mutating func reset() {
    empty()
    lastMotion = -.infinity
  }

  /// Adds a sample. If it isn't later than the last sample, it replaces that sample's position.
  ///
  /// - Complexity: O(n) in the samples of the last 100 ms. Allocates nothing in the steady state.
  package mutating func add(_ point: GesturePoint, at time: Double) {
    guard time.isFinite, point.x.isFinite, point.y.isFinite else { return }
    guard let last = samples.last else {
      samples.append(Sample(point: point, time: time))
      lastMotion = time
      return
    }
    if last.point != point { lastMotion = max(time, last.time) }
    if time <= last.time {
      samples[samples.count - 1].point = point
      return
    }
    if time - last.time >= Self.rest {
      // It rested until now, as far as the samples show, so the pause has no slope to add.
      empty()
    }
    while first < samples.count, time - samples[first].time > Self.horizon { first += 1 }
    if first > Self.mostOld {
      samples.removeFirst(first)
      first = 0
    }
    samples.append(Sample(point: point, time: time))
  }

  private mutating func empty() {
    samples.removeAll(keepingCapacity: true)
    first = 0
  }

  /// Returns the velocity in points per second at a time, which is usually the time of the last
  /// sample.
  package func velocity(at time: Double) -> GesturePoint {
    let samples = samples[first...]
    guard samples.count > 1, time - lastMotion < Self.rest else { return .zero }
    let count = Double(samples.count)
    let last = samples[samples.endIndex - 1]
    var meanTime = 0.0
    var mean = GesturePoint.zero
    // Differences to the last sample preserve precision if the clock has a large value.
    for sample in samples {
      meanTime += (sample.time - last.time) / count
      mean = mean + (sample.point - last.point) * (1 / count)
    }
    var spread = 0.0
    var product = GesturePoint.zero
    for sample in samples {
      let offset = sample.time - last.time - meanTime
      spread += offset * offset
      product = product + (sample.point - last.point - mean) * offset
    }
    return spread > 0 ? product * (1 / spread) : .zero
  }
}
