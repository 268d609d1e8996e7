internal import TouchstoneMutations

/// A property of two fingers: a measured reading, and the value that the app sees.
package protocol PairMeasure: Sendable {
  /// The value before any change.
  static var neutral: Double { get }
  /// The change of the reading at which the gesture begins.
  static var ordinaryHysteresis: Double { get }
  /// Returns the current reading.
  static func reading(of pair: FingerPair) -> Double
  /// Returns the value at a reading, if the value was `base` at the reading `reference`.
  static func value(_ base: Double, from reference: Double, to reading: Double) -> Double
  /// Returns the reading after a change reported by a trackpad.
  static func reading(_ reading: Double, changedBy change: Double) -> Double
  /// Returns the change of the value per change of the reading.
  static func rate(_ base: Double, from reference: Double) -> Double
  /// Returns the cause of failure if the fingers lifted before the change was sufficient.
  static func tooLittle(_ change: Double, required: Double) -> Cause
}

/// Recognizes a change between two fingers, for pinches and rotations.
///
/// The value starts to change when the gesture begins, so the content doesn't jump. If one finger
/// lifts, the gesture remains active, and continues from the same value with a new finger
/// (statement 201).
package struct PairRecognition<Measure: PairMeasure>: GestureRecognition {
  /// The change of the reading at which the gesture begins.
  package var hysteresis = Measure.ordinaryHysteresis
  /// The most recently requested state.
  package private(set) var state: GestureState = .possible
  private var pair = FingerPair()
  private var present = Measure.neutral
  private var base = Measure.neutral
  /// The reading at which the value was `base`.
  private var reference = 0.0
  /// The last reading while both fingers were down.
  private var reading = 0.0
  private var motion = VelocityEstimator()
  /// Whether a trackpad reports the changes and there are no touches.
  private var isTransforming = false

  /// Creates a recognition without fingers.
  package init() {}

  /// The value that the app sees. Setting it doesn't change the velocity of the fingers (statement
  /// 405).
  package var value: Double {
    get { present }
    set {
      present = newValue
      rebase()
      if Mutation.settingScaleStopsVelocity.isOn { motion.reset() }
    }
  }

  /// Returns the change of the value per second.
  package func velocity(at time: Double) -> Double {
    motion.velocity(at: time).x * Measure.rate(base, from: reference)
  }

  /// The center of the fingers.
  package var location: GesturePoint { pair.fingers.center }

  /// The number of the two fingers that are down.
  package var numberOfTouches: Int { pair.fingers.count }

  /// Always `nil`, because the state never changes without input.
  package var deadline: Double? { nil }

  /// Returns whether the recognition counts a touch.
  package func isTracking(_ id: Int) -> Bool { pair.contains(id) }

  package mutating func began(_ samples: [GestureSample]) -> GestureStep? {
    guard !state.isFinal, !isTransforming, pair.began(samples) else { return nil }
    read()
    rebase()
    motion.reset()
    note(at: samples.last?.time)
    return nil
  }

  package mutating func moved(_ samples: [GestureSample]) -> GestureStep? {
    guard !state.isFinal, pair.moved(samples), pair.isComplete else { return nil }
    read()
    note(at: samples.last?.time)
    if state == .possible {
      guard (reading - reference).magnitude >= hysteresis else { return nil }
      reference = reading
      state = .began
    } else {
      state = .changed
    }
    present = Measure.value(base, from: reference, to: reading)
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
        : Measure.tooLittle((reading - reference).magnitude, required: hysteresis))
  }

  package mutating func cancelled(_ samples: [GestureSample]) -> GestureStep? {
    guard !state.isFinal, pair.remove(samples) else { return nil }
    guard state.isActive else { return fail(.touchCancelled) }
    state = .cancelled
    return GestureStep(.cancelled, .touchCancelled)
  }

  /// Handles a change of two fingers on a trackpad since its last report: a factor for a pinch, an
  /// angle for a rotation.
  ///
  /// The trackpad itself decides what counts as a gesture, so the first change begins it.
  package mutating func transformed(
    _ stage: ScrollStage, by change: Double, at time: Double
  ) -> GestureStep? {
    guard !state.isFinal, pair.fingers.isEmpty else { return nil }
    if !isTransforming {
      isTransforming = true
      reading = Measure.neutral
      rebase()
      motion.reset()
      note(at: time)
    }
    switch stage {
    case .cancelled:
      guard state.isActive else { return fail(.touchCancelled) }
      state = .cancelled
      return GestureStep(.cancelled, .touchCancelled)
    case .ended:
      guard state.isActive else { return fail(.undecided) }
      state = .ended
      return GestureStep(.ended)
    case .began, .changed, .notch:
      guard change != Measure.neutral else { return nil }
      reading = Measure.reading(reading, changedBy: change)
      note(at: time)
      state = state.isActive ? .changed : .began
      present = Measure.value(base, from: reference, to: reading)
      return GestureStep(state)
    }
  }

  package mutating func timePassed(at time: Double) -> GestureStep? { nil }

  package mutating func reset() {
    let hysteresis = hysteresis
    self = PairRecognition()
    self.hysteresis = hysteresis
  }

  private mutating func read() { reading = Measure.reading(of: pair) }

  private mutating func note(at time: Double?) {
    motion.add(GesturePoint(x: reading, y: 0), at: time ?? 0)
  }

  /// Makes the current value and reading the base of further changes.
  private mutating func rebase() {
    base = present
    reference = reading
  }

  private mutating func fail(_ cause: Cause) -> GestureStep {
    state = .failed
    return .failed(cause)
  }
}
