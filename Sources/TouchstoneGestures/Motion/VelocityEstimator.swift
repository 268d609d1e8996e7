/// How fast something moves, from where it was at which times.
///
/// The method: a straight line through the samples of the last 100 ms by least squares, for each
/// axis; its slope is the velocity. Two samples give their difference quotient, one gives zero.
/// After a rest it is zero, and what was before the rest is forgotten.
package struct VelocityEstimator: Sendable {
  /// How far back samples count, in seconds; Flutter and Android's horizon, and OpenUIKit measured
  /// about as much on iOS 26.
  package static let horizon = 0.1
  /// The pause after which the thing stands still, in seconds; Android's and Flutter's 40 ms.
  package static let rest = 0.04

  private struct Sample: Sendable {
    var point: GesturePoint
    var time: Double
  }

  private var samples: [Sample] = []
  /// Where those that count begin: what is too old stays for a while, since to move all others up for
  /// each new one takes as long as all the rest.
  private var first = 0
  private var lastMotion = -Double.infinity

  /// An estimator without samples.
  package init() {}

  /// How many samples may be too old before they are taken out.
  private static let mostOld = 32

  /// Forgets all samples.
  package mutating func reset() {
    empty()
    lastMotion = -.infinity
  }

  /// Takes a sample; one of the same time as the last or of an earlier one takes its place.
  ///
  /// - Complexity: O(n) in the samples of the last 100 ms; allocates nothing in the steady state.
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
      // It stood still until now, as far as anybody can tell; the pause has no slope to add.
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

  /// Points a second at a moment, which is usually the last sample's.
  package func velocity(at time: Double) -> GesturePoint {
    let samples = samples[first...]
    guard samples.count > 1, time - lastMotion < Self.rest else { return .zero }
    let count = Double(samples.count)
    let last = samples[samples.endIndex - 1]
    var meanTime = 0.0
    var mean = GesturePoint.zero
    // Differences to the last sample, so that a late hour of the clock costs no digits.
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
