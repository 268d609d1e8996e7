internal import TouchstoneGeometry

/// How much room a text has for its lines, and what it is measured with.
package struct TextRoom: Hashable, Sendable {
  /// How wide a line may be; infinite for lines as long as their paragraphs.
  package var width: CGFloat
  /// The measures of the font where a look names none.
  package var metrics: FontMetrics
  /// Whether a line may end between any two characters.
  package var breaksWords: Bool

  /// For how many rooms lines are kept: a view asks for its own and for that of a fitting size in
  /// turn.
  static let kept = 2

  package init(width: CGFloat, metrics: FontMetrics, breaksWords: Bool = false) {
    self.width = width
    self.metrics = metrics
    self.breaksWords = breaksWords
  }
}

/// What setting a text in lines took, for tests that count instead of timing.
package struct LayoutWork: Equatable, Sendable {
  /// How many paragraphs were broken into lines.
  package var paragraphs = 0
  /// How many times a character was measured.
  package var characters = 0

  package init() {}
}

/// One line of a paragraph, counted from the paragraph's start and top.
package struct ParagraphLine: Equatable, Sendable {
  /// Its UTF-16 units, with the spaces at its end and without a line break.
  package var units: Range<Int>
  /// The same in UTF-8.
  package var bytes: Range<Int>
  /// How wide it is, without the spaces at its end.
  package var width: CGFloat
  /// Where it begins from above.
  package var top: CGFloat = 0
  /// How far it reaches above its baseline.
  package var ascent: CGFloat = 0
  /// How high it is.
  package var height: CGFloat = 0
}

/// Finds where the lines of one paragraph end, in one pass.
///
/// A line may end after spaces, after a hyphen, and between characters that are as wide as they are
/// high; a word that is longer than a line is broken where the line is full. No character is measured
/// more than twice: what stands behind the place where a line ends begins the next.
///
/// How a line ends depends on its start and on what follows, not on what comes before. So the lines of
/// an edited paragraph are those it had, but for some around the edit: where one begins at the same
/// letter behind the edit as one did before, all that follow are the same too.
struct LineBreaker {
  let room: TextRoom
  /// How many lines are needed; what follows is not read.
  var limit = Int.max
  /// The lines before an edit.
  var former: FormerLines?

  /// The lines, and whether the paragraph goes on behind them. There is at least one.
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
    /// Where the line may end, and how wide it is then.
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

/// What the lines of a paragraph were in a room before an edit.
struct FormerLines {
  /// Those of the paragraph that it begins like, and how many units of that it begins with.
  var start: (lines: [ParagraphLine], kept: Int)?
  /// Those of the paragraph that it ends like, and how many units of that it ends with.
  var end: (lines: [ParagraphLine], kept: Int)?

  /// How many lines before that of the edit are broken again. Where a line ends is decided by a
  /// character of the next line or, behind an end of no width, of the one after it; and the last
  /// character of that may become another one by what is put behind it.
  private static let brokenAgain = 3

  /// The lines that an edit behind them can't change, and the first that it may; nil where there are
  /// none.
  var linesBeforeEdit: (kept: ArraySlice<ParagraphLine>, next: ParagraphLine)? {
    guard let (lines, kept) = start else { return nil }
    let count = lines.placeOfLast { $0.units.lowerBound <= kept } - Self.brokenAgain
    return count > 0 ? (lines[..<count], lines[count]) : nil
  }

  /// The lines from a place on, if it is behind the edit and a line began there; nil otherwise.
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

/// The lines of a paragraph in a room.
package final class ParagraphLines {
  let room: TextRoom
  package let lines: [ParagraphLine]
  /// How wide the widest is.
  let width: CGFloat
  /// How much higher they are than as many lines in the font of the whole text.
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

  /// Puts lines below one another, each as high as its fonts need it.
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

/// How high the lines of a paragraph are, one after the other.
private struct RunHeights {
  private let runs: [LookRun]
  private let standard: FontMetrics
  private var number = 0
  private var end: Int
  private var start = 0

  init(_ runs: [LookRun], _ standard: FontMetrics) {
    self.runs = runs
    self.standard = standard
    end = runs[0].length
  }

  /// How far the line from the latest place to another reaches up, and how high it is.
  mutating func next(to place: Int) -> (ascent: CGFloat, height: CGFloat) {
    while start >= end, number + 1 < runs.count { advance() }
    var metrics = runs[number].look.metrics ?? standard
    guard place > end, number + 1 < runs.count else {
      start = place
      return (metrics.ascender, metrics.lineHeight)
    }
    var ascent = metrics.ascender
    var descent = -metrics.descender
    while end < place, number + 1 < runs.count {
      advance()
      metrics = runs[number].look.metrics ?? standard
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
