/// The motion of one axis after a scroll is released: a deceleration, a bounce, or one followed by
/// the other (statement 261, 265–268).
package struct AxisMotion: Hashable, Sendable {
  /// The position at which the motion ends.
  package private(set) var end: Double
  /// The position at which the motion is announced to end when it starts.
  package private(set) var announcedEnd: Double
  /// The duration in seconds, or 0 if there is no motion.
  package private(set) var duration = 0.0
  /// Whether the motion ends exactly at ``end``, which is an edge or a target, instead of at the
  /// nearest pixel.
  package private(set) var endsExactly = true
  private let limits: ScrollLimits
  private let rate: Double
  private var deceleration: Deceleration?
  private var bounce: Bounce?
  /// The time in seconds at which the bounce starts or the motion stops at an edge, or 0 if it does
  /// neither or starts there.
  private var turn = 0.0

  private init(resting place: Double, _ limits: ScrollLimits, _ rate: Double) {
    end = place
    announcedEnd = place
    self.limits = limits
    self.rate = rate
  }

  /// Creates the motion of an axis released with a velocity, in points per second.
  ///
  /// From beyond an edge the axis bounces, unless it is fast enough to come back by decelerating.
  /// UIKit's rule is unpublished, so this rule is chosen. The difference isn't visible: an axis
  /// that is just fast enough returns to the edge by either law.
  package init(from start: Double, velocity: Double, limits: ScrollLimits, rate: Double) {
    self.init(resting: start, limits, rate)
    let free = Deceleration(
      start: start, velocity: limits.isDraggable ? velocity : 0, rate: rate)
    let edge = limits.clamp(start)
    let comesBack = start < edge ? free.end >= edge : free.end <= edge
    if start != edge, free.duration == 0 || !comesBack {
      bounce(from: start, to: edge, velocity: free.velocity, at: 0)
      return
    }
    guard free.duration > 0 else { return }
    end = limits.clamp(free.end)
    announcedEnd = limits.clamp(free.announcedEnd)
    guard end != free.end else {
      deceleration = free
      duration = free.duration
      endsExactly = false
      return
    }
    let time = free.time(at: end) ?? 0
    if end != start { deceleration = free }
    if limits.bounces {
      bounce(from: end, to: end, velocity: free.velocity(at: time), at: time)
    } else {
      turn = time
      duration = time
    }
  }

  /// Creates a motion that ends exactly at a target, at the given deceleration rate.
  ///
  /// The velocity counts only if the axis starts beyond an edge and the target is that edge. It
  /// then bounces.
  package init(
    from start: Double, to target: Double, velocity: Double, limits: ScrollLimits, rate: Double
  ) {
    self.init(resting: target, limits, rate)
    guard start != target else { return }
    if limits.clamp(start) != start, limits.clamp(start) == target {
      bounce(from: start, to: target, velocity: velocity, at: 0)
    } else {
      let free = Deceleration(start: start, target: target, rate: rate)
      deceleration = free
      duration = free.duration
    }
  }

  private mutating func bounce(
    from start: Double, to edge: Double, velocity: Double, at time: Double
  ) {
    let bounce = Bounce(from: start, to: edge, velocity: velocity)
    self.bounce = bounce
    turn = time
    end = edge
    announcedEnd = edge
    duration = time + bounce.duration
  }

  /// Returns the position at a time in seconds after the release, which is exactly ``end`` after
  /// the motion.
  package func position(at time: Double) -> Double {
    if time >= duration { return end }
    let time = max(0, time)
    if let bounce, time >= turn { return bounce.position(at: time - turn) }
    return deceleration?.position(at: time) ?? end
  }

  /// Returns the velocity in points per second at a time in seconds after the release.
  ///
  /// During a bounce, this is the remaining velocity with which the axis met the edge.
  package func velocity(at time: Double) -> Double {
    if time >= duration { return 0 }
    let time = max(0, time)
    if let bounce, time >= turn { return bounce.velocity(at: time - turn) }
    return deceleration?.velocity(at: time) ?? 0
  }

  /// Returns whether the axis is bouncing back at a time in seconds after the release.
  package func isComingBack(at time: Double) -> Bool { bounce != nil && time >= turn }

  /// Whether the motion decelerates without meeting an edge.
  private var meetsNoEdge: Bool { bounce == nil && turn == 0 }

  /// Returns the motion after the app has moved the axis by `way`, with the current velocity.
  ///
  /// A target moves by the same distance. Thus a carousel that is moved back by whole pages comes
  /// to rest on a page.
  package func moved(by way: Double, at time: Double, limits: ScrollLimits) -> AxisMotion {
    let place = position(at: time) + way
    let velocity = velocity(at: time)
    let target = end + way
    if endsExactly, meetsNoEdge, velocity != 0, limits.clamp(target) == target {
      return AxisMotion(from: place, to: target, velocity: velocity, limits: limits, rate: rate)
    }
    return AxisMotion(from: place, velocity: velocity, limits: limits, rate: rate)
  }

  /// Returns the motion for changed limits, or `nil` if they don't affect it.
  package func adapted(to limits: ScrollLimits, at time: Double) -> AxisMotion? {
    guard limits != self.limits else { return nil }
    let place = position(at: time)
    if meetsNoEdge, limits.clamp(place) == place, limits.clamp(end) == end { return nil }
    return moved(by: 0, at: time, limits: limits)
  }
}
