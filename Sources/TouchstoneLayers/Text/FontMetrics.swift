internal import TouchstoneGeometry

/// The metrics of a font at one size, from a table, so that text needs no system library.
///
/// All text is measured as Liberation Sans, whose characters have the widths of Arial and
/// Helvetica. There is no kerning: a width is the sum of its characters' widths, and a host that
/// replays recorded text has to draw without kerning, too. Weights from semibold up are measured as
/// bold. Monospaced fonts are measured as Liberation Mono, which has the width of Courier.
package struct FontMetrics: Hashable, Sendable {
  /// The size in points.
  package let size: CGFloat
  /// Whether the metrics are those of the bold face.
  package let isBold: Bool
  /// Whether all characters have the same width.
  package let isMonospaced: Bool

  /// The CSS weight from which text is measured as bold: semibold.
  package static let leastBoldWeight = 600

  /// The advance, in em, of square characters outside the table: Chinese, Japanese and Korean ones,
  /// and emoji.
  package static let wideAdvance: CGFloat = 1

  /// The advance, in em, of all other characters outside the table, which is about that of a
  /// letter.
  package static let otherAdvance: CGFloat = 0.6

  /// The number of spaces that are as wide as a tab.
  package static let spacesPerTab: CGFloat = 4

  /// The advance, in em, of every character of a monospaced font: 1229 of 2048 units in Liberation
  /// Mono.
  package static let monospacedAdvance: CGFloat = 1229 / 2048

  /// Creates the metrics of a size in points and a CSS weight.
  package init(size: CGFloat, weight: Int = 400, isMonospaced: Bool = false) {
    self.size = size
    self.isMonospaced = isMonospaced
    isBold = weight >= Self.leastBoldWeight
  }

  private var unit: CGFloat { size / CGFloat(FontAdvances.unitsPerEm) }

  /// The height of the line above the baseline.
  package var ascender: CGFloat { CGFloat(FontAdvances.ascent) * unit }

  /// The depth of the line below the baseline, a negative number.
  package var descender: CGFloat { -CGFloat(FontAdvances.descent) * unit }

  /// The space between two lines.
  package var leading: CGFloat { CGFloat(FontAdvances.lineGap) * unit }

  /// The height of a line, without the space to the next.
  package var lineHeight: CGFloat { ascender - descender }

  /// The height of capital letters.
  package var capHeight: CGFloat { CGFloat(FontAdvances.capHeight) * unit }

  /// The height of a lowercase x.
  package var xHeight: CGFloat { CGFloat(FontAdvances.xHeight) * unit }

  /// Returns the advance of a scalar, which is 0 for a mark on another character.
  package func advance(of scalar: Unicode.Scalar) -> CGFloat {
    scalar.isASCII
      ? advance(ofASCII: UInt8(truncatingIfNeeded: scalar.value))
      : advance(of: scalar, in: ScalarBlock(scalar))
  }

  /// Returns the advance of a scalar whose block is known.
  func advance(of scalar: Unicode.Scalar, in block: ScalarBlock) -> CGFloat {
    switch block {
    case .wideLetters: Self.wideAdvance * size
    case .rightToLeftLetters: Self.otherAdvance * size
    case .letters, .others, .joining: advanceByTable(of: scalar)
    }
  }

  private func advanceByTable(of scalar: Unicode.Scalar) -> CGFloat {
    if let units = Self.units(scalar.value, isBold ? FontAdvances.bold : FontAdvances.regular) {
      return isMonospaced ? Self.monospacedAdvance * size : CGFloat(units) * unit
    }
    if scalar == "\t" { return Self.spacesPerTab * advance(of: " " as Unicode.Scalar) }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .format, .lineSeparator, .paragraphSeparator:
      return 0
    default:
      return (Self.isWide(scalar) ? Self.wideAdvance : Self.otherAdvance) * size
    }
  }

  /// Returns the advance of an ASCII character.
  func advance(ofASCII byte: UInt8) -> CGFloat {
    guard byte >= 0x20, byte < 0x7F else { return advanceByTable(of: Unicode.Scalar(byte)) }
    let face = isBold ? FontAdvances.boldASCII : FontAdvances.regularASCII
    return isMonospaced
      ? Self.monospacedAdvance * size : CGFloat(face[Int(truncatingIfNeeded: byte) - 0x20]) * unit
  }

  /// Returns the advance of a character. An emoji of several scalars is as wide as one emoji.
  package func advance(of character: Character) -> CGFloat {
    let scalars = character.unicodeScalars
    if let first = scalars.first, scalars.count > 1, Self.isPicture(first, scalars) {
      return Self.wideAdvance * size
    }
    var width: CGFloat = 0
    for scalar in scalars { width += advance(of: scalar) as CGFloat }
    return width
  }

  /// Returns the width of a text on one line.
  package func width(of string: some StringProtocol) -> CGFloat {
    var width: CGFloat = 0
    for scalar in string.unicodeScalars {
      // If a scalar may join with its neighbors, measure whole characters instead.
      if ScalarBlock(scalar) == .joining { return widthByCharacters(of: string) }
      width += advance(of: scalar) as CGFloat
    }
    return width
  }

  private func widthByCharacters(of string: some StringProtocol) -> CGFloat {
    var width: CGFloat = 0
    for character in string { width += advance(of: character) as CGFloat }
    return width
  }

  private static func units(_ scalar: UInt32, _ blocks: [FontAdvances.Block]) -> UInt16? {
    for block in blocks {
      guard scalar >= block.first else { return nil }
      let index = Int(truncatingIfNeeded: scalar - block.first)
      guard index < block.advances.count else { continue }
      return block.advances[index] == 0 ? nil : block.advances[index]
    }
    return nil
  }

  /// Returns whether a font with this name is monospaced.
  package static func isMonospaced(_ fontName: String) -> Bool {
    monospacedNames.contains { fontName.contains($0) }
  }

  /// The parts of names by which monospaced fonts are recognized.
  private static let monospacedNames = ["Mono", "Courier", "Menlo"]

  /// Returns whether several scalars form one emoji: flags, joined emoji, emoji with a skin tone.
  private static func isPicture(_ first: Unicode.Scalar, _ scalars: Character.UnicodeScalarView)
    -> Bool
  {
    first.properties.isEmojiPresentation
      || first.properties.isEmoji && scalars.contains { $0.value == 0xFE0F }
  }

  /// Returns whether a scalar is as wide as it is high.
  package static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F000...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }
}

extension FontAdvances {
  /// The advances of the printable ASCII characters in the regular face.
  static let regularASCII = regular[0].advances
  /// The advances of the printable ASCII characters in the bold face.
  static let boldASCII = bold[0].advances
}
