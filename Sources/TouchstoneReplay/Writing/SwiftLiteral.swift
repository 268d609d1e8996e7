internal import TouchstoneHost
internal import TouchstoneInput

/// Values as Swift literals.
package enum SwiftLiteral {
  /// Returns a text in quotation marks.
  package static func text(_ value: String) -> String {
    var literal = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      case _
      where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
        || scalar.value == 0x2028 || scalar.value == 0x2029:
        literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  /// Returns a number with at most `decimals` decimal places.
  package static func number(_ value: Double, decimals: Int = 3) -> String {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    return JSONText.number((value * scale).rounded() / scale)
  }

  /// Returns a screen point, rounded to a tenth of a point.
  static func point(_ point: Point) -> String {
    "CGPoint(x: \(number(point.x, decimals: 1)), y: \(number(point.y, decimals: 1)))"
  }
}
