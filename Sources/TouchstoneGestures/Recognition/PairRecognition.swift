internal import TouchstoneMutations

/// What of two fingers a gesture is about: one number, and what the program sees of it.
package protocol PairMeasure: Sendable {
  /// What the program sees before anything changed.
  static var neutral: Double { get }
  /// How much the number has to change for the gesture to begin.
  static var ordinaryHysteresis: Double { get }
  /// The number.
  static func reading(of pair: FingerPair) -> Double
  /// What the program sees where it saw `base` at one reading and now there is another.
  static func value(_ base: Double, from reference: Double, to reading: Double) -> Double
  /// The reading where a trackpad says that there was one more change of it.
  static func reading(_ reading: Double, changedBy change: Double) -> Double
  /// How fast what the program sees changes for each change of the reading.
  static func rate(_ base: Double, from reference: Double) -> Double
  /// Why fingers that lifted were no such gesture.
  static func tooLittle(_ change: Double, required: Double) -> Cause
}

/// Two fingers that do something to each other; what a pinch and a rotation share.
///
/// The value starts to count when the gesture begins, so that what it moves does not jump. With one
/// finger lifted the gesture stays, and goes on with a new one where it was (statement 201).
package struct PairRecognition<Measure: PairMeasure>: GestureRecognition {
  /// How much the reading has to change.
  package var hysteresis = Measure.ordinaryHysteresis
  /// What it asked for last.
  package private(set) var state: GestureState = .possible
  private var pair = FingerPair()
  private var present = Measure.neutral
  private var base = Measure.neutral
  /// The reading at which the value was `base`.
  private var reference = 0.0
  /// The latest reading while both fingers were down.
  private var reading = 0.0
  private var motion = VelocityEstimator()
  /// Whether a trackpad says what the fingers do, and there are no touches.
  private var isTransforming = false

  /// Two fingers that are not there yet.
  package init() {}

  /// What the program sees; setting it leaves the velocity of the fingers as it is (statement 405).
  package var value: Double {
    get { present }
    set {
      present = newValue
      rebase()
      if Mutation.settingScaleStopsVelocity.isOn { motion.reset() }
    }
  }

  /// The change of the value a second.
  package func velocity(at time: Double) -> Double {
    motion.velocity(at: time).x * Measure.rate(base, from: reference)
  }

  /// The centre of the fingers.
  package var location: GesturePoint { pair.fingers.center }

  /// How many of the two are down.
  package var numberOfTouches: Int { pair.fingers.count }

  /// Time alone never changes anything.
  package var deadline: Double? { nil }

  /// Whether it counts a touch.
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

  /// A trackpad says by how much two fingers on it changed since it spoke last: a factor for a pinch,
  /// an angle for a turn. What counts as a gesture it has decided itself, so the first change begins.
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

  /// Counts from the present value and reading on.
  private mutating func rebase() {
    base = present
    reference = reading
  }

  private mutating func fail(_ cause: Cause) -> GestureStep {
    state = .failed
    return .failed(cause)
  }
}
