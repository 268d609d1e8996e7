/// Taps: so many, with so many fingers (statement 171–177).
///
/// It is recognized when the last finger of the last tap lifts. Too few fingers fail at their
/// lifting; UIKit only resets then (statement 134), which looks the same from outside.
package struct TapRecognition: GestureRecognition {
  /// How many taps.
  package var tapsRequired = 1
  /// How many fingers, limits, and the taps so far.
  package var series = TapSeries()
  /// What it asked for last.
  package private(set) var state: GestureState = .possible

  /// A single tap with one finger.
  package init(taps: Int = 1, touches: Int = 1) {
    tapsRequired = taps
    series.touchesRequired = touches
  }

  /// Where the first tap was (statement 172).
  package var location: GesturePoint? { series.location }

  /// The touches of the tap that is being made or was made last, those that lifted first included.
  package var touches: [Int] { series.touches }

  /// When the tap has lasted too long or the next one comes too late, in seconds.
  package var deadline: Double? { state == .possible ? series.deadline : nil }

  /// Whether it counts a touch.
  package func isTracking(_ id: Int) -> Bool { series.fingers.contains(id) }

  package mutating func began(_ samples: [GestureSample]) -> GestureStep? {
    guard state == .possible else { return nil }
    return step(series.began(samples))
  }

  package mutating func moved(_ samples: [GestureSample]) -> GestureStep? {
    guard state == .possible else { return nil }
    return step(series.moved(samples))
  }

  package mutating func ended(_ samples: [GestureSample]) -> GestureStep? {
    guard state == .possible else { return nil }
    return step(series.ended(samples))
  }

  package mutating func cancelled(_ samples: [GestureSample]) -> GestureStep? {
    guard state == .possible, samples.contains(where: { isTracking($0.id) }) else { return nil }
    return step(.failed(.touchCancelled))
  }

  package mutating func timePassed(at time: Double) -> GestureStep? {
    guard state == .possible else { return nil }
    return step(series.timePassed(at: time, required: tapsRequired))
  }

  package mutating func reset() {
    state = .possible
    series.reset()
  }

  private mutating func step(_ progress: TapSeries.Progress) -> GestureStep? {
    switch progress {
    case .goesOn: return nil
    case .tapped(let count):
      guard count >= tapsRequired else { return nil }
      state = .ended
      return GestureStep(.ended)
    case .failed(let cause):
      state = .failed
      return .failed(cause)
    }
  }
}
