/// A text with a selection and provisional text, in UTF-16 units as `NSRange` counts them.
///
/// Nothing here knows of views: an edit is a range, what comes in its place, and the selection after
/// it. What is selected is widened to whole characters; what is read or replaced is taken as it is
/// given, as far as a string can hold it.
struct EditedText: Equatable {
  private(set) var string = ""
  /// What is selected; empty at the place of typing.
  private(set) var selection = 0..<0
  /// What is still being composed.
  private(set) var marked: Range<Int>?
  /// The end of the selection that moves when it is extended.
  private(set) var head = 0

  /// How long the text is, in UTF-16 units.
  var length: Int { string.utf16.count }
  var everything: Range<Int> { 0..<length }

  // MARK: Reading

  /// The text of a range, as far as there is one; half an emoji reads as U+FFFD.
  func text(in range: Range<Int>) -> String {
    let range = range.clamped(to: everything)
    return String(
      decoding: string.utf16[index(range.lowerBound)..<index(range.upperBound)], as: UTF16.self)
  }

  func index(_ offset: Int) -> String.Index {
    String.Index(utf16Offset: min(max(0, offset), length), in: string)
  }

  func offset(_ index: String.Index) -> Int { index.utf16Offset(in: string) }

  /// The start of the character that an offset lies in.
  func characterStart(_ offset: Int) -> Int {
    guard offset > 0, offset < length else { return min(max(0, offset), length) }
    return self.offset(string.rangeOfComposedCharacterSequence(at: index(offset)).lowerBound)
  }

  /// The place so many characters on, or back; nil where the text ends first. From within a
  /// character the first step leads to its end, or its start.
  func offset(_ start: Int, movedBy characters: Int) -> Int? {
    let first = characterStart(start)
    let steps = characters < 0 && first < start ? characters + 1 : characters
    let limit = steps < 0 ? string.startIndex : string.endIndex
    return string.index(index(first), offsetBy: steps, limitedBy: limit).map { offset($0) }
  }

  /// How many characters lie between two places; negative where the second comes first.
  func characters(from start: Int, to end: Int) -> Int {
    string.distance(from: index(characterStart(start)), to: index(characterStart(end)))
  }

  /// A range within the text that begins and ends between characters; an empty one stays empty.
  func whole(_ range: Range<Int>) -> Range<Int> {
    let start = characterStart(range.lowerBound)
    guard !range.isEmpty else { return start..<start }
    var end = characterStart(range.upperBound)
    if end < range.upperBound, end < length { end = offset(end, movedBy: 1) ?? length }
    return start..<max(start, end)
  }

  /// A range within the text that begins and ends between Unicode scalars, as a string can't hold
  /// half of one.
  private func unbroken(_ range: Range<Int>) -> Range<Int> {
    let range = range.clamped(to: everything)
    let start = range.lowerBound - (isWithinScalar(range.lowerBound) ? 1 : 0)
    guard !range.isEmpty else { return start..<start }
    return start..<(range.upperBound + (isWithinScalar(range.upperBound) ? 1 : 0))
  }

  private func isWithinScalar(_ offset: Int) -> Bool {
    offset > 0 && offset < length && UTF16.isTrailSurrogate(string.utf16[index(offset)])
  }

  /// The paragraph that a place lies in, without the line break that ends it.
  func paragraph(at offset: Int) -> Range<Int> {
    let place = index(characterStart(offset))
    let breakBefore = string[..<place].lastIndex(where: \.isNewline)
    let start = breakBefore.map { string.index(after: $0) } ?? string.startIndex
    let end = string[place...].firstIndex(where: \.isNewline) ?? string.endIndex
    return self.offset(start)..<self.offset(end)
  }

  // MARK: Changing

  /// Another text; the place of typing goes to its end.
  mutating func set(_ text: String) {
    string = text
    marked = nil
    selection = length..<length
    head = length
  }

  /// Puts a text in place of a range, and the place of typing behind it.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let range = unbroken(range)
    string.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: text)
    marked = nil
    // A mark may have joined the character before: then the place is behind both.
    let end = whole(range.lowerBound..<(range.lowerBound + text.utf16.count)).upperBound
    selection = end..<end
    head = end
  }

  /// Puts provisional text in place of a range, and selects a part of it.
  mutating func mark(_ text: String, for range: Range<Int>, selecting selected: Range<Int>) {
    let start = unbroken(range).lowerBound
    replace(range, with: text)
    guard !text.isEmpty else { return }
    marked = start..<(start + text.utf16.count)
    let lower = min(max(0, selected.lowerBound), text.utf16.count)
    let upper = min(max(lower, selected.upperBound), text.utf16.count)
    select((start + lower)..<(start + upper))
  }

  /// Makes the marked text final.
  mutating func unmark() { marked = nil }

  /// Selects a range; its end, or else its start, is what moves when the selection is extended.
  mutating func select(_ range: Range<Int>, movingStart: Bool = false) {
    selection = whole(range)
    head = movingStart ? selection.lowerBound : selection.upperBound
  }

  /// Moves the moving end of the selection, and with it the place of typing or only that end.
  mutating func move(to offset: Int, extending: Bool) {
    let offset = characterStart(offset)
    guard extending else {
      select(offset..<offset)
      return
    }
    let anchor = head == selection.upperBound ? selection.lowerBound : selection.upperBound
    selection = min(anchor, offset)..<max(anchor, offset)
    head = offset
  }
}

extension Range<Int> {
  /// The range of an `NSRange`; nil for one that isn't found.
  init?(units range: NSRange) {
    guard range.location != NSNotFound, range.location >= 0, range.length >= 0 else { return nil }
    let (end, isTooFar) = range.location.addingReportingOverflow(range.length)
    self = range.location..<(isTooFar ? .max : end)
  }

  /// The same as an `NSRange`.
  var units: NSRange { NSRange(location: lowerBound, length: count) }
}
