internal import UIKitCore

/// The outcome for a sheet when the finger is lifted, as recorded on iOS 26.1. Pure geometry
/// without views.
struct SheetRelease {
  /// The speed from which a flick decides, in points per second. At 975 the sheet returned, at 1000
  /// it continued.
  static let flick: CGFloat = 1000
  /// The fraction of the visible height beyond which a sheet is dismissed if it is released at
  /// rest.
  private static let half: CGFloat = 0.5
  /// The frequency of the spring that moves a released sheet, in radians per second.
  static let frequency: CGFloat = 18.2574

  /// The distance of the sheet below its lowest detent, in points.
  let offset: CGFloat
  /// The downward velocity, in points per second.
  let velocity: CGFloat
  /// The visible height of the sheet at its lowest detent.
  let shownHeight: CGFloat

  /// Whether the sheet is dismissed.
  var dismisses: Bool {
    guard offset > 0, velocity > -Self.flick else { return false }
    return offset >= shownHeight * Self.half || velocity >= Self.flick
  }

  /// Returns the index of the detent at which a sheet settles, among ascending heights.
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
