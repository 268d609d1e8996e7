internal import TouchstoneMutations

/// Recognizes a press that is held for a while, optionally after taps (statement 178–183).
///
/// It begins only by time, never by force (182). Then the fingers may move, and it ends when one of
/// them lifts. A finger that touches down after the beginning isn't counted.
package struct LongPressRecognition: GestureRecognition {
  /// UIKit's `minimumPressDuration`, in seconds (statement 178).
  package static let ordinaryDuration = 0.5
  /// UIKit's `allowableMovement`, in points (statement 179).
  package static let ordinaryMovement = 10.0

  /// The time for which the fingers must be down, in seconds. With 0, the press begins at touchdown
  /// (statement 183).
  package var minimumDuration = LongPressRecognition.ordinaryDuration
  /// The distance that the fingers may move before the beginning, in points.
  package var allowableMovement = LongPressRecognition.ordinaryMovement
  /// The number of taps before the press.
  package var tapsRequired = 0
  /// The required number of fingers.
  package var touchesRequired: Int
  /// The most recently requested state.
  package private(set) var state: GestureState = .possible
  private var taps = TapSeries()
  private var fingers = Fingers()
  private var pressed: Double?
  private var isPressing: Bool { taps.count >= tapsRequired }

  /// Creates a recognition of half a second, by default with one finger and no taps.
  package init(taps: Int = 0, touches: Int = 1) {
    tapsRequired = taps
    touchesRequired = touches
  }

  /// The center of the fingers.
  package var location: GesturePoint { isPressing ? fingers.center : taps.fingers.center }

  /// The time at which the press begins or a preceding tap is late, in seconds, or `nil` if neither
  /// is pending.
  package var deadline: Double? {
    guard state == .possible else { return nil }
    if let pressed { return pressed + minimumDuration }
    return isPressing && taps.count == 0 ? nil : taps.deadline
  }

  /// Returns whether the recognition counts a touch.
  package func isTracking(_ id: Int) -> Bool { fingers.contains(id) || taps.fingers.contains(id) }

  package mutating func began(_ samples: [GestureSample]) -> GestureStep? {
    guard state == .possible else { return nil }
    taps.touchesRequired = touchesRequired
    guard isPressing else { return step(taps.began(samples)) }
    for sample in samples {
      fingers.add(sample)
      if fingers.count > touchesRequired {
        return fail(.fingers(fingers.count, allowed: touchesRequired))
      }
      if fingers.count == touchesRequired { pressed = sample.time }
    }
    guard pressed != nil, minimumDuration <= 0 || Mutation.pressesBeginAtOnce.isOn else {
      return nil
    }
    state = .began
    return GestureStep(.began)
  }

  package mutating func moved(_ samples: [GestureSample]) -> GestureStep? {
    guard !state.isFinal else { return nil }
    guard isPressing else { return step(taps.moved(samples)) }
    guard fingers.move(samples) else { return nil }
    if state.isActive {
      state = .changed
      return GestureStep(.changed)
    }
    guard fingers.furthest > allowableMovement, !Mutation.pressesWander.isOn else { return nil }
    return fail(.moved(fingers.furthest, allowed: allowableMovement))
  }

  package mutating func ended(_ samples: [GestureSample]) -> GestureStep? {
    guard !state.isFinal else { return nil }
    guard isPressing else { return step(taps.ended(samples)) }
    _ = fingers.move(samples)
    let moved = fingers.furthest
    guard let lifted = samples.first(where: { fingers.contains($0.id) }) else { return nil }
    for sample in samples { _ = fingers.remove(sample.id) }
    if state.isActive {
      state = .ended
      return GestureStep(.ended)
    }
    if moved > allowableMovement {
      return fail(.moved(moved, allowed: allowableMovement))
    }
    guard let pressed else {
      return fail(.fewFingers(fingers.most, required: touchesRequired))
    }
    return fail(.liftedAfter(lifted.time - pressed, required: minimumDuration))
  }

  package mutating func cancelled(_ samples: [GestureSample]) -> GestureStep? {
    guard !state.isFinal, samples.contains(where: { isTracking($0.id) }) else { return nil }
    for sample in samples { _ = fingers.remove(sample.id) }
    guard state.isActive else { return fail(.touchCancelled) }
    state = .cancelled
    return GestureStep(.cancelled, .touchCancelled)
  }

  package mutating func timePassed(at time: Double) -> GestureStep? {
    guard state == .possible else { return nil }
    guard let pressed else {
      return taps.count == 0 && isPressing
        ? nil : step(taps.timePassed(at: time, required: tapsRequired + 1))
    }
    guard time >= pressed + minimumDuration else { return nil }
    state = .began
    return GestureStep(.began)
  }

  package mutating func reset() {
    state = .possible
    taps.reset()
    fingers = Fingers()
    pressed = nil
  }

  private mutating func step(_ progress: TapSeries.Progress) -> GestureStep? {
    if case .failed(let cause) = progress { fail(cause) } else { nil }
  }

  private mutating func fail(_ cause: Cause) -> GestureStep {
    state = .failed
    return .failed(cause)
  }
}
