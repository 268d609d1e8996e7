public import UIKitCore

/// The anchor of a horizontal position.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another, as a size.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: (item, attribute), to: (otherAnchor.item, otherAnchor.attribute))
  }
  /// Creates a constraint that this anchor is `multiplier` system spacings after `anchor`.
  @_disfavoredOverload
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, constant: multiplier * SystemSpacing.points)
  }
  /// Creates a constraint that this anchor is at least `multiplier` system spacings after `anchor`.
  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, constant: multiplier * SystemSpacing.points)
  }
  /// Creates a constraint that this anchor is at most `multiplier` system spacings after `anchor`.
  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, constant: multiplier * SystemSpacing.points)
  }
}

/// The system's spacing between views.
enum SystemSpacing {
  /// The spacing between adjacent views, in points (Apple's documentation of the visual format).
  static let points: CGFloat = 8
}
