public import UIKitCore

// What programs call: the same methods as UIKit's, which note the line that called them, for messages.
// UIKit's own signatures stand beside them for protocols and function values, which need them exactly.

extension NSLayoutAnchor {
  /// A constraint that both are the same, or that this is so much more.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    make(.equal, anchor, constant: c, at: SourcePlace(file, line))
  }
  /// A constraint that this is the other or more, or at least so much more.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, constant: c, at: SourcePlace(file, line))
  }
  /// A constraint that this is the other or less, or at most so much more.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, constant: c, at: SourcePlace(file, line))
  }
}

extension NSLayoutDimension {
  /// A constraint that it is so many points.
  public func constraint(
    equalToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    make(.equal, nil, constant: c, at: SourcePlace(file, line))
  }
  /// A constraint that it is at least so many points.
  public func constraint(
    greaterThanOrEqualToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, nil, constant: c, at: SourcePlace(file, line))
  }
  /// A constraint that it is at most so many points.
  public func constraint(
    lessThanOrEqualToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, nil, constant: c, at: SourcePlace(file, line))
  }
  /// A constraint that it is so many times another, and so many points more.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    make(.equal, anchor, multiplier: m, constant: c, at: SourcePlace(file, line))
  }
  /// A constraint that it is at least so many times another, and so many points more.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, multiplier: m, constant: c, at: SourcePlace(file, line))
  }
  /// A constraint that it is at most so many times another, and so many points more.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, multiplier: m, constant: c, at: SourcePlace(file, line))
  }
}

extension NSLayoutXAxisAnchor {
  /// A constraint that this lies the system's spacing behind another, so many times.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    make(.equal, anchor, constant: multiplier * SystemSpacing.points, at: SourcePlace(file, line))
  }
  /// A constraint that this lies at least the system's spacing behind another, so many times.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    make(
      .greaterThanOrEqual, anchor, constant: multiplier * SystemSpacing.points,
      at: SourcePlace(file, line))
  }
  /// A constraint that this lies at most the system's spacing behind another, so many times.
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
  /// A constraint that this lies the system's spacing below another, so many times.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    make(.equal, anchor, constant: multiplier * SystemSpacing.points, at: SourcePlace(file, line))
  }
  /// A constraint that this lies at least the system's spacing below another, so many times.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    make(
      .greaterThanOrEqual, anchor, constant: multiplier * SystemSpacing.points,
      at: SourcePlace(file, line))
  }
  /// A constraint that this lies at most the system's spacing below another, so many times.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    make(
      .lessThanOrEqual, anchor, constant: multiplier * SystemSpacing.points,
      at: SourcePlace(file, line))
  }
}
