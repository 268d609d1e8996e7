/// A bidirectional character class of the Unicode Bidirectional Algorithm, named as in the
/// standard.
package enum BidiClass: UInt8, Sendable {
  case L, R, AL, EN, ES, ET, AN, CS, NSM, BN, B, S, WS, ON
  case LRE, LRO, RLE, RLO, PDF, LRI, RLI, FSI, PDI

  /// Looks up the class of a character.
  package init(_ scalar: Unicode.Scalar) {
    let value = Int(truncatingIfNeeded: scalar.value)
    if value < Self.first.count {
      self = Self.first[value]
    } else if 0x4E00...0x9FFF ~= value {
      self = .L
    } else {
      self.init(search: scalar.value)
    }
  }

  private init(search value: UInt32) {
    let range = BidiData.starts.last(upTo: value)
    self = BidiClass(rawValue: BidiData.classes[range]) ?? .L
  }

  /// The classes of the characters below U+0800: Latin, Greek, Cyrillic, Hebrew and Arabic.
  private static let first = (0..<0x0800).map { BidiClass(search: $0) }

  /// Whether a character of this class makes the algorithm necessary.
  ///
  /// A paragraph without such a character goes from left to right throughout.
  var turns: Bool {
    switch self {
    case .R, .AL, .AN, .RLE, .RLO, .RLI: true
    default: false
    }
  }

  /// Whether the character begins an isolate, a part with its own direction.
  var opensIsolate: Bool { self == .LRI || self == .RLI || self == .FSI }

  /// Whether the character changes the level of the text after it, or is ignored (X1 to X9).
  var isExplicit: Bool { opensIsolate || self == .PDI || isRemoved }

  /// Whether the rules ignore the character (X9).
  var isRemoved: Bool {
    switch self {
    case .LRE, .LRO, .RLE, .RLO, .PDF, .BN: true
    default: false
    }
  }

  /// Whether the surrounding text determines the direction (NI of the rules N0 to N2).
  var isNeutral: Bool {
    switch self {
    case .B, .S, .WS, .ON, .LRI, .RLI, .FSI, .PDI: true
    default: false
    }
  }

  /// Whether the character gets the paragraph's direction at the end of a line (L1).
  var isTrailing: Bool { self == .WS || isExplicit }
}

/// A bracket that is part of a pair.
struct BidiBracket {
  /// The number of the pair.
  let pair: Int
  let opens: Bool

  /// Fails if the character isn't a bracket.
  init?(_ scalar: Unicode.Scalar) {
    guard let place = Self.places[scalar.value] else { return nil }
    pair = place / 2
    opens = place.isMultiple(of: 2)
  }

  /// The index of each bracket in the table.
  ///
  /// The two old angle brackets have the indices of the newer ones, to which they are canonically
  /// equivalent.
  private static let places: [UInt32: Int] = {
    var places: [UInt32: Int] = [:]
    for (place, bracket) in BidiData.brackets.enumerated() { places[bracket] = place }
    places[0x2329] = places[0x3008]
    places[0x232A] = places[0x3009]
    return places
  }()
}
