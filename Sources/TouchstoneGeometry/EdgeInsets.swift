public import Foundation

/// Distances from the four edges of a rectangle, where positive numbers point inward.
@frozen public struct UIEdgeInsets: Hashable, Codable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the left edge.
  public var left: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the right edge.
  public var right: CGFloat

  /// Insets that are all zero.
  public static let zero = UIEdgeInsets()

  /// Creates insets that are all zero.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Creates insets from the four distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// Distances from the four edges of a rectangle that depend on the layout direction.
@frozen public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the leading edge.
  public var leading: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the trailing edge.
  public var trailing: CGFloat

  /// Insets that are all zero.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets that are all zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets from the four distances.
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

  /// Returns the sums of the insets on each side.
  package static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }
}

/// An offset along both axes.
@frozen public struct UIOffset: Hashable, Codable, Sendable {
  /// The offset along x.
  public var horizontal: CGFloat
  /// The offset along y.
  public var vertical: CGFloat

  /// An offset of zero.
  public static let zero = UIOffset()

  /// Creates an offset of zero.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Creates an offset from its components.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension CGRect {
  /// Returns the rectangle with each edge moved inward by its inset.
  ///
  /// Insets that are larger than the rectangle produce a negative size, which extends in the opposite
  /// direction. The null rectangle stays null.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    if isNull { return self }
    let upright = standardized
    return CGRect(
      x: upright.origin.x + insets.left, y: upright.origin.y + insets.top,
      width: upright.size.width - insets.left - insets.right,
      height: upright.size.height - insets.top - insets.bottom)
  }
}
