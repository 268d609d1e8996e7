internal import TouchstoneGeometry

/// Writes JSON on one line, with the same bytes for the same value on every platform.
package enum JSONText {
  /// The magnitude below which numbers are rounded to a millionth; above it, doubles can't
  /// represent every millionth.
  private static let largestExact = 0x1p53 / millionths

  /// The number of parts per unit: six decimal places.
  private static let millionths: Double = 1_000_000

  /// Returns the value of a number after it has been written and read.
  package static func rounded(_ value: Double) -> Double {
    guard value.magnitude < largestExact else { return value }
    return (value * millionths).rounded() / millionths
  }

  /// Returns the shortest digits of a number rounded to a millionth, or `null` if the number isn't
  /// finite.
  package static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    guard value.magnitude < largestExact else { return "\(value)" }
    let parts = Int64(clamping: (value * millionths).rounded())
    let (whole, fraction) = parts.magnitude.quotientAndRemainder(
      dividingBy: UInt64(clamping: millionths))
    var text = parts < 0 ? "-\(whole)" : "\(whole)"
    guard fraction > 0 else { return text }
    var digits = String(fraction)
    digits = String(repeating: "0", count: 6 - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    text += ".\(digits)"
    return text
  }

  /// Returns a string in quotation marks, and escapes all characters that could end a line
  /// anywhere.
  package static func string(_ value: String) -> String {
    var text = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where isInvisible(scalar): text += escape(scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// Appends a value to a text; the recursion is safe because values nest at most about a hundred
  /// levels.
  static func append(_ value: JSONValue, to text: inout String) {
    switch value {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let digits): text += digits
    case .string(let value): text += string(value)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        append(value, to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        text += string(member.key) + ":"
        append(member.value, to: &text)
      }
      text += "}"
    }
  }

  /// Returns whether a scalar is a control character or a line or paragraph separator.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    default: false
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
