internal import TouchstoneMutations

/// Recognizes one quick stroke in one of several directions (statement 194–198).
///
/// It is recognized while the finger is still moving (198), and fails early, after the first few
/// points in another direction.
package struct SwipeRecognition: GestureRecognition {
  /// The allowed directions.
  package var directions: SwipeDirections = .right
  /// The required number of fingers.
  package var touchesRequired = 1
  /// The limits of the swipe.
  package var limits = SwipeLimits()
  /// The most recently requested state.
  package private(set) var state: GestureState = .possible
  /// The center of the fingers when the last of them touched down (statement 197), or `nil` before
  /// that.
  package private(set) var location: GesturePoint?
  private var fingers = Fingers()
  private var start: Double?

  /// Creates a swipe to the right with one finger.
  package init() {}

  /// The time at which the swipe has taken too long, in seconds, or `nil` if it has no time limit.
  package var deadline: Double? {
    state == .possible && !Mutation.swipesMayTakeLong.isOn
      ? start.map { $0 + limits.maximumDuration } : nil
  }

  /// Returns whether the recognition counts a touch.
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

  /// Decides based on the translation and the duration so far.
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
