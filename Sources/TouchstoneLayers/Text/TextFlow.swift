internal import TouchstoneGeometry

/// A text set in lines, kept by paragraph: setting the next state of the text breaks only the
/// paragraphs that are new in it.
package struct TextFlow {
  /// One line, counted from the start and the top of the text.
  package struct Line {
    /// Its paragraph.
    package let paragraph: TextParagraph
    /// Where its paragraph begins, in UTF-16 units.
    package let paragraphStart: Int
    /// Its units, without a line break that ends it.
    package let units: Range<Int>
    /// Where the next line begins; for the last the end of the text.
    package let next: Int
    /// How wide it is, without the spaces at its end.
    package let width: CGFloat
    package let top: CGFloat
    package let height: CGFloat
    /// Where its baseline is.
    package let baseline: CGFloat

    /// Its units, counted from the start of its paragraph.
    package var unitsInParagraph: Range<Int> {
      (units.lowerBound - paragraphStart)..<(units.upperBound - paragraphStart)
    }
  }

  package let text: TextParagraphs
  package let room: TextRoom
  /// What this flow took that the one before it had not done.
  package let work: LayoutWork
  /// How wide the widest line is.
  package let width: CGFloat
  private let chunks: [ChunkLines]
  /// How many lines come before each chunk, and before the end.
  private var lineStarts = [0]
  /// How much higher the lines before each chunk are than in the font of the whole text.
  private var extras: [CGFloat] = [0]

  /// Sets a text; what the same paragraphs needed in the same room before is not done again.
  package init(_ text: TextParagraphs, in room: TextRoom) {
    var work = LayoutWork()
    self.text = text
    self.room = room
    chunks = text.chunks.map { $0.lines(in: room, counting: &work) }
    self.work = work
    lineStarts.reserveCapacity(chunks.count + 1)
    extras.reserveCapacity(chunks.count + 1)
    var width: CGFloat = 0
    for (number, chunk) in chunks.enumerated() {
      lineStarts.append(lineStarts[number] + chunk.lineCount)
      extras.append(extras[number] + chunk.extra)
      width = max(width, chunk.width)
    }
    self.width = width
  }

  /// How many lines there are: at least one.
  package var lineCount: Int { lineStarts[chunks.count] }

  /// How high all lines are.
  package var height: CGFloat { top(of: chunks.count) }

  private func top(of chunk: Int) -> CGFloat {
    CGFloat(lineStarts[chunk]) * room.metrics.lineHeight + extras[chunk]
  }

  // MARK: Finding lines

  /// A line by its number, which has to be there.
  package func line(_ number: Int) -> Line {
    let place = lineStarts.dropLast().last(upTo: number)
    let chunk = chunks[place]
    let paragraph = chunk.lineStarts.dropLast().last(upTo: number - lineStarts[place])
    return line(number - lineStarts[place] - chunk.lineStarts[paragraph], of: paragraph, in: place)
  }

  /// A line by its number in its paragraph.
  private func line(_ number: Int, of paragraph: Int, in place: Int) -> Line {
    let chunk = chunks[place]
    let lines = chunk.paragraphs[paragraph].lines
    let number = min(max(0, number), lines.count - 1)
    let line = lines[number]
    let start = text.start(of: place) + chunk.starts[paragraph]
    let above = lineStarts[place] + chunk.lineStarts[paragraph]
    let extra = extras[place] + chunk.extras[paragraph]
    let extraOfLine = line.top - CGFloat(number) * room.metrics.lineHeight
    let top = CGFloat(above + number) * room.metrics.lineHeight + (extra + extraOfLine)
    let isLast = number + 1 == lines.count
    return Line(
      paragraph: text.chunks[place].paragraphs[paragraph], paragraphStart: start,
      units: (start + line.units.lowerBound)..<(start + line.units.upperBound),
      next: isLast
        ? start + text.chunks[place].paragraphs[paragraph].length
        : start + lines[number + 1].units.lowerBound,
      width: line.width, top: top, height: line.height, baseline: top + line.ascent)
  }

  /// The number of the line that a place is shown on: where two lines meet, the second.
  package func lineNumber(of offset: Int) -> Int {
    let place = text.place(of: offset)
    let chunk = chunks[place.chunk]
    let line = chunk.paragraphs[place.number].lines.placeOfLast {
      $0.units.lowerBound <= offset - place.start
    }
    return lineStarts[place.chunk] + chunk.lineStarts[place.number] + line
  }

  /// The number of the line at a distance from the top; above the first the first, below the last
  /// the last.
  package func lineNumber(below y: CGFloat) -> Int {
    y > 0 ? (0..<lineCount).placeOfLast { line($0).top <= y } : 0
  }
}

/// The lines of a chunk of paragraphs in a room; the chunk keeps them, and they must not keep it.
final class ChunkLines {
  let room: TextRoom
  let paragraphs: [ParagraphLines]
  /// How many units come before each paragraph.
  let starts: [Int]
  /// How many lines come before each paragraph, and before the end.
  let lineStarts: [Int]
  /// How much higher the lines before each paragraph are than in the font of the whole text.
  let extras: [CGFloat]
  /// How wide the widest line is.
  let width: CGFloat

  var lineCount: Int { lineStarts[paragraphs.count] }
  var extra: CGFloat { extras[paragraphs.count] }

  init(_ chunk: TextParagraphs.Chunk, in room: TextRoom, counting work: inout LayoutWork) {
    self.room = room
    var paragraphs: [ParagraphLines] = []
    var starts = [0]
    var lineStarts = [0]
    var extras: [CGFloat] = [0]
    var width: CGFloat = 0
    for (number, paragraph) in chunk.paragraphs.enumerated() {
      let lines = paragraph.lines(in: room, counting: &work)
      paragraphs.append(lines)
      starts.append(starts[number] + paragraph.length)
      lineStarts.append(lineStarts[number] + lines.lines.count)
      extras.append(extras[number] + lines.extra)
      width = max(width, lines.width)
    }
    self.paragraphs = paragraphs
    self.starts = starts
    self.lineStarts = lineStarts
    self.extras = extras
    self.width = width
  }
}
