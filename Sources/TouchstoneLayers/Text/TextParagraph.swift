internal import TouchstoneGeometry

/// Characters with the same look that are drawn together.
package struct TextPiece {
  package var string: String
  /// The range in UTF-16 units in the paragraph, or an empty range for an ellipsis.
  package var units = 0..<0
  package var look: CharacterStyle
  /// The distance from the start of the line.
  package var x: CGFloat
  package var width: CGFloat
  /// Whether the first character is at the right.
  package var isRightToLeft = false
  /// Whether pairs of characters are kerned.
  package var isKerned = true
  /// The rectangle of each inline object, or `nil` if the piece is text.
  package var box: InlineBox?
}

/// One immutable paragraph of a text, with the line break that ends it.
///
/// An edited text reuses the paragraphs that the edit didn't touch, and each paragraph caches its
/// lines. The cost of an edit is therefore that of its own paragraph.
package final class TextParagraph {
  /// The characters, including the line break.
  package let string: String
  /// The length including the line break, in UTF-16 units.
  package let length: Int
  /// The length of the line break in UTF-16 units, or 0 for the last paragraph of a text.
  package let breakLength: Int
  /// The length without the line break, in UTF-8 bytes.
  let bytes: Int
  /// The looks from the start. There is at least one, even for an empty paragraph.
  let runs: [StyleRun]
  /// The end of each run.
  private let runEnds: [Int]
  /// The cached lines for the most recent rooms, the latest first.
  private var kept: [ParagraphLines] = []
  /// The paragraphs from which an edit made this one.
  private var former = (start: Former(), end: Former())

  /// The part that a paragraph shares with a paragraph before an edit.
  private struct Former {
    /// The lines of the former paragraph, for each cached room.
    var lines: [ParagraphLines] = []
    /// The number of units that they share, at the start or at the end.
    var units = 0

    func lines(in room: TextRoom) -> (lines: [ParagraphLine], kept: Int)? {
      lines.first { $0.room == room }.map { ($0.lines, units) }
    }
  }

  init(string: String, length: Int, breakLength: Int, bytes: Int, runs: [StyleRun]) {
    self.string = string
    self.length = length
    self.breakLength = breakLength
    self.bytes = bytes
    self.runs = runs.count > 1 ? Self.whole(runs, string, length) : runs
    var end = 0
    runEnds = self.runs.map {
      end += $0.length
      return end
    }
  }

  /// Returns the runs aligned to characters. A run that ends within a character is extended to the
  /// character's end.
  private static func whole(_ runs: [StyleRun], _ string: String, _ length: Int) -> [StyleRun] {
    var whole: [StyleRun] = []
    var end = 0
    var kept = 0
    for run in runs {
      end += run.length
      // A long character can contain many runs.
      guard end > kept else { continue }
      let last = end < length ? characterEnd(atOrAfter: end, in: string, from: kept) : end
      if let before = whole.last, before.look.isSame(as: run.look) {
        whole[whole.count - 1].length += last - kept
      } else {
        whole.append(StyleRun(last - kept, run.look))
      }
      kept = last
    }
    return whole
  }

  /// Returns the first end of a character at or after `unit`. A character must begin at `start`.
  private static func characterEnd(atOrAfter unit: Int, in string: String, from start: Int) -> Int {
    let index = String.Index(utf16Offset: unit, in: string)
    guard string.unicodeScalars[index].isHalfOfFlag else {
      let after = string.index(after: index)
      return string.index(before: after) == index ? unit : after.utf16Offset(in: string)
    }
    // The beginning of a flag depends on all preceding flags. Read them once, from the last run on.
    let rest = string[String.Index(utf16Offset: start, in: string)...]
    var end = start
    for character in rest {
      if end >= unit { break }
      end += character.utf16.count
    }
    return end
  }

  /// The length without the line break, in UTF-16 units.
  package var contentLength: Int { length - breakLength }

  // MARK: Places

  /// Returns the index at a number of UTF-16 units from the start, clamped to the paragraph.
  package func index(_ unit: Int) -> String.Index {
    String.Index(utf16Offset: min(max(0, unit), length), in: string)
  }

  /// Returns the number of UTF-16 units before an index.
  package func unit(_ index: String.Index) -> Int { index.utf16Offset(in: string) }

  /// Returns the start of the character that contains a location.
  package func characterStart(_ unit: Int) -> Int {
    guard unit > 0, unit < length else { return min(max(0, unit), length) }
    // The character after a location begins at the end of the character that contains the location.
    return self.unit(string.index(before: string.index(after: index(unit))))
  }

  /// Returns the end of the character that begins at a location.
  package func characterEnd(_ unit: Int) -> Int {
    unit < length ? self.unit(string.index(after: index(unit))) : length
  }

  // MARK: Looks

  /// Returns the look of the character at a location, or of the last character at the end.
  package func look(at unit: Int) -> CharacterStyle {
    if unit < length { return runs[run(at: unit)].look }
    return (runs.last { $0.length > 0 } ?? runs[runs.count - 1]).look
  }

  /// Returns the parts of a range with equal looks, in order. An empty range has one part.
  package func looks(in range: Range<Int>) -> [(units: Range<Int>, look: CharacterStyle)] {
    guard !range.isEmpty else { return [(range, look(at: range.lowerBound))] }
    var parts: [(units: Range<Int>, look: CharacterStyle)] = []
    var number = run(at: range.lowerBound)
    var start = range.lowerBound
    while start < range.upperBound, number < runs.count {
      let end = min(runEnds[number], range.upperBound)
      if end > start { parts.append((start..<end, runs[number].look)) }
      start = max(start, end)
      number += 1
    }
    return parts
  }

  /// Returns the index of the run that contains a unit.
  private func run(at unit: Int) -> Int {
    let number = runEnds.placeOfLast { $0 <= unit }
    return runEnds[number] <= unit ? min(number + 1, runs.count - 1) : number
  }

  // MARK: Lines

  /// The reading directions of the parts, or `nil` if the whole paragraph goes from left to right.
  package private(set) lazy var direction = ParagraphDirection(string)

  /// Returns the parts of a line with one look and one direction, from left to right.
  ///
  /// Spaces that hang over the edge of `visibleWidth` are at the end of the line, which may be the
  /// left.
  package func pieces(
    in range: Range<Int>, metrics: FontMetrics, visibleWidth: CGFloat? = nil
  ) -> [TextPiece] {
    guard !range.isEmpty else { return [] }
    var parts: [TextPiece] = []
    if let direction {
      for run in direction.runs(in: range) {
        let looks = looks(in: run.units)
        for (units, look) in run.isRightToLeft ? looks.reversed() : looks {
          parts.append(piece(units, look, metrics))
          parts[parts.count - 1].isRightToLeft = run.isRightToLeft
        }
      }
    } else {
      parts = looks(in: range).map { piece($0, $1, metrics) }
    }
    var x: CGFloat = 0
    if let visibleWidth, direction?.isRightToLeft == true {
      x = visibleWidth - parts.reduce(0) { $0 + $1.width }
    }
    for number in parts.indices {
      parts[number].x = x
      x += parts[number].width
    }
    return parts
  }

  private func piece(_ units: Range<Int>, _ look: CharacterStyle, _ metrics: FontMetrics)
    -> TextPiece
  {
    let string = String(string[index(units.lowerBound)..<index(units.upperBound)])
    return TextPiece(
      string: string, units: units, look: look, x: 0,
      width: kerned(look.metrics(or: metrics)).width(of: string), isKerned: isKerned,
      box: look.box(or: metrics))
  }

  /// Whether pairs of characters are kerned: if the whole paragraph goes from left to right.
  var isKerned: Bool { direction == nil }

  /// Returns metrics that kern pairs only if the paragraph is kerned.
  package func kerned(_ metrics: FontMetrics) -> FontMetrics {
    isKerned ? metrics : metrics.unkerned
  }

  /// Returns the kerning before the character that begins at a location, or 0 if the characters
  /// next to it have different looks.
  package func kerning(before unit: Int, _ metrics: FontMetrics) -> CGFloat {
    guard isKerned, unit > 0, unit < contentLength, run(at: unit - 1) == run(at: unit)
    else { return 0 }
    let place = index(unit)
    var pen = TextPen(look(at: unit).metrics(or: metrics))
    _ = pen.kerning(before: string[string.index(before: place)])
    return pen.kerning(before: string[place])
  }

  /// Returns the lines for `room`, which are broken only if they aren't cached.
  func lines(in room: TextRoom, counting work: inout LayoutWork) -> ParagraphLines {
    if let place = kept.firstIndex(where: { $0.room == room }) {
      if place > 0 { kept.swapAt(0, place) }
      return kept[0]
    }
    let before = FormerLines(start: former.start.lines(in: room), end: former.end.lines(in: room))
    let lines = ParagraphLines(self, in: room, after: before, counting: &work)
    former.start.lines.removeAll { $0.room == room }
    former.end.lines.removeAll { $0.room == room }
    kept.insert(lines, at: 0)
    if kept.count > TextRoom.kept { kept.removeLast() }
    return lines
  }

  /// Records the number of units at the start that are shared with another paragraph. Its lines can
  /// be reused.
  func begins(like other: TextParagraph, for units: Int) {
    guard isKerned == other.isKerned else { return }
    former.start = other.shared(units, or: other.former.start)
  }

  /// Records the number of units at the end, before a line break, that are shared with another
  /// paragraph.
  func ends(like other: TextParagraph, for units: Int) {
    guard isKerned == other.isKerned else { return }
    former.end = other.shared(units, or: other.former.end)
  }

  /// Returns what an edited copy of this paragraph shares with it.
  ///
  /// If this paragraph was never laid out since its own edit, that is what it shares with its
  /// predecessor.
  private func shared(_ units: Int, or before: Former) -> Former {
    kept.isEmpty
      ? Former(lines: before.lines, units: min(units, before.units))
      : Former(lines: kept, units: units)
  }

  // MARK: Finding paragraphs

  /// Splits a text into paragraphs, one more than it has line breaks.
  static func split(_ text: StyledText) -> [TextParagraph] {
    var paragraphs: [TextParagraph] = []
    var runs = RunCutter(text.runs)
    var string = text.string
    let whole = string
    string.withUTF8 { bytes in
      var start = 0
      var units = 0
      var place = 0
      while place < bytes.count {
        let byte = bytes[place]
        let size = lineBreak(bytes, at: place)
        if size > 0 {
          let breakUnits = byte < 0x80 ? size : 1
          let end = place + size
          paragraphs.append(
            TextParagraph(
              string: String(decoding: bytes[start..<end], as: UTF8.self),
              length: units + breakUnits, breakLength: breakUnits, bytes: place - start,
              runs: runs.cut(units + breakUnits)))
          place = end
          start = end
          units = 0
          continue
        }
        // Count the first byte of each scalar. Scalars of four bytes are two units.
        if byte & 0xC0 != 0x80 { units += byte >= 0xF0 ? 2 : 1 }
        place += 1
      }
      let rest =
        start == 0 ? whole : String(decoding: bytes[start..<bytes.count], as: UTF8.self)
      paragraphs.append(
        TextParagraph(
          string: rest, length: units, breakLength: 0, bytes: bytes.count - start,
          runs: runs.cut(units)))
    }
    return paragraphs
  }

  /// Returns the number of bytes of the line break at a location, or 0 without one.
  ///
  /// Line breaks are the characters that `Character.isNewline` recognizes.
  private static func lineBreak(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Int {
    func byte(_ offset: Int) -> UInt8 {
      place + offset < bytes.count ? bytes[place + offset] : 0
    }
    switch bytes[place] {
    case 0x0D: return byte(1) == 0x0A ? 2 : 1
    case 0x0A...0x0C: return 1
    case 0xC2: return byte(1) == 0x85 ? 2 : 0
    case 0xE2: return byte(1) == 0x80 && (byte(2) == 0xA8 || byte(2) == 0xA9) ? 3 : 0
    default: return 0
    }
  }
}

/// Cuts runs of looks into the runs of paragraphs.
private struct RunCutter {
  private let runs: [StyleRun]
  private var number = 0
  private var used = 0

  init(_ runs: [StyleRun]) { self.runs = runs }

  /// Returns the runs of the next `length` units, or an empty run with an adjacent look if `length`
  /// is 0.
  mutating func cut(_ length: Int) -> [StyleRun] {
    var cut: [StyleRun] = []
    var wanted = length
    while wanted > 0, number < runs.count {
      let taken = min(wanted, runs[number].length - used)
      if taken > 0 { cut.append(StyleRun(taken, runs[number].look)) }
      wanted -= taken
      used += taken
      if used == runs[number].length {
        number += 1
        used = 0
      }
    }
    if cut.isEmpty { cut = [StyleRun(0, runs[max(0, min(number, runs.count) - 1)].look)] }
    return cut
  }
}
