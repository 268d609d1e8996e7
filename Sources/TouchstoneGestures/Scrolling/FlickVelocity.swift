/// How fast a finger lets go of what it scrolls.
///
/// The last three moves count, each by its way over its time. With fewer, those that there are share
/// the weight in proportion. A move is what one event delivers: its coalesced samples do not count,
/// a sample at the place of the one before only tells the time, and of two at the same time the
/// later one's place holds.
package struct FlickVelocity: Sendable {
  /// What the newest move counts, the one before and the oldest.
  ///
  /// Met a device's 4030.788 points a second with 4030.690; for an even motion it makes no
  /// difference. The rule for fewer moves is chosen.
  package static let weights = (newest: 0.05, previous: 0.35, oldest: 0.60)
  /// The pause after which a finger in range stands still, in seconds.
  ///
  /// Unpublished; after 0.32 s iOS 26 tells 0. Chosen as Android's and Flutter's 40 ms.
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

  /// A finger that has not landed.
  package init() {}

  /// Takes where the finger is: where it lands at first, then each move.
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

  /// How fast it moved when it last moved, in points a second, however long that is ago.
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

  /// Whether it has been standing still for ``rest`` or longer.
  package func isResting(at time: Double) -> Bool { time - lastMove >= Self.rest }

  /// The longest time in which it did not move since it landed, in seconds.
  package func longestPause(at time: Double) -> Double { max(longest, time - lastMove) }
}
