internal import UIKitCore

/// The layout of a sheet in its container. Pure geometry without views.
///
/// As recorded on an iPhone 16 with iOS 26.1: the largest sheet begins below the top safe area. A
/// lower sheet floats. It is laid out at the width of the screen and scaled down, so that it has a
/// gap to the sides and the bottom edge.
struct SheetLayout {
  let bounds: CGRect
  let safeArea: UIEdgeInsets
  /// The width in a wide window, or `nil` for the width of the window.
  var ownWidth: CGFloat?

  /// The gap between a floating sheet and the edges, in points.
  static let gap: CGFloat = 8
  /// The height of a medium detent as a fraction of the maximum. 425 of 759 was recorded.
  static let medium: CGFloat = 0.56
  /// The distance below the largest height, in points, over which a dragged sheet stops floating (a
  /// chosen value).
  private static let landing: CGFloat = 40

  /// The maximum value of a detent: the height between the safe areas.
  var maximumValue: CGFloat { max(0, bounds.height - safeArea.top - safeArea.bottom) }
  /// The height of the largest sheet.
  var largestHeight: CGFloat { max(0, bounds.height - safeArea.top) }

  /// Returns the height of the sheet for a detent's value, which excludes the bottom safe area.
  func height(for value: CGFloat) -> CGFloat {
    min(largestHeight, max(0, value) + safeArea.bottom)
  }

  /// The computed position of a sheet: its size, its scale and its visible frame.
  struct Place: Equatable {
    var size: CGSize
    var scale: CGFloat
    var frame: CGRect
  }

  /// Returns the position of a sheet with a height that is pulled down by an offset.
  func place(height: CGFloat, offset: CGFloat, isDragged: Bool) -> Place {
    let width = ownWidth ?? bounds.width
    let floats = isFloating(height)
    // During a drag, the change between a floating sheet and the largest one is continuous.
    let left = largestHeight - height
    let part = floats ? (isDragged ? min(1, left / Self.landing) : 1) : 0
    let gap = Self.gap * part
    let scale = width > 0 ? max(0, width - 2 * gap) / width : 1
    let shown = CGSize(width: width * scale, height: height * scale)
    return Place(
      size: CGSize(width: width, height: height), scale: scale,
      frame: CGRect(
        x: bounds.midX - shown.width / 2, y: bounds.maxY - gap - shown.height + offset,
        width: shown.width, height: shown.height))
  }

  func isFloating(_ height: CGFloat) -> Bool { ownWidth == nil && height < largestHeight }
}
