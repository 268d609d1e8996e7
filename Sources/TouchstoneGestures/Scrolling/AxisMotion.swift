/// How one axis of a scroll goes on when it is let go: it slows down, comes back, or the one and
/// then the other (statement 261, 265–268).
package struct AxisMotion: Hashable, Sendable {
  /// Where it comes to rest.
  package private(set) var end: Double
  /// Where it is said to come to rest when it is let go.
  package private(set) var announcedEnd: Double
  /// After how many seconds it is at rest; 0 for one that never moves.
  package private(set) var duration = 0.0
  /// Whether it ends exactly at its end, and not at the nearest pixel: at an edge or a target.
  package private(set) var endsExactly = true
  private let limits: ScrollLimits
  private let rate: Double
  private var deceleration: Deceleration?
  private var bounce: Bounce?
  /// When it meets an edge, in seconds; 0 if it never does, or starts there.
  private var turn = 0.0

  private init(resting place: Double, _ limits: ScrollLimits, _ rate: Double) {
    end = place
    announcedEnd = place
    self.limits = limits
    self.rate = rate
  }

  /// An axis let go with a velocity, in points a second.
  ///
  /// From beyond an edge it comes back, unless it is fast enough to get back by itself; which of
  /// the two UIKit does is not published, and chosen so. The difference can't be seen: what is just
  /// fast enough comes back to the edge by either law.
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

  /// An axis that comes to rest exactly at a target, at the pace of a rate.
  ///
  /// The velocity counts only for a target at the edge beyond which it starts: there it comes back.
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

  /// Where it is some seconds after it was let go; exactly at its end when it is over.
  package func position(at time: Double) -> Double {
    if time >= duration { return end }
    let time = max(0, time)
    if let bounce, time >= turn { return bounce.position(at: time - turn) }
    return deceleration?.position(at: time) ?? end
  }

  /// The velocity that some seconds after it was let go still drives it, in points a second.
  ///
  /// While it comes back that is what is left of the velocity with which it met the edge.
  package func velocity(at time: Double) -> Double {
    if time >= duration { return 0 }
    let time = max(0, time)
    if let bounce, time >= turn { return bounce.velocity(at: time - turn) }
    return deceleration?.velocity(at: time) ?? 0
  }

  /// Whether some seconds after it was let go it is beyond its edge, on its way back.
  package func isComingBack(at time: Double) -> Bool { bounce != nil && time >= turn }

  /// Whether it slows down without meeting an edge.
  private var meetsNoEdge: Bool { bounce == nil && turn == 0 }

  /// How it goes on when the program moves it by a way, with what drives it.
  ///
  /// A target moves along: a carousel that is taken back by whole pages comes to rest on a page.
  package func moved(by way: Double, at time: Double, limits: ScrollLimits) -> AxisMotion {
    let place = position(at: time) + way
    let velocity = velocity(at: time)
    let target = end + way
    if endsExactly, meetsNoEdge, velocity != 0, limits.clamp(target) == target {
      return AxisMotion(from: place, to: target, velocity: velocity, limits: limits, rate: rate)
    }
    return AxisMotion(from: place, velocity: velocity, limits: limits, rate: rate)
  }

  /// How it goes on when other limits hold; nil if they make no difference to it.
  package func adapted(to limits: ScrollLimits, at time: Double) -> AxisMotion? {
    guard limits != self.limits else { return nil }
    let place = position(at: time)
    if meetsNoEdge, limits.clamp(place) == place, limits.clamp(end) == end { return nil }
    return moved(by: 0, at: time, limits: limits)
  }
}
