internal import TouchstoneLayers
@_spi(Kit) internal import UIKitCore

// The implementation of `UITextInput` for fields and text views. Positions of other texts count as
// the start of this one. Offsets are measured in UTF-16 units, as in `NSRange`, and may be within a
// character. Such an offset is displayed at the start of the character.
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

  /// Returns the style of the character behind a position, or before it.
  func look(at position: UITextPosition, _ direction: UITextStorageDirection) -> CharacterStyle {
    text.look(at: offset(position) - (direction == .backward ? 1 : 0))
  }

  // MARK: Selection and marked text

  var selectedRange: UITextRange {
    TextSpan(text.selection)
  }

  /// Selects a range. `nil` moves the caret to the beginning (measured). Marked text stays marked.
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

  /// Returns the position a number of characters to the right, or to the left if negative.
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

  /// Returns whether the paragraph at an offset is right-to-left, or `nil` if all of it is
  /// left-to-right, as secure text always is.
  func direction(at place: Int) -> Bool? {
    guard !host.isSecureTextEntry else { return nil }
    return text.paragraphs.place(of: place).paragraph.direction?.isRightToLeft
  }

  func writingDirection(at position: UITextPosition) -> NSWritingDirection {
    direction(at: offset(position)) ?? false ? .rightToLeft : .leftToRight
  }

  /// Returns the next offset to one side on the screen, if necessary on the adjacent line, or `nil`
  /// at the end of the text.
  func place(beside place: Int, toRight: Bool, _ isRightToLeft: Bool) -> Int? {
    if let next = host.setting.place(beside: place, toRight: toRight) { return next }
    return text.offset(place, movedBy: toRight == isRightToLeft ? -1 : 1)
  }

  func position(
    _ start: UITextPosition, moved direction: UITextLayoutDirection, by count: Int
  ) -> UITextPosition? {
    // No text is longer than `Int.max`, and `Int.min` can't be negated.
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

  /// Returns the caret's rectangle, 1.5 points taller than its line and starting at a whole point
  /// (measured on iOS 26).
  func caretRect(_ position: UITextPosition) -> CGRect {
    let line = onHost(host.setting.caret(at: shown(offset(position))))
    return CGRect(
      x: line.minX, y: (line.minY - Self.caretExcess / 2).rounded(.down), width: line.width,
      height: line.height.rounded() + Self.caretExcess)
  }

  /// The difference between the height of the caret and of its line, in points.
  private static var caretExcess: CGFloat { 1.5 }

  func firstRect(_ range: UITextRange) -> CGRect {
    let setting = host.setting
    let first = setting.ends(of: shown(units(range))).first
    let rects = setting.rectangles(of: first).map(\.place)
    guard let rect = rects.first else { return caretRect(range.start) }
    return onHost(rects.dropFirst().reduce(rect) { $0.union($1) })
  }

  /// Returns the part of a range that is visible between two distances from the top of the host.
  ///
  /// A selection in a long text has too many lines to compute all of them.
  func visiblePart(of range: Range<Int>, from top: CGFloat, to bottom: CGFloat) -> UITextRange {
    guard !host.isSecureTextEntry else { return TextSpan(range) }
    let origin = host.textOrigin.y
    let seen = host.setting.units(from: top - origin, to: bottom - origin)
    let start = max(range.lowerBound, seen.lowerBound)
    return TextSpan(start..<max(start, min(range.upperBound, seen.upperBound)))
  }

  /// Returns the parts of a range on its first line and on its last line.
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

  /// Returns the offset nearest to a point of the host.
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
