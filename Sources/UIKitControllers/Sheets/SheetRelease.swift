internal import UIKitCore

/// What becomes of a sheet when the finger lets go: plain numbers, as recorded on iOS 26.1.
struct SheetRelease {
  /// Points a second from which a flick decides: 975 goes back, 1000 goes on.
  static let flick: CGFloat = 1000
  /// The part of what is seen of a sheet, below which it is gone when it was let go at rest.
  private static let half: CGFloat = 0.5
  /// The spring on which it goes back, or away, in radians per second.
  static let frequency: CGFloat = 18.2574

  /// Points of the sheet's way below its lowest place.
  let offset: CGFloat
  /// Points a second, downwards.
  let velocity: CGFloat
  /// How high the sheet is seen at its lowest place.
  let shownHeight: CGFloat

  /// Whether it is dismissed.
  var dismisses: Bool {
    guard offset > 0, velocity > -Self.flick else { return false }
    return offset >= shownHeight * Self.half || velocity >= Self.flick
  }

  /// Which of the heights of its detents, in order, a sheet of a height takes.
  func detent(from height: CGFloat, among heights: [CGFloat]) -> Int {
    let nearest =
      heights.indices.min { abs(heights[$0] - height) < abs(heights[$1] - height) } ?? 0
    if velocity >= Self.flick { return heights.lastIndex { $0 < height } ?? 0 }
    if velocity <= -Self.flick {
      return heights.firstIndex { $0 > height } ?? max(0, heights.count - 1)
    }
    return nearest
  }
}
