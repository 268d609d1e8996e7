@_spi(Kit) internal import UIKitCore

/// The sizes of the index at the trailing edge, in points. Apple publishes none of them.
extension TableMetrics {
  /// The least width of the index: practice on phones.
  static let indexWidth: CGFloat = 15
  /// The distance from the sides of the index to its widest title: chosen.
  static let indexTitleSide: CGFloat = 2
  /// The size of the index titles: practice on phones.
  static let indexFontSize: CGFloat = 11
  /// The height of a line of the index: chosen.
  static let indexLineHeight: CGFloat = 14
  /// The side of the magnifying glass: chosen.
  static let indexGlassSide: CGFloat = 12
}
