/// The velocity of a scrolling finger at its lift.
///
/// It is the weighted mean of the last three moves, each with its distance divided by its time. If
/// there are fewer, the available moves share the weight in proportion. A move is the change
/// delivered by one event, so coalesced samples don't count. A sample at the previous location only
/// advances the time. If two samples have the same time, the location of the later one counts.
package struct FlickVelocity: Sendable {
  /// The weights of the newest move, the previous one and the oldest.
  ///
  /// They result in 4030.690 points per second where a device reported 4030.788. For uniform motion
  /// they make no difference. The rule for fewer moves is chosen.
  package static let weights = (newest: 0.05, previous: 0.35, oldest: 0.60)
  /// The pause in seconds after which a finger counts as resting, if the content is in range.
  ///
  /// Unpublished. After 0.32 s, iOS 26 reports 0. Chosen as Android's and Flutter's 40 ms.
  package static let rest = 0.04

  private struct Move: Sendable {
    var way = GesturePoint.zero
    var time = 0.0

    var velocity: GesturePoint { time > 0 ? way * (1 / time) : .zero }
  }

  private var newest = Move()
  private var previous = Move()
  private var oldest = Move()
  private var count = 0
  private var place: GesturePoint?
  private var time = 0.0
  private var lastMove = 0.0
  private var longest = 0.0

  /// Creates the velocity of a finger that hasn't touched down.
  package init() {}

  /// Adds a location of the finger: first its touchdown, then each move.
  package mutating func add(_ point: GesturePoint, at time: Double) {
    guard time.isFinite, point.x.isFinite, point.y.isFinite else { return }
    guard let place else {
      self.place = point
      self.time = time
      lastMove = time
      return
    }
    let way = point - place
    self.place = point
    guard time > self.time else {
      if count > 0 { newest.way = newest.way + way }
      return
    }
    let duration = time - self.time
    self.time = time
    guard way != .zero else { return }
    longest = max(longest, time - lastMove)
    lastMove = time
    (oldest, previous, newest) = (previous, newest, Move(way: way, time: duration))
    count = min(3, count + 1)
  }

  /// The velocity of the last moves in points per second, however long ago they were.
  package var velocity: GesturePoint {
    let weights = Self.weights
    switch count {
    case 0: return .zero
    case 1: return newest.velocity
    case 2:
      let sum = weights.newest + weights.previous
      return newest.velocity * (weights.newest / sum)
        + previous.velocity * (weights.previous / sum)
    default:
      return newest.velocity * weights.newest + previous.velocity * weights.previous
        + oldest.velocity * weights.oldest
    }
  }

  /// Returns whether the finger hasn't moved for ``rest`` or longer.
  package func isResting(at time: Double) -> Bool { time - lastMove >= Self.rest }

  /// Returns the longest time without a move since the touchdown, in seconds.
  package func longestPause(at time: Double) -> Double { max(longest, time - lastMove) }
}
