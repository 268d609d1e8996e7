public import UIKitCore

// The methods that apps call: those of UIKit, with the source location of the call for messages.
// UIKit's exact signatures exist as well, for protocols and function values that require them.

extension NSLayoutAnchor {
  /// Creates a constraint that this anchor equals `anchor` plus `c` points.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    make(.equal, anchor, constant: c, at: SourcePlace(file, line))
  }
  /// Creates a constraint that this anchor is at least `anchor` plus `c` points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, constant: c, at: SourcePlace(file, line))
  }
  /// Creates a constraint that this anchor is at most `anchor` plus `c` points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, constant: c, at: SourcePlace(file, line))
  }
}

extension NSLayoutDimension {
  /// Creates a constraint that this size equals `c` points.
  public func constraint(
    equalToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    make(.equal, nil, constant: c, at: SourcePlace(file, line))
  }
  /// Creates a constraint that this size is at least `c` points.
  public func constraint(
    greaterThanOrEqualToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, nil, constant: c, at: SourcePlace(file, line))
  }
  /// Creates a constraint that this size is at most `c` points.
  public func constraint(
    lessThanOrEqualToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, nil, constant: c, at: SourcePlace(file, line))
  }
  /// Creates a constraint that this size equals `anchor` times `m`, plus `c` points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    make(.equal, anchor, multiplier: m, constant: c, at: SourcePlace(file, line))
  }
  /// Creates a constraint that this size is at least `anchor` times `m`, plus `c` points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, multiplier: m, constant: c, at: SourcePlace(file, line))
  }
  /// Creates a constraint that this size is at most `anchor` times `m`, plus `c` points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, multiplier: m, constant: c, at: SourcePlace(file, line))
  }
}

extension NSLayoutXAxisAnchor {
  /// Creates a constraint that this anchor is `multiplier` system spacings after `anchor`.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    make(.equal, anchor, constant: multiplier * SystemSpacing.points, at: SourcePlace(file, line))
  }
  /// Creates a constraint that this anchor is at least `multiplier` system spacings after `anchor`.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    make(
      .greaterThanOrEqual, anchor, constant: multiplier * SystemSpacing.points,
      at: SourcePlace(file, line))
  }
  /// Creates a constraint that this anchor is at most `multiplier` system spacings after `anchor`.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    make(
      .lessThanOrEqual, anchor, constant: multiplier * SystemSpacing.points,
      at: SourcePlace(file, line))
  }
}

extension NSLayoutYAxisAnchor {
  /// Creates a constraint that this anchor is `multiplier` system spacings below `anchor`.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    make(.equal, anchor, constant: multiplier * SystemSpacing.points, at: SourcePlace(file, line))
  }
  /// Creates a constraint that this anchor is at least `multiplier` system spacings below `anchor`.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    make(
      .greaterThanOrEqual, anchor, constant: multiplier * SystemSpacing.points,
      at: SourcePlace(file, line))
  }
  /// Creates a constraint that this anchor is at most `multiplier` system spacings below `anchor`.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    make(
      .lessThanOrEqual, anchor, constant: multiplier * SystemSpacing.points,
      at: SourcePlace(file, line))
  }
}
