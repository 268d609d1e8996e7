internal import TouchstoneLayers
@_spi(Kit) internal import UIKitCore

/// Finds the units of a text: characters, words, sentences, paragraphs.
///
/// A word is a run of letters, digits and the characters that join them ("isn't", "snake_case").
/// Each ideograph, and each character of the Japanese kana, is a word. A sentence ends after `.`,
/// `!`, `?` or their full-width forms and the following space, and at the end of its paragraph. A
/// paragraph ends after a line break. Displayed lines are known only to the layout. No unit except
/// the document extends beyond its paragraph, so only the affected paragraphs are read.
struct TextUnits {
  private let text: EditedText

  init(_ text: EditedText) { self.text = text }

  /// Returns the unit at an offset in the direction toward the end or the start of the text, or
  /// `nil` outside all units, as between two words.
  func unit(_ granularity: UITextGranularity, at offset: Int, backward: Bool) -> Range<Int>? {
    if granularity == .document { return text.everything }
    let place = text.characterStart(offset)
    guard let paragraph = paragraph(beside: place, backward: backward) else { return nil }
    switch granularity {
    case .document: return text.everything
    case .character:
      let other = text.offset(place, movedBy: backward ? -1 : 1) ?? place
      return min(place, other)..<max(place, other)
    case .paragraph, .line: return paragraph.units
    case .word, .sentence:
      let units = ParagraphUnits(paragraph)
      let number = units.number(of: place) - (backward ? 1 : 0)
      return units.unit(granularity, around: number)
    }
  }

  /// Returns the next offset in a direction where a unit begins or ends, or `nil` at the text's
  /// end.
  func boundary(of granularity: UITextGranularity, from offset: Int, backward: Bool) -> Int? {
    let start = text.characterStart(offset)
    guard var paragraph = paragraph(beside: start, backward: backward) else { return nil }
    switch granularity {
    case .document: return backward ? 0 : text.length
    case .character: return text.offset(start, movedBy: backward ? -1 : 1)
    case .paragraph, .line: return backward ? paragraph.start : paragraph.units.upperBound
    case .word, .sentence:
      while true {
        let units = ParagraphUnits(paragraph)
        if let place = units.boundary(of: granularity, from: start, backward: backward) {
          return place
        }
        guard
          let next = backward
            ? text.paragraphs.place(before: paragraph) : text.paragraphs.place(after: paragraph)
        else { return nil }
        paragraph = next
      }
    }
  }

  /// Returns whether a unit ends at an offset or, if `backward`, begins there.
  func isBoundary(_ granularity: UITextGranularity, _ offset: Int, backward: Bool) -> Bool {
    guard let unit = unit(granularity, at: offset, backward: !backward) else { return false }
    return backward ? unit.lowerBound == offset : unit.upperBound == offset
  }

  /// Returns the paragraph of the character after an offset, or before it if `backward`. Returns
  /// `nil` if there is no such character.
  private func paragraph(beside place: Int, backward: Bool) -> TextParagraphs.Place? {
    guard backward ? place > 0 : place < text.length else { return nil }
    return text.paragraphs.place(of: backward ? place - 1 : place)
  }
}

/// The words and sentences of one paragraph. Characters are numbered from 0.
private struct ParagraphUnits {
  private let characters: [Character]
  /// The start of each character in UTF-16 units of the text, then the paragraph's end.
  private let starts: [Int]

  init(_ place: TextParagraphs.Place) {
    characters = Array(place.paragraph.string)
    var starts = [place.start]
    starts.reserveCapacity(characters.count + 1)
    for character in characters { starts.append(starts[starts.count - 1] + character.utf16.count) }
    self.starts = starts
  }

  /// Returns the number of the character that contains an offset.
  func number(of offset: Int) -> Int {
    var low = 0
    var high = starts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Returns the unit that contains a character, or `nil` if the character isn't in a unit.
  func unit(_ granularity: UITextGranularity, around character: Int) -> Range<Int>? {
    guard characters.indices.contains(character) else { return nil }
    var first = character
    var last = character
    while first > 0, areJoined(first - 1, first, granularity) { first -= 1 }
    while last + 1 < characters.count, areJoined(last, last + 1, granularity) { last += 1 }
    if granularity == .word, !isWord(characters[first]) { return nil }
    return starts[first]..<starts[last + 1]
  }

  /// Returns the next offset at which a unit ends or, if `backward`, begins. Visits each unit once.
  func boundary(of granularity: UITextGranularity, from offset: Int, backward: Bool) -> Int? {
    let step = backward ? -1 : 1
    // An offset outside the paragraph stands for the nearer end of the paragraph.
    var place = number(of: offset) + (offset < starts[0] ? 0 : step)
    while starts.indices.contains(place) {
      defer { place += step }
      // No unit begins or ends between two joined characters.
      if place > 0, place < characters.count, areJoined(place - 1, place, granularity) { continue }
      let character = backward ? place : place - 1
      if unit(granularity, around: character) != nil { return starts[place] }
    }
    return nil
  }

  // MARK: What belongs together

  /// Returns whether two adjacent characters belong to the same unit.
  private func areJoined(_ first: Int, _ second: Int, _ granularity: UITextGranularity) -> Bool {
    granularity == .word ? isSameWord(first, second) : isSameSentence(first, second)
  }

  private func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private func isIdeograph(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return scalar.properties.isIdeographic || (0x3040...0x30FF).contains(scalar.value)
  }

  private func isJoiner(_ character: Character) -> Bool {
    character == "'" || character == "\u{2019}" || character == "."
  }

  private func isSameWord(_ first: Int, _ second: Int) -> Bool {
    let (a, b) = (characters[first], characters[second])
    if isIdeograph(a) || isIdeograph(b) { return false }
    if isWord(a), isWord(b) { return true }
    // An apostrophe or a decimal point joins the characters on both of its sides.
    if isJoiner(b), isWord(a), second + 1 < characters.count {
      return joins(b, a, characters[second + 1])
    }
    if isJoiner(a), isWord(b), first > 0 { return joins(a, characters[first - 1], b) }
    return false
  }

  private func joins(_ joiner: Character, _ before: Character, _ after: Character) -> Bool {
    joiner == "."
      ? before.isNumber && after.isNumber
      : before.isLetter && after.isLetter && !isIdeograph(before) && !isIdeograph(after)
  }

  private func isSameSentence(_ first: Int, _ second: Int) -> Bool {
    let (a, b) = (characters[first], characters[second])
    if "。！？".contains(a) { return "。！？」』）".contains(b) }
    guard a.isWhitespace, !b.isWhitespace else { return true }
    // The last character before the space determines whether a sentence has ended.
    var place = first
    while place >= 0, characters[place].isWhitespace { place -= 1 }
    return place < 0 || !".!?".contains(characters[place])
  }
}
