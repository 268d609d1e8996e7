public import UIKitCore

/// The anchor of a vertical position.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor to another, as a size.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: (item, attribute), to: (otherAnchor.item, otherAnchor.attribute))
  }
  /// Creates a constraint that this anchor is `multiplier` system spacings below `anchor`.
  @_disfavoredOverload
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, constant: multiplier * SystemSpacing.points)
  }
  /// Creates a constraint that this anchor is at least `multiplier` system spacings below `anchor`.
  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, constant: multiplier * SystemSpacing.points)
  }
  /// Creates a constraint that this anchor is at most `multiplier` system spacings below `anchor`.
  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, constant: multiplier * SystemSpacing.points)
  }
}
