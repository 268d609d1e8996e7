internal import TouchstoneGeometry

/// What a line breaker has to know of one character.
struct Cluster {
  /// How long it is in UTF-8 and in UTF-16.
  var bytes: Int
  var units: Int
  /// How far it moves the pen.
  var advance: CGFloat
  var kind: Kind

  /// What a character means to lines.
  struct Kind: OptionSet {
    let rawValue: UInt8
    /// It hangs over the edge at the end of a line.
    static let space = Kind(rawValue: 1)
    /// No line ends behind it, although it is a space.
    static let noBreak = Kind(rawValue: 2)
    /// A line may end behind it.
    static let hyphen = Kind(rawValue: 4)
    static let punctuation = Kind(rawValue: 8)
    /// It is as wide as it is high, and a line may end before and behind it.
    static let wide = Kind(rawValue: 16)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ character: Character) {
      self = []
      if character.isWhitespace { insert(.space) }
      if character == "\u{00A0}" || character == "\u{202F}" { insert(.noBreak) }
      if character == "-" || character == "\u{00AD}" || character == "\u{2013}" { insert(.hyphen) }
      if character.isPunctuation { insert(.punctuation) }
      if character.unicodeScalars.first.map(FontMetrics.isWide) ?? false { insert(.wide) }
    }
  }

  /// Whether a line may end between this character and the next.
  func allowsBreak(before next: Cluster) -> Bool {
    if kind.contains(.noBreak) || next.kind.contains(.space) { return false }
    if kind.contains(.space) || kind.contains(.hyphen) { return true }
    if next.kind.contains(.punctuation) { return false }
    return kind.contains(.wide) || next.kind.contains(.wide)
  }
}

/// Reads the characters of a paragraph one after the other, with their advances.
///
/// Most characters are one scalar that joins with no neighbour; these are read from the bytes. All
/// others are found by the standard library.
struct ClusterReader {
  /// Where the reader stands: cheap to keep and to return to.
  struct Place {
    var byte = 0
    var unit = 0
    fileprivate var run = 0
    /// Where the run ends, in UTF-16 units.
    fileprivate var runEnd = 0
  }

  private(set) var place = Place()
  private let string: String
  private let bytes: UnsafeBufferPointer<UInt8>
  private let end: Int
  private let runs: [LookRun]
  private let standard: FontMetrics
  private var metrics: FontMetrics
  /// The place behind the latest character that the standard library found.
  private var found: (byte: Int, index: String.Index)?

  /// A reader at the start of a paragraph, whose bytes are those of its string.
  init(_ paragraph: TextParagraph, _ bytes: UnsafeBufferPointer<UInt8>, metrics: FontMetrics) {
    string = paragraph.string
    self.bytes = bytes
    end = paragraph.bytes
    runs = paragraph.runs
    standard = metrics
    self.metrics = runs[0].look.metrics ?? metrics
    place.runEnd = runs[0].length
  }

  mutating func go(to place: Place) {
    let run = self.place.run
    self.place = place
    if run != place.run { takeMetrics() }
  }

  private mutating func takeMetrics() {
    metrics = runs[place.run].look.metrics ?? standard
  }

  /// The next character; nil at the end of the paragraph, before its line break.
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
    if byte < 0x80 {
      if place.byte + 1 == end || bytes[place.byte + 1] < 0x80 {
        return Cluster(
          bytes: 1, units: 1, advance: metrics.advance(ofASCII: byte),
          kind: Self.asciiKinds[Int(truncatingIfNeeded: byte)])
      }
    }
    let (scalar, size) = scalar(at: place.byte)
    if PlainScalars.contains(scalar), isPlainEnd(place.byte + size) {
      return Cluster(
        bytes: size, units: 1, advance: metrics.advance(of: scalar), kind: Self.kind(of: scalar))
    }
    let index =
      found.flatMap { $0.byte == place.byte ? $0.index : nil }
      ?? string.utf8.index(string.startIndex, offsetBy: place.byte)
    let after = string.index(after: index)
    let character = string[index]
    let length = min(string.utf8.distance(from: index, to: after), end - place.byte)
    found = (place.byte + length, after)
    return Cluster(
      bytes: length, units: character.utf16.count, advance: metrics.advance(of: character),
      kind: Cluster.Kind(character))
  }

  /// Whether a character that ends at a place can't go on there.
  private func isPlainEnd(_ place: Int) -> Bool {
    guard place < end else { return true }
    return bytes[place] < 0x80 || PlainScalars.contains(scalar(at: place).scalar)
  }

  private func scalar(at place: Int) -> (scalar: Unicode.Scalar, size: Int) {
    let first = UInt32(truncatingIfNeeded: bytes[place])
    func next(_ offset: Int) -> UInt32 { UInt32(truncatingIfNeeded: bytes[place + offset] & 0x3F) }
    let (value, size): (UInt32, Int) =
      switch first {
      case ..<0x80: (first, 1)
      case ..<0xE0: ((first & 0x1F) << 6 | next(1), 2)
      case ..<0xF0: ((first & 0x0F) << 12 | next(1) << 6 | next(2), 3)
      default: ((first & 0x07) << 18 | next(1) << 12 | next(2) << 6 | next(3), 4)
      }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", size)
  }

  private static func kind(of scalar: Unicode.Scalar) -> Cluster.Kind {
    // Letters of these blocks mean nothing to lines.
    switch scalar.value {
    case ..<0x80: asciiKinds[Int(truncatingIfNeeded: scalar.value)]
    case 0x00C0...0x02FF, 0x0370...0x0373, 0x0388...0x052F, 0x05D0...0x05EA, 0x0620...0x064A: []
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
      .wide
    default: Cluster.Kind(Character(scalar))
    }
  }

  private static let asciiKinds: [Cluster.Kind] = (0..<128).map {
    Cluster.Kind(Character(Unicode.Scalar(UInt8(truncatingIfNeeded: $0))))
  }
}

/// Scalars of the basic plane that are a character of their own between any two of their kind or
/// ASCII characters: no marks, no joiners, no parts of syllables, flags or pictures.
enum PlainScalars {
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x80, 0x00A0...0x00AC, 0x00AE...0x02FF, 0x0370...0x0373, 0x0386...0x0482,
      0x048A...0x052F, 0x05D0...0x05EA, 0x0620...0x064A, 0x1E00...0x1EFF, 0x2010...0x2027,
      0x3001...0x3029, 0x3041...0x3096, 0x30A1...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xAC00...0xD7A3, 0xFF01...0xFF60:
      true
    default: false
    }
  }
}
