internal import TouchstoneLayers

/// A text that is edited, set in lines: where its characters and carets stand.
///
/// The origin is the upper left of the first line. Lines are as wide as the room or as they need.
struct TextSetting {
  /// One line as it is shown.
  struct Line {
    /// Its UTF-16 units, without a line break that ends it.
    let units: Range<Int>
    /// Where the next line begins; for the last the end of the text.
    let next: Int
    let x: CGFloat
    let top: CGFloat
  }

  private let text: EditedText
  private let metrics: FontMetrics
  let lines: [Line]
  let size: CGSize

  /// How wide a caret is, in points; measured on iOS 26.
  static let caretWidth: CGFloat = 1

  /// Sets a text; nil for a width means one line as long as it is.
  init(_ text: EditedText, font: UIFont, width: CGFloat?, alignment: NSTextAlignment) {
    self.text = text
    metrics = font.metrics
    let layout = TextLayout(text.string, metrics: metrics, width: width ?? .infinity)
    var units = layout.lines.map {
      text.offset($0.range.lowerBound)..<text.offset($0.range.upperBound)
    }
    if units.isEmpty { units = [0..<0] }
    let widths = layout.lines.map(\.width)
    let room = width ?? widths.max() ?? 0
    var lines: [Line] = []
    for (number, range) in units.enumerated() {
      let free = max(0, room - (number < widths.count ? widths[number] : 0))
      let x: CGFloat =
        switch alignment {
        case .center: free / 2
        case .right: free
        case .left, .justified, .natural: 0
        }
      let next = number + 1 < units.count ? units[number + 1].lowerBound : text.length
      lines.append(
        Line(units: range, next: next, x: x, top: CGFloat(number) * font.metrics.lineHeight))
    }
    self.lines = lines
    size = CGSize(
      width: max(room, widths.max() ?? 0), height: CGFloat(lines.count) * metrics.lineHeight)
  }

  var lineHeight: CGFloat { metrics.lineHeight }

  // MARK: From a place to the screen

  /// The number of the line that a place is shown on: where two lines meet, the second.
  func lineNumber(of offset: Int) -> Int {
    lines.lastIndex { $0.units.lowerBound <= offset } ?? 0
  }

  private func x(_ offset: Int, on line: Line) -> CGFloat {
    let end = min(max(offset, line.units.lowerBound), line.units.upperBound)
    return line.x
      + metrics.width(of: text.string[text.index(line.units.lowerBound)..<text.index(end)])
  }

  /// Where the caret stands before the character at a place.
  func caret(at offset: Int) -> CGRect {
    let line = lines[lineNumber(of: offset)]
    return CGRect(
      x: x(offset, on: line), y: line.top, width: Self.caretWidth, height: lineHeight)
  }

  /// The rectangles of a range, one a line; one that goes on in the next line reaches the edge.
  func rectangles(of range: Range<Int>) -> [CGRect] {
    guard !range.isEmpty else { return [] }
    return lines.compactMap { line in
      let goesOn = range.upperBound > line.units.upperBound && line.next > line.units.upperBound
      let start = max(range.lowerBound, line.units.lowerBound)
      let end = min(range.upperBound, line.units.upperBound)
      guard start < end || goesOn && start <= line.units.upperBound && range.lowerBound < line.next
      else { return nil }
      let left = x(start, on: line)
      let right = goesOn ? max(size.width, left + Self.caretWidth) : x(end, on: line)
      return CGRect(x: left, y: line.top, width: right - left, height: lineHeight)
    }
  }

  // MARK: From the screen to a place

  /// The place nearest to a point.
  func offset(at point: CGPoint) -> Int {
    let number = lineHeight > 0 ? Int(clamping: (point.y / lineHeight).rounded(.down)) : 0
    return offset(onLine: min(max(0, number), lines.count - 1), x: point.x)
  }

  /// The place on a line nearest to a distance from the left.
  func offset(onLine number: Int, x goal: CGFloat) -> Int {
    let line = lines[number]
    var left = line.x
    for index in text.string[text.index(line.units.lowerBound)..<text.index(line.units.upperBound)]
      .indices
    {
      let advance = metrics.advance(of: text.string[index])
      if goal < left + advance / 2 { return text.offset(index) }
      left += advance
    }
    // A line that was broken at a space ends before it: behind it the next line begins.
    let isBroken = number + 1 < lines.count && line.next == line.units.upperBound
    return isBroken
      ? text.offset(line.units.upperBound, movedBy: -1) ?? line.units.lowerBound
      : line.units.upperBound
  }

  /// The character that a point lies on.
  func character(at point: CGPoint) -> Range<Int>? {
    guard let line = lines.first(where: { $0.top <= point.y && point.y < $0.top + lineHeight })
    else { return nil }
    var left = line.x
    for index in text.string[text.index(line.units.lowerBound)..<text.index(line.units.upperBound)]
      .indices
    {
      let right = left + metrics.advance(of: text.string[index])
      if left <= point.x, point.x < right {
        return text.whole(text.offset(index)..<(text.offset(index) + 1))
      }
      left = right
    }
    return nil
  }

  // MARK: Moving

  /// The place so many lines below, or above, at a distance from the left; past the first line the
  /// start of the text, past the last its end.
  func offset(from offset: Int, linesDown: Int, x: CGFloat) -> Int {
    let number = lineNumber(of: offset) + linesDown
    if number < 0 { return 0 }
    if number >= lines.count { return text.length }
    return self.offset(onLine: number, x: x)
  }

  /// The units of the line that a place is on.
  func line(at offset: Int) -> Range<Int> { lines[lineNumber(of: offset)].units }
}
