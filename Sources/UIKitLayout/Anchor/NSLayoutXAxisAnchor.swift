public import UIKitCore

/// A place between left and right.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this to another, as a size of its own.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: (item, attribute), to: (otherAnchor.item, otherAnchor.attribute))
  }
  /// A constraint that this lies the system's spacing behind another, so many times.
  @_disfavoredOverload
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, constant: multiplier * SystemSpacing.points)
  }
  /// A constraint that this lies at least the system's spacing behind another, so many times.
  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, constant: multiplier * SystemSpacing.points)
  }
  /// A constraint that this lies at most the system's spacing behind another, so many times.
  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, constant: multiplier * SystemSpacing.points)
  }
}

/// The distance that the system keeps between views.
enum SystemSpacing {
  /// Between views beside or below each other, in points (Apple's documentation of the visual format).
  static let points: CGFloat = 8
}
