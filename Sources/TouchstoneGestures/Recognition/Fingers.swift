/// The fingers that a recognition counts, in the order in which they came down.
package struct Fingers: Hashable, Sendable {
  /// One of them.
  package struct Finger: Hashable, Sendable {
    /// The touch's number.
    package var id: Int
    /// Where it came down.
    package var start: GesturePoint
    /// Where it is.
    package var point: GesturePoint

    /// How far it is from where it came down.
    package var distance: Double { point.distance(to: start) }
  }

  /// Those that are down.
  package private(set) var down: [Finger] = []
  /// The most that were down at once.
  package private(set) var most = 0
  /// The way of their centre, without the jumps when one comes or goes.
  package private(set) var travel = GesturePoint.zero

  /// No fingers.
  package init() {}

  /// How many are down.
  package var count: Int { down.count }

  /// Whether none is down.
  package var isEmpty: Bool { down.isEmpty }

  /// The centre of those that are down; zero for none.
  package var center: GesturePoint {
    if down.count == 1 { return down[0].point }
    guard !down.isEmpty else { return .zero }
    return down.reduce(.zero) { $0 + $1.point } * (1 / Double(down.count))
  }

  /// Whether a touch is one of them.
  package func contains(_ id: Int) -> Bool { down.contains { $0.id == id } }

  /// The one that is furthest from where it came down.
  package var furthest: Double { down.reduce(0) { max($0, $1.distance) } }

  /// One more.
  package mutating func add(_ sample: GestureSample) {
    down.append(Finger(id: sample.id, start: sample.point, point: sample.point))
    most = max(most, down.count)
  }

  /// Takes over where they are, and says whether one of them moved.
  package mutating func move(_ samples: [GestureSample]) -> Bool {
    if down.count == 1, samples.count == 1 { return move(samples[0]) }
    let before = center
    var hasMoved = false
    for sample in samples {
      for place in down.indices
      where down[place].id == sample.id && down[place].point != sample.point {
        down[place].point = sample.point
        hasMoved = true
      }
    }
    if hasMoved { travel = travel + (center - before) }
    return hasMoved
  }

  /// The same for the only finger, as nearly always.
  private mutating func move(_ sample: GestureSample) -> Bool {
    let before = down[0].point
    guard down[0].id == sample.id, before != sample.point else { return false }
    down[0].point = sample.point
    travel = travel + (sample.point - before)
    return true
  }

  /// One less; says whether it was one of them.
  package mutating func remove(_ id: Int) -> Bool {
    let before = down.count
    down.removeAll { $0.id == id }
    return down.count < before
  }

  /// Counts the way from here on.
  package mutating func restartTravel() { travel = .zero }
}
