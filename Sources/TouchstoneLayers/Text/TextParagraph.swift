internal import TouchstoneGeometry

/// Letters of one look that are drawn in one go.
package struct TextPiece {
  package var string: String
  /// Their UTF-16 units in the paragraph; empty for an ellipsis.
  package var units = 0..<0
  package var look: TextLook
  /// Where it begins, from the start of its line.
  package var x: CGFloat
  package var width: CGFloat
  /// Whether the first letter stands at the right.
  package var isRightToLeft = false
}

/// One paragraph of a text with the line break that ends it; it never changes.
///
/// A text that is edited keeps the paragraphs that the edit did not touch, and each of them keeps its
/// lines: that is what makes an edit cost as much as its own paragraph.
package final class TextParagraph {
  /// The letters, with the line break.
  package let string: String
  /// How long it is with its line break, in UTF-16 units.
  package let length: Int
  /// How long the line break is, in UTF-16 units; 0 for the last paragraph of a text.
  package let breakLength: Int
  /// How long it is without its line break, in bytes.
  let bytes: Int
  /// The looks from the start; there is at least one, also for an empty paragraph.
  let runs: [LookRun]
  /// Where each run ends.
  private let runEnds: [Int]
  /// The lines for the rooms it was set in last, the latest first.
  private var kept: [ParagraphLines] = []
  /// The paragraphs that an edit made this one of.
  private var former = (start: Former(), end: Former())

  /// What a paragraph has in common with one before an edit.
  private struct Former {
    /// The lines that one had, for each room.
    var lines: [ParagraphLines] = []
    /// How many units, at the start or at the end, they share.
    var units = 0

    func lines(in room: TextRoom) -> (lines: [ParagraphLine], kept: Int)? {
      lines.first { $0.room == room }.map { ($0.lines, units) }
    }
  }

  init(string: String, length: Int, breakLength: Int, bytes: Int, runs: [LookRun]) {
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

  /// The same runs between characters: one that ends within a character goes on to its end.
  private static func whole(_ runs: [LookRun], _ string: String, _ length: Int) -> [LookRun] {
    var whole: [LookRun] = []
    var end = 0
    var kept = 0
    for run in runs {
      end += run.length
      // A long character can hold many runs.
      guard end > kept else { continue }
      let last = end < length ? characterEnd(atOrAfter: end, in: string, from: kept) : end
      if let before = whole.last, before.look.isSame(as: run.look) {
        whole[whole.count - 1].length += last - kept
      } else {
        whole.append(LookRun(last - kept, run.look))
      }
      kept = last
    }
    return whole
  }

  /// The first end of a character at or after a unit, where one begins at `start`.
  private static func characterEnd(atOrAfter unit: Int, in string: String, from start: Int) -> Int {
    let index = String.Index(utf16Offset: unit, in: string)
    guard string.unicodeScalars[index].isHalfOfFlag else {
      let after = string.index(after: index)
      return string.index(before: after) == index ? unit : after.utf16Offset(in: string)
    }
    // Where a flag begins depends on all flags before it: these are read once, from the last run on.
    let rest = string[String.Index(utf16Offset: start, in: string)...]
    var end = start
    for character in rest {
      if end >= unit { break }
      end += character.utf16.count
    }
    return end
  }

  /// How long it is without its line break, in UTF-16 units.
  package var contentLength: Int { length - breakLength }

  // MARK: Places

  /// The place so many UTF-16 units from the start.
  package func index(_ unit: Int) -> String.Index {
    String.Index(utf16Offset: min(max(0, unit), length), in: string)
  }

  /// How many UTF-16 units lie before a place.
  package func unit(_ index: String.Index) -> Int { index.utf16Offset(in: string) }

  /// The start of the character that a place lies in.
  package func characterStart(_ unit: Int) -> Int {
    guard unit > 0, unit < length else { return min(max(0, unit), length) }
    // The character after a place begins where that of the place ends, wherever in it the place is.
    return self.unit(string.index(before: string.index(after: index(unit))))
  }

  /// The end of the character that begins at a place.
  package func characterEnd(_ unit: Int) -> Int {
    unit < length ? self.unit(string.index(after: index(unit))) : length
  }

  // MARK: Looks

  /// The look of the character at a place; at the end that of the last.
  package func look(at unit: Int) -> TextLook {
    if unit < length { return runs[run(at: unit)].look }
    return (runs.last { $0.length > 0 } ?? runs[runs.count - 1]).look
  }

  /// The parts of a range that look the same, in order; an empty range has one.
  package func looks(in range: Range<Int>) -> [(units: Range<Int>, look: TextLook)] {
    guard !range.isEmpty else { return [(range, look(at: range.lowerBound))] }
    var parts: [(units: Range<Int>, look: TextLook)] = []
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

  /// The number of the run that a unit is in.
  private func run(at unit: Int) -> Int {
    let number = runEnds.placeOfLast { $0 <= unit }
    return runEnds[number] <= unit ? min(number + 1, runs.count - 1) : number
  }

  // MARK: Lines

  /// In which direction its parts are read; nil where all goes from left to right.
  package private(set) lazy var direction = ParagraphDirection(string)

  /// The parts of a line that look the same and go the same way, from left to right. Spaces that hang
  /// over the edge of the line's visible width stand at its end, which may be the left.
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

  private func piece(_ units: Range<Int>, _ look: TextLook, _ metrics: FontMetrics) -> TextPiece {
    let string = String(string[index(units.lowerBound)..<index(units.upperBound)])
    return TextPiece(
      string: string, units: units, look: look, x: 0,
      width: (look.metrics ?? metrics).width(of: string))
  }

  /// The lines in a room, broken only if they were not before.
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

  /// Says how many units at its start another paragraph had too, whose lines it may keep.
  func begins(like other: TextParagraph, for units: Int) {
    former.start = other.shared(units, or: other.former.start)
  }

  /// Says how many units at its end, before a line break, another paragraph had too.
  func ends(like other: TextParagraph, for units: Int) {
    former.end = other.shared(units, or: other.former.end)
  }

  /// What one made of this by an edit has in common with it. Where nobody has set this one since an
  /// edit of its own, that is what it had in common with the one before.
  private func shared(_ units: Int, or before: Former) -> Former {
    kept.isEmpty
      ? Former(lines: before.lines, units: min(units, before.units))
      : Former(lines: kept, units: units)
  }

  // MARK: Finding paragraphs

  /// The paragraphs of a text; one more than it has line breaks.
  static func split(_ text: LookedText) -> [TextParagraph] {
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
        // A scalar's first byte counts: those of four bytes are two units.
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

  /// How many bytes the line break at a place has; 0 where there is none. These are the characters
  /// that `Character.isNewline` knows.
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

/// Cuts runs of looks into those of paragraphs.
private struct RunCutter {
  private let runs: [LookRun]
  private var number = 0
  private var used = 0

  init(_ runs: [LookRun]) { self.runs = runs }

  /// The runs of the next so many units; for none the look that comes before or after.
  mutating func cut(_ length: Int) -> [LookRun] {
    var cut: [LookRun] = []
    var wanted = length
    while wanted > 0, number < runs.count {
      let taken = min(wanted, runs[number].length - used)
      if taken > 0 { cut.append(LookRun(taken, runs[number].look)) }
      wanted -= taken
      used += taken
      if used == runs[number].length {
        number += 1
        used = 0
      }
    }
    if cut.isEmpty { cut = [LookRun(0, runs[max(0, min(number, runs.count) - 1)].look)] }
    return cut
  }
}
