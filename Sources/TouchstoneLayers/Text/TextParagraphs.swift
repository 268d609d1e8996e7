/// A text as its paragraphs, made so that an edit costs as much as the paragraphs it touches.
///
/// The paragraphs lie in chunks of at most a few hundred. An edit makes new paragraphs and new chunks
/// where it touches them and shares all others with the text before it, so that keeping many states
/// of a long text, for undoing, costs little.
package struct TextParagraphs {
  /// Some paragraphs that follow one another; they never change.
  final class Chunk {
    let paragraphs: [TextParagraph]
    /// How long all of them are, in UTF-16 units.
    let length: Int
    /// Whether no letter has attributes.
    let isPlain: Bool
    /// The lines for the rooms it was set in last, the latest first.
    private var kept: [ChunkLines] = []

    init(_ paragraphs: [TextParagraph]) {
      self.paragraphs = paragraphs
      length = paragraphs.reduce(0) { $0 + $1.length }
      isPlain = paragraphs.allSatisfy { $0.runs.allSatisfy { $0.look.attributes.isEmpty } }
    }

    /// The lines in a room, put together only if they were not before.
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

  /// Where a paragraph stands.
  package struct Place {
    /// The number of its chunk, and its own within that.
    let chunk: Int
    let number: Int
    package let paragraph: TextParagraph
    /// How many UTF-16 units lie before it.
    package let start: Int

    /// Its units with its line break.
    package var units: Range<Int> { start..<(start + paragraph.length) }
  }

  private(set) var chunks: [Chunk]
  /// How many units lie before each chunk, and before the end of the text.
  private var starts: [Int]
  private var joined = JoinedText()

  /// How many paragraphs a chunk has at most; one that gets more is cut into halves of it.
  private static let mostInChunk = 256

  /// A text.
  package init(_ text: LookedText = LookedText("")) {
    chunks = Self.chunks(TextParagraph.split(text))
    starts = Self.starts(chunks)
    joined.string = text.string
  }

  /// How long the text is, in UTF-16 units.
  package var length: Int { starts[starts.count - 1] }

  /// Whether two values hold the same paragraphs, told in a moment.
  package func isSame(as other: TextParagraphs) -> Bool { joined === other.joined }

  /// Whether no letter has attributes.
  package var isPlain: Bool { chunks.allSatisfy(\.isPlain) }

  // MARK: Finding

  /// The paragraph that a place lies in; the place behind a line break lies in the next.
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

  /// How many units lie before a chunk.
  func start(of chunk: Int) -> Int { starts[chunk] }

  /// The paragraph after one.
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

  /// The paragraph before one.
  package func place(before place: Place) -> Place? {
    place.start > 0 ? self.place(of: place.start - 1) : nil
  }

  // MARK: Reading

  /// All letters; put together once for each state of the text.
  package var string: String {
    if let string = joined.string { return string }
    var string = ""
    string.reserveCapacity(length)
    for chunk in chunks { for paragraph in chunk.paragraphs { string += paragraph.string } }
    joined.string = string
    return string
  }

  /// The letters of a range that begins and ends between Unicode scalars.
  package func text(in range: Range<Int>) -> String {
    var text = ""
    visit(range) { paragraph, units, _ in
      text +=
        paragraph.string[
          paragraph.index(units.lowerBound)..<paragraph.index(units.upperBound)]
    }
    return text
  }

  /// The looks of a range, with the units of each.
  package func looks(in range: Range<Int>) -> [(units: Range<Int>, look: TextLook)] {
    var parts: [(units: Range<Int>, look: TextLook)] = []
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

  /// Calls for each paragraph of a range that is not empty, with its own part of it.
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

  /// Puts a text in place of a range that begins and ends between Unicode scalars.
  package mutating func replace(_ range: Range<Int>, with text: LookedText) {
    var first = place(of: range.lowerBound)
    let last = place(of: range.upperBound)
    var kept = range.lowerBound - first.start
    // A carriage return that ends the paragraph before may become one line break with what follows.
    if kept == 0, let before = place(before: first), before.paragraph.string.utf8.last == 0x0D {
      first = before
      kept = before.paragraph.length
    }
    var piece = LookedText("", look: text.runs[0].look)
    piece.append(first.paragraph, 0..<kept)
    piece.append(text)
    piece.append(last.paragraph, (range.upperBound - last.start)..<last.paragraph.length)
    var new = TextParagraph.split(piece)
    // Behind the line break of the last one the next paragraph follows, which is there already.
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

  /// Changes the looks of a range.
  package mutating func changeLooks(in range: Range<Int>, _ change: (TextLook) -> TextLook) {
    guard !range.isEmpty else { return }
    var piece = LookedText("", look: change(place(of: range.lowerBound).paragraph.look(at: 0)))
    for (units, look) in looks(in: range) {
      piece.append(LookedText(text(in: units), look: change(look)))
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
  /// The place of the last element that a condition holds for, or else the first place; it holds for
  /// none behind one that it does not hold for.
  func placeOfLast(where holds: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if holds(self[middle]) { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The place of the last element up to a value, or else the first place; the elements go up.
  package func last(upTo value: Element) -> Int where Element: Comparable {
    placeOfLast { $0 <= value }
  }
}

/// All letters of one state of a text, once somebody has asked; also the name of that state.
private final class JoinedText {
  var string: String?
}
