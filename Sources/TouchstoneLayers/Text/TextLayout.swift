internal import TouchstoneGeometry

/// A text laid out in lines of limited width.
///
/// Lines start at x = 0. The caller centers them or aligns them to the right.
package struct TextLayout {
  /// The treatment of text that doesn't fit.
  package enum BreakMode: Int, Sendable {
    case wordWrap
    case characterWrap
    case clip
    case truncateHead
    case truncateTail
    case truncateMiddle
  }

  /// One line.
  package struct Line {
    /// The pieces to draw, from left to right. A truncated line includes its ellipsis.
    package var pieces: [TextPiece]
    /// The part of the text that the line represents.
    package var range: Range<String.Index>
    /// The width without trailing spaces.
    package var width: CGFloat
    /// The distance from the top of the text.
    package var top: CGFloat
    /// The y coordinate of the baseline.
    package var baseline: CGFloat
    /// The height of the line.
    package var height: CGFloat
    /// Whether part of the text was replaced by an ellipsis.
    package var isTruncated = false

    /// The characters to draw.
    package var string: String { pieces.map(\.string).joined() }
    /// The start of the baseline.
    package var origin: CGPoint { CGPoint(x: 0, y: baseline) }
  }

  /// The character that replaces omitted text.
  package static let ellipsis = "\u{2026}"

  /// The font metrics for looks that don't specify a font.
  package let metrics: FontMetrics
  /// The lines, from top to bottom.
  package private(set) var lines: [Line] = []
  /// The work that the layout required.
  package private(set) var work = LayoutWork()
  /// The height of the lines minus the height of as many lines in the font of the whole text.
  private var extra: CGFloat = 0

  /// Lays out a text. The number of lines is unlimited if `maximumLines` is 0.
  package init(
    _ string: String, metrics: FontMetrics, width: CGFloat = .infinity, maximumLines: Int = 0,
    breakMode: BreakMode = .wordWrap
  ) {
    self.init(
      StyledText(string), metrics: metrics, width: width, maximumLines: maximumLines,
      breakMode: breakMode)
  }

  /// Lays out a text with several looks. The number of lines is unlimited if `maximumLines` is 0.
  package init(
    _ text: StyledText, metrics: FontMetrics, width: CGFloat = .infinity, maximumLines: Int = 0,
    breakMode: BreakMode = .wordWrap
  ) {
    self.metrics = metrics
    guard !text.string.isEmpty else { return }
    let room = TextRoom(
      width: width, metrics: metrics, breaksWords: breakMode == .characterWrap)
    let limit = maximumLines > 0 ? maximumLines : Int.max
    let string = text.string
    var start = 0
    let paragraphs = TextParagraph.split(text)
    for (number, paragraph) in paragraphs.enumerated() where lines.count < limit {
      let setter = ParagraphSetter(paragraph: paragraph, room: room)
      var set = LineBreaker(room: room, limit: limit - lines.count).lines(
        of: paragraph, counting: &work)
      func range(_ bytes: Range<Int>) -> Range<String.Index> {
        let view = string.utf8
        let first = view.index(string.startIndex, offsetBy: start + bytes.lowerBound)
        return first..<view.index(first, offsetBy: bytes.count)
      }
      var cut: Line?
      // The last line within the limit gets the rest of its paragraph, or an ellipsis if text is
      // omitted.
      if lines.count + set.lines.count == limit, let last = set.lines.last {
        let isCut = set.goesOn || number + 1 < paragraphs.count || last.width > width
        switch breakMode {
        case .clip:
          let units = last.units.lowerBound..<paragraph.contentLength
          set.lines[set.lines.count - 1] = ParagraphLine(
            units: units, bytes: last.bytes.lowerBound..<paragraph.bytes,
            width: setter.width(of: setter.visible(units)))
        case .truncateHead where isCut, .truncateTail where isCut, .truncateMiddle where isCut:
          let pieces = setter.truncated(last.units, breakMode)
          let first = range(last.bytes).lowerBound
          cut = Line(
            pieces: pieces, range: first..<string.endIndex,
            width: pieces.reduce(0) { max($0, $1.x + $1.width) }, top: 0, baseline: 0, height: 0,
            isTruncated: true)
        default: break
        }
      }
      let more = ParagraphLines.stack(&set.lines, of: paragraph, room.metrics)
      let above = CGFloat(lines.count) * metrics.lineHeight + extra
      for (place, line) in set.lines.enumerated() {
        var new =
          (place + 1 == set.lines.count ? cut : nil)
          ?? Line(
            pieces: paragraph.pieces(in: setter.visible(line.units), metrics: room.metrics),
            range: range(line.bytes), width: line.width, top: 0, baseline: 0, height: 0)
        new.top = above + line.top
        new.baseline = new.top + line.ascent
        new.height = line.height
        lines.append(new)
      }
      extra += more
      start += paragraph.string.utf8.count
    }
  }

  /// The size of the bounding box of all lines.
  package var size: CGSize {
    CGSize(
      width: lines.map(\.width).max() ?? 0,
      height: metrics.lineHeight * CGFloat(lines.count) + extra)
  }
}

/// Measures parts of one paragraph, and truncates its last line.
private struct ParagraphSetter {
  let paragraph: TextParagraph
  let room: TextRoom

  func width(of units: Range<Int>) -> CGFloat {
    paragraph.pieces(in: units, metrics: room.metrics).reduce(0) { $0 + $1.width }
  }

  /// Returns a range without trailing spaces, which hang over the edge of a line.
  func visible(_ units: Range<Int>) -> Range<Int> {
    let string = paragraph.string
    let start = paragraph.index(units.lowerBound)
    var end = paragraph.index(units.upperBound)
    while end > start {
      // Stop at a flag, because finding its beginning requires reading all preceding flags.
      guard !string.unicodeScalars[string.unicodeScalars.index(before: end)].isHalfOfFlag else {
        break
      }
      let last = string.index(before: end)
      guard string[last].isWhitespace else { break }
      end = last
    }
    return units.lowerBound..<paragraph.unit(end)
  }

  /// Returns the rest of the paragraph from the start of a line, with an ellipsis for omitted text.
  ///
  /// The ellipsis also replaces text of the next paragraph. It has the look of the characters next
  /// to it.
  func truncated(_ line: Range<Int>, _ mode: TextLayout.BreakMode) -> [TextPiece] {
    let string = paragraph.string
    let content = line.lowerBound..<paragraph.contentLength
    let model =
      mode == .truncateHead ? content.upperBound : max(line.lowerBound, line.upperBound - 1)
    let look = paragraph.look(at: model)
    let ellipsisWidth = look.metrics(or: room.metrics).width(of: TextLayout.ellipsis)
    let free = room.width - ellipsisWidth
    var head = paragraph.index(content.lowerBound)
    var tail = paragraph.index(content.upperBound)
    var (headCount, tailCount) = (0, 0)
    var used: CGFloat = 0
    // Add characters from the ends that are kept, as long as they fit.
    while head < tail {
      let fromHead = mode == .truncateTail || mode == .truncateMiddle && headCount <= tailCount
      let place = fromHead ? head : string.index(before: tail)
      let metrics = paragraph.look(at: paragraph.unit(place)).metrics(or: room.metrics)
      let pairEnd = fromHead ? head : tail
      let isFirst = fromHead ? headCount == 0 : tailCount == 0
      let kerning = isFirst ? 0 : paragraph.kerning(before: paragraph.unit(pairEnd), room.metrics)
      let advance = metrics.advance(of: string[place]) + kerning
      guard used + advance <= free else { break }
      used += advance
      if fromHead {
        head = string.index(after: head)
        headCount += 1
      } else {
        tail = place
        tailCount += 1
      }
    }
    let kept = visible(content.lowerBound..<paragraph.unit(head))
    var pieces = paragraph.pieces(in: kept, metrics: room.metrics)
    append(
      TextPiece(
        string: TextLayout.ellipsis, look: look, x: 0, width: ellipsisWidth,
        isKerned: paragraph.isKerned), &pieces)
    let rest = paragraph.unit(tail)..<content.upperBound
    for piece in paragraph.pieces(in: rest, metrics: room.metrics) { append(piece, &pieces) }
    return pieces
  }

  /// Appends a piece, merged with the last one if both have the same look.
  private func append(_ piece: TextPiece, _ pieces: inout [TextPiece]) {
    var piece = piece
    if let last = pieces.last {
      piece.x = last.x + last.width
      if last.look.isSame(as: piece.look), !last.isRightToLeft, !piece.isRightToLeft,
        last.box == nil, piece.box == nil
      {
        piece.string = last.string + piece.string
        piece.x = last.x
        piece.width = paragraph.kerned(piece.look.metrics(or: room.metrics)).width(
          of: piece.string)
        pieces.removeLast()
      }
    } else {
      piece.x = 0
    }
    pieces.append(piece)
  }
}
