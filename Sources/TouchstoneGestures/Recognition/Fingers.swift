/// The fingers that a recognition counts, in the order in which they touched down.
package struct Fingers: Hashable, Sendable {
  /// One finger.
  package struct Finger: Hashable, Sendable {
    /// The number of the touch.
    package var id: Int
    /// The location of the touchdown.
    package var start: GesturePoint
    /// The current location.
    package var point: GesturePoint

    /// The distance from the touchdown.
    package var distance: Double { point.distance(to: start) }
  }

  /// The fingers that are down.
  package private(set) var down: [Finger] = []
  /// The largest number of fingers that were down simultaneously.
  package private(set) var most = 0
  /// The translation of the fingers' center, without the jumps when a finger is added or lifted.
  package private(set) var travel = GesturePoint.zero

  /// Creates an empty list.
  package init() {}

  /// The number of fingers that are down.
  package var count: Int { down.count }

  /// Whether no finger is down.
  package var isEmpty: Bool { down.isEmpty }

  /// The center of the fingers that are down, or zero if no finger is down.
  package var center: GesturePoint {
    if down.count == 1 { return down[0].point }
    guard !down.isEmpty else { return .zero }
    return down.reduce(.zero) { $0 + $1.point } * (1 / Double(down.count))
  }

  /// Returns whether a touch is one of the fingers.
  package func contains(_ id: Int) -> Bool { down.contains { $0.id == id } }

  /// The largest distance of a finger from its touchdown.
  package var furthest: Double { down.reduce(0) { max($0, $1.distance) } }

  /// Adds a finger.
  package mutating func add(_ sample: GestureSample) {
    down.append(Finger(id: sample.id, start: sample.point, point: sample.point))
    most = max(most, down.count)
  }

  /// Updates the locations and returns whether a finger moved.
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

  /// Updates the location of the only finger, which is the most frequent case.
  private mutating func move(_ sample: GestureSample) -> Bool {
    let before = down[0].point
    guard down[0].id == sample.id, before != sample.point else { return false }
    down[0].point = sample.point
    travel = travel + (sample.point - before)
    return true
  }

  /// Removes a finger and returns whether it was in the list.
  package mutating func remove(_ id: Int) -> Bool {
    let before = down.count
    down.removeAll { $0.id == id }
    return down.count < before
  }

  /// Resets ``travel`` to zero.
  package mutating func restartTravel() { travel = .zero }
}
