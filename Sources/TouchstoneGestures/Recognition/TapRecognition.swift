/// Recognizes a number of taps with a number of fingers (statement 171–177).
///
/// It is recognized when the last finger of the last tap lifts. If too few fingers touched down, it
/// fails when they lift. UIKit only resets then (statement 134), which makes no visible difference.
package struct TapRecognition: GestureRecognition {
  /// The required number of taps.
  package var tapsRequired = 1
  /// The taps so far, with the required number of fingers and the limits.
  package var series = TapSeries()
  /// The most recently requested state.
  package private(set) var state: GestureState = .possible

  /// Creates a recognition, by default for a single tap with one finger.
  package init(taps: Int = 1, touches: Int = 1) {
    tapsRequired = taps
    series.touchesRequired = touches
  }

  /// The location of the first tap (statement 172), or `nil` before it.
  package var location: GesturePoint? { series.location }

  /// The touches of the current or the last tap, including touches that have ended.
  package var touches: [Int] { series.touches }

  /// The time at which the tap is too long or the next tap is too late, in seconds, or `nil` if
  /// neither is pending.
  package var deadline: Double? { state == .possible ? series.deadline : nil }

  /// Returns whether the recognition counts a touch.
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
