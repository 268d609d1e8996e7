/// Finds the units of a text: characters, words, sentences, paragraphs.
///
/// A word is a run of letters, digits and what joins them ("isn't", "snake_case"); a Chinese,
/// Japanese or Korean character that stands for itself is a word. A sentence ends after `.`, `!`,
/// `?` or their wide forms and the space behind them, and with its paragraph. A paragraph ends after
/// a line break. Lines as they are shown are known only to whoever sets them.
struct TextUnits {
  private let text: EditedText
  private let characters: [Character]
  /// Where each character starts, in UTF-16 units, and the end of the text.
  private let starts: [Int]

  init(_ text: EditedText) {
    self.text = text
    characters = Array(text.string)
    var starts = [0]
    starts.reserveCapacity(characters.count + 1)
    for character in characters { starts.append(starts[starts.count - 1] + character.utf16.count) }
    self.starts = starts
  }

  private var end: Int { starts[starts.count - 1] }

  /// The unit that lies at a place, seen from it towards the end or the start of the text; nil where
  /// there is none, as between two words.
  func unit(_ granularity: UITextGranularity, at offset: Int, backward: Bool) -> Range<Int>? {
    let place = number(of: offset)
    let character = backward ? place - 1 : place
    switch granularity {
    case .document: return 0..<end
    case .character:
      return characters.indices.contains(character)
        ? starts[character]..<starts[character + 1] : nil
    case .word:
      guard let run = run(at: character, joined: isSameWord), isWord(characters[run.lowerBound])
      else { return nil }
      return units(of: run)
    case .sentence: return run(at: character, joined: isSameSentence).map(units)
    case .paragraph, .line: return run(at: character, joined: isSameParagraph).map(units)
    }
  }

  /// The next place in a direction where a unit begins or ends; nil where there is none.
  func boundary(of granularity: UITextGranularity, from offset: Int, backward: Bool) -> Int? {
    let step = backward ? -1 : 1
    var place = number(of: offset) + step
    while starts.indices.contains(place) {
      if isBoundary(granularity, starts[place], backward: backward) { return starts[place] }
      place += step
    }
    return nil
  }

  /// Whether, going in a direction, a unit ends at a place; going back, whether one begins there.
  func isBoundary(_ granularity: UITextGranularity, _ offset: Int, backward: Bool) -> Bool {
    guard let unit = unit(granularity, at: offset, backward: !backward) else { return false }
    return backward ? unit.lowerBound == offset : unit.upperBound == offset
  }

  // MARK: Runs of characters

  private func number(of offset: Int) -> Int {
    var low = 0
    var high = starts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The longest run around a character in which each two neighbours belong together.
  private func run(at character: Int, joined: (Int, Int) -> Bool) -> ClosedRange<Int>? {
    guard characters.indices.contains(character) else { return nil }
    var first = character
    var last = character
    while first > 0, joined(first - 1, first) { first -= 1 }
    while last + 1 < characters.count, joined(last, last + 1) { last += 1 }
    return first...last
  }

  private func units(of run: ClosedRange<Int>) -> Range<Int> {
    starts[run.lowerBound]..<starts[run.upperBound + 1]
  }

  // MARK: What belongs together

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
    // An apostrophe or a decimal point joins what stands on both its sides.
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
    guard isSameParagraph(first, second) else { return false }
    let (a, b) = (characters[first], characters[second])
    if "。！？".contains(a) { return "。！？」』）".contains(b) }
    guard a.isWhitespace, !b.isWhitespace else { return true }
    // The last that is no space before the gap says whether a sentence has ended.
    var place = first
    while place >= 0, characters[place].isWhitespace, !characters[place].isNewline { place -= 1 }
    return place < 0 || !".!?".contains(characters[place])
  }

  private func isSameParagraph(_ first: Int, _ second: Int) -> Bool { !characters[first].isNewline }
}
