public import UIKitCore

/// A place between top and bottom.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this to another, as a size of its own.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: (item, attribute), to: (otherAnchor.item, otherAnchor.attribute))
  }
  /// A constraint that this lies the system's spacing below another, so many times.
  @_disfavoredOverload
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, constant: multiplier * SystemSpacing.points)
  }
  /// A constraint that this lies at least the system's spacing below another, so many times.
  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, constant: multiplier * SystemSpacing.points)
  }
  /// A constraint that this lies at most the system's spacing below another, so many times.
  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, constant: multiplier * SystemSpacing.points)
  }
}
