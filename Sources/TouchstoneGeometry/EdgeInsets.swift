public import Foundation

/// Distances from the four edges of a rectangle; positive ones point inward.
@frozen public struct UIEdgeInsets: Hashable, Codable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the left edge.
  public var left: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the right edge.
  public var right: CGFloat

  /// No distance from any edge.
  public static let zero = UIEdgeInsets()

  /// Makes insets that are all zero.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Makes insets from the four distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// Distances from the four edges of a rectangle, told by the direction of reading.
@frozen public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the edge where reading begins.
  public var leading: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the edge where reading ends.
  public var trailing: CGFloat

  /// No distance from any edge.
  public static let zero = NSDirectionalEdgeInsets()

  /// Makes insets that are all zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Makes insets from the four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension UIEdgeInsets {
  /// The insets with left and right exchanged.
  package var mirrored: UIEdgeInsets {
    UIEdgeInsets(top: top, left: right, bottom: bottom, right: left)
  }

  /// Creates insets from directional insets and the layout direction.
  package init(_ insets: NSDirectionalEdgeInsets, isRightToLeft: Bool) {
    self.init(
      top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: isRightToLeft ? insets.leading : insets.trailing)
  }
}

extension NSDirectionalEdgeInsets {
  /// Creates directional insets from insets and the layout direction.
  package init(_ insets: UIEdgeInsets, isRightToLeft: Bool) {
    self.init(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left,
      bottom: insets.bottom, trailing: isRightToLeft ? insets.left : insets.right)
  }
}

extension UIEdgeInsets {
  /// Returns the part of an area's insets that reaches into a rectangle. It is at most the insets,
  /// and all of them if the rectangle is beyond the edge.
  package func reaching(into rect: CGRect, from area: CGRect) -> UIEdgeInsets {
    func part(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      max(0, min(inset, inset - distance))
    }
    return UIEdgeInsets(
      top: part(top, rect.minY - area.minY), left: part(left, rect.minX - area.minX),
      bottom: part(bottom, area.maxY - rect.maxY), right: part(right, area.maxX - rect.maxX))
  }

  /// The sum on each side.
  package static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }
}

/// A shift along both axes.
@frozen public struct UIOffset: Hashable, Codable, Sendable {
  /// The shift along x.
  public var horizontal: CGFloat
  /// The shift along y.
  public var vertical: CGFloat

  /// No shift.
  public static let zero = UIOffset()

  /// Makes an offset that shifts nothing.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Makes an offset from its two parts.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension CGRect {
  /// Answers the rectangle with each edge moved inward by its inset.
  ///
  /// Insets that are larger than the rectangle leave a negative size, which stands for the
  /// rectangle on the other side; the null rectangle stays null.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    if isNull { return self }
    let upright = standardized
    return CGRect(
      x: upright.origin.x + insets.left, y: upright.origin.y + insets.top,
      width: upright.size.width - insets.left - insets.right,
      height: upright.size.height - insets.top - insets.bottom)
  }
}
