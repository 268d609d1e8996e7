internal import TouchstoneGeometry

/// A text laid out in lines and cached by paragraph, so that an edit breaks only its new paragraphs
/// again.
package struct TextFlow {
  /// One line, relative to the start and the top of the text.
  package struct Line {
    /// The paragraph of the line.
    package let paragraph: TextParagraph
    /// The start of the paragraph, in UTF-16 units.
    package let paragraphStart: Int
    /// The range in UTF-16 units, without the line break that ends it.
    package let units: Range<Int>
    /// The start of the next line, or the end of the text for the last line.
    package let next: Int
    /// The width without trailing spaces.
    package let width: CGFloat
    package let top: CGFloat
    package let height: CGFloat
    /// The y coordinate of the baseline.
    package let baseline: CGFloat

    /// The range in UTF-16 units, relative to the start of the paragraph.
    package var unitsInParagraph: Range<Int> {
      (units.lowerBound - paragraphStart)..<(units.upperBound - paragraphStart)
    }
  }

  package let text: TextParagraphs
  package let room: TextRoom
  /// The work that this layout required beyond cached results.
  package let work: LayoutWork
  /// The width of the widest line.
  package let width: CGFloat
  private let chunks: [ChunkLines]
  /// The number of lines before each chunk, and before the end.
  private var lineStarts = [0]
  /// The extra height of the lines before each chunk, compared to the font of the whole text.
  private var extras: [CGFloat] = [0]

  /// Lays out a text. Cached lines of the same paragraphs for the same `room` are reused.
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

  /// The number of lines, at least one.
  package var lineCount: Int { lineStarts[chunks.count] }

  /// The height of all lines.
  package var height: CGFloat { top(of: chunks.count) }

  private func top(of chunk: Int) -> CGFloat {
    CGFloat(lineStarts[chunk]) * room.metrics.lineHeight + extras[chunk]
  }

  // MARK: Finding lines

  /// Returns the line at an index, which must be valid.
  package func line(_ number: Int) -> Line {
    let place = lineStarts.dropLast().last(upTo: number)
    let chunk = chunks[place]
    let paragraph = chunk.lineStarts.dropLast().last(upTo: number - lineStarts[place])
    return line(number - lineStarts[place] - chunk.lineStarts[paragraph], of: paragraph, in: place)
  }

  /// Returns a line by its index in its paragraph.
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

  /// Returns the index of the line that shows a location. Between two lines, that is the second.
  package func lineNumber(of offset: Int) -> Int {
    let place = text.place(of: offset)
    let chunk = chunks[place.chunk]
    let line = chunk.paragraphs[place.number].lines.placeOfLast {
      $0.units.lowerBound <= offset - place.start
    }
    return lineStarts[place.chunk] + chunk.lineStarts[place.number] + line
  }

  /// Returns the index of the line at a distance from the top.
  ///
  /// That is the first line above the text, and the last line below it.
  package func lineNumber(below y: CGFloat) -> Int {
    y > 0 ? (0..<lineCount).placeOfLast { line($0).top <= y } : 0
  }
}

/// The lines of a chunk of paragraphs for one ``TextRoom``.
///
/// The chunk retains them, so they must not retain the chunk.
final class ChunkLines {
  let room: TextRoom
  let paragraphs: [ParagraphLines]
  /// The number of units before each paragraph.
  let starts: [Int]
  /// The number of lines before each paragraph, and before the end.
  let lineStarts: [Int]
  /// The extra height of the lines before each paragraph, compared to the font of the whole text.
  let extras: [CGFloat]
  /// The width of the widest line.
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
