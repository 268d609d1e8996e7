internal import TouchstoneLayers
@_spi(Kit) internal import UIKitCore

/// A text with a selection and provisional text, in UTF-16 units as `NSRange` counts them.
///
/// Nothing here knows of views: an edit is a range, what comes in its place, and the selection after
/// it. What is selected is widened to whole characters; what is read or replaced is taken as it is
/// given, as far as a string can hold it. Reading and changing cost as much as the paragraphs that
/// are touched.
struct EditedText {
  private(set) var paragraphs = TextParagraphs()
  /// What is selected; empty at the place of typing.
  private(set) var selection = 0..<0
  /// What is still being composed.
  private(set) var marked: Range<Int>?
  /// The end of the selection that moves when it is extended.
  private(set) var head = 0

  /// All letters; put together when they are asked for.
  var string: String { paragraphs.string }
  /// How long the text is, in UTF-16 units.
  var length: Int { paragraphs.length }
  var everything: Range<Int> { 0..<length }

  // MARK: Reading

  /// The text of a range, as far as there is one; half an emoji reads as U+FFFD.
  func text(in range: Range<Int>) -> String {
    let range = range.clamped(to: everything)
    // Whole scalars are copied; half ones are left to the standard library's repair.
    guard isWithinScalar(range.lowerBound) || isWithinScalar(range.upperBound) else {
      return paragraphs.text(in: range)
    }
    let whole = unbroken(range)
    let units = Array(paragraphs.text(in: whole).utf16)
    let first = range.lowerBound - whole.lowerBound
    return String(decoding: units[first..<(first + range.count)], as: UTF16.self)
  }

  /// The start of the character that an offset lies in.
  func characterStart(_ offset: Int) -> Int {
    guard offset > 0, offset < length else { return min(max(0, offset), length) }
    let place = paragraphs.place(of: offset)
    return place.start + place.paragraph.characterStart(offset - place.start)
  }

  /// The place so many characters on, or back; nil where the text ends first. From within a
  /// character the first step leads to its end, or its start.
  func offset(_ start: Int, movedBy characters: Int) -> Int? {
    let first = characterStart(start)
    let steps = characters < 0 && first < start ? characters + 1 : characters
    // No text is as many characters long as it has no units.
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

  /// How many characters lie between two places; negative where the second comes first.
  func characters(from start: Int, to end: Int) -> Int {
    let (first, last) = (characterStart(start), characterStart(end))
    let count = paragraphs.text(in: min(first, last)..<max(first, last)).count
    return first <= last ? count : -count
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
    guard offset > 0, offset < length else { return false }
    let place = paragraphs.place(of: offset)
    let string = place.paragraph.string
    return UTF16.isTrailSurrogate(string.utf16[place.paragraph.index(offset - place.start)])
  }

  /// The paragraph that a place lies in, without the line break that ends it.
  func paragraph(at offset: Int) -> Range<Int> {
    let place = paragraphs.place(of: characterStart(offset))
    return place.start..<(place.start + place.paragraph.contentLength)
  }

  // MARK: Changing

  /// Another text; the place of typing goes to its end.
  mutating func set(_ text: String) { set(LookedText(text)) }

  /// Another text with its looks; the place of typing goes to its end.
  mutating func set(_ text: LookedText) {
    paragraphs = TextParagraphs(text)
    marked = nil
    selection = length..<length
    head = length
  }

  /// Puts a text in place of a range, and the place of typing behind it.
  mutating func replace(_ range: Range<Int>, with text: String, look: TextLook = .plain) {
    let range = unbroken(range)
    let added = LookedText(text, look: look)
    paragraphs.replace(range, with: added)
    marked = nil
    // A mark may have joined the character before: then the place is behind both.
    let end = whole(range.lowerBound..<(range.lowerBound + added.runs[0].length)).upperBound
    selection = end..<end
    head = end
  }

  /// Puts provisional text in place of a range, and selects a part of it.
  mutating func mark(
    _ text: String, for range: Range<Int>, selecting selected: Range<Int>,
    look: TextLook = .plain
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

  /// Changes how a range looks.
  mutating func changeLooks(in range: Range<Int>, _ change: (TextLook) -> TextLook) {
    paragraphs.changeLooks(in: unbroken(range), change)
  }

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
  /// The range of an `NSRange`, which may end far beyond any text; nil for one that isn't found.
  init?(units range: NSRange) {
    guard range.location != NSNotFound, range.location >= 0, range.length >= 0 else { return nil }
    let (end, isTooFar) = range.location.addingReportingOverflow(range.length)
    self = range.location..<(isTooFar ? .max : end)
  }

  /// The same as an `NSRange`.
  var units: NSRange { NSRange(location: lowerBound, length: count) }
}

extension EditedText {
  /// The text with its attributes, and with others where it has none of its own.
  func attributed(over standard: TextAttributes) -> NSAttributedString {
    let text = NSMutableAttributedString(string: string, attributes: standard)
    for (units, look) in paragraphs.looks(in: everything) where !look.attributes.isEmpty {
      text.addAttributes(look.attributes, range: units.units)
    }
    return text
  }

  /// The look of what is typed in place of a range: that of the first character that goes, or else
  /// of the one before. A link ends where it was set to end.
  func lookForTyping(in range: Range<Int>) -> TextLook {
    let model = range.isEmpty ? characterStart(range.lowerBound - 1) : range.lowerBound
    let place = paragraphs.place(of: max(0, model))
    return place.paragraph.look(at: max(0, model) - place.start).without(.link)
  }

  /// The look of the character at a place.
  func look(at offset: Int) -> TextLook {
    let place = paragraphs.place(of: min(max(0, offset), length))
    return place.paragraph.look(at: offset - place.start)
  }
}
