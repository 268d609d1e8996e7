import Foundation

extension BinaryFloatingPoint {
  /// The nearest whole number; 0 for what has none, as a page of a view without a width.
  var whole: Int { Int(exactly: rounded()) ?? 0 }
}
