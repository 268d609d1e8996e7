internal import TouchstoneMutations

/// Fingers that move together, or a scroll (statement 184–193).
///
/// While it is possible, `approach` says where the fingers are going, so that a delegate asked
/// whether it should begin can tell the direction (statement 160). From the beginning on,
/// `translation` is what the app sees.
public struct PanRecognition: GestureRecognition {
  /// The fewest fingers that pan.
  package var minimumTouches = 1
  /// The most fingers that pan.
  package var maximumTouches = Int.max
  /// What kinds of scrolling pan as well.
  package var scrollTypes: ScrollTypes = []
  /// Its numbers.
  package var limits = PanLimits()
  /// What it asked for last.
  package private(set) var state: GestureState = .possible
  /// The fingers it counts.
  package private(set) var fingers = Fingers()
  /// The way since the fingers came down, or since the scroll began.
  package private(set) var travel = GesturePoint.zero
  private var origin = GesturePoint.zero
  private var approachOrigin = GesturePoint.zero
  private var motion = VelocityEstimator()
  @usableFromInline var wheelEnd: Double?
  private var isScrolling = false

  /// A pan with one finger or more.
  package init() {}

  /// How far it has moved, by the app's reckoning; set it to count on from another number.
  ///
  /// Setting it leaves the velocity as it is (statement 189).
  package var translation: GesturePoint {
    get { travel - origin }
    set {
      origin = travel - newValue
      approachOrigin = origin
      if Mutation.settingTranslationStopsVelocity.isOn { motion.reset() }
    }
  }

  /// How far it has moved with the way that it took to begin.
  package var approach: GesturePoint { travel - approachOrigin }

  /// Points a second.
  package func velocity(at time: Double) -> GesturePoint { motion.velocity(at: time) }

  /// How many fingers take part; 0 for a scroll (statement 193).
  package var numberOfTouches: Int { fingers.count }

  /// When a wheel that rests has ended the gesture, in seconds.
  ///
  /// Public for inlining: asked for several times with each event, it would be asked of a copy.
  @inlinable public var deadline: Double? { wheelEnd == nil ? nil : wheelEndWhileActive }

  @usableFromInline var wheelEndWhileActive: Double? { state.isActive ? wheelEnd : nil }

  /// Whether it counts a touch.
  package func isTracking(_ id: Int) -> Bool { fingers.contains(id) }

  /// A move that was held back is let out now: the translation starts here, so that nothing jumps.
  package mutating func released() { origin = travel }

  /// The owner began without waiting for the fingers to go far enough (statement 187).
  package mutating func beginAtOnce() {
    guard state == .possible else { return }
    origin = travel
    state = .began
  }

  package mutating func began(_ samples: [GestureSample]) -> GestureStep? {
    guard !state.isFinal, !isScrolling else { return nil }
    for sample in samples {
      if fingers.count >= maximumTouches {
        guard state == .possible else { continue }
        return fail(.fingers(fingers.count + 1, allowed: maximumTouches))
      }
      fingers.add(sample)
      // What fewer fingers did before does not count.
      if state == .possible, fingers.count == minimumTouches { restart(at: sample.time) }
    }
    return nil
  }

  package mutating func moved(_ samples: [GestureSample]) -> GestureStep? {
    guard !state.isFinal, follow(samples), fingers.count >= minimumTouches else { return nil }
    return advance(hysteresis: Mutation.pansBeginAtOnce.isOn ? 0 : limits.hysteresis)
  }

  package mutating func ended(_ samples: [GestureSample]) -> GestureStep? {
    guard !state.isFinal else { return nil }
    _ = follow(samples)
    var lifted = false
    for sample in samples where fingers.remove(sample.id) { lifted = true }
    guard lifted, fingers.isEmpty else { return nil }
    if state.isActive {
      state = .ended
      return GestureStep(.ended)
    }
    if fingers.most < minimumTouches {
      return fail(.fewFingers(fingers.most, required: minimumTouches))
    }
    return fail(.movedOnly(limits.counted(travel), required: limits.hysteresis))
  }

  package mutating func cancelled(_ samples: [GestureSample]) -> GestureStep? {
    guard !state.isFinal else { return nil }
    var lost = false
    for sample in samples where fingers.remove(sample.id) { lost = true }
    return lost ? cancel() : nil
  }

  /// A wheel or trackpad scrolled; the recognition is over where the trackpad's fingers leave.
  ///
  /// A host that does not tell when fingers come and go sends the parts of a continuous scroll as
  /// notches, with their type.
  package mutating func scrolled(
    _ stage: ScrollStage, by way: GesturePoint, at time: Double, type: ScrollTypes? = nil
  ) -> GestureStep? {
    let type = type ?? (stage == .notch ? .discrete : .continuous)
    guard !state.isFinal, fingers.isEmpty,
      scrollTypes.contains(type) || Mutation.pansTakeEveryScroll.isOn
    else { return nil }
    if !isScrolling { restart(at: time) }
    isScrolling = true
    wheelEnd = stage == .notch ? time + limits.wheelRest : nil
    switch stage {
    case .cancelled: return cancel()
    case .ended:
      guard state.isActive else { return fail(.undecided) }
      state = .ended
      return GestureStep(.ended)
    case .began, .changed, .notch:
      guard way != .zero else { return nil }
      travel = travel + way
      motion.add(travel, at: time)
      return advance(hysteresis: 0)
    }
  }

  package mutating func timePassed(at time: Double) -> GestureStep? {
    guard let deadline, time >= deadline else { return nil }
    wheelEnd = nil
    state = .ended
    return GestureStep(.ended)
  }

  package mutating func reset() {
    state = .possible
    fingers = Fingers()
    travel = .zero
    origin = .zero
    approachOrigin = .zero
    motion.reset()
    wheelEnd = nil
    isScrolling = false
  }

  private mutating func restart(at time: Double) {
    travel = .zero
    origin = .zero
    approachOrigin = .zero
    fingers.restartTravel()
    motion.reset()
    motion.add(.zero, at: time)
  }

  /// Takes over where the fingers are; the way counts while enough of them are down.
  private mutating func follow(_ samples: [GestureSample]) -> Bool {
    fingers.restartTravel()
    guard fingers.move(samples), fingers.count >= minimumTouches else { return false }
    travel = travel + fingers.travel
    motion.add(travel, at: samples.reduce(-.infinity) { max($0, $1.time) })
    return true
  }

  private mutating func advance(hysteresis: Double) -> GestureStep? {
    if state.isActive {
      state = .changed
      return GestureStep(.changed)
    }
    let way = limits.counted(travel)
    guard way >= hysteresis else { return nil }
    if limits.translationStart == .afterHysteresis, way > 0,
      !Mutation.translationsCountFromTouchDown.isOn
    {
      origin = travel * (hysteresis / way)
    }
    state = .began
    return GestureStep(.began)
  }

  private mutating func cancel() -> GestureStep {
    guard state.isActive else { return fail(.touchCancelled) }
    state = .cancelled
    return GestureStep(.cancelled, .touchCancelled)
  }

  private mutating func fail(_ cause: Cause) -> GestureStep {
    state = .failed
    return .failed(cause)
  }
}
