package import TouchstoneInput

/// A strict parser for one JSON value that repairs nothing, guesses nothing and accepts nothing
/// after the value.
///
/// The bytes must be valid UTF-8. The nesting is limited, so that no input can overflow the stack.
package struct JSONParser {
  /// The maximum nesting of arrays and objects; a recording needs two levels.
  static let deepestNesting = 64

  private let bytes: ArraySlice<UInt8>
  private var place: Int
  private var depth = 0

  /// Parses a line of valid UTF-8 that consists of one value.
  ///
  /// - Complexity: O(n) in the length of the line.
  package static func parse(_ bytes: ArraySlice<UInt8>) throws(InputRefusal) -> JSONValue {
    var parser = JSONParser(bytes: bytes)
    let value = try parser.value()
    parser.skipSpaces()
    guard parser.next == nil else { throw parser.problem(expected: "the end of the line") }
    return value
  }

  private init(bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  private var next: UInt8? { place < bytes.endIndex ? bytes[place] : nil }

  /// The position of the next byte, counted from 1.
  private var column: Int { place - bytes.startIndex + 1 }

  private func problem(expected expectation: String) -> InputRefusal {
    guard let next else {
      return InputRefusal("the line ends at column \(column)", expected: expectation)
    }
    let isPlain = next > 0x20 && next < 0x7F
    let found = isPlain ? JSONText.string(String(Unicode.Scalar(next))) : "byte \(next)"
    return InputRefusal("not JSON, column \(column) is \(found)", expected: expectation)
  }

  private mutating func skipSpaces() {
    while let next, next == 0x20 || next == 0x09 || next == 0x0D || next == 0x0A { place += 1 }
  }

  /// Skips the next byte if it is `character`, and returns whether it was.
  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard let next, next == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  private mutating func value() throws(InputRefusal) -> JSONValue {
    skipSpaces()
    switch next {
    case UInt8(ascii: "{"): return .object(try object())
    case UInt8(ascii: "["): return .array(try array())
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"): return .number(try number())
    case let next? where Self.isDigit(next): return .number(try number())
    default: throw problem(expected: "a value")
    }
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(InputRefusal) -> JSONValue {
    guard bytes[place...].starts(with: word.utf8) else { throw problem(expected: word) }
    place += word.utf8.count
    return value
  }

  private mutating func deeper() throws(InputRefusal) {
    guard depth < Self.deepestNesting else {
      throw InputRefusal(
        "values are nested too deeply at column \(column)",
        expected: "at most \(Self.deepestNesting) levels")
    }
    depth += 1
    place += 1
  }

  private mutating func array() throws(InputRefusal) -> [JSONValue] {
    try deeper()
    var values: [JSONValue] = []
    skipSpaces()
    if !skip("]") {
      repeat {
        values.append(try value())
        skipSpaces()
      } while skip(",")
      guard skip("]") else { throw problem(expected: "\",\" or \"]\"") }
    }
    depth -= 1
    return values
  }

  private mutating func object() throws(InputRefusal) -> [JSONMember] {
    try deeper()
    var members: [JSONMember] = []
    skipSpaces()
    if !skip("}") {
      repeat {
        skipSpaces()
        guard next == UInt8(ascii: "\"") else { throw problem(expected: "a key") }
        let key = try string()
        skipSpaces()
        guard skip(":") else { throw problem(expected: "\":\"") }
        members.append(JSONMember(key, try value()))
        skipSpaces()
      } while skip(",")
      guard skip("}") else { throw problem(expected: "\",\" or \"}\"") }
    }
    depth -= 1
    return members
  }
}

// MARK: - Numbers

extension JSONParser {
  private mutating func number() throws(InputRefusal) -> String {
    let start = place
    _ = skip("-")
    if !skip("0") { try digits() }
    if skip(".") { try digits() }
    if skip("e") || skip("E") {
      if !skip("+") { _ = skip("-") }
      try digits()
    }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func digits() throws(InputRefusal) {
    let start = place
    while let next, Self.isDigit(next) { place += 1 }
    guard place > start else { throw problem(expected: "a digit") }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}

// MARK: - Texts

extension JSONParser {
  private mutating func string() throws(InputRefusal) -> String {
    place += 1
    var text = ""
    var start = place
    while let next {
      switch next {
      case UInt8(ascii: "\""):
        text += String(decoding: bytes[start..<place], as: UTF8.self)
        place += 1
        return text
      case UInt8(ascii: "\\"):
        text += String(decoding: bytes[start..<place], as: UTF8.self)
        place += 1
        text.unicodeScalars.append(try escaped())
        start = place
      case 0..<0x20: throw problem(expected: "an escaped control character")
      default: place += 1
      }
    }
    throw problem(expected: "a closing quotation mark")
  }

  /// Parses the characters after a backslash.
  private mutating func escaped() throws(InputRefusal) -> Unicode.Scalar {
    let plain: [(Unicode.Scalar, Unicode.Scalar)] = [
      ("\"", "\""), ("\\", "\\"), ("/", "/"), ("b", "\u{8}"), ("f", "\u{C}"), ("n", "\n"),
      ("r", "\r"), ("t", "\t"),
    ]
    for (letter, meaning) in plain where skip(letter) { return meaning }
    guard skip("u") else { throw problem(expected: "a valid JSON escape") }
    let first = try hexadecimal()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, skip("\\"), skip("u") else {
      throw problem(expected: "a surrogate pair")
    }
    let second = try hexadecimal()
    guard second >= 0xDC00, second < 0xE000,
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw problem(expected: "a surrogate pair") }
    return scalar
  }

  /// Parses the four hexadecimal digits of an escape.
  private mutating func hexadecimal() throws(InputRefusal) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let next, let digit = Character(Unicode.Scalar(next)).hexDigitValue else {
        throw problem(expected: "four hexadecimal digits")
      }
      value = value << 4 | UInt32(truncatingIfNeeded: digit)
      place += 1
    }
    return value
  }
}
