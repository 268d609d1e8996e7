internal import TouchstoneMutations

/// Recognizes fingers that move together, or a scroll (statement 184–193).
///
/// While the state is possible, `approach` is the movement of the fingers, so a delegate that
/// decides whether the pan should begin can determine its direction (statement 160). After the
/// beginning, the app sees `translation`.
public struct PanRecognition: GestureRecognition {
  /// The smallest number of fingers.
  package var minimumTouches = 1
  /// The largest number of fingers.
  package var maximumTouches = Int.max
  /// The kinds of scrolling that are recognized as well.
  package var scrollTypes: ScrollTypes = []
  /// The limits of the pan.
  package var limits = PanLimits()
  /// The most recently requested state.
  package private(set) var state: GestureState = .possible
  /// The fingers that the recognition counts.
  package private(set) var fingers = Fingers()
  /// The movement since the fingers touched down, or since the scroll began.
  package private(set) var travel = GesturePoint.zero
  private var origin = GesturePoint.zero
  private var approachOrigin = GesturePoint.zero
  private var motion = VelocityEstimator()
  @usableFromInline var wheelEnd: Double?
  private var isScrolling = false

  /// Creates a pan with one or more fingers.
  package init() {}

  /// The translation that the app sees. If you set it, further movement is added to the new value.
  ///
  /// Setting it doesn't change the velocity (statement 189).
  package var translation: GesturePoint {
    get { travel - origin }
    set {
      origin = travel - newValue
      approachOrigin = origin
      if Mutation.settingTranslationStopsVelocity.isOn { motion.reset() }
    }
  }

  /// The translation, including the movement before the beginning.
  package var approach: GesturePoint { travel - approachOrigin }

  /// Returns the velocity in points per second.
  package func velocity(at time: Double) -> GesturePoint { motion.velocity(at: time) }

  /// The number of fingers, or 0 for a scroll (statement 193).
  package var numberOfTouches: Int { fingers.count }

  /// The time at which a resting wheel ends the gesture, in seconds, or `nil` if no wheel gesture
  /// is active.
  ///
  /// Public for inlining: it is read several times per event, and otherwise each read would copy
  /// the value.
  @inlinable public var deadline: Double? { wheelEnd == nil ? nil : wheelEndWhileActive }

  @usableFromInline var wheelEndWhileActive: Double? { state.isActive ? wheelEnd : nil }

  /// Returns whether the recognition counts a touch.
  package func isTracking(_ id: Int) -> Bool { fingers.contains(id) }

  /// Restarts the translation when a delayed state change takes effect, so that the content doesn't
  /// jump.
  package mutating func released() { origin = travel }

  /// Begins without waiting for the required movement (statement 187).
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
      // Movement of fewer fingers doesn't count.
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

  /// Handles a scroll of a wheel or trackpad. The gesture ends when the fingers leave the trackpad.
  ///
  /// A host that doesn't know when fingers touch the trackpad sends the parts of a continuous
  /// scroll as notches, with the type `continuous`.
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

  /// Updates the locations of the fingers. The movement counts while enough fingers are down.
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
