import Fuzzing
import Testing
import TouchstoneGeometry

@testable import TouchstoneLayers

/// An edited text keeps its lines per paragraph, compared with a plain line breaker.
///
/// The plain one uses no paragraphs, no bytes and no caching.
struct TextFlowTests {
  private let metrics = FontMetrics(size: 16)

  private func room(_ width: CGFloat) -> TextRoom { TextRoom(width: width, metrics: metrics) }

  // MARK: Against a plain breaker

  /// Returns the lines of a text, found character by character from the start of the text.
  private func plainLines(_ text: String, _ width: CGFloat) -> [(range: Range<Int>, width: CGFloat)]
  {
    var lines: [(range: Range<Int>, width: CGFloat)] = []
    var start: String.Index? = text.startIndex
    while let here = start {
      let (end, next) = plainEnd(text, from: here, width)
      var visible = text[here..<end]
      while let last = visible.last, last.isWhitespace { visible.removeLast() }
      let isKerned = isKerned(text, at: here)
      var used: CGFloat = 0
      var before: Character?
      for character in visible {
        used += metrics.advance(of: character) + (isKerned ? kerning(before, character) : 0)
        before = character
      }
      lines.append((here.utf16Offset(in: text)..<end.utf16Offset(in: text), used))
      start = next
    }
    return lines
  }

  /// Returns the kerning of two characters: the difference between the width of both together and
  /// their own widths.
  private func kerning(_ left: Character?, _ right: Character) -> CGFloat {
    guard let left, "\(left)\(right)".count == 2 else { return 0 }
    return metrics.width(of: "\(left)\(right)") - metrics.advance(of: left)
      - metrics.advance(of: right)
  }

  /// Returns whether the paragraph around a place has no right-to-left letters.
  private func isKerned(_ text: String, at place: String.Index) -> Bool {
    let before = text[..<place].reversed().prefix { !$0.isNewline }
    let after = text[place...].prefix { !$0.isNewline }
    return (before + Array(after)).allSatisfy { character in
      character.unicodeScalars.allSatisfy { !(0x590...0x8FF).contains($0.value) }
    }
  }

  private func plainEnd(
    _ text: String, from start: String.Index, _ width: CGFloat
  ) -> (end: String.Index, next: String.Index?) {
    var used: CGFloat = 0
    var opportunity: String.Index?
    var index = start
    let isKerned = isKerned(text, at: start)
    var before: Character?
    while index < text.endIndex {
      let character = text[index]
      let after = text.index(after: index)
      if character.isNewline { return (index, after) }
      used += metrics.advance(of: character) + (isKerned ? kerning(before, character) : 0)
      before = character
      if used > width, !character.isWhitespace, index > start {
        let end = opportunity ?? index
        return (end, end)
      }
      if after < text.endIndex, mayBreak(character, text[after]) { opportunity = after }
      index = after
    }
    return (text.endIndex, nil)
  }

  private func mayBreak(_ character: Character, _ next: Character) -> Bool {
    if "\u{00A0}\u{202F}".contains(character) || next.isWhitespace { return false }
    if character.isWhitespace || "-\u{00AD}\u{2013}".contains(character) { return true }
    func isWide(_ character: Character) -> Bool {
      character.unicodeScalars.first.map(FontMetrics.isWide) ?? false
    }
    return !next.isPunctuation && (isWide(character) || isWide(next))
  }

  /// An edit. Positions are fractions of the text at that time.
  private struct Edit: CustomStringConvertible {
    var start: Double
    var length: Int
    var text: String
    /// Whether the lines are read before the next edit.
    var isShown = true
    var description: String {
      "Edit(start: \(start), length: \(length), text: \(text.debugDescription), isShown: \(isShown))"
    }
  }

  private static let pieces = [
    "a", "b c", " ", "  ", "\n", "\r\n", "\r", "\u{2028}", "-", "word ", "longerword", "\t",
    "e\u{301}",
    "\u{301}", "漢字", "。", "👍🏽", "👨‍👩‍👧", "🇩🇪", "🇫", "\u{200D}", "שלום", "سلام ", "é", "\u{00A0}", "ㅎㅏㄴ",
    "각", "\u{1B}", "x.y, ", "\u{85}", "ก็",
  ]

  private func edits(_ seed: UInt64) -> (edits: [Edit], width: CGFloat) {
    var random = SeededGenerator(seed: seed)
    // Every second text is one paragraph with many lines.
    let isLong = seed.isMultiple(of: 2)
    let edits = (0..<Int.random(in: 3...14, using: &random)).map { number in
      var text = text(upTo: number == 0 && isLong ? 150 : 11, &random)
      if isLong { text.removeAll(where: \.isNewline) }
      return Edit(
        start: Double(Int.random(in: 0...100, using: &random)) / 100,
        length: Int.random(in: 0...8, using: &random), text: text,
        isShown: Int.random(in: 0...3, using: &random) > 0)
    }
    return (edits, [40, 90, 200].randomElement(using: &random) ?? 40)
  }

  private func text(upTo most: Int, _ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...most, using: &random)).compactMap { _ in
      Self.pieces.randomElement(using: &random)
    }.joined()
  }

  /// Returns the problem after these edits, or `nil` if there is none.
  private func fault(_ edits: [Edit], _ width: CGFloat) -> String? {
    var text = TextParagraphs()
    var plain = ""
    for edit in edits {
      // Edits are between scalars, which callers ensure.
      let scalars = plain.unicodeScalars
      let first = min(Int(edit.start * Double(scalars.count)), scalars.count)
      let start = scalars.index(scalars.startIndex, offsetBy: first)
      let end = scalars.index(start, offsetBy: min(edit.length, scalars.count - first))
      text.replace(
        start.utf16Offset(in: plain)..<end.utf16Offset(in: plain), with: StyledText(edit.text))
      plain.unicodeScalars.replaceSubrange(start..<end, with: edit.text.unicodeScalars)
      if !text.string.utf8.elementsEqual(plain.utf8) {
        return "the text is \(text.string.debugDescription)"
      }
      if text.length != plain.utf16.count { return "the length is \(text.length)" }
      guard edit.isShown else { continue }
      let flow = TextFlow(text, in: room(width))
      let wanted = plainLines(plain, width)
      guard flow.lineCount == wanted.count else {
        return "\(flow.lineCount) lines for \(wanted.count) of \(plain.debugDescription)"
      }
      for (number, line) in wanted.enumerated() {
        let set = flow.line(number)
        let next = number + 1 < wanted.count ? wanted[number + 1].range.lowerBound : text.length
        guard set.units == line.range, set.next == next,
          set.top == CGFloat(number) * metrics.lineHeight, abs(set.width - line.width) < 1e-9
        else {
          return
            "line \(number) is \(set.units), \(set.width) for \(line) of \(plain.debugDescription)"
        }
        for unit in set.units where flow.lineNumber(of: unit) != number {
          return "unit \(unit) is on line \(flow.lineNumber(of: unit)), not \(number)"
        }
      }
    }
    return nil
  }

  @Test("text laid out incrementally after random edits has the lines of a full layout")
  func randomEdits() {
    for seed in 1...400 as ClosedRange<UInt64> {
      var (edits, width) = edits(seed)
      guard var fault = fault(edits, width) else { continue }
      // Finds the shortest list of edits that still shows the problem.
      var number = 0
      while number < edits.count {
        var fewer = edits
        fewer.remove(at: number)
        if let again = self.fault(fewer, width) {
          (edits, fault) = (fewer, again)
        } else {
          number += 1
        }
      }
      Issue.record(
        """
        \(fault)
        To play it alone:
          #expect(fault(\(edits), \(width)) == nil)
        """)
      return
    }
  }

  @Test(
    "lines reused around random edits of several fonts equal a full layout's lines")
  func randomLooks() {
    var random = SeededGenerator(seed: 11)
    let looks = [12, 16, 31].map {
      CharacterStyle([NSAttributedString.Key("size"): $0], metrics: FontMetrics(size: $0))
    }
    for _ in 0..<60 {
      var text = TextParagraphs()
      for _ in 0..<8 {
        let start = Int.random(in: 0...text.length, using: &random)
        let end = min(text.length, start + Int.random(in: 0...20, using: &random))
        let words = (0..<Int.random(in: 0...40, using: &random)).map { _ in
          ["word ", "a", "漢字", "-", "שלום "].randomElement(using: &random) ?? ""
        }
        text.replace(
          start..<end,
          with: StyledText(words.joined(), look: looks.randomElement(using: &random) ?? .plain))
        let runs = text.looks(in: 0..<text.length).map { StyleRun($0.units.count, $0.look) }
        let whole = TextParagraphs(StyledText(text.string, runs: runs))
        for width in [120, 300] as [CGFloat] {
          let kept = TextFlow(text, in: room(width))
          let set = TextFlow(whole, in: room(width))
          #expect(kept.lineCount == set.lineCount)
          for number in 0..<min(kept.lineCount, set.lineCount) {
            let (ours, theirs) = (kept.line(number), set.line(number))
            #expect(ours.units == theirs.units && ours.next == theirs.next)
            #expect(ours.width == theirs.width && ours.height == theirs.height)
            #expect(ours.top == theirs.top && ours.baseline == theirs.baseline)
          }
        }
      }
    }
  }

  @Test("characters are found in bytes like in the standard library, with equal widths")
  func characters() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let text = text(upTo: 12, &random).filter { !$0.isNewline }
      let flow = TextFlow(TextParagraphs(StyledText(text)), in: room(.infinity))
      #expect(flow.work.characters == text.count, "\(text.debugDescription)")
      var visible = text[...]
      while let last = visible.last, last.isWhitespace { visible.removeLast() }
      let metrics =
        isKerned(text, at: text.startIndex)
        ? metrics : metrics.spaced(by: 0, keepsKerning: false)
      #expect(abs(flow.width - metrics.width(of: visible)) < 1e-9, "\(text.debugDescription)")
    }
  }

  // MARK: Work

  @Test("a key in a long text lays out only the paragraph that it is typed in")
  func oneParagraph() {
    let paragraph = String(repeating: "lorem ipsum ", count: 80) + "\n"
    var text = TextParagraphs(StyledText(String(repeating: paragraph, count: 300)))
    let first = TextFlow(text, in: room(300))
    #expect(first.work.paragraphs == 301)
    #expect(first.work.characters < 2 * text.length)
    text.replace(100_000..<100_000, with: StyledText("x"))
    let second = TextFlow(text, in: room(300))
    #expect(second.work.paragraphs == 1)
    #expect(second.work.characters < 2 * (paragraph.utf16.count + 1))
    #expect(TextFlow(text, in: room(300)).work == LayoutWork())
  }

  /// Returns a paragraph of words with random lengths. If these repeated, a line with another end
  /// would move the ends of all following lines.
  private func paragraph(of letters: String) -> String {
    var random = SeededGenerator(seed: 5)
    return (0..<10_000).map { _ in
      String(
        (0..<Int.random(in: 1...9, using: &random)).map { _ in
          letters.randomElement(using: &random) ?? "a"
        })
    }.joined(separator: " ")
  }

  @Test(
    "a key in a long paragraph measures a few of its lines",
    arguments: ["lorem", "漢字かな、", "שלום"])
  func oneLine(_ letters: String) {
    var text = TextParagraphs(StyledText(paragraph(of: letters)))
    _ = TextFlow(text, in: room(300))
    for place in [0, 20_000, text.length] {
      text.replace(place..<place, with: StyledText(String(letters.prefix(1))))
      #expect(TextFlow(text, in: room(300)).work.characters < 10_000, "at \(place)")
      text.replace(place..<(place + 1), with: StyledText(""))
      #expect(TextFlow(text, in: room(300)).work.characters < 10_000, "at \(place)")
    }
  }

  @Test("two keys typed before the lines are asked for measure a few of them")
  func unseenKey() {
    var text = TextParagraphs(StyledText(paragraph(of: "lorem")))
    _ = TextFlow(text, in: room(300))
    text.replace(20_000..<20_000, with: StyledText("x"))
    text.replace(20_300..<20_301, with: StyledText(""))
    #expect(TextFlow(text, in: room(300)).work.characters < 10_000)
  }

  @Test("a line break typed in a paragraph breaks its two halves, and taking it away the whole")
  func splitting() {
    let paragraph = String(repeating: "lorem ipsum ", count: 8) + "\n"
    var text = TextParagraphs(StyledText(String(repeating: paragraph, count: 1000)))
    _ = TextFlow(text, in: room(300))
    text.replace(5000..<5000, with: StyledText("\n"))
    #expect(TextFlow(text, in: room(300)).work.paragraphs == 2)
    text.replace(5000..<5001, with: StyledText(""))
    #expect(TextFlow(text, in: room(300)).work.paragraphs == 1)
  }

  @Test("a restored state of the text still has its lines")
  func undoing() {
    var text = TextParagraphs(StyledText(String(repeating: "line\n", count: 5000)))
    _ = TextFlow(text, in: room(300))
    let before = text
    text.replace(1000..<20_000, with: StyledText("instead"))
    _ = TextFlow(text, in: room(300))
    let undone = TextFlow(before, in: room(300))
    #expect(undone.work == LayoutWork())
    #expect(undone.lineCount == 5001)
  }

  @Test("a laid-out text frees its memory")
  func released() {
    weak var before: TextParagraph?
    weak var after: TextParagraph?
    do {
      var text = TextParagraphs(StyledText("one\ntwo"))
      before = TextFlow(text, in: room(300)).line(0).paragraph
      text.replace(0..<1, with: StyledText("O"))
      after = TextFlow(text, in: room(300)).line(0).paragraph
      #expect(before == nil && after != nil)
    }
    #expect(after == nil)
  }

  @Test("no character is measured more than twice, however the lines end")
  func onePass() {
    for unit in ["a", "漢", "- ", "aaaaaaaaaaaaaaaaaaaa ", "     ", "e\u{301}", "🇩🇪", "\u{200B}"] {
      let text = String(repeating: unit, count: 4000)
      for width in [0, 50, 400] as [CGFloat] {
        let flow = TextFlow(TextParagraphs(StyledText(text)), in: room(width))
        #expect(flow.work.characters <= 2 * text.count, "\(unit.debugDescription) in \(width)")
      }
    }
  }

  @Test("a one-line label reads only as much of a long text as fits")
  func limit() {
    let text = String(repeating: "lorem ipsum ", count: 1000)
    let layout = TextLayout(
      text, metrics: metrics, width: 200, maximumLines: 1, breakMode: .truncateTail)
    #expect(layout.lines.count == 1 && layout.lines[0].isTruncated)
    #expect(layout.work.characters < 100)
  }
}
