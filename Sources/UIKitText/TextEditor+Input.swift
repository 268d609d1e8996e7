internal import TouchstoneLayers
@_spi(Kit) internal import UIKitCore

// What `UITextInput` asks, answered for fields and views alike; places that are not of this text's
// making count as its start. Places are counted in UTF-16 units, as `NSRange` counts, and may lie
// within a character; on the screen such a place is where its character begins.
extension TextEditor {
  func offset(_ position: UITextPosition) -> Int {
    min(max(0, (position as? TextOffset)?.offset ?? 0), text.length)
  }

  func units(_ range: UITextRange) -> Range<Int> {
    (range as? TextSpan).map { $0.units.clamped(to: text.everything) } ?? 0..<0
  }

  // MARK: Text

  func text(in range: UITextRange) -> String? {
    (range as? TextSpan).map { text.text(in: $0.units) }
  }

  func replace(_ range: UITextRange, _ replacement: String) {
    replaceByProgram(units(range), with: replacement)
  }

  func mayChange(_ range: UITextRange, _ replacement: String) -> Bool {
    host.asksToChange(units(range).units, replacement)
  }

  /// The look of the character behind a place, or before it.
  func look(at position: UITextPosition, _ direction: UITextStorageDirection) -> TextLook {
    text.look(at: offset(position) - (direction == .backward ? 1 : 0))
  }

  // MARK: Selection and marked text

  var selectedRange: UITextRange {
    TextSpan(text.selection)
  }

  /// No range puts the caret at the beginning, as measured; marked text stays marked.
  func select(_ range: UITextRange?) { select(range.map(units) ?? 0..<0) }

  var markedRange: UITextRange? { text.marked.map { TextSpan($0) } }

  func mark(_ marked: String?, _ selected: NSRange) {
    mark(marked ?? "", selecting: Range(units: selected) ?? 0..<0)
  }

  // MARK: Places

  func range(_ first: UITextPosition, _ second: UITextPosition) -> UITextRange? {
    let (a, b) = (offset(first), offset(second))
    return TextSpan(min(a, b)..<max(a, b))
  }

  func position(_ start: UITextPosition, offset count: Int) -> UITextPosition? {
    let (place, isTooFar) = offset(start).addingReportingOverflow(count)
    return isTooFar || place < 0 || place > text.length ? nil : TextOffset(place)
  }

  private func position(_ start: UITextPosition, characters: Int) -> UITextPosition? {
    text.offset(offset(start), movedBy: characters).map { TextOffset($0) }
  }

  /// The place so many characters to the right on the screen, or to the left.
  private func position(_ start: UITextPosition, beside characters: Int) -> UITextPosition? {
    guard let isRightToLeft = direction(at: offset(start)) else {
      return position(start, characters: characters)
    }
    guard characters.magnitude <= text.length.magnitude else { return nil }
    var place = offset(start)
    for _ in 0..<characters.magnitude {
      guard let next = self.place(beside: place, toRight: characters > 0, isRightToLeft) else {
        return nil
      }
      place = next
    }
    return TextOffset(place)
  }

  /// Whether the paragraph of a place goes from right to left; nil where all of it goes from left to
  /// right, as a secret does.
  func direction(at place: Int) -> Bool? {
    guard !host.isSecureTextEntry else { return nil }
    return text.paragraphs.place(of: place).paragraph.direction?.isRightToLeft
  }

  func writingDirection(at position: UITextPosition) -> NSWritingDirection {
    direction(at: offset(position)) ?? false ? .rightToLeft : .leftToRight
  }

  /// The next place to the side of another on the screen, or on the line that goes on there; nil
  /// where the text ends.
  func place(beside place: Int, toRight: Bool, _ isRightToLeft: Bool) -> Int? {
    if let next = host.setting.place(beside: place, toRight: toRight) { return next }
    return text.offset(place, movedBy: toRight == isRightToLeft ? -1 : 1)
  }

  func position(
    _ start: UITextPosition, moved direction: UITextLayoutDirection, by count: Int
  ) -> UITextPosition? {
    // No text is longer than half of all numbers, and the least of them has no opposite.
    let count = max(count, -.max)
    switch direction {
    case .left: return position(start, beside: count == .min ? .max : -count)
    case .right: return position(start, beside: count)
    case .up, .down:
      let setting = host.setting
      let place = shown(offset(start))
      let start = setting.lineNumber(of: place)
      let (line, isTooFar) =
        direction == .up
        ? start.subtractingReportingOverflow(count) : start.addingReportingOverflow(count)
      guard !isTooFar, line >= 0, line < setting.lineCount else { return nil }
      let x = setting.caret(at: place).minX
      return TextOffset(meant(setting.offset(onLine: line, x: x)))
    }
  }

  func compare(_ first: UITextPosition, _ second: UITextPosition) -> ComparisonResult {
    let (a, b) = (offset(first), offset(second))
    return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
  }

  func distance(_ first: UITextPosition, _ second: UITextPosition) -> Int {
    offset(second) - offset(first)
  }

  func farthest(in range: UITextRange, _ direction: UITextLayoutDirection) -> UITextPosition? {
    let isRightToLeft = self.direction(at: offset(range.start)) ?? false
    return switch direction {
    case .up: range.start
    case .down: range.end
    case .left: isRightToLeft ? range.end : range.start
    case .right: isRightToLeft ? range.start : range.end
    }
  }

  func extended(_ start: UITextPosition, _ direction: UITextLayoutDirection) -> UITextRange? {
    let place = offset(start)
    switch direction {
    case .left, .right:
      let isForth = (direction == .right) != (self.direction(at: place) ?? false)
      let other = text.offset(place, movedBy: isForth ? 1 : -1) ?? place
      return TextSpan(min(place, other)..<max(place, other))
    case .up: return TextSpan(0..<place)
    case .down: return TextSpan(place..<text.length)
    }
  }

  // MARK: Geometry, in points of the host

  private func onHost(_ rect: CGRect) -> CGRect {
    rect.offsetBy(dx: host.textOrigin.x, dy: host.textOrigin.y)
  }

  /// A little higher than its line, as measured on iOS 26: by 1.5 points, from a whole point on.
  func caretRect(_ position: UITextPosition) -> CGRect {
    let line = onHost(host.setting.caret(at: shown(offset(position))))
    return CGRect(
      x: line.minX, y: (line.minY - Self.caretExcess / 2).rounded(.down), width: line.width,
      height: line.height.rounded() + Self.caretExcess)
  }

  /// How much higher a caret is than its line, in points.
  private static var caretExcess: CGFloat { 1.5 }

  func firstRect(_ range: UITextRange) -> CGRect {
    let setting = host.setting
    let first = setting.ends(of: shown(units(range))).first
    let rects = setting.rectangles(of: first).map(\.place)
    guard let rect = rects.first else { return caretRect(range.start) }
    return onHost(rects.dropFirst().reduce(rect) { $0.union($1) })
  }

  /// The part of a range that is seen between two distances from the top of the host: what is
  /// selected in a long text has too many lines to ask for all.
  func visiblePart(of range: Range<Int>, from top: CGFloat, to bottom: CGFloat) -> UITextRange {
    guard !host.isSecureTextEntry else { return TextSpan(range) }
    let origin = host.textOrigin.y
    let seen = host.setting.units(from: top - origin, to: bottom - origin)
    let start = max(range.lowerBound, seen.lowerBound)
    return TextSpan(start..<max(start, min(range.upperBound, seen.upperBound)))
  }

  /// The parts of a range on its first line and on its last.
  func ends(of range: Range<Int>) -> (first: UITextRange, last: UITextRange) {
    guard !host.isSecureTextEntry else { return (TextSpan(range), TextSpan(range)) }
    let ends = host.setting.ends(of: range)
    return (TextSpan(ends.first), TextSpan(ends.last))
  }

  func selectionRects(_ range: UITextRange) -> [UITextSelectionRect] {
    let range = shown(units(range))
    let setting = host.setting
    let rects = setting.rectangles(of: range)
    let (first, last) = setting.endRectangles(of: range, rects)
    return rects.enumerated().map { number, rect in
      TextSpanRect(
        onHost(rect.place), isFirst: number == first, isLast: number == last,
        isRightToLeft: rect.isRightToLeft)
    }
  }

  /// The place nearest to a point of the host.
  func offset(at point: CGPoint) -> Int {
    let origin = host.textOrigin
    return meant(
      host.setting.offset(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y)))
  }

  func closest(to point: CGPoint) -> UITextPosition { TextOffset(offset(at: point)) }

  func closest(to point: CGPoint, within range: UITextRange) -> UITextPosition {
    let limits = units(range)
    return TextOffset(min(max(offset(at: point), limits.lowerBound), limits.upperBound))
  }

  func character(at point: CGPoint) -> UITextRange? {
    let origin = host.textOrigin
    return host.setting.character(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
      .map { TextSpan(meant($0.lowerBound)..<meant($0.upperBound)) }
  }
}
