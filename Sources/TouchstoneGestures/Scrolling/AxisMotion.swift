/// How one axis of a scroll goes on when it is let go: it slows down, springs back, or the one and
/// then the other (behaviour 261, 265–268).
package struct AxisMotion: Hashable, Sendable {
  /// Where it comes to rest.
  package private(set) var end: Double
  /// After how many seconds it is at rest; 0 for one that never moves.
  package private(set) var duration = 0.0
  private var deceleration: Deceleration?
  private var bounce: Bounce?
  /// When the spring takes over, in seconds.
  private var turn = 0.0

  /// An axis that stays where it is.
  package init(resting place: Double) { end = place }

  /// An axis let go with a velocity, in points a second.
  ///
  /// From beyond an edge it springs back, unless it is fast enough to get back by itself; which of
  /// the two UIKit does is not published, and chosen so.
  package init(from start: Double, velocity: Double, limits: ScrollLimits, rate: Double) {
    self.init(resting: start)
    guard limits.isDraggable else { return }
    let range = limits.range
    let edge = limits.clamp(start)
    guard velocity.magnitude > Deceleration.stopVelocity else {
      if start != edge { spring(from: start, to: edge, velocity: velocity, at: 0) }
      return
    }
    let free = Deceleration(start: start, velocity: velocity, rate: rate)
    let comesBack = start < edge ? free.end >= edge : free.end <= edge
    if start != edge, !comesBack {
      spring(from: start, to: edge, velocity: velocity, at: 0)
      return
    }
    deceleration = free
    if range.contains(free.end) {
      end = free.end
      duration = free.duration(within: Bounce.restDistance)
      return
    }
    let last = limits.clamp(free.end)
    turn = free.time(at: last) ?? 0
    end = last
    duration = turn
    if limits.bounces {
      spring(from: last, to: last, velocity: free.velocity(at: turn), at: turn)
    } else if last == start {
      deceleration = nil
    }
  }

  /// An axis that comes to rest exactly at a target, at the pace of a rate.
  package init(
    from start: Double, to target: Double, velocity: Double, limits: ScrollLimits, rate: Double
  ) {
    self.init(resting: target)
    guard start != target else { return }
    if limits.clamp(start) != start, limits.clamp(start) == target {
      spring(from: start, to: target, velocity: velocity, at: 0)
    } else {
      let free = Deceleration(start: start, target: target, rate: rate)
      deceleration = free
      duration = free.duration(within: Bounce.restDistance)
    }
  }

  private mutating func spring(
    from start: Double, to edge: Double, velocity: Double, at time: Double
  ) {
    let spring = Bounce(from: start, to: edge, velocity: velocity)
    bounce = spring
    turn = time
    end = edge
    duration = time + spring.duration
  }

  /// Where it is some seconds after it was let go; exactly at its end when it is over.
  package func position(at time: Double) -> Double {
    if time >= duration { return end }
    if let bounce, time >= turn { return bounce.position(at: time - turn) }
    return deceleration?.position(at: time) ?? end
  }
}
