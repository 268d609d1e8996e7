import Foundation

extension BinaryFloatingPoint {
  /// The nearest integer, or 0 if the value isn't finite or too large, as for the page number of a
  /// view without a width.
  var whole: Int { Int(exactly: rounded()) ?? 0 }
}
