internal import TouchstoneGeometry

/// A text set in lines of limited width.
///
/// Lines start at x = 0: whoever draws them moves them to the middle or to the right.
package struct TextLayout: Hashable, Sendable {
  /// What happens to text that does not fit.
  package enum BreakMode: Int, Sendable {
    case wordWrap
    case characterWrap
    case clip
    case truncateHead
    case truncateTail
    case truncateMiddle
  }

  /// One line.
  package struct Line: Hashable, Sendable {
    /// What is drawn; a truncated line has its ellipsis in it.
    package var string: String
    /// Which part of the text the line stands for.
    package var range: Range<String.Index>
    /// How wide it is, without the spaces at its end.
    package var width: CGFloat
    /// Where it begins from above.
    package var top: CGFloat
    /// Where its baseline is.
    package var baseline: CGFloat
    /// Whether part of the text was replaced by an ellipsis.
    package var isTruncated = false

    /// Where the baseline starts.
    package var origin: CGPoint { CGPoint(x: 0, y: baseline) }
  }

  /// The character that stands for what was left out.
  package static let ellipsis = "\u{2026}"

  /// The font's measures.
  package let metrics: FontMetrics
  /// The lines from above.
  package private(set) var lines: [Line] = []

  /// Sets a text; 0 lines means as many as it takes.
  package init(
    _ string: String, metrics: FontMetrics, width: CGFloat = .infinity, maximumLines: Int = 0,
    breakMode: BreakMode = .wordWrap
  ) {
    self.metrics = metrics
    guard !string.isEmpty else { return }
    var breaker = LineBreaker(text: string, metrics: metrics, width: width)
    breaker.breaksWords = breakMode == .characterWrap
    let limit = maximumLines > 0 ? maximumLines : Int.max
    var start: String.Index? = string.startIndex
    while let here = start, lines.count < limit {
      let isLast = lines.count + 1 == limit
      let rest = breaker.paragraph(from: here)
      var piece = breaker.line(from: here)
      let isCut = isLast && (piece.next != nil || metrics.width(of: rest.trimmed) > width)
      switch breakMode {
      case .clip where isLast: piece = (rest.startIndex..<rest.endIndex, nil)
      case .truncateHead where isCut, .truncateTail where isCut, .truncateMiddle where isCut:
        append(truncated(rest, in: string, width, breakMode))
        start = nil
        continue
      default: break
      }
      let visible = string[piece.range].trimmed
      append(
        Line(
          string: String(visible), range: piece.range, width: metrics.width(of: visible), top: 0,
          baseline: 0))
      start = piece.next
    }
  }

  /// How much room the lines take.
  package var size: CGSize {
    CGSize(
      width: lines.map(\.width).max() ?? 0, height: metrics.lineHeight * CGFloat(lines.count))
  }

  /// Puts a line below the others.
  private mutating func append(_ line: Line) {
    var line = line
    line.top = metrics.lineHeight * CGFloat(lines.count)
    line.baseline = line.top + metrics.ascender
    lines.append(line)
  }

  /// The rest of a paragraph on one line, with an ellipsis for what does not fit, or for what
  /// follows in the next paragraph.
  private func truncated(
    _ rest: Substring, in string: String, _ width: CGFloat, _ mode: BreakMode
  ) -> Line {
    let room = width - metrics.width(of: Self.ellipsis)
    let characters = Array(rest)
    var head = 0
    var tail = 0
    var used: CGFloat = 0
    // Take characters from the ends that stay, as long as they fit.
    while head + tail < characters.count {
      let fromHead = mode == .truncateTail || mode == .truncateMiddle && head <= tail
      let next = fromHead ? characters[head] : characters[characters.count - 1 - tail]
      let advance = metrics.advance(of: next)
      guard used + advance <= room else { break }
      used += advance
      if fromHead { head += 1 } else { tail += 1 }
    }
    let kept = String(characters.prefix(head)).trimmed
    let text = String(kept) + Self.ellipsis + String(characters.suffix(tail))
    return Line(
      string: text, range: rest.startIndex..<string.endIndex, width: metrics.width(of: text),
      top: 0, baseline: 0, isTruncated: true)
  }
}

extension StringProtocol {
  /// The text without the spaces at its end, which hang over the edge of a line.
  fileprivate var trimmed: SubSequence {
    var end = endIndex
    while end > startIndex, self[index(before: end)].isWhitespace { end = index(before: end) }
    return self[startIndex..<end]
  }
}
