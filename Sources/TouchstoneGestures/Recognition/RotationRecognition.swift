/// Two fingers that turn about each other; clockwise is positive (behaviour 203, 204).
///
/// The angle is the sum of small turns, so that it counts on beyond half a circle. It starts at 0
/// when the rotation begins.
package struct RotationRecognition: GestureRecognition {
  /// The turn at which a rotation begins, in radians: ten degrees; unpublished (behaviour 202),
  /// chosen so that a pinch by an unsteady hand does not turn.
  package static let ordinaryHysteresis = Double.pi / 18

  /// How far the fingers have to turn, in radians.
  package var hysteresis = RotationRecognition.ordinaryHysteresis
  /// What it asked for last.
  package private(set) var state: GestureState = .possible
  /// How far they turned, in radians; setting it forgets the velocity (behaviour 203).
  package var rotation = 0.0 {
    didSet { motion.reset() }
  }
  private var pair = FingerPair()
  private var lastAngle: Double?
  private var turned = 0.0
  private var motion = VelocityEstimator()

  /// A rotation.
  package init() {}

  /// Radians a second.
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
    lastAngle = pair.angle
    motion.reset()
    motion.add(GesturePoint(x: turned, y: 0), at: samples.last?.time ?? 0)
    return nil
  }

  package mutating func moved(_ samples: [GestureSample]) -> GestureStep? {
    guard !state.isFinal, pair.moved(samples), pair.isComplete, let angle = pair.angle else {
      return nil
    }
    let turn = Self.shortest(angle - (lastAngle ?? angle))
    lastAngle = angle
    turned += turn
    motion.add(GesturePoint(x: turned, y: 0), at: samples.last?.time ?? 0)
    if state == .possible {
      guard turned.magnitude >= hysteresis else { return nil }
      state = .began
    } else {
      let kept = motion
      rotation += turn
      motion = kept
      state = .changed
    }
    return GestureStep(state)
  }

  package mutating func ended(_ samples: [GestureSample]) -> GestureStep? {
    guard !state.isFinal, pair.remove(samples), pair.fingers.isEmpty else { return nil }
    if state.isActive {
      state = .ended
      return GestureStep(.ended)
    }
    return fail(
      pair.fingers.most < 2
        ? .fewFingers(pair.fingers.most, required: 2)
        : .turnedOnly(turned.magnitude, required: hysteresis))
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
    rotation = 0
    pair = FingerPair()
    lastAngle = nil
    turned = 0
    motion.reset()
  }

  /// The same turn by the shorter way round.
  package static func shortest(_ turn: Double) -> Double {
    if turn > .pi { return turn - 2 * .pi }
    return turn < -.pi ? turn + 2 * .pi : turn
  }

  private mutating func fail(_ cause: Cause) -> GestureStep {
    state = .failed
    return .failed(cause)
  }
}
