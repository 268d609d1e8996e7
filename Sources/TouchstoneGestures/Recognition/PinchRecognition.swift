/// Two fingers that come closer or part (behaviour 199–202).
///
/// The scale starts at 1 when the pinch begins, so that what it moves does not jump. With one
/// finger lifted it stays, and goes on with a new one where it was (201).
package struct PinchRecognition: GestureRecognition {
  /// The change of the fingers' distance at which a pinch begins, in points; unpublished
  /// (behaviour 202), chosen a little below a pan's so that a pinch on a list is a pinch.
  package static let ordinaryHysteresis = 8.0

  /// How much the distance has to change, in points.
  package var hysteresis = PinchRecognition.ordinaryHysteresis
  /// What it asked for last.
  package private(set) var state: GestureState = .possible
  private var pair = FingerPair()
  private var reference = FingerPair.closest
  private var base = 1.0
  private var current = 1.0
  private var motion = VelocityEstimator()

  /// A pinch.
  package init() {}

  /// How much larger than at the beginning; setting it forgets the velocity (behaviour 200).
  package var scale: Double {
    get { current }
    set {
      current = newValue
      base = newValue
      reference = pair.distance
      motion.reset()
    }
  }

  /// The change of scale a second.
  package func velocity(at time: Double) -> Double { motion.velocity(at: time).x }

  /// The centre of the fingers.
  package var location: GesturePoint { pair.fingers.center }

  /// How many of the two are down.
  package var numberOfTouches: Int { pair.fingers.count }

  /// Time alone never changes anything.
  package var deadline: Double? { nil }

  /// Whether it counts a touch.
  package func isTracking(_ id: Int) -> Bool { pair.contains(id) }

  package mutating func began(_ samples: [GestureSample]) -> GestureStep? {
    guard !state.isFinal, pair.began(samples) else { return nil }
    reference = pair.distance
    base = current
    motion.reset()
    motion.add(GesturePoint(x: current, y: 0), at: samples.last?.time ?? 0)
    return nil
  }

  package mutating func moved(_ samples: [GestureSample]) -> GestureStep? {
    guard !state.isFinal, pair.moved(samples), pair.isComplete else { return nil }
    if state == .possible {
      guard (pair.distance - reference).magnitude >= hysteresis else { return nil }
      reference = pair.distance
      state = .began
    } else {
      state = .changed
    }
    current = base * pair.distance / reference
    motion.add(GesturePoint(x: current, y: 0), at: samples.last?.time ?? 0)
    return GestureStep(state)
  }

  package mutating func ended(_ samples: [GestureSample]) -> GestureStep? {
    guard !state.isFinal else { return nil }
    let change = (pair.distance - reference).magnitude
    guard pair.remove(samples), pair.fingers.isEmpty else { return nil }
    if state.isActive {
      state = .ended
      return GestureStep(.ended)
    }
    return fail(
      pair.fingers.most < 2
        ? .fewFingers(pair.fingers.most, required: 2)
        : .movedOnly(change, required: hysteresis))
  }

  package mutating func cancelled(_ samples: [GestureSample]) -> GestureStep? {
    guard !state.isFinal, pair.remove(samples) else { return nil }
    guard state.isActive else { return fail(.touchCancelled) }
    state = .cancelled
    return GestureStep(.cancelled, .touchCancelled)
  }

  package mutating func timePassed(at time: Double) -> GestureStep? { nil }

  package mutating func reset() {
    state = .possible
    pair = FingerPair()
    reference = FingerPair.closest
    base = 1
    current = 1
    motion.reset()
  }

  private mutating func fail(_ cause: Cause) -> GestureStep {
    state = .failed
    return .failed(cause)
  }
}
