extension FixedWidthInteger {
  /// Creates an integer by rounding toward zero, clamped to the type's range, or 0 for NaN.
  ///
  /// The conversion without a label traps on numbers out of range, so Touchstone doesn't use it,
  /// which `Scripts/checks checked-numbers` checks. A module that doesn't import this one uses
  /// `init(exactly:)` with a rounded number.
  package init(clamping number: some BinaryFloatingPoint) {
    if let whole = Self(exactly: number.rounded(.towardZero)) {
      self = whole
    } else if number.isNaN {
      self = 0
    } else {
      self = number < 0 ? .min : .max
    }
  }
}
