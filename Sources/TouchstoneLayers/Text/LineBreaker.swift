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
struct LineBreaker {
  let room: TextRoom
  /// How many lines are needed; what follows is not read.
  var limit = Int.max

  /// The lines, and whether the paragraph goes on behind them. There is at least one.
  func lines(
    of paragraph: TextParagraph, counting work: inout LayoutWork
  ) -> (lines: [ParagraphLine], goesOn: Bool) {
    work.paragraphs += 1
    var string = paragraph.string
    return string.withUTF8 { bytes in
      var reader = ClusterReader(paragraph, bytes, metrics: room.metrics)
      return lines(&reader, &work)
    }
  }

  private func lines(
    _ reader: inout ClusterReader, _ work: inout LayoutWork
  ) -> (lines: [ParagraphLine], goesOn: Bool) {
    var lines: [ParagraphLine] = []
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

/// The lines of a paragraph in a room.
package final class ParagraphLines {
  let room: TextRoom
  package let lines: [ParagraphLine]
  /// How wide the widest is.
  let width: CGFloat
  /// How much higher they are than as many lines in the font of the whole text.
  let extra: CGFloat

  init(_ paragraph: TextParagraph, in room: TextRoom, counting work: inout LayoutWork) {
    self.room = room
    var lines = LineBreaker(room: room).lines(of: paragraph, counting: &work).lines
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
