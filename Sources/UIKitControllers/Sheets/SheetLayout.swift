internal import UIKitCore

/// Where a sheet lies in its container: plain numbers.
///
/// As recorded on an iPhone 16 with iOS 26.1: the largest sheet begins below what covers the screen's
/// upper edge. A lower one floats: it is laid out as wide as the screen and shown smaller, so that it
/// keeps away from the sides and from the lower edge.
struct SheetLayout {
  let bounds: CGRect
  let safeArea: UIEdgeInsets
  /// The width where the window is wide; nil for that of the window.
  var ownWidth: CGFloat?

  /// Points between a floating sheet and the edges.
  static let gap: CGFloat = 8
  /// The part of the largest value that a medium detent has: 425 of 759 were recorded.
  static let medium: CGFloat = 0.56
  /// Points below the largest height in which a dragged sheet stops floating; chosen.
  private static let landing: CGFloat = 40

  /// The largest value that a detent may have: what the safe area leaves.
  var maximumValue: CGFloat { max(0, bounds.height - safeArea.top - safeArea.bottom) }
  /// The height of the largest sheet.
  var largestHeight: CGFloat { max(0, bounds.height - safeArea.top) }

  /// The height for a detent's value: contents keep clear of the lower edge.
  func height(for value: CGFloat) -> CGFloat {
    min(largestHeight, max(0, value) + safeArea.bottom)
  }

  /// A sheet in its place: its size, how much smaller it is shown, and where it is seen.
  struct Place: Equatable {
    var size: CGSize
    var scale: CGFloat
    var frame: CGRect
  }

  /// Where a sheet of a height lies, pulled down by an offset.
  func place(height: CGFloat, offset: CGFloat, isDragged: Bool) -> Place {
    let width = ownWidth ?? bounds.width
    let floats = isFloating(height)
    // Under a finger there is no jump between a floating sheet and the largest one.
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
