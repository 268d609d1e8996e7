internal import TouchstoneMutations

/// The limits within which successive touches count as taps of one series.
package struct TapLimits: Equatable, Sendable {
  /// The longest time from a touch's end to the next touch's beginning, in seconds.
  ///
  /// EarlGrey and WinObjC use 0.35 s. Apple's value isn't published (statement 39, 174, 175).
  package var maximumInterval = 0.35
  /// The longest distance between the beginnings of two touches of one series, in points.
  ///
  /// OpenSwiftUI allows 45 pt for a tap. Apple's value isn't published (statement 174).
  package var maximumDistance = 45.0
  /// The distance in points that a finger may move from its touchdown and still be a tap, from the
  /// same source.
  package var allowableMovement = 45.0

  /// Creates limits with the default values.
  package init() {}
}

/// Counts taps at one location, for the `tapCount` of a touch that begins.
package struct TapCounter: Sendable {
  private struct Tap: Sendable {
    var x: Double
    var y: Double
    var end: Double
    var count: Int
  }

  /// The current limits.
  package var limits: TapLimits
  private var recent: [Tap] = []

  /// Creates a counter without taps.
  package init(limits: TapLimits = TapLimits()) { self.limits = limits }

  /// Returns the tap count of a touch that begins at a location.
  ///
  /// It is one more than the count of the nearest recent tap, which is then consumed, or 1 if there
  /// is no such tap.
  package mutating func began(x: Double, y: Double, at time: Double) -> Int {
    recent.removeAll { time - $0.end > limits.maximumInterval && !Mutation.lateTapsCount.isOn }
    var nearest: (index: Int, distance: Double)?
    for (index, tap) in recent.enumerated() {
      let distance = ((tap.x - x) * (tap.x - x) + (tap.y - y) * (tap.y - y)).squareRoot()
      if distance <= limits.maximumDistance, distance < nearest?.distance ?? .infinity {
        nearest = (index, distance)
      }
    }
    guard let nearest else { return 1 }
    return recent.remove(at: nearest.index).count + 1
  }

  /// Records a touch that ended as a tap. `x` and `y` are the location where it began.
  package mutating func ended(x: Double, y: Double, at time: Double, count: Int) {
    guard count > 0 else { return }
    recent.append(Tap(x: x, y: y, end: time, count: count))
  }

  /// Returns whether a touch that moved from one location to another can still be a tap.
  package func isStillTap(fromX: Double, _ fromY: Double, toX: Double, _ toY: Double) -> Bool {
    let x = toX - fromX
    let y = toY - fromY
    return x * x + y * y <= limits.allowableMovement * limits.allowableMovement
      || Mutation.draggedFingersTap.isOn
  }
}
