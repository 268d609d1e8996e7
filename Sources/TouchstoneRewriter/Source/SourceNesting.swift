/// Finds the position at which a source is nested too deep for the parser.
///
/// The scanner counts brackets, angle brackets and `#if` in the bytes, because the parser recurses
/// at each of them. Brackets in comments and in string literals don't count.
///
/// The parser reads a possible array type twice, once as `[3 of Int]`, so each level of nested
/// arrays doubles its work. Arrays therefore have a lower limit.
struct SourceNesting {
  /// The deepest nesting that is parsed, which is also the compiler's limit.
  static let deepest = 256

  /// The maximum number of arrays that begin directly in each other, as in `[[[Int]]]`.
  static let deepestArray = 12

  private enum Opening {
    case bracket
    case interpolation(StringKind)
  }

  private struct StringKind {
    let pounds: Int
    let isMultiline: Bool
  }

  private let bytes: [UInt8]
  private var place = 0
  private var openings: [Opening] = []
  private var conditions = 0
  /// The number of angle brackets that are open in the current statement, counting `<` operators
  /// too.
  private var angles = 0
  /// The length of the longest row of `#` so far.
  ///
  /// The parser looks for a string's quotation mark after each of them, so the work grows with the
  /// square of the length.
  private var mostPounds = 0
  /// The number of arrays begun since the last byte that can't be part of a type's beginning.
  private var arrays = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the first position deeper than `deepest` levels, or `nil` if there is none.
  static func tooDeepPlace(in bytes: [UInt8]) -> Int? {
    var nesting = SourceNesting(bytes)
    return nesting.findPlace()
  }

  private mutating func findPlace() -> Int? {
    while place < bytes.count {
      let start = place
      if !Self.mayBeginType(bytes[start]) { arrays = 0 }
      readToken()
      if max(openings.count + conditions + angles, mostPounds) > Self.deepest
        || arrays > Self.deepestArray
      {
        return start
      }
      place += 1
    }
    return nil
  }

  /// Reads the token at `place`, and stops at its last byte.
  private mutating func readToken() {
    switch bytes[place] {
    case "(": openings.append(.bracket)
    case "[":
      arrays += 1
      openings.append(.bracket)
    case "{":
      openings.append(.bracket)
      angles = 0
    case ")", "]": close()
    case "}":
      angles = 0
      close()
    case "<": angles += 1
    case ">": if angles > 0, !isAt(-1, "-") { angles -= 1 }
    case ";", "=": angles = 0
    case "\n": if !goesOn { angles = 0 }
    case "`": skip(to: "`")
    case "/" where isAt(1, "/"): skip(to: "\n")
    case "/" where isAt(1, "*"): skipComment()
    case "#": readPound()
    case "\"": readString(pounds: 0)
    default: break
    }
  }

  private static func mayBeginType(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...:
      true
    default: " \t\r\n_`.@&~/*([<".utf8.contains(byte)
    }
  }

  private func isAt(_ distance: Int, _ character: Unicode.Scalar) -> Bool {
    let index = place + distance
    return bytes.indices.contains(index) && character ~= bytes[index]
  }

  /// Whether a list of generic arguments may continue on the next line.
  private var goesOn: Bool {
    let last = bytes[..<place].last { $0 > UInt8(ascii: " ") }
    return last.map { "<,:&".utf8.contains($0) } ?? false
  }

  private mutating func close() {
    guard case .interpolation(let kind)? = openings.popLast() else { return }
    place += 1
    readText(kind)
  }

  private mutating func skip(to end: Unicode.Scalar) {
    place += 1
    while place < bytes.count, !isAt(0, end), !isAt(0, "\n") { place += 1 }
    if isAt(0, "\n") { place -= 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if isAt(0, "/"), isAt(1, "*") {
        depth += 1
        place += 2
      } else if isAt(0, "*"), isAt(1, "/") {
        depth -= 1
        place += 2
      } else {
        place += 1
      }
    } while depth > 0 && place < bytes.count
    place -= 1
  }

  private mutating func readPound() {
    if startsWith("#if") {
      conditions += 1
    } else if startsWith("#endif") {
      conditions = max(0, conditions - 1)
    } else {
      var pounds = 0
      while isAt(pounds, "#") { pounds += 1 }
      mostPounds = max(mostPounds, pounds)
      place += pounds
      if isAt(0, "\"") { readString(pounds: pounds) } else { place -= 1 }
    }
  }

  private func startsWith(_ word: String) -> Bool {
    let rest = bytes[place...]
    guard rest.starts(with: word.utf8) else { return false }
    return rest.dropFirst(word.utf8.count).first.map { $0 < UInt8(ascii: "A") } ?? true
  }

  private mutating func readString(pounds: Int) {
    let isMultiline = isAt(1, "\"") && isAt(2, "\"")
    place += isMultiline ? 3 : 1
    readText(StringKind(pounds: pounds, isMultiline: isMultiline))
  }

  /// Reads a string's text up to its end or to the next interpolation, and stops at its last byte.
  private mutating func readText(_ kind: StringKind) {
    while place < bytes.count {
      switch bytes[place] {
      case "\\" where has(kind.pounds, "#", after: 1):
        place += 1 + kind.pounds
        if isAt(0, "(") {
          openings.append(.interpolation(kind))
          return
        }
      case "\"" where ends(kind):
        place += (kind.isMultiline ? 2 : 0) + kind.pounds
        return
      case "\n" where !kind.isMultiline: return
      default: break
      }
      place += 1
    }
  }

  private func has(_ count: Int, _ character: Unicode.Scalar, after distance: Int) -> Bool {
    (0..<count).allSatisfy { isAt(distance + $0, character) }
  }

  private func ends(_ kind: StringKind) -> Bool {
    let quotes = kind.isMultiline ? 3 : 1
    return has(quotes, "\"", after: 0) && has(kind.pounds, "#", after: quotes)
  }
}

private func ~= (character: Unicode.Scalar, byte: UInt8) -> Bool {
  UInt32(truncatingIfNeeded: byte) == character.value
}
