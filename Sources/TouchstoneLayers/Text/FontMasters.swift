/// The advances of the printable ASCII characters in all measured faces, in units of 1/2048 em.
///
/// A character has four advances, which a font mixes by its size and its weight.
enum FontMasters {
  /// A face with a row for each character.
  enum Face: Int, CaseIterable {
    case upright
    case light
    case italic
    case lightItalic
    case open
    case openBold
  }

  /// The first printable character, and the number of characters.
  static let first: UInt8 = 0x20
  static let count = 95

  /// Returns whether a byte is a printable ASCII character.
  @inline(__always)
  static func contains(_ byte: UInt8) -> Bool { byte &- first < UInt8(truncatingIfNeeded: count) }

  /// The rows of all faces: each with the digits' own advances, then with equal digits.
  private static let rows: [SIMD4<Double>] = Face.allCases.flatMap { face in
    let rows = face.rows
    return rows + equalDigits(rows)
  }

  /// Returns the index of a face's first row.
  static func start(_ face: Face, hasEqualDigits: Bool) -> Int {
    (2 * face.rawValue + (hasEqualDigits ? 1 : 0)) * count
  }

  /// Returns the advances of a printable character in the face that starts at a row.
  static func advances(of byte: UInt8, from start: Int) -> SIMD4<Double> {
    rows[start + Int(truncatingIfNeeded: byte - first)]
  }

  /// The sums of the lowercase letters' advances, for each face.
  private static let letters: [SIMD4<Double>] = Face.allCases.map { face in
    let start = start(face, hasEqualDigits: false)
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).reduce(into: SIMD4<Double>()) {
      $0 += advances(of: $1, from: start)
    }
  }

  /// The number of lowercase letters.
  static let letterCount: Double = 26

  /// Returns the sum of the lowercase letters' advances in a face.
  static func letters(of face: Face) -> SIMD4<Double> { letters[face.rawValue] }

  private static func equalDigits(_ rows: [SIMD4<Double>]) -> [SIMD4<Double>] {
    var rows = rows
    let zero = Int(truncatingIfNeeded: UInt8(ascii: "0") - first)
    for digit in zero..<zero + 10 { rows[digit] = rows[zero] }
    return rows
  }
}

extension FontMasters.Face {
  fileprivate var rows: [SIMD4<Double>] {
    switch self {
    case .upright: Self.rows(SystemFontTables.upright)
    case .light: Self.rows(SystemFontTables.light)
    case .italic: Self.rows(SystemFontTables.italic)
    case .lightItalic: Self.rows(SystemFontTables.lightItalic)
    case .open: FontAdvances.regular[0].advances.map { SIMD4(Double($0), 0, 0, 0) }
    case .openBold: FontAdvances.bold[0].advances.map { SIMD4(Double($0), 0, 0, 0) }
    }
  }

  private static func rows(_ numbers: [Double]) -> [SIMD4<Double>] {
    stride(from: 0, to: numbers.count, by: 4).map {
      SIMD4(numbers[$0], numbers[$0 + 1], numbers[$0 + 2], numbers[$0 + 3])
    }
  }
}
