internal import TouchstoneMutations

/// The limits within which successive touches count as taps of one series.
package struct TapLimits: Equatable, Sendable {
  /// Seconds from one touch's end to the next one's beginning; 0.35 s is what EarlGrey works with
  /// and WinObjC uses, Apple's own number is not published (statement 39, 174, 175).
  package var maximumInterval = 0.35
  /// Points between the beginnings of two touches of one series; 45 pt is OpenSwiftUI's allowance
  /// for a tap, Apple's own number is not published (statement 174).
  package var maximumDistance = 45.0
  /// Points a finger may move from where it came down and still be a tap; from the same source.
  package var allowableMovement = 45.0

  /// The limits named above.
  package init() {}
}

/// Counts taps in one place: the `tapCount` of a touch from the moment it begins.
package struct TapCounter: Sendable {
  private struct Tap: Sendable {
    var x: Double
    var y: Double
    var end: Double
    var count: Int
  }

  /// The limits in force.
  package var limits: TapLimits
  private var recent: [Tap] = []

  /// A counter that has seen no tap.
  package init(limits: TapLimits = TapLimits()) { self.limits = limits }

  /// The count for a touch that begins at a place: one more than the nearest recent tap's, which is
  /// used up by it, or 1.
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

  /// Remembers a touch that ended as a tap; `x` and `y` are where it began.
  package mutating func ended(x: Double, y: Double, at time: Double, count: Int) {
    guard count > 0 else { return }
    recent.append(Tap(x: x, y: y, end: time, count: count))
  }

  /// Whether a finger that came down at one place and is now at another can still be a tap.
  package func isStillTap(fromX: Double, _ fromY: Double, toX: Double, _ toY: Double) -> Bool {
    let x = toX - fromX
    let y = toY - fromY
    return x * x + y * y <= limits.allowableMovement * limits.allowableMovement
      || Mutation.draggedFingersTap.isOn
  }
}
