internal import TouchstoneLayers
@_spi(Kit) internal import UIKitCore

/// A text with a selection and marked (provisional) text, measured in UTF-16 units like `NSRange`.
///
/// This type is independent of views: an edit consists of a range, its replacement, and the
/// selection afterwards. Selections are widened to whole characters. Ranges that are read or
/// replaced are used as given, as far as a string can represent them. Reading and changing cost as
/// much as the affected paragraphs.
struct EditedText {
  private(set) var paragraphs = TextParagraphs()
  /// The selection. Empty at the insertion point.
  private(set) var selection = 0..<0
  /// The marked text that is still being composed, or `nil`.
  private(set) var marked: Range<Int>?
  /// The end of the selection that moves when the selection is extended.
  private(set) var head = 0

  /// The whole text, concatenated on each access.
  var string: String { paragraphs.string }
  /// The length of the text, in UTF-16 units.
  var length: Int { paragraphs.length }
  var everything: Range<Int> { 0..<length }

  // MARK: Reading

  /// Returns the text in a range, clamped to the text. Half of a surrogate pair, as of an emoji,
  /// reads as U+FFFD.
  func text(in range: Range<Int>) -> String {
    let range = range.clamped(to: everything)
    // Whole scalars are copied. The standard library repairs half ones.
    guard isWithinScalar(range.lowerBound) || isWithinScalar(range.upperBound) else {
      return paragraphs.text(in: range)
    }
    let whole = unbroken(range)
    let units = Array(paragraphs.text(in: whole).utf16)
    let first = range.lowerBound - whole.lowerBound
    return String(decoding: units[first..<(first + range.count)], as: UTF16.self)
  }

  /// Returns the start of the character that contains an offset.
  func characterStart(_ offset: Int) -> Int {
    guard offset > 0, offset < length else { return min(max(0, offset), length) }
    let place = paragraphs.place(of: offset)
    return place.start + place.paragraph.characterStart(offset - place.start)
  }

  /// Returns the offset a number of characters forward or backward, or `nil` if that is beyond the
  /// text.
  ///
  /// From within a character, the first step goes to its end or its start.
  func offset(_ start: Int, movedBy characters: Int) -> Int? {
    let first = characterStart(start)
    let steps = characters < 0 && first < start ? characters + 1 : characters
    // A text never has more characters than UTF-16 units.
    guard steps.magnitude <= length.magnitude else { return nil }
    var place = paragraphs.place(of: first)
    var offset = first
    for _ in 0..<max(0, steps) {
      if offset == place.units.upperBound {
        guard let next = paragraphs.place(after: place) else { return nil }
        place = next
      }
      guard offset < place.units.upperBound else { return nil }
      offset = place.start + place.paragraph.characterEnd(offset - place.start)
    }
    for _ in 0..<max(0, -steps) {
      if offset == place.start {
        guard let before = paragraphs.place(before: place) else { return nil }
        place = before
      }
      offset = place.start + place.paragraph.characterStart(offset - place.start - 1)
    }
    return offset
  }

  /// Returns the number of characters between two offsets, negative if the second comes first.
  func characters(from start: Int, to end: Int) -> Int {
    let (first, last) = (characterStart(start), characterStart(end))
    let count = paragraphs.text(in: min(first, last)..<max(first, last)).count
    return first <= last ? count : -count
  }

  /// Returns a range within the text, widened to character boundaries. An empty range stays empty.
  func whole(_ range: Range<Int>) -> Range<Int> {
    let start = characterStart(range.lowerBound)
    guard !range.isEmpty else { return start..<start }
    var end = characterStart(range.upperBound)
    if end < range.upperBound, end < length { end = offset(end, movedBy: 1) ?? length }
    return start..<max(start, end)
  }

  /// Returns a range widened to Unicode scalars, because a string can't hold half a scalar.
  private func unbroken(_ range: Range<Int>) -> Range<Int> {
    let range = range.clamped(to: everything)
    let start = range.lowerBound - (isWithinScalar(range.lowerBound) ? 1 : 0)
    guard !range.isEmpty else { return start..<start }
    return start..<(range.upperBound + (isWithinScalar(range.upperBound) ? 1 : 0))
  }

  private func isWithinScalar(_ offset: Int) -> Bool {
    guard offset > 0, offset < length else { return false }
    let place = paragraphs.place(of: offset)
    let string = place.paragraph.string
    return UTF16.isTrailSurrogate(string.utf16[place.paragraph.index(offset - place.start)])
  }

  /// Returns the paragraph that contains an offset, without its final line break.
  func paragraph(at offset: Int) -> Range<Int> {
    let place = paragraphs.place(of: characterStart(offset))
    return place.start..<(place.start + place.paragraph.contentLength)
  }

  // MARK: Changing

  /// Replaces the whole text, and moves the insertion point to its end.
  mutating func set(_ text: String) { set(StyledText(text)) }

  /// Replaces the whole text including its attributes, and moves the insertion point to its end.
  mutating func set(_ text: StyledText) {
    paragraphs = TextParagraphs(text)
    marked = nil
    selection = length..<length
    head = length
  }

  /// Replaces a range with text, and moves the insertion point behind it.
  mutating func replace(_ range: Range<Int>, with text: String, look: CharacterStyle = .plain) {
    let range = unbroken(range)
    let added = StyledText(text, look: look)
    paragraphs.replace(range, with: added)
    marked = nil
    // A combining mark may have joined the previous character: the insertion point follows both.
    let end = whole(range.lowerBound..<(range.lowerBound + added.runs[0].length)).upperBound
    selection = end..<end
    head = end
  }

  /// Replaces a range with a text and its attributes, and moves the selection with its characters.
  ///
  /// Ends of the selection within the range move to its end.
  mutating func adopt(_ new: StyledText, for range: Range<Int>) {
    let range = unbroken(range)
    let isSame = paragraphs.text(in: range) == new.string
    let delta = new.string.utf16.count - range.count
    paragraphs.replace(range, with: new)
    guard !isSame else { return }
    func moved(_ offset: Int) -> Int {
      if offset <= range.lowerBound { return offset }
      return offset >= range.upperBound ? offset + delta : range.upperBound + delta
    }
    marked = nil
    let isHeadFirst = head == selection.lowerBound && !selection.isEmpty
    let start = moved(selection.lowerBound)
    select(start..<max(start, moved(selection.upperBound)), movingStart: isHeadFirst)
  }

  /// Replaces a range with marked text, and selects a part of it.
  mutating func mark(
    _ text: String, for range: Range<Int>, selecting selected: Range<Int>,
    look: CharacterStyle = .plain
  ) {
    let start = unbroken(range).lowerBound
    replace(range, with: text, look: look)
    guard !text.isEmpty else { return }
    marked = start..<(start + text.utf16.count)
    let lower = min(max(0, selected.lowerBound), text.utf16.count)
    let upper = min(max(lower, selected.upperBound), text.utf16.count)
    select((start + lower)..<(start + upper))
  }

  /// Makes the marked text final.
  mutating func unmark() { marked = nil }

  /// Changes the styles in a range.
  mutating func changeLooks(in range: Range<Int>, _ change: (CharacterStyle) -> CharacterStyle) {
    paragraphs.changeLooks(in: unbroken(range), change)
  }

  /// Selects a range. Its end, or else its start, moves when the selection is extended.
  mutating func select(_ range: Range<Int>, movingStart: Bool = false) {
    selection = whole(range)
    head = movingStart ? selection.lowerBound : selection.upperBound
  }

  /// Moves the insertion point, or only the moving end of the selection.
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
  /// Creates the range of an `NSRange`, which may end far beyond any text. Returns `nil` for
  /// `NSNotFound` or a negative number.
  init?(units range: NSRange) {
    guard range.location != NSNotFound, range.location >= 0, range.length >= 0 else { return nil }
    let (end, isTooFar) = range.location.addingReportingOverflow(range.length)
    self = range.location..<(isTooFar ? .max : end)
  }

  /// The range as an `NSRange`.
  var units: NSRange { NSRange(location: lowerBound, length: count) }
}

extension EditedText {
  /// Returns the text with its attributes, and with `standard` attributes for everything else.
  func attributed(over standard: TextAttributes) -> NSAttributedString {
    let text = NSMutableAttributedString(string: string, attributes: standard)
    for (units, look) in paragraphs.looks(in: everything) where !look.attributes.isEmpty {
      text.addAttributes(look.attributes, range: units.units)
    }
    return text
  }

  /// Returns the style of text typed in place of a range: that of the range's first character or,
  /// for an empty range, of the character before it.
  ///
  /// A link isn't extended by typing at its end, and an attachment isn't repeated.
  func lookForTyping(in range: Range<Int>) -> CharacterStyle {
    let model = range.isEmpty ? characterStart(range.lowerBound - 1) : range.lowerBound
    let place = paragraphs.place(of: max(0, model))
    return place.paragraph.look(at: max(0, model) - place.start).without(.link, .attachment)
  }

  /// Returns the style of the character at an offset.
  func look(at offset: Int) -> CharacterStyle {
    let place = paragraphs.place(of: min(max(0, offset), length))
    return place.paragraph.look(at: offset - place.start)
  }
}
