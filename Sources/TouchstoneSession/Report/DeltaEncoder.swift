/// Encodes similar JSON texts by their differences.
///
/// A text is split before each opening brace, and the numbers are removed from the pieces. The rest
/// of a piece is a pattern, which is stored once for all texts. A number is stored as its
/// difference from the number in the previous piece with the same pattern, in one column for each
/// position in a pattern. Layers that scroll and a finger's delivery path thus become repetitive
/// columns, which `Deflate` compresses well.
///
/// Each text can be decoded without the others, byte for byte. The page does that in `patterns.js`.
struct DeltaEncoder {
  /// The number of each pattern.
  private var numbers: [[UInt8]: Int] = [:]
  /// All patterns, in the order of their numbers.
  private(set) var text: [UInt8] = []

  /// The placeholder of a number in a pattern. JSON doesn't contain this byte.
  private static let gap: UInt8 = 1
  /// The separator between two patterns. JSON doesn't contain this byte.
  private static let end: UInt8 = 2

  /// The numbers at one position of a pattern.
  private struct Column {
    /// The last number, in millionths.
    var latest = 0
    /// The differences between successive numbers.
    var text: [UInt8] = []

    mutating func append(_ value: Int) {
      if !text.isEmpty { text.append(UInt8(ascii: " ")) }
      Millionths.append(value - latest, to: &text)
      latest = value
    }
  }

  /// Encodes a text, and stores its new patterns.
  ///
  /// - Returns: A line with the numbers of the text's patterns, then a line for each column, in the
  ///   order of patterns and positions.
  /// - Complexity: O(*n*) in the number of bytes.
  mutating func write(_ json: [UInt8]) -> [UInt8] {
    var line: [UInt8] = []
    var columns: [Int: [Column]] = [:]
    Self.cut(json) { pattern, values in
      let number = self.number(of: pattern)
      if !line.isEmpty { line.append(UInt8(ascii: " ")) }
      line += Array("\(number)".utf8)
      guard !values.isEmpty else { return }
      for (place, value) in values.enumerated() {
        if columns[number] == nil {
          columns[number] = [Column](repeating: Column(), count: values.count)
        }
        columns[number]?[place].append(value)
      }
    }
    for number in columns.keys.sorted() {
      for column in columns[number] ?? [] {
        line.append(UInt8(ascii: "\n"))
        line += column.text
      }
    }
    return line
  }

  private mutating func number(of pattern: [UInt8]) -> Int {
    if let number = numbers[pattern] { return number }
    let number = numbers.count
    numbers[pattern] = number
    if number > 0 { text.append(Self.end) }
    text += pattern
    return number
  }

  /// Splits a text before each opening brace and removes the numbers from the pieces.
  private static func cut(_ json: [UInt8], piece: ([UInt8], [Int]) -> Void) {
    var pattern: [UInt8] = []
    var values: [Int] = []
    var place = 0
    while place < json.count {
      let byte = json[place]
      if byte == UInt8(ascii: "{"), !pattern.isEmpty {
        piece(pattern, values)
        pattern.removeAll(keepingCapacity: true)
        values.removeAll(keepingCapacity: true)
      }
      guard isPartOfWord(byte) else {
        pattern.append(byte)
        place += 1
        continue
      }
      var after = place + 1
      while after < json.count, isPartOfWord(json[after]) { after += 1 }
      var word = json[place..<after]
      // A sentence may end with a number.
      while word.last == UInt8(ascii: ".") { word.removeLast() }
      if let value = Millionths.value(of: word) {
        values.append(value)
        pattern.append(gap)
        pattern += json[word.endIndex..<after]
      } else {
        pattern += json[place..<after]
      }
      place = after
    }
    if !pattern.isEmpty { piece(pattern, values) }
  }

  /// Returns whether a byte is part of a word. Words such as “13th”, “#000000” and “2026-11-23”
  /// don't contain numbers.
  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...:
      true
    case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "#"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

/// Numbers in millionths, which represent all numbers of a session exactly.
enum Millionths {
  private static let one = 1_000_000
  /// The maximum number of digits before the decimal point. With six digits after it, a browser's
  /// numbers are exact.
  private static let mostDigits = 9

  /// Returns the number that a word represents, or `nil` if the number would be written with
  /// different bytes.
  static func value(of word: ArraySlice<UInt8>) -> Int? {
    guard let last = word.last, isDigit(last) else { return nil }
    let isNegative = word.first == UInt8(ascii: "-")
    let digits = isNegative ? word.dropFirst() : word
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard let whole = parts.first, parts.count <= 2, (1...mostDigits).contains(whole.count),
      whole.count == 1 || whole.first != UInt8(ascii: "0"), var value = number(of: whole)
    else { return nil }
    value *= one
    if parts.count == 2 {
      guard (1...6).contains(parts[1].count), parts[1].last != UInt8(ascii: "0"),
        var fraction = number(of: parts[1])
      else { return nil }
      for _ in parts[1].count..<6 { fraction *= 10 }
      value += fraction
    }
    if isNegative { return value == 0 ? nil : -value }
    return value
  }

  private static func number(of digits: ArraySlice<UInt8>) -> Int? {
    var value = 0
    for digit in digits {
      guard isDigit(digit) else { return nil }
      value = value * 10 + Int(clamping: digit - UInt8(ascii: "0"))
    }
    return value
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Writes a number in its shortest form, such as `.5` for one half.
  static func append(_ value: Int, to text: inout [UInt8]) {
    if value < 0 { text.append(UInt8(ascii: "-")) }
    let size = abs(value)
    let (whole, fraction) = size.quotientAndRemainder(dividingBy: one)
    if whole > 0 || fraction == 0 { text += Array("\(whole)".utf8) }
    guard fraction > 0 else { return }
    text.append(UInt8(ascii: "."))
    var digits = Array("\(one + fraction)".utf8.dropFirst())
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    text += digits
  }
}
