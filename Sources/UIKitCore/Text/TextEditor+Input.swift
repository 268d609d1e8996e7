// What `UITextInput` asks, answered for fields and views alike; places that are not of this text's
// making count as its start. Places are counted in UTF-16 units, as `NSRange` counts, and may lie
// within a character; on the screen such a place is where its character begins.
extension TextEditor {
  private func offset(_ position: UITextPosition) -> Int {
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

  func position(
    _ start: UITextPosition, moved direction: UITextLayoutDirection, by count: Int
  ) -> UITextPosition? {
    // No text is longer than half of all numbers, and the least of them has no opposite.
    let count = max(count, -.max)
    switch direction {
    case .left: return position(start, characters: -count)
    case .right: return position(start, characters: count)
    case .up, .down:
      let setting = host.setting
      let place = shown(offset(start))
      let lines = direction == .up ? -count : count
      let (line, isTooFar) = setting.lineNumber(of: place).addingReportingOverflow(lines)
      guard !isTooFar, setting.lines.indices.contains(line) else { return nil }
      let x = setting.caret(at: place).minX
      return TextOffset(meant(setting.offset(from: place, linesDown: lines, x: x)))
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
    switch direction {
    case .left, .up: range.start
    case .right, .down: range.end
    }
  }

  func extended(_ start: UITextPosition, _ direction: UITextLayoutDirection) -> UITextRange? {
    let place = offset(start)
    switch direction {
    case .left: return TextSpan((text.offset(place, movedBy: -1) ?? place)..<place)
    case .right: return TextSpan(place..<(text.offset(place, movedBy: 1) ?? place))
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
    host.setting.rectangles(of: shown(units(range))).first.map(onHost) ?? caretRect(range.start)
  }

  func selectionRects(_ range: UITextRange) -> [UITextSelectionRect] {
    let rects = host.setting.rectangles(of: shown(units(range)))
    return rects.enumerated().map { number, rect in
      TextSpanRect(onHost(rect), isFirst: number == 0, isLast: number == rects.count - 1)
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
