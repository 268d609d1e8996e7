internal import TouchstoneMutations

/// One quick stroke in one of some directions (statement 194–198).
///
/// It is recognized while the finger still moves (198), and fails early: after the first few
/// points in another direction.
package struct SwipeRecognition: GestureRecognition {
  /// The directions it takes.
  package var directions: SwipeDirections = .right
  /// How many fingers.
  package var touchesRequired = 1
  /// Its numbers.
  package var limits = SwipeLimits()
  /// What it asked for last.
  package private(set) var state: GestureState = .possible
  /// Where it began: the centre of the fingers as the last of them came down (statement 197).
  package private(set) var location: GesturePoint?
  private var fingers = Fingers()
  private var start: Double?

  /// A swipe with one finger to the right.
  package init() {}

  /// When it has taken too long, in seconds.
  package var deadline: Double? {
    state == .possible && !Mutation.swipesMayTakeLong.isOn
      ? start.map { $0 + limits.maximumDuration } : nil
  }

  /// Whether it counts a touch.
  package func isTracking(_ id: Int) -> Bool { fingers.contains(id) }

  package mutating func began(_ samples: [GestureSample]) -> GestureStep? {
    guard state == .possible else { return nil }
    for sample in samples {
      fingers.add(sample)
      if start == nil { start = sample.time }
      if fingers.count > touchesRequired {
        return fail(.fingers(fingers.count, allowed: touchesRequired))
      }
    }
    if fingers.count == touchesRequired {
      location = fingers.center
      fingers.restartTravel()
    }
    return nil
  }

  package mutating func moved(_ samples: [GestureSample]) -> GestureStep? {
    guard state == .possible, fingers.move(samples), location != nil, let start
    else { return nil }
    let time = samples.reduce(start) { max($0, $1.time) }
    return judge(fingers.travel, duration: time - start)
  }

  package mutating func ended(_ samples: [GestureSample]) -> GestureStep? {
    guard state == .possible else { return nil }
    if let step = moved(samples) { return step }
    guard samples.contains(where: { fingers.contains($0.id) }) else { return nil }
    if fingers.most < touchesRequired {
      return fail(.fewFingers(fingers.most, required: touchesRequired))
    }
    let duration = (samples.last?.time ?? 0) - (start ?? 0)
    let pace = limits.pace(distance: fingers.travel.length, duration: duration)
    return fail(.movedOnly(fingers.travel.length, required: limits.distance(pace: pace)))
  }

  package mutating func cancelled(_ samples: [GestureSample]) -> GestureStep? {
    guard state == .possible, samples.contains(where: { isTracking($0.id) }) else { return nil }
    return fail(.touchCancelled)
  }

  package mutating func timePassed(at time: Double) -> GestureStep? {
    guard let deadline, let start, time >= deadline else { return nil }
    return fail(.took(max(time - start, limits.maximumDuration), allowed: limits.maximumDuration))
  }

  package mutating func reset() {
    state = .possible
    fingers = Fingers()
    location = nil
    start = nil
  }

  /// Decides by the way and the time so far.
  private mutating func judge(_ way: GesturePoint, duration: Double) -> GestureStep? {
    if duration > limits.maximumDuration {
      return fail(.took(duration, allowed: limits.maximumDuration))
    }
    let nearest = SwipeDirections.nearest(to: way)
    let candidate = directions.contains(nearest) || Mutation.swipesGoAnywhere.isOn ? nearest : nil
    guard let candidate else {
      guard way.length >= limits.decisionDistance else { return nil }
      return fail(.direction(nearest, allowed: directions))
    }
    let (along, sideways) = SwipeDirections.parts(of: way, along: candidate)
    let pace = limits.pace(distance: along, duration: duration)
    if along >= limits.distance(pace: pace) {
      let allowed = along * limits.precision(pace: pace)
      guard sideways <= allowed else { return fail(.sideways(sideways, allowed: allowed)) }
      state = .ended
      return GestureStep(.ended)
    }
    let allowed = max(along, limits.decisionDistance) * limits.fastPrecision
    guard sideways <= allowed else { return fail(.sideways(sideways, allowed: allowed)) }
    return nil
  }

  private mutating func fail(_ cause: Cause) -> GestureStep {
    state = .failed
    return .failed(cause)
  }
}
