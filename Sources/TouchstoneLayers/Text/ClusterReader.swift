internal import TouchstoneGeometry

/// The properties of one character that a line breaker needs.
struct Cluster {
  /// The length in UTF-8 and in UTF-16.
  var bytes: Int
  var units: Int
  /// The distance by which the character advances the pen, with the kerning before it.
  var advance: CGFloat
  var kind: Kind

  /// The role of a character in line breaking.
  struct Kind: OptionSet {
    let rawValue: UInt8
    /// A character that hangs over the edge at the end of a line.
    static let space = Kind(rawValue: 1)
    /// A space after which no line ends.
    static let noBreak = Kind(rawValue: 2)
    /// A character after which a line may end.
    static let hyphen = Kind(rawValue: 4)
    static let punctuation = Kind(rawValue: 8)
    /// A character before and after which a line may end: one as wide as it is high, or an inline
    /// object.
    static let wide = Kind(rawValue: 16)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ character: Character) {
      self = []
      if character.isWhitespace { insert(.space) }
      if character == "\u{00A0}" || character == "\u{202F}" { insert(.noBreak) }
      if character == "-" || character == "\u{00AD}" || character == "\u{2013}" { insert(.hyphen) }
      if character.isPunctuation { insert(.punctuation) }
      if character.unicodeScalars.first.map({
        FontMetrics.isWide($0) || $0 == InlineBox.character
      }) ?? false {
        insert(.wide)
      }
    }
  }

  /// Returns whether a line may end between this character and the next.
  func allowsBreak(before next: Cluster) -> Bool {
    if kind.contains(.noBreak) || next.kind.contains(.space) { return false }
    if kind.contains(.space) || kind.contains(.hyphen) { return true }
    if next.kind.contains(.punctuation) { return false }
    return kind.contains(.wide) || next.kind.contains(.wide)
  }
}

/// Reads the characters of a paragraph one after the other, with their advances.
struct ClusterReader {
  /// A location of the reader, which is cheap to store and to return to.
  struct Place {
    var byte = 0
    var unit = 0
    fileprivate var run = 0
    /// The end of the run, in UTF-16 units.
    fileprivate var runEnd = 0
  }

  private(set) var place = Place()
  private let bytes: UnsafeBufferPointer<UInt8>
  private let end: Int
  private var characters: CharacterReader
  private let runs: [StyleRun]
  private let standard: FontMetrics
  private var pen: TextPen
  /// Whether pairs are kerned, which those of right-to-left paragraphs aren't.
  private let isKerned: Bool

  /// Creates a reader at the start of a paragraph. `bytes` are those of the paragraph's string.
  init(_ paragraph: TextParagraph, _ bytes: UnsafeBufferPointer<UInt8>, metrics: FontMetrics) {
    self.bytes = bytes
    end = paragraph.bytes
    characters = CharacterReader(paragraph.string, bytes, end: end)
    runs = paragraph.runs
    standard = metrics
    isKerned = paragraph.isKerned
    pen = TextPen(metrics)
    place.runEnd = runs[0].length
    takeMetrics()
  }

  /// Moves to the start of a line.
  mutating func go(to line: ParagraphLine) {
    place = Place(byte: line.bytes.lowerBound, unit: line.units.lowerBound)
    place.runEnd = runs[0].length
    takeMetrics()
  }

  mutating func go(to place: Place) {
    let run = self.place.run
    self.place = place
    if run != place.run { takeMetrics() }
    pen.lift()
  }

  private mutating func takeMetrics() {
    let metrics = runs[place.run].look.metrics(or: standard)
    pen = TextPen(isKerned ? metrics : metrics.unkerned)
  }

  /// Returns the next character, or `nil` at the end of the paragraph, before its line break.
  mutating func next() -> Cluster? {
    guard place.byte < end else { return nil }
    while place.unit >= place.runEnd, place.run + 1 < runs.count {
      place.run += 1
      place.runEnd += runs[place.run].length
      takeMetrics()
    }
    let cluster = read()
    place.byte += cluster.bytes
    place.unit += cluster.units
    return cluster
  }

  private mutating func read() -> Cluster {
    let byte = bytes[place.byte]
    if byte < 0x80, place.byte + 1 == end || bytes[place.byte + 1] < 0x80 {
      return Cluster(
        bytes: 1, units: 1,
        advance: pen.kerning(before: byte) + pen.metrics.advance(ofASCII: byte),
        kind: Self.asciiKinds[Int(truncatingIfNeeded: byte)])
    }
    switch characters.character(at: place.byte) {
    case .plain(let found):
      return Cluster(
        bytes: found.size, units: 1, advance: pen.advance(of: found.scalar, in: found.block),
        kind: Self.kind(of: found.scalar, in: found.block))
    case .joined(let character, let size):
      return Cluster(
        bytes: size, units: character.utf16.count,
        advance: pen.kerning(before: character) + pen.metrics.advance(of: character),
        kind: Cluster.Kind(character))
    }
  }

  private static func kind(of scalar: Unicode.Scalar, in block: ScalarBlock) -> Cluster.Kind {
    switch block {
    case .wideLetters: .wide
    case .letters, .rightToLeftLetters: []
    case .others, .joining:
      scalar.isASCII
        ? asciiKinds[Int(truncatingIfNeeded: scalar.value)] : Cluster.Kind(Character(scalar))
    }
  }

  private static let asciiKinds: [Cluster.Kind] = (0..<128).map {
    Cluster.Kind(Character(Unicode.Scalar(UInt8(truncatingIfNeeded: $0))))
  }
}
