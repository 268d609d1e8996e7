/// A word or symbol of a Swift source, with the details needed to find declarations.
struct SwiftToken: Equatable {
  /// An identifier or keyword without backticks, a symbol, or `"` for any string literal.
  let text: Substring
  let line: Int
  /// Whether the token is an identifier or a keyword.
  let isWord: Bool
  /// Whether the token directly follows the previous token.
  let isGlued: Bool
}

/// Splits a Swift source into tokens, without comments and the content of literals.
struct SwiftTokens {
  private let source: Substring.UTF8View
  private var index: Substring.UTF8View.Index
  private var line = 1
  private var isGlued = false
  private var tokens: [SwiftToken] = []

  static func of(_ text: String) -> [SwiftToken] {
    var reader = SwiftTokens(text)
    while reader.readOne() {}
    return reader.tokens
  }

  private init(_ text: String) {
    source = text[...].utf8
    index = source.startIndex
  }

  private func byte(_ offset: Int = 0) -> UInt8? {
    guard let place = source.index(index, offsetBy: offset, limitedBy: source.endIndex),
      place < source.endIndex
    else { return nil }
    return source[place]
  }

  private mutating func step(_ count: Int = 1) {
    for _ in 0..<count where index < source.endIndex {
      if source[index] == UInt8(ascii: "\n") { line += 1 }
      index = source.index(after: index)
    }
  }

  private func starts(with word: StaticString) -> Bool {
    word.withUTF8Buffer { bytes in
      bytes.indices.allSatisfy { byte($0) == bytes[$0] }
    }
  }

  /// Reads a token, a comment or a white-space character, and returns `false` at the end.
  private mutating func readOne() -> Bool {
    guard let first = byte() else { return false }
    if first <= UInt8(ascii: " ") {
      step()
      isGlued = false
    } else if starts(with: "//") {
      while let next = byte(), next != UInt8(ascii: "\n") { step() }
      isGlued = false
    } else if starts(with: "/*") {
      skipComment()
      isGlued = false
    } else if let hashes = literalHashes() {
      let start = index
      let startLine = line
      skipLiteral(hashes)
      add(source[start..<start], startLine, literal: true)
    } else if Self.isWord(first) || first == UInt8(ascii: "`") {
      readWord()
    } else {
      let start = index
      let startLine = line
      step()
      add(source[start..<index], startLine)
    }
    return true
  }

  private mutating func add(
    _ bytes: Substring.UTF8View, _ line: Int, literal: Bool = false, word: Bool = false
  ) {
    let text = literal ? "\"" : Substring(bytes)
    tokens.append(SwiftToken(text: text, line: line, isWord: word, isGlued: isGlued))
    isGlued = true
  }

  private mutating func readWord() {
    let isQuoted = byte() == UInt8(ascii: "`")
    if isQuoted { step() }
    let start = index
    while let next = byte(), Self.isWord(next) { step() }
    let end = index
    if isQuoted { step() }
    add(source[start..<end], line, word: true)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  /// Skips a comment. Block comments can be nested.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        step(2)
      } else if starts(with: "*/") {
        depth -= 1
        step(2)
      } else {
        step()
      }
    } while depth > 0 && byte() != nil
  }

  // MARK: Literals

  /// Returns the number of number signs before the next quotation mark, or `nil` if no literal
  /// begins here.
  private func literalHashes() -> Int? {
    var count = 0
    while byte(count) == UInt8(ascii: "#") { count += 1 }
    return byte(count) == UInt8(ascii: "\"") ? count : nil
  }

  private mutating func skipLiteral(_ hashes: Int) {
    step(hashes)
    let quotes = starts(with: "\"\"\"") ? 3 : 1
    step(quotes)
    while let next = byte() {
      if next == UInt8(ascii: "\\"), areHashes(hashes, at: 1) {
        step(1 + hashes)
        if byte() == UInt8(ascii: "(") { skipInterpolation() } else { step() }
      } else if next == UInt8(ascii: "\""), areQuotes(quotes), areHashes(hashes, at: quotes) {
        step(quotes + hashes)
        return
      } else if next == UInt8(ascii: "\n"), quotes == 1 {
        return
      } else {
        step()
      }
    }
  }

  private func areQuotes(_ count: Int) -> Bool {
    (0..<count).allSatisfy { byte($0) == UInt8(ascii: "\"") }
  }

  private func areHashes(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }

  private mutating func skipInterpolation() {
    var depth = 0
    repeat {
      if let hashes = literalHashes() {
        skipLiteral(hashes)
        continue
      }
      if byte() == UInt8(ascii: "(") { depth += 1 }
      if byte() == UInt8(ascii: ")") { depth -= 1 }
      step()
    } while depth > 0 && byte() != nil
  }
}
