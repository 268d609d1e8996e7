import Testing
import TouchstoneGeometry
import TouchstoneLayers

/// Widths of text, and the ends of its lines.
///
/// The widths in font units were summed with fonttools from Liberation Sans 1.07.4, which has 2048
/// units per em: "Hello" 4667 (bold 5007), "Größe" 5804, "Привет, мир" 11749.
struct TextTests {
  private let metrics = FontMetrics(size: 2048, face: FontFace(.open))

  @Test("all characters of a monospaced font are equally wide, as those of Liberation Mono")
  func monospaced() {
    let metrics = FontMetrics(size: 2048, face: FontFace(.openMonospaced))
    #expect(metrics.width(of: "iMi") == 3687)
    #expect(metrics.width(of: "a\u{0301}") == 1229)
    #expect(FontFace.isMonospaced("SystemMonospaced"))
    #expect(!FontFace.isMonospaced("Helvetica-Bold"))
  }

  @Test("widths are the font's, character by character")
  func widths() {
    #expect(metrics.width(of: "Hello") == 4667)
    #expect(FontMetrics(size: 2048, face: FontFace(.open, weight: 0.4)).width(of: "Hello") == 5007)
    #expect(metrics.width(of: "Größe") == 5804)
    #expect(metrics.width(of: "Привет, мир") == 11749)
    #expect(
      abs(FontMetrics(size: 17, face: FontFace(.open)).width(of: "Hello") - 17 * 4667 / 2048) < 1e-9
    )
    #expect(metrics.width(of: "") == 0)
  }

  @Test("a letter and its accent are as wide as the letter, composed or not")
  func accents() {
    #expect(metrics.width(of: "e\u{301}") == metrics.width(of: "e"))
    #expect(metrics.width(of: "\u{E9}") == metrics.width(of: "e"))
  }

  @Test("Chinese characters and emoji are one em wide, however they are composed")
  func wide() {
    #expect(metrics.width(of: "漢字") == 4096)
    #expect(metrics.width(of: "👍") == 2048)
    #expect(metrics.width(of: "👍🏽👩‍👩‍👧🇩🇪❤️") == 8192)
  }

  @Test("a line has the font's height")
  func heights() {
    #expect(metrics.ascender == 1854 && metrics.descender == -434)
    #expect(metrics.lineHeight == 2288 && metrics.capHeight == 1409 && metrics.xHeight == 1082)
  }

  private func lines(
    _ text: String, _ width: CGFloat, _ maximum: Int = 0,
    _ mode: TextLayout.BreakMode = .wordWrap
  ) -> [String] {
    TextLayout(
      text, metrics: metrics, width: width, maximumLines: maximum, breakMode: mode
    ).lines.map(\.string)
  }

  @Test("lines end after words, and spaces hang over the edge")
  func wrapping() {
    let width = metrics.width(of: "one two")
    #expect(lines("one two three", width) == ["one two", "three"])
    #expect(lines("one two    three", width) == ["one two", "three"])
    #expect(lines("one two", width - 1) == ["one", "two"])
    #expect(lines("well-known", metrics.width(of: "well-")) == ["well-", "kno", "wn"])
  }

  @Test("a word longer than a line is broken, and a line holds at least one character")
  func longWords() {
    #expect(lines("mmmmm", metrics.width(of: "mm")) == ["mm", "mm", "m"])
    #expect(lines("abc", 0) == ["a", "b", "c"])
    #expect(
      lines("ab cd", metrics.width(of: "ab c"), 0, .characterWrap) == ["ab c", "d"])
  }

  @Test("paragraphs begin new lines, and a break at the end leaves an empty one")
  func paragraphs() {
    #expect(lines("a\nb\r\nc", .infinity) == ["a", "b", "c"])
    #expect(lines("a\n\nb\n", .infinity) == ["a", "", "b", ""])
    #expect(lines("", 100).isEmpty)
  }

  @Test("text that does not fit is truncated by an ellipsis, and the line is never too wide")
  func truncation() {
    let width = metrics.width(of: "one t\u{2026}")
    #expect(lines("one two three", width, 1, .truncateTail) == ["one t\u{2026}"])
    #expect(lines("one two three", .infinity, 1, .truncateTail) == ["one two three"])
    #expect(
      lines("one two three", metrics.width(of: "one two"), 2, .truncateTail)
        == ["one two", "three"])
    #expect(lines("a\nb", .infinity, 1, .truncateTail) == ["a\u{2026}"])
    let middle = lines("abcdefghij", metrics.width(of: "ab\u{2026}ij"), 1, .truncateMiddle)
    #expect(middle.count == 1 && middle[0].hasPrefix("ab") && middle[0].hasSuffix("ij"))
    let head = lines("abcdefghij", metrics.width(of: "\u{2026}hij"), 1, .truncateHead)
    #expect(head == ["\u{2026}hij"])
    for width in stride(from: 1200.0, to: 15000, by: 700) {
      for mode in [TextLayout.BreakMode.truncateHead, .truncateTail, .truncateMiddle] {
        let layout = TextLayout(
          "one two three four", metrics: metrics, width: CGFloat(width), maximumLines: 1,
          breakMode: mode)
        #expect(layout.lines.count == 1)
        #expect(layout.size.width <= max(CGFloat(width), metrics.width(of: "\u{2026}")))
      }
    }
  }

  @Test("clipping keeps the rest of the paragraph on the last line")
  func clipping() {
    #expect(lines("one two three", metrics.width(of: "one"), 1, .clip) == ["one two three"])
  }

  @Test("every character is on one line, at any width")
  func nothingIsLost() {
    let text = "The quick brown 漢字漢字 fox-trot, jumps\nover  the lazy dog…"
    for width in stride(from: 0.0, to: 30000, by: 999) {
      let layout = TextLayout(text, metrics: metrics, width: CGFloat(width))
      var next = text.startIndex
      for line in layout.lines {
        #expect(text[next..<line.range.lowerBound].allSatisfy { $0.isNewline })
        #expect(line.range.lowerBound < line.range.upperBound)
        next = line.range.upperBound
      }
      #expect(next == text.endIndex)
    }
  }

  @Test("lines are below one another, their baselines an ascent down")
  func origins() {
    let layout = TextLayout("a\nbb", metrics: metrics)
    #expect(layout.lines.map(\.top) == [0, 2288])
    #expect(layout.lines.map(\.baseline) == [1854, 2288 + 1854])
    #expect(layout.size == CGSize(width: metrics.width(of: "bb"), height: 2 * 2288))
  }
}
