internal import TouchstoneMutations

/// A press held for a while, after some taps or none (statement 178–183).
///
/// It begins by time alone, never by force (182); then it may wander, and ends when one of its
/// fingers lifts. A finger that comes down after the beginning is not counted.
package struct LongPressRecognition: GestureRecognition {
  /// UIKit's minimumPressDuration, in seconds (statement 178).
  package static let ordinaryDuration = 0.5
  /// UIKit's allowableMovement, in points (statement 179).
  package static let ordinaryMovement = 10.0

  /// How long the fingers have to stay, in seconds; 0 begins as they come down (statement 183).
  package var minimumDuration = LongPressRecognition.ordinaryDuration
  /// How far they may move until then, in points.
  package var allowableMovement = LongPressRecognition.ordinaryMovement
  /// How many taps come before the press.
  package var tapsRequired = 0
  /// How many fingers press.
  package var touchesRequired: Int
  /// What it asked for last.
  package private(set) var state: GestureState = .possible
  private var taps = TapSeries()
  private var fingers = Fingers()
  private var pressed: Double?
  private var isPressing: Bool { taps.count >= tapsRequired }

  /// A press of half a second with one finger.
  package init(taps: Int = 0, touches: Int = 1) {
    tapsRequired = taps
    touchesRequired = touches
  }

  /// The centre of the fingers.
  package var location: GesturePoint { isPressing ? fingers.center : taps.fingers.center }

  /// When it begins, or when a tap before it is overdue, in seconds.
  package var deadline: Double? {
    guard state == .possible else { return nil }
    if let pressed { return pressed + minimumDuration }
    return isPressing && taps.count == 0 ? nil : taps.deadline
  }

  /// Whether it counts a touch.
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
