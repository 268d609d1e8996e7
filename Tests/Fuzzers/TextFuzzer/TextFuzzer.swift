internal import FuzzRunner
internal import TouchstoneGeometry
internal import TouchstoneLayers

/// Fuzzes edits of a text, which must have the same lines as a text that is set as a whole.
///
/// The first byte is the width in half characters. An edit consists of a position, a byte with the
/// length in its lower half and the style in its upper half, and the characters.
@main struct TextFuzzer {
  @MainActor static func main() {
    runFuzzer { bytes in
      var bytes = bytes
      var edited = EditedLetters(width: CGFloat(bytes.byte()) * 8)
      while !bytes.isEmpty {
        edited.edit(&bytes)
        edited.check()
      }
      edited.checkLabels()
    }
  }
}

/// A text that is edited in parts, compared with its characters and their styles in plain arrays.
struct EditedLetters {
  private var text = TextParagraphs()
  private var letters = ""
  /// The index of the style of each UTF-16 unit.
  private var looks: [Int] = []
  private let room: TextRoom

  private static let metrics = FontMetrics(size: 16)
  private static let everyLook = [
    CharacterStyle.plain, CharacterStyle([:], metrics: FontMetrics(size: 31)),
    CharacterStyle([:], metrics: FontMetrics(size: 9, face: FontFace(weight: 0.4))),
    CharacterStyle([:], metrics: FontMetrics(size: 16, face: FontFace(.systemMonospaced))),
  ]

  init(width: CGFloat) { room = TextRoom(width: width, metrics: Self.metrics) }

  /// Makes an edit between scalars, which callers ensure.
  mutating func edit(_ bytes: inout FuzzBytes) {
    let scalars = letters.unicodeScalars
    let first = bytes.place(among: scalars.count)
    let kind = bytes.byte()
    let start = scalars.index(scalars.startIndex, offsetBy: first)
    let end = scalars.index(start, offsetBy: min(kind & 15, scalars.count - first))
    let units = start.utf16Offset(in: letters)..<end.utf16Offset(in: letters)
    let look = kind >> 4 & 3
    if kind >> 6 == 3 {
      text.changeLooks(in: units) { _ in Self.everyLook[look] }
      for unit in units { looks[unit] = look }
      spreadLooks()
      return
    }
    let added = bytes.text()
    text.replace(units, with: StyledText(added, look: Self.everyLook[look]))
    letters.unicodeScalars.replaceSubrange(start..<end, with: added.unicodeScalars)
    looks.replaceSubrange(units, with: Array(repeating: look, count: added.utf16.count))
    spreadLooks()
  }

  /// Gives each character the style of its first unit.
  private mutating func spreadLooks() {
    var unit = 0
    for character in letters {
      for next in 0..<character.utf16.count { looks[unit + next] = looks[unit] }
      unit += character.utf16.count
    }
  }

  /// The same text, created as a whole.
  private var whole: StyledText {
    StyledText(letters, runs: looks.map { StyleRun(1, Self.everyLook[$0]) })
  }

  func check() {
    demand(
      text.string.utf8.elementsEqual(letters.utf8),
      "the text is \(text.string.debugDescription), not \(letters.debugDescription)")
    demand(text.length == letters.utf16.count, "the length is \(text.length)")
    for (units, look) in text.looks(in: 0..<text.length) {
      for unit in units {
        demand(look.isSame(as: Self.everyLook[looks[unit]]), "unit \(unit) has another look")
      }
    }
    let flow = TextFlow(text, in: room)
    checkCover(flow)
    checkPlaces(flow)
    let other = TextFlow(TextParagraphs(whole), in: room)
    demand(
      flow.lineCount == other.lineCount && flow.width == other.width,
      "\(flow.lineCount) lines by parts, \(other.lineCount) as a whole: \(shown)")
    for number in 0..<flow.lineCount {
      let (line, wanted) = (flow.line(number), other.line(number))
      demand(
        line.units == wanted.units && line.next == wanted.next && line.width == wanted.width
          && isNear(line.top, wanted.top),
        "line \(number) is \(line.units), as a whole \(wanted.units): \(shown)")
      // The height of an empty last line depends on the text typed there before, which the
      // characters don't tell.
      if line.paragraph.length == 0 { continue }
      demand(
        isNear(line.height, wanted.height) && isNear(line.baseline, wanted.baseline),
        "line \(number) is \(line.height) high, as a whole \(wanted.height): \(shown)")
    }
  }

  /// Checks that the lines contain every unit once, are stacked without gaps, and are no wider than
  /// the available width.
  private func checkCover(_ flow: TextFlow) {
    var start = 0
    var top: CGFloat = 0
    for number in 0..<flow.lineCount {
      let line = flow.line(number)
      demand(line.units.lowerBound == start, "line \(number) begins at \(line.units): \(shown)")
      demand(isNear(line.top, top), "line \(number) is at \(line.top), not \(top): \(shown)")
      let inside = line.unitsInParagraph
      let paragraph = line.paragraph
      demand(
        paragraph.characterStart(inside.lowerBound) == inside.lowerBound
          && paragraph.characterStart(inside.upperBound) == inside.upperBound,
        "line \(number) ends within a character: \(shown)")
      let isLast = inside.upperBound == paragraph.contentLength
      demand(
        line.next == line.units.upperBound + (isLast ? paragraph.breakLength : 0),
        "behind line \(number) \(line.next) follows: \(shown)")
      let string = paragraph.string
      let letters = string[paragraph.index(inside.lowerBound)..<paragraph.index(inside.upperBound)]
      demand(
        line.width <= room.width || letters.filter { !$0.isWhitespace }.count == 1,
        "line \(number) is \(line.width) wide in \(room.width): \(shown)")
      start = line.next
      top += line.height
    }
    demand(start == text.length, "the lines end at \(start) of \(text.length): \(shown)")
    demand(isNear(flow.height, top), "the height is \(flow.height), not \(top)")
  }

  /// Checks that a position is on the line that contains it.
  private func checkPlaces(_ flow: TextFlow) {
    for number in 0..<flow.lineCount {
      let line = flow.line(number)
      for unit in line.units.lowerBound..<line.next {
        demand(flow.lineNumber(of: unit) == number, "unit \(unit) is not on its line: \(shown)")
      }
      demand(
        flow.lineNumber(below: line.top + line.height / 2) == number,
        "the middle of line \(number) is on another: \(shown)")
    }
    demand(flow.lineNumber(of: text.length) == flow.lineCount - 1, "the end is on another line")
  }

  /// Checks that a label of the text has the lines of the whole text, up to its maximum, and
  /// truncates the last one to fit.
  func checkLabels() {
    let flow = TextFlow(text, in: room)
    let all = TextLayout(whole, metrics: Self.metrics, width: room.width)
    demand(
      all.lines.count == (letters.isEmpty ? 0 : flow.lineCount),
      "a label has \(all.lines.count) lines: \(shown)")
    for (number, line) in all.lines.enumerated() {
      let units =
        line.range.lowerBound.utf16Offset(
          in: letters)..<line.range.upperBound.utf16Offset(
          in: letters)
      demand(units == flow.line(number).units, "line \(number) of a label is \(units): \(shown)")
    }
    for mode in [TextLayout.BreakMode.truncateHead, .truncateTail, .truncateMiddle, .clip] {
      for most in 1...2 {
        let label = TextLayout(
          whole, metrics: Self.metrics, width: room.width, maximumLines: most, breakMode: mode)
        demand(label.lines.count == min(most, all.lines.count), "\(mode) has other lines: \(shown)")
        guard let last = label.lines.last, last.isTruncated else { continue }
        let widest =
          Self.everyLook.map {
            ($0.metrics ?? Self.metrics).width(of: TextLayout.ellipsis)
          }.max() ?? 0
        demand(
          last.width <= max(room.width, widest) + 0.001,
          "\(mode) is \(last.width) wide in \(room.width): \(shown)")
      }
    }
  }

  private func isNear(_ value: CGFloat, _ other: CGFloat) -> Bool { abs(value - other) < 0.001 }

  private var shown: String { "\(letters.debugDescription), looks \(looks), width \(room.width)" }
}
