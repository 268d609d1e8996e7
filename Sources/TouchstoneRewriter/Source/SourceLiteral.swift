/// Writes values as Swift literals.
enum SourceLiteral {
  /// Returns a text as a string literal on one line, with escapes for characters that would end the
  /// line.
  static func text(_ text: String) -> String {
    let characters = text.unicodeScalars.map { scalar -> String in
      switch scalar.properties.generalCategory {
      case _ where scalar == "\\" || scalar == "\"": return "\\\(scalar)"
      case .control, .lineSeparator, .paragraphSeparator:
        return "\\u{\(String(scalar.value, radix: 16))}"
      default: return String(scalar)
      }
    }
    return "\"" + characters.joined() + "\""
  }
}
