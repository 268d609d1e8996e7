internal import UIKit

/// Assigns each finger on the screen the smallest free number.
@MainActor
final class FingerNumbers {
  private var fingers: [(touch: UITouch, number: Int)] = []

  /// Returns the number of a touch. A new touch gets its number here.
  func number(of touch: UITouch) -> Int {
    if let known = fingers.first(where: { $0.touch === touch }) { return known.number }
    var number = 1
    while fingers.contains(where: { $0.number == number }) { number += 1 }
    fingers.append((touch, number))
    return number
  }

  /// Frees the number of a finger that was lifted.
  func forget(_ touch: UITouch) { fingers.removeAll { $0.touch === touch } }

  /// Returns the touches by number. New touches are numbered by time, and from left to right.
  func inOrder(_ touches: Set<UITouch>) -> [UITouch] {
    let new = touches.filter { touch in !fingers.contains { $0.touch === touch } }
    let inTime = new.sorted {
      ($0.timestamp, $0.location(in: nil).x) < ($1.timestamp, $1.location(in: nil).x)
    }
    for touch in inTime { _ = number(of: touch) }
    return fingers.filter { touches.contains($0.touch) }.sorted { $0.number < $1.number }
      .map(\.touch)
  }
}
