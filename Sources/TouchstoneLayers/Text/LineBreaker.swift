internal import TouchstoneGeometry

/// The available width for a text's lines, and the settings by which they are broken.
package struct TextRoom: Hashable, Sendable {
  /// The maximum width of a line. Infinite for one line per paragraph.
  package var width: CGFloat
  /// The font metrics for looks that don't specify a font.
  package var metrics: FontMetrics
  /// Whether a line may end between any two characters.
  package var breaksWords: Bool

  /// The number of rooms for which lines are cached, because a view alternates between its own and
  /// that of a fitting size.
  static let kept = 2

  package init(width: CGFloat, metrics: FontMetrics, breaksWords: Bool = false) {
    self.width = width
    self.metrics = metrics
    self.metrics.lineWidth = width
    self.breaksWords = breaksWords
  }
}

/// The work of laying out a text, for tests that count instead of measuring time.
package struct LayoutWork: Equatable, Sendable {
  /// The number of paragraphs that were broken into lines.
  package var paragraphs = 0
  /// The number of times a character was measured.
  package var characters = 0

  package init() {}
}

/// One line of a paragraph, relative to the paragraph's start and top.
package struct ParagraphLine: Equatable, Sendable {
  /// The range in UTF-16 units, including trailing spaces but no line break.
  package var units: Range<Int>
  /// The same range in UTF-8.
  package var bytes: Range<Int>
  /// The width without trailing spaces.
  package var width: CGFloat
  /// The distance from the top of the paragraph.
  package var top: CGFloat = 0
  /// The height above the baseline.
  package var ascent: CGFloat = 0
  /// The height of the line.
  package var height: CGFloat = 0
}

/// Breaks a paragraph into lines, in one pass.
///
/// A line may end after spaces, after a hyphen, and next to characters that are as wide as they are
/// high. A word longer than a line is broken where the line is full. No character is measured more
/// than twice, because the characters after a break begin the next line.
///
/// The end of a line depends on its start and on the text after it, but not on the text before it.
/// The lines of an edited paragraph are therefore the former ones, except some around the edit.
/// Once a line begins at the same character after the edit as a former line, all later lines are
/// the former ones, too.
struct LineBreaker {
  let room: TextRoom
  /// The maximum number of lines. The text after them isn't read.
  var limit = Int.max
  /// The lines before an edit.
  var former: FormerLines?

  /// Returns the lines, at least one, and whether the paragraph continues after them.
  func lines(
    of paragraph: TextParagraph, counting work: inout LayoutWork
  ) -> (lines: [ParagraphLine], goesOn: Bool) {
    work.paragraphs += 1
    var string = paragraph.string
    return string.withUTF8 { bytes in
      var reader = ClusterReader(paragraph, bytes, metrics: room.metrics)
      return lines(&reader, paragraph, &work)
    }
  }

  private func lines(
    _ reader: inout ClusterReader, _ paragraph: TextParagraph, _ work: inout LayoutWork
  ) -> (lines: [ParagraphLine], goesOn: Bool) {
    var lines: [ParagraphLine] = []
    if let former, let (kept, next) = former.linesBeforeEdit {
      lines.append(contentsOf: kept)
      reader.go(to: next)
    }
    var start = reader.place
    var here = start
    var used: CGFloat = 0
    var visible: CGFloat = 0
    /// The last possible end of the line, and the line's width with that end.
    var opportunity: (place: ClusterReader.Place, width: CGFloat)?
    var next = reader.next()
    while let cluster = next {
      work.characters += 1
      used += cluster.advance
      let isSpace = cluster.kind.contains(.space)
      // Spaces hang over the edge, so they never overflow.
      if used > room.width, !isSpace, here.byte > start.byte {
        let end = room.breaksWords ? (here, visible) : opportunity ?? (here, visible)
        lines.append(Self.line(start, end.0, end.1))
        if lines.count == limit { return (lines, true) }
        if let rest = former?.lines(from: end.0.unit, in: paragraph) {
          lines.append(contentsOf: rest)
          return (lines, false)
        }
        reader.go(to: end.0)
        start = end.0
        here = start
        (used, visible, opportunity) = (0, 0, nil)
        next = reader.next()
        continue
      }
      if !isSpace { visible = used }
      here = reader.place
      next = reader.next()
      if let next, cluster.allowsBreak(before: next) { opportunity = (here, visible) }
    }
    lines.append(Self.line(start, here, visible))
    return (lines, false)
  }

  private static func line(
    _ start: ClusterReader.Place, _ end: ClusterReader.Place, _ width: CGFloat
  ) -> ParagraphLine {
    ParagraphLine(units: start.unit..<end.unit, bytes: start.byte..<end.byte, width: width)
  }
}

/// The lines of a paragraph before an edit, for one ``TextRoom``.
struct FormerLines {
  /// The lines of the former paragraph with the same beginning, and the number of units that are
  /// the same.
  var start: (lines: [ParagraphLine], kept: Int)?
  /// The lines of the former paragraph with the same end, and the number of units that are the
  /// same.
  var end: (lines: [ParagraphLine], kept: Int)?

  /// The number of lines before the line of the edit that are broken again.
  ///
  /// The end of a line is determined by a character of the next line or, if the line has no width,
  /// of the line after that. The last character of that line may change if text is inserted after
  /// it.
  private static let brokenAgain = 3

  /// The lines before the edit that it can't change, and the first line that it may change.
  ///
  /// `nil` if there are no such lines.
  var linesBeforeEdit: (kept: ArraySlice<ParagraphLine>, next: ParagraphLine)? {
    guard let (lines, kept) = start else { return nil }
    let count = lines.placeOfLast { $0.units.lowerBound <= kept } - Self.brokenAgain
    return count > 0 ? (lines[..<count], lines[count]) : nil
  }

  /// Returns the former lines from `unit` on, or `nil` if `unit` isn't after the edit or no line
  /// began there.
  func lines(from unit: Int, in paragraph: TextParagraph) -> [ParagraphLine]? {
    guard let (lines, kept) = end, let last = lines.last else { return nil }
    let shift = paragraph.contentLength - last.units.upperBound
    guard unit > paragraph.contentLength - kept else { return nil }
    let number = lines.placeOfLast { $0.units.lowerBound <= unit - shift }
    guard lines[number].units.lowerBound == unit - shift else { return nil }
    let byteShift = paragraph.bytes - last.bytes.upperBound
    return lines[number...].map { line in
      var line = line
      line.units = (line.units.lowerBound + shift)..<(line.units.upperBound + shift)
      line.bytes = (line.bytes.lowerBound + byteShift)..<(line.bytes.upperBound + byteShift)
      return line
    }
  }
}

/// The lines of a paragraph for one ``TextRoom``.
package final class ParagraphLines {
  let room: TextRoom
  package let lines: [ParagraphLine]
  /// The width of the widest line.
  let width: CGFloat
  /// The height of the lines minus the height of as many lines in the font of the whole text.
  let extra: CGFloat

  init(
    _ paragraph: TextParagraph, in room: TextRoom, after former: FormerLines?,
    counting work: inout LayoutWork
  ) {
    self.room = room
    var lines = LineBreaker(room: room, former: former).lines(of: paragraph, counting: &work).lines
    extra = Self.stack(&lines, of: paragraph, room.metrics)
    self.lines = lines
    width = lines.reduce(0) { max($0, $1.width) }
  }

  /// Stacks lines below one another, each as high as its fonts require, and returns the extra
  /// height.
  static func stack(
    _ lines: inout [ParagraphLine], of paragraph: TextParagraph, _ metrics: FontMetrics
  ) -> CGFloat {
    var extra: CGFloat = 0
    var heights = RunHeights(paragraph.runs, metrics)
    for number in lines.indices {
      let (ascent, height) = heights.next(to: lines[number].units.upperBound)
      lines[number].top = CGFloat(number) * metrics.lineHeight + extra
      lines[number].ascent = ascent
      lines[number].height = height
      extra += height - metrics.lineHeight
    }
    return extra
  }
}

/// Computes the heights of a paragraph's lines, one after the other.
private struct RunHeights {
  private let runs: [StyleRun]
  private let standard: FontMetrics
  private var number = 0
  private var end: Int
  private var start = 0

  init(_ runs: [StyleRun], _ standard: FontMetrics) {
    self.runs = runs
    self.standard = standard
    end = runs[0].length
  }

  /// Returns the ascent and the height of the line from the last location to `place`.
  mutating func next(to place: Int) -> (ascent: CGFloat, height: CGFloat) {
    while start >= end, number + 1 < runs.count { advance() }
    var metrics = runs[number].look.metrics(or: standard)
    guard place > end, number + 1 < runs.count else {
      start = place
      return (metrics.ascender, metrics.lineHeight)
    }
    var ascent = metrics.ascender
    var descent = -metrics.descender
    while end < place, number + 1 < runs.count {
      advance()
      metrics = runs[number].look.metrics(or: standard)
      ascent = max(ascent, metrics.ascender)
      descent = max(descent, -metrics.descender)
    }
    start = place
    return (ascent, ascent + descent)
  }

  private mutating func advance() {
    number += 1
    end += runs[number].length
  }
}
