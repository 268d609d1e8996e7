internal import TouchstoneLayers
@_spi(Kit) internal import UIKitCore

/// The line layout of an edited text, with the locations of its characters and carets.
///
/// The origin is the upper left corner of the first line. Lines are as wide as the available width,
/// or wider if needed.
struct TextSetting {
  /// One displayed line.
  struct Line {
    /// The line in its paragraph.
    let flow: TextFlow.Line
    /// The distance of the line's start from the left.
    let x: CGFloat

    /// The line's UTF-16 units, without a final line break.
    var units: Range<Int> { flow.units }
    /// The start of the next line, or the end of the text for the last line.
    var next: Int { flow.next }
    var top: CGFloat { flow.top }
    var height: CGFloat { flow.height }
  }

  private let text: EditedText
  private let alignment: NSTextAlignment
  /// Whether a paragraph without letters is right-to-left, like the surrounding view.
  private let isNaturallyRightToLeft: Bool
  /// The lines of the paragraphs.
  let flow: TextFlow
  /// The available width of the lines.
  private let room: CGFloat
  /// The maximum number of lines, or 0 for any number.
  private let maximumLines: Int
  let size: CGSize

  /// The width of a caret, in points; measured on iOS 26.
  static let caretWidth: CGFloat = 1

  /// Lays out a text. If `width` is `nil`, each paragraph is a single line of its natural width.
  init(
    _ text: EditedText, font: UIFont, width: CGFloat?, alignment: NSTextAlignment,
    isNaturallyRightToLeft: Bool = false, maximumLines: Int = 0, breaksWords: Bool = false
  ) {
    self.text = text
    self.alignment = alignment
    self.isNaturallyRightToLeft = isNaturallyRightToLeft
    flow = TextFlow(
      text.paragraphs,
      in: TextRoom(width: width ?? .infinity, metrics: font.metrics, breaksWords: breaksWords))
    room = width ?? flow.width
    self.maximumLines = maximumLines
    let isCut = maximumLines > 0 && maximumLines < flow.lineCount
    size = CGSize(
      width: max(room, flow.width), height: isCut ? flow.line(maximumLines).top : flow.height)
  }

  var metrics: FontMetrics { flow.room.metrics }

  // MARK: Lines

  var lineCount: Int { maximumLines > 0 ? min(maximumLines, flow.lineCount) : flow.lineCount }

  /// Returns the number of the line at a distance from the top, the first or the last line outside
  /// the text.
  private func lineNumber(below y: CGFloat) -> Int { min(flow.lineNumber(below: y), lineCount - 1) }

  /// Returns a line by its number, which must exist.
  func line(_ number: Int) -> Line {
    let line = flow.line(number)
    let free = max(0, room - line.width)
    let startsAtRight = beginsAtRight(line.paragraph)
    let x: CGFloat =
      switch alignment {
      case .center: free / 2
      case .right: free
      case .natural, .justified: startsAtRight ? free : 0
      case .left: 0
      }
    return Line(flow: line, x: x)
  }

  /// Returns whether a paragraph's lines start at the right, by its letters or else by the view.
  private func beginsAtRight(_ paragraph: TextParagraph) -> Bool {
    if let direction = paragraph.direction { return direction.isRightToLeft }
    return isNaturallyRightToLeft && !paragraph.string.contains(where: \.isLetter)
  }

  /// Returns the number of the line that displays an offset. Between two lines, that is the second.
  ///
  /// An offset behind the maximum number of lines belongs to the last line.
  func lineNumber(of offset: Int) -> Int { min(flow.lineNumber(of: offset), lineCount - 1) }

  /// Returns the numbers of the visible lines between two distances from the top, which may be
  /// empty.
  func lineNumbers(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    guard bottom > 0, top < size.height else { return 0..<0 }
    let first = lineNumber(below: top)
    return first..<max(first, lineNumber(below: bottom) + 1)
  }

  /// Returns the units, with line breaks, of the lines between two distances from the top.
  func units(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let numbers = lineNumbers(from: top, to: bottom)
    guard let first = numbers.first, let last = numbers.last else { return 0..<0 }
    return line(first).units.lowerBound..<line(last).next
  }

  /// Returns the pieces to draw of a line, with locations relative to the start of the line.
  func pieces(of line: Line) -> [TextPiece] {
    line.flow.paragraph.pieces(
      in: line.flow.unitsInParagraph, metrics: metrics, visibleWidth: line.flow.width)
  }

  // MARK: From a place to the screen

  func x(_ offset: Int, on line: Line) -> CGFloat {
    let units = line.units
    let end = min(max(offset, units.lowerBound), units.upperBound)
    let start = line.flow.paragraphStart
    if let turned = TurnedLine(line, metrics: metrics) { return turned.caret(at: end - start) }
    let pieces = line.flow.paragraph.pieces(
      in: (units.lowerBound - start)..<(end - start), metrics: metrics)
    let isInside = end < units.upperBound
    let kerning = isInside ? line.flow.paragraph.kerning(before: end - start, metrics) : 0
    return line.x + (pieces.last.map { $0.x + $0.width + kerning } ?? 0)
  }

  /// Returns the caret before the character at an offset.
  func caret(at offset: Int) -> CGRect {
    let line = line(lineNumber(of: offset))
    return CGRect(
      x: x(offset, on: line), y: line.top, width: Self.caretWidth, height: line.height)
  }

  /// Returns a range's parts on its first and last lines, which suffice to locate its ends.
  func ends(of range: Range<Int>) -> (first: Range<Int>, last: Range<Int>) {
    let first = line(lineNumber(of: range.lowerBound))
    let last = line(
      lineNumber(of: max(range.lowerBound, text.characterStart(range.upperBound - 1))))
    return (
      range.lowerBound..<max(range.lowerBound, min(range.upperBound, first.next)),
      max(range.lowerBound, last.units.lowerBound)..<range.upperBound
    )
  }

  // MARK: From the screen to a place

  /// Returns the offset nearest to a point.
  func offset(at point: CGPoint) -> Int {
    offset(onLine: lineNumber(below: point.y), x: point.x)
  }

  /// Returns the offset on a line nearest to a distance from the left.
  func offset(onLine number: Int, x goal: CGFloat) -> Int {
    let line = line(number)
    if let turned = TurnedLine(line, metrics: metrics) {
      if let place = turned.place(nearest: goal) { return line.flow.paragraphStart + place }
    } else if let hit = character(on: line, where: { left, right in goal < (left + right) / 2 }) {
      return hit.lowerBound
    }
    // A line broken at a space ends before it: the offset behind it is on the next line.
    let isBroken = number + 1 < lineCount && line.next == line.units.upperBound
    return isBroken
      ? text.offset(line.units.upperBound, movedBy: -1) ?? line.units.lowerBound
      : line.units.upperBound
  }

  /// Returns the character at a point, or `nil` outside the text.
  func character(at point: CGPoint) -> Range<Int>? {
    guard point.y >= 0, point.y < size.height else { return nil }
    let line = line(lineNumber(below: point.y))
    if let turned = TurnedLine(line, metrics: metrics) {
      let start = line.flow.paragraphStart
      return turned.character(at: point.x).map {
        (start + $0.lowerBound)..<(start + $0.upperBound)
      }
    }
    guard point.x >= line.x else { return nil }
    return character(on: line) { _, right in point.x < right }
  }

  /// Returns the first character of a line with edges that satisfy a condition.
  private func character(
    on line: Line, where isWanted: (_ left: CGFloat, _ right: CGFloat) -> Bool
  ) -> Range<Int>? {
    let paragraph = line.flow.paragraph
    let units = line.flow.unitsInParagraph
    var left = line.x
    for (part, look) in paragraph.looks(in: units) {
      var pen = TextPen(paragraph.kerned(look.metrics(or: metrics)))
      var index = paragraph.index(part.lowerBound)
      let end = paragraph.index(part.upperBound)
      var unit = part.lowerBound
      while index < end {
        let character = paragraph.string[index]
        left += pen.kerning(before: character)
        let right = left + pen.metrics.advance(of: character)
        let next = unit + character.utf16.count
        if isWanted(left, right) {
          let start = line.flow.paragraphStart
          return (start + unit)..<(start + next)
        }
        (left, unit) = (right, next)
        index = paragraph.string.index(after: index)
      }
    }
    return nil
  }

  // MARK: Moving

  /// Whether the first paragraph is right-to-left.
  var isRightToLeft: Bool {
    beginsAtRight(flow.text.place(of: 0).paragraph)
  }

  /// Returns the next offset to one side on the same line, or `nil` at the end of the line or in a
  /// line that is entirely left-to-right.
  func place(beside offset: Int, toRight: Bool) -> Int? {
    let line = line(lineNumber(of: offset))
    let start = line.flow.paragraphStart
    guard let turned = TurnedLine(line, metrics: metrics),
      let place = turned.place(beside: offset - start, toRight: toRight)
    else { return nil }
    // The offset behind a line that was broken at a space belongs to the next line.
    let isBroken = line.next == line.units.upperBound && line.next < text.length
    return isBroken && start + place == line.next ? nil : start + place
  }

  /// Returns the offset a number of lines below, or above if negative, at a distance from the left.
  ///
  /// Above the first line, returns the start of the text, and below the last line, its end.
  func offset(from offset: Int, linesDown: Int, x: CGFloat) -> Int {
    let (number, isTooFar) = lineNumber(of: offset).addingReportingOverflow(linesDown)
    if isTooFar ? linesDown < 0 : number < 0 { return 0 }
    if isTooFar || number >= lineCount { return text.length }
    return self.offset(onLine: number, x: x)
  }

  /// Returns the units of the line that displays an offset.
  func line(at offset: Int) -> Range<Int> { line(lineNumber(of: offset)).units }
}
