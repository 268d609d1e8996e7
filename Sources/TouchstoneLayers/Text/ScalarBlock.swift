/// The properties that follow from a scalar's block alone, so that most letters need no property
/// lookup.
enum ScalarBlock {
  /// Kana, Chinese characters and Hangul syllables: square characters between which lines may end.
  case wideLetters
  /// Letters of Hebrew and Arabic, which the font's table doesn't contain.
  case rightToLeftLetters
  /// Letters of Latin, Greek and Cyrillic, which have no role in line breaking.
  case letters
  /// Scalars of various kinds, each a character of its own if its neighbors are in one of the
  /// blocks above or this one.
  case others
  /// Scalars that may join with their neighbors into one character: marks, joiners, parts of
  /// syllables, flags, emoji.
  case joining

  /// Looks up the block of a scalar.
  init(_ scalar: Unicode.Scalar) {
    self =
      switch scalar.value {
      case 0x41...0x5A, 0x61...0x7A, 0x00C0...0x02FF, 0x0370...0x0373, 0x0388...0x0482,
        0x048A...0x052F:
        .letters
      case 0x05D0...0x05EA, 0x0620...0x064A: .rightToLeftLetters
      case 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
        .wideLetters
      case ..<0x80, 0x00A0...0x00AC, 0x00AE...0x00BF, 0x0386...0x0387, 0x1E00...0x1EFF,
        0x2010...0x2027, 0x3001...0x3029, 0x30FB...0x30FF, 0xFF01...0xFF60:
        .others
      default: .joining
      }
  }
}
