import Testing

/// Reads the output of `DeltaEncoder`, like the page's script does.
struct PatternReader {
  enum Failure: Error { case badText }

  private let patterns: [[Substring]]

  init(_ text: [UInt8]) {
    patterns = String(decoding: text, as: UTF8.self)
      .split(separator: "\u{2}", omittingEmptySubsequences: false)
      .map { $0.split(separator: "\u{1}", omittingEmptySubsequences: false) }
  }

  func read(_ written: [UInt8]) throws -> [UInt8] {
    var lines = String(decoding: written, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)[...]
    let order = try lines.removeFirst().split(separator: " ").map { word in
      guard let number = Int(word), patterns.indices.contains(number) else { throw Failure.badText }
      return number
    }
    var columns: [Int: [[Substring]]] = [:]
    for number in Set(order).sorted() {
      columns[number] = try patterns[number].dropFirst().map { _ in
        guard let line = lines.popFirst() else { throw Failure.badText }
        return line.split(separator: " ").reversed()
      }
    }
    var values: [Int: [Int]] = [:]
    var text = ""
    for number in order {
      text += patterns[number][0]
      for (place, words) in patterns[number].dropFirst().enumerated() {
        guard let step = columns[number]?[place].popLast().flatMap({ Double($0) }) else {
          throw Failure.badText
        }
        var known = values[number] ?? Array(repeating: 0, count: patterns[number].count - 1)
        known[place] += Int((step * 1_000_000).rounded())
        values[number] = known
        text += Self.text(ofMillionths: known[place]) + words
      }
    }
    return Array(text.utf8)
  }

  private static func text(ofMillionths value: Int) -> String {
    var fraction = String(1_000_000 + abs(value) % 1_000_000).dropFirst()
    while fraction.hasSuffix("0") { fraction.removeLast() }
    let whole = (value < 0 ? "-" : "") + "\(abs(value) / 1_000_000)"
    return fraction.isEmpty ? whole : whole + "." + fraction
  }
}
