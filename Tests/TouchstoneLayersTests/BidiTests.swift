import Fuzzing
import Testing

@testable import TouchstoneLayers

/// The Unicode Bidirectional Algorithm, rule by rule.
struct BidiTests {
  private func levels(_ text: String, base: UInt8? = nil) -> [UInt8] {
    BidiLevels(Array(text.unicodeScalars), base: base).levels
  }

  /// Returns a line in visual order from left to right, with the characters of right-to-left parts
  /// reversed.
  private func shown(_ text: String) -> String {
    guard let direction = ParagraphDirection(text) else { return text }
    let units = Array(text.utf16)
    return direction.runs(in: 0..<units.count).map { run in
      let part = String(decoding: units[run.units], as: UTF16.self)
      return run.isRightToLeft ? String(part.reversed()) : part
    }.joined()
  }

  @Test("a paragraph has the direction of its first strong letter outside isolates")
  func base() {
    #expect(BidiLevels(Array("a ש".unicodeScalars)).base == 0)
    #expect(BidiLevels(Array("1 ש a".unicodeScalars)).base == 1)
    #expect(BidiLevels(Array("\u{2067}ש\u{2069} a".unicodeScalars)).base == 0)
    #expect(BidiLevels(Array("123".unicodeScalars)).base == 0)
    #expect(BidiLevels(Array("\u{61C}".unicodeScalars)).base == 1)
  }

  @Test("every character that changes direction is detected by its bytes")
  func noticed() {
    for value in 0...0x1FFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value), BidiClass(scalar).turns else { continue }
      #expect(ParagraphDirection("a\(scalar)") != nil, "U+\(String(value, radix: 16))")
    }
  }

  @Test("text from left to right needs no levels")
  func plain() {
    #expect(ParagraphDirection("Hello, wörld 漢字 👍") == nil)
    #expect(ParagraphDirection("a \u{202A}b\u{202C}") == nil)
    #expect(ParagraphDirection("a ב") != nil)
  }

  @Test(
    "Hebrew within English is reversed in place, and English within Hebrew keeps its order")
  func mixed() {
    #expect(shown("car is מכונית ok") == "car is תינוכמ ok")
    #expect(shown("זה car טוב") == "בוט car הז")
    #expect(shown("he said אבג דהו now") == "he said והד גבא now")
  }

  @Test("numbers keep their order in Hebrew and Arabic, with their separators and signs")
  func numbers() {
    #expect(shown("אב 123 גד") == "דג 123 בא")
    #expect(shown("אב 1,234.5 ג") == "ג 1,234.5 בא")
    #expect(shown("אב 50% ג") == "ג 50% בא")
    #expect(levels("ا 1-2") == [1, 1, 2, 1, 2])
    #expect(levels("א 1-2") == [1, 1, 2, 2, 2])
    #expect(levels("a 12") == [0, 0, 0, 0])
    #expect(levels("a\u{661}\u{662}") == [0, 2, 2])
  }

  @Test(
    "punctuation between two directions has the paragraph's, and brackets match in pairs")
  func neutrals() {
    #expect(levels("א, a") == [1, 1, 1, 2])
    #expect(levels("a (ב) c") == [0, 0, 0, 1, 0, 0, 0])
    #expect(levels("א (b) ג") == [1, 1, 1, 2, 1, 1, 1])
    #expect(levels("a (ב c) ד") == [0, 0, 0, 1, 0, 0, 0, 0, 1])
    #expect(levels("ab(גד[&הו]!)ze") == [0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0])
  }

  @Test("marks follow their letter, and invisible controls the preceding character")
  func marks() {
    #expect(levels("ש\u{5B8}a") == [1, 1, 2])
    #expect(levels("a\u{5B8}") == [0, 0])
    #expect(levels("a\u{200B}ב") == [0, 0, 1])
  }

  @Test("embeddings, overrides and isolates nest by their marks")
  func explicit() {
    #expect(levels("a\u{202B}b\u{202C}c") == [0, 0, 2, 2, 0])
    #expect(levels("a\u{202E}bc\u{202C}d") == [0, 0, 1, 1, 1, 0])
    #expect(levels("a\u{2067}b 1\u{2069}ב") == [0, 0, 2, 2, 2, 0, 1])
    #expect(levels("a\u{2067}ב 1\u{2069}ב") == [0, 0, 1, 1, 2, 0, 1])
    #expect(levels("א\u{2066}ב a\u{2069}") == [1, 1, 3, 2, 2, 1])
    #expect(levels("a\u{2068}ב\u{2069}!") == [0, 0, 1, 0, 0])
    #expect(levels("\u{2069}a\u{202C}") == [0, 0, 0])
    let deep = String(repeating: "\u{202B}", count: 200) + "a"
    #expect(levels(deep).last == 126)
    let isolates =
      String(repeating: "\u{2067}", count: 200) + "a"
      + String(
        repeating: "\u{2069}", count: 200)
    #expect(levels(isolates, base: 0).max() == 126)
  }

  @Test("spaces at the end of a line are at the paragraph's end")
  func trailing() throws {
    let direction = try #require(ParagraphDirection("ab אב  "))
    #expect(
      direction.runs(in: 0..<7) == [
        .init(units: 0..<3, level: 0), .init(units: 3..<5, level: 1), .init(units: 5..<7, level: 0),
      ])
    let hebrew = try #require(ParagraphDirection("אב ab  "))
    #expect(
      hebrew.runs(in: 0..<7) == [
        .init(units: 5..<7, level: 1), .init(units: 3..<5, level: 2), .init(units: 0..<3, level: 1),
      ])
  }

  @Test("every character is shown once, however directions are mixed")
  func nothingIsLost() {
    var random = SeededGenerator(seed: 1)
    let pieces = [
      "a", "B", "א", "ב", "ع", "1", "٢", " ", "(", ")", "[", "]", "\u{202A}", "\u{202B}",
      "\u{202C}",
      "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{5B8}", "+", ",",
      "$",
      "\t", "\u{200B}", "👍🏽", "\u{200F}",
    ]
    for _ in 0..<500 {
      let text = (0..<Int.random(in: 1...24, using: &random)).compactMap { _ in
        pieces.randomElement(using: &random)
      }.joined()
      guard let direction = ParagraphDirection(text) else { continue }
      let count = text.utf16.count
      let start = Int.random(in: 0..<count, using: &random)
      let units = direction.runs(in: start..<count).flatMap { Array($0.units) }
      #expect(units.sorted() == Array(start..<count), "\(text.debugDescription)")
    }
  }
}
