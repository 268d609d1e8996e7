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
