/// The reading directions of the parts of a paragraph, from which its lines are ordered.
///
/// A paragraph that goes from left to right throughout has no such value. Levels apply to whole
/// characters: marks and joined emoji get the level of their first scalar.
package struct ParagraphDirection {
  /// Whether the paragraph begins at the right.
  package let isRightToLeft: Bool
  private let base: UInt8
  /// The level of each UTF-16 unit.
  private let levels: [UInt8]
  /// The units that get the paragraph's direction, at the end of a line or always.
  private let trailing: [Trailing]

  private enum Trailing {
    case no
    case atEnd
    /// A tab or another separator. Spaces before it get the paragraph's direction, too.
    case always
  }

  /// A part of a line in one direction.
  package struct Run: Equatable {
    package var units: Range<Int>
    package var level: UInt8
    package var isRightToLeft: Bool { level % 2 == 1 }
  }

  /// Fails if the whole text goes from left to right.
  init?(_ string: String) {
    guard Self.mayTurn(string) else { return nil }
    let scalars = Scalars(string)
    guard scalars.classes.contains(where: \.turns) else { return nil }
    let found = BidiLevels(scalars.values, scalars.classes)
    base = found.base
    isRightToLeft = base % 2 == 1
    var levels: [UInt8] = []
    var trailing: [Trailing] = []
    levels.reserveCapacity(scalars.values.count)
    trailing.reserveCapacity(scalars.values.count)
    for (scalar, units) in scalars.units.enumerated() where units > 0 {
      let kind = scalars.classes[scalar]
      let role: Trailing = kind == .S || kind == .B ? .always : kind.isTrailing ? .atEnd : .no
      for _ in 0..<units {
        levels.append(found.levels[scalar])
        trailing.append(role)
      }
    }
    self.levels = levels
    self.trailing = trailing
  }

  /// The scalars of a text, with the lengths of its characters.
  private struct Scalars {
    var values: [Unicode.Scalar] = []
    var classes: [BidiClass] = []
    /// The number of UTF-16 units of the character that begins with each scalar, or 0 within a
    /// character.
    var units: [Int] = []

    init(_ string: String) {
      var string = string
      string.withUTF8 { [string] bytes in
        values.reserveCapacity(bytes.count)
        classes.reserveCapacity(bytes.count)
        units.reserveCapacity(bytes.count)
        var reader = CharacterReader(string, bytes, end: bytes.count)
        var place = 0
        while place < bytes.count {
          switch reader.character(at: place) {
          case .plain(let found):
            append(found.scalar, units: 1)
            place += found.size
          case .joined(let character, let size):
            var length = character.utf16.count
            for scalar in character.unicodeScalars {
              append(scalar, units: length)
              length = 0
            }
            place += size
          }
        }
      }
    }

    private mutating func append(_ scalar: Unicode.Scalar, units: Int) {
      values.append(scalar)
      classes.append(BidiClass(scalar))
      self.units.append(units)
    }
  }

  /// Returns whether a text may contain Hebrew, Arabic or similar scripts, or invisible direction
  /// characters.
  ///
  /// All other text goes from left to right. A quick scan of the bytes detects it.
  private static func mayTurn(_ string: String) -> Bool {
    var string = string
    return string.withUTF8 { bytes in
      for (place, byte) in bytes.enumerated() where byte >= 0xD6 {
        func next(_ offset: Int) -> UInt8 {
          place + offset < bytes.count ? bytes[place + offset] : 0
        }
        switch byte {
        case 0xD6...0xDF: return true
        // U+0800 to U+08FF.
        case 0xE0 where next(1) <= 0xA3: return true
        // The marks, embeddings and isolates.
        case 0xE2 where next(1) == 0x80 && [0x8F, 0xAB, 0xAE].contains(next(2)): return true
        case 0xE2 where next(1) == 0x81 && next(2) == 0xA7: return true
        // Presentation forms, U+FB00 to U+FEFF.
        case 0xEF where (0xAC...0xBB).contains(next(1)): return true
        // U+10000 to U+10FFF and U+1E000 to U+1EFFF.
        case 0xF0 where next(1) == 0x90 || next(1) == 0x9E: return true
        default: break
        }
      }
      return false
    }
  }

  /// Returns the parts of a line in visual order, from left to right (L1 and L2).
  package func runs(in line: Range<Int>) -> [Run] {
    var runs: [Run] = []
    var reset = true
    // Go backward, so that trailing characters are known before the text in front of them.
    for unit in line.reversed() {
      switch trailing[unit] {
      case .no: reset = false
      case .atEnd: break
      case .always: reset = true
      }
      let level = reset ? base : levels[unit]
      if let last = runs.last, last.level == level {
        runs[runs.count - 1].units = unit..<last.units.upperBound
      } else {
        runs.append(Run(units: unit..<(unit + 1), level: level))
      }
    }
    runs.reverse()
    let highest = runs.map(\.level).max() ?? 0
    for level in stride(from: highest, through: 1, by: -1) {
      var start = 0
      while start < runs.count {
        guard runs[start].level >= level else {
          start += 1
          continue
        }
        var end = start
        while end < runs.count, runs[end].level >= level { end += 1 }
        runs[start..<end].reverse()
        start = end
      }
    }
    return runs
  }
}
