/// A text divided into paragraphs, so that the cost of an edit is that of the paragraphs it
/// touches.
///
/// The paragraphs are stored in chunks of at most 256. An edit creates new paragraphs and chunks
/// where it touches them, and shares all others with the text before it. Storing many states of a
/// long text for undo is therefore cheap.
package struct TextParagraphs {
  /// An immutable sequence of consecutive paragraphs.
  final class Chunk {
    let paragraphs: [TextParagraph]
    /// The total length, in UTF-16 units.
    let length: Int
    /// Whether no character has attributes.
    let isPlain: Bool
    /// The cached lines for the most recent rooms, the latest first.
    private var kept: [ChunkLines] = []

    init(_ paragraphs: [TextParagraph]) {
      self.paragraphs = paragraphs
      length = paragraphs.reduce(0) { $0 + $1.length }
      isPlain = paragraphs.allSatisfy { $0.runs.allSatisfy { $0.look.attributes.isEmpty } }
    }

    /// Returns the lines for `room`, which are collected only if they aren't cached.
    func lines(in room: TextRoom, counting work: inout LayoutWork) -> ChunkLines {
      if let place = kept.firstIndex(where: { $0.room == room }) {
        if place > 0 { kept.swapAt(0, place) }
        return kept[0]
      }
      let lines = ChunkLines(self, in: room, counting: &work)
      kept.insert(lines, at: 0)
      if kept.count > TextRoom.kept { kept.removeLast() }
      return lines
    }
  }

  /// The location of a paragraph.
  package struct Place {
    /// The index of the chunk, and the index of the paragraph in the chunk.
    let chunk: Int
    let number: Int
    package let paragraph: TextParagraph
    /// The number of UTF-16 units before the paragraph.
    package let start: Int

    /// The range in UTF-16 units, including the line break.
    package var units: Range<Int> { start..<(start + paragraph.length) }
  }

  private(set) var chunks: [Chunk]
  /// The number of units before each chunk, and before the end of the text.
  private var starts: [Int]
  private var joined = JoinedText()

  /// The maximum number of paragraphs in a chunk. Longer chunks are divided into chunks of half
  /// this number.
  private static let mostInChunk = 256

  /// Creates the paragraphs of a text.
  package init(_ text: StyledText = StyledText("")) {
    chunks = Self.chunks(TextParagraph.split(text))
    starts = Self.starts(chunks)
    joined.string = text.string
  }

  /// The length of the text, in UTF-16 units.
  package var length: Int { starts[starts.count - 1] }

  /// Returns whether two values are copies of the same state, in constant time.
  package func isSame(as other: TextParagraphs) -> Bool { joined === other.joined }

  /// Whether no character has attributes.
  package var isPlain: Bool { chunks.allSatisfy(\.isPlain) }

  // MARK: Finding

  /// Returns the paragraph that contains a location. The location after a line break is in the next
  /// paragraph.
  package func place(of offset: Int) -> Place {
    let chunk = starts.dropLast().last(upTo: offset)
    var start = starts[chunk]
    let paragraphs = chunks[chunk].paragraphs
    var number = 0
    while number + 1 < paragraphs.count, start + paragraphs[number].length <= offset {
      start += paragraphs[number].length
      number += 1
    }
    return Place(chunk: chunk, number: number, paragraph: paragraphs[number], start: start)
  }

  /// Returns the number of units before a chunk.
  func start(of chunk: Int) -> Int { starts[chunk] }

  /// Returns the next paragraph, or `nil` for the last one.
  package func place(after place: Place) -> Place? {
    let start = place.start + place.paragraph.length
    let paragraphs = chunks[place.chunk].paragraphs
    if place.number + 1 < paragraphs.count {
      return Place(
        chunk: place.chunk, number: place.number + 1, paragraph: paragraphs[place.number + 1],
        start: start)
    }
    guard place.chunk + 1 < chunks.count else { return nil }
    return Place(
      chunk: place.chunk + 1, number: 0, paragraph: chunks[place.chunk + 1].paragraphs[0],
      start: start)
  }

  /// Returns the previous paragraph, or `nil` for the first one.
  package func place(before place: Place) -> Place? {
    place.start > 0 ? self.place(of: place.start - 1) : nil
  }

  // MARK: Reading

  /// All characters, joined once for each state of the text.
  package var string: String {
    if let string = joined.string { return string }
    var string = ""
    string.reserveCapacity(length)
    for chunk in chunks { for paragraph in chunk.paragraphs { string += paragraph.string } }
    joined.string = string
    return string
  }

  /// Returns the characters of a range that begins and ends between Unicode scalars.
  package func text(in range: Range<Int>) -> String {
    var text = ""
    visit(range) { paragraph, units, _ in
      text +=
        paragraph.string[
          paragraph.index(units.lowerBound)..<paragraph.index(units.upperBound)]
    }
    return text
  }

  /// Returns the looks of a range, with the units of each.
  package func looks(in range: Range<Int>) -> [(units: Range<Int>, look: CharacterStyle)] {
    var parts: [(units: Range<Int>, look: CharacterStyle)] = []
    visit(range) { paragraph, units, start in
      for (part, look) in paragraph.looks(in: units) {
        let part = (start + part.lowerBound)..<(start + part.upperBound)
        if let last = parts.last, last.look.isSame(as: look) {
          parts[parts.count - 1].units = last.units.lowerBound..<part.upperBound
        } else {
          parts.append((part, look))
        }
      }
    }
    return parts
  }

  /// Calls `body` for each paragraph that overlaps a range, with the part in the range. It isn't
  /// called for an empty range.
  private func visit(
    _ range: Range<Int>, _ body: (TextParagraph, _ part: Range<Int>, _ start: Int) -> Void
  ) {
    var next: Place? = range.isEmpty ? nil : place(of: range.lowerBound)
    while let here = next, here.start < range.upperBound {
      let part = here.units.clamped(to: range)
      body(
        here.paragraph, (part.lowerBound - here.start)..<(part.upperBound - here.start), here.start)
      next = place(after: here)
    }
  }

  // MARK: Changing

  /// Replaces a range that begins and ends between Unicode scalars with a text.
  package mutating func replace(_ range: Range<Int>, with text: StyledText) {
    var first = place(of: range.lowerBound)
    let last = place(of: range.upperBound)
    var kept = range.lowerBound - first.start
    // A carriage return at the end of the previous paragraph may form one line break with the text
    // after it.
    if kept == 0, let before = place(before: first), before.paragraph.string.utf8.last == 0x0D {
      first = before
      kept = before.paragraph.length
    }
    var piece = StyledText("", look: text.runs[0].look)
    piece.append(first.paragraph, 0..<kept)
    piece.append(text)
    piece.append(last.paragraph, (range.upperBound - last.start)..<last.paragraph.length)
    var new = TextParagraph.split(piece)
    // After the line break of the last new paragraph comes the next existing paragraph.
    if last.paragraph.breakLength > 0 { new.removeLast() }
    new.first?.begins(like: first.paragraph, for: kept)
    new.last?.ends(
      like: last.paragraph, for: last.start + last.paragraph.contentLength - range.upperBound)
    let paragraphs =
      chunks[first.chunk].paragraphs[..<first.number] + new
      + chunks[last.chunk].paragraphs[(last.number + 1)...]
    chunks.replaceSubrange(first.chunk...last.chunk, with: Self.chunks(Array(paragraphs)))
    starts = Self.starts(chunks)
    joined = JoinedText()
  }

  /// Replaces the looks of a range.
  package mutating func changeLooks(
    in range: Range<Int>, _ change: (CharacterStyle) -> CharacterStyle
  ) {
    guard !range.isEmpty else { return }
    var piece = StyledText("", look: change(place(of: range.lowerBound).paragraph.look(at: 0)))
    for (units, look) in looks(in: range) {
      piece.append(StyledText(text(in: units), look: change(look)))
    }
    replace(range, with: piece)
  }

  private static func chunks(_ paragraphs: [TextParagraph]) -> [Chunk] {
    guard paragraphs.count > mostInChunk else { return [Chunk(paragraphs)] }
    return stride(from: 0, to: paragraphs.count, by: mostInChunk / 2).map {
      Chunk(Array(paragraphs[$0..<min($0 + mostInChunk / 2, paragraphs.count)]))
    }
  }

  private static func starts(_ chunks: [Chunk]) -> [Int] {
    var starts = [0]
    starts.reserveCapacity(chunks.count + 1)
    for chunk in chunks { starts.append(starts[starts.count - 1] + chunk.length) }
    return starts
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the index of the last element that fulfills a condition, or else the first index.
  ///
  /// The elements must be partitioned: no element after one that doesn't fulfill the condition may
  /// fulfill it.
  func placeOfLast(where holds: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if holds(self[middle]) { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Returns the index of the last element not above `value`, or else the first index. The elements
  /// must be ascending.
  package func last(upTo value: Element) -> Int where Element: Comparable {
    placeOfLast { $0 <= value }
  }
}

/// The characters of one state of a text, once they have been requested. Its identity identifies
/// the state.
private final class JoinedText {
  var string: String?
}
