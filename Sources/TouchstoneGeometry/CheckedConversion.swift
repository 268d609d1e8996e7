extension FixedWidthInteger {
  /// The whole number towards zero; what is too large becomes the largest, and what is no number 0.
  ///
  /// The conversion without a label stops the program for such numbers, so nothing here uses it:
  /// `Scripts/checked-numbers` sees to that. A module that does not know this one takes
  /// `init(exactly:)` of a rounded number.
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
