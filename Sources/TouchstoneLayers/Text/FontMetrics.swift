internal import TouchstoneGeometry

/// The measures of one font at one size, from a table, so that text takes no system library.
///
/// All text is measured as Liberation Sans, which is as wide as Arial and Helvetica letter by
/// letter; without kerning, so that a width is the sum of its letters' and a host that plays
/// recorded text has to draw without kerning too. Weights from semibold up are measured as bold;
/// fonts whose letters are equally wide are measured as Liberation Mono, which is as wide as Courier.
package struct FontMetrics: Hashable, Sendable {
  /// The size in points.
  package let size: CGFloat
  /// Whether the bold face is measured.
  package let isBold: Bool
  /// Whether all letters are equally wide.
  package let isMonospaced: Bool

  /// The weight, as in style sheets, from which text is measured as bold: semibold.
  package static let leastBoldWeight = 600

  /// The advance, in em, of characters outside the table that are as wide as they are high: Chinese,
  /// Japanese and Korean ones, and pictures.
  package static let wideAdvance: CGFloat = 1

  /// The advance, in em, of all other characters outside the table: about that of a letter.
  package static let otherAdvance: CGFloat = 0.6

  /// A tab moves on by as much as this many spaces.
  package static let spacesPerTab: CGFloat = 4

  /// The advance, in em, of every letter of a monospaced font: 1229 of 2048 units in Liberation Mono.
  package static let monospacedAdvance: CGFloat = 1229 / 2048

  /// Makes the measures of a size and a weight as in style sheets.
  package init(size: CGFloat, weight: Int = 400, isMonospaced: Bool = false) {
    self.size = size
    self.isMonospaced = isMonospaced
    isBold = weight >= Self.leastBoldWeight
  }

  private var unit: CGFloat { size / CGFloat(FontAdvances.unitsPerEm) }

  /// How far the line reaches above the baseline.
  package var ascender: CGFloat { CGFloat(FontAdvances.ascent) * unit }

  /// How far the line reaches below the baseline: a negative number.
  package var descender: CGFloat { -CGFloat(FontAdvances.descent) * unit }

  /// The space between two lines.
  package var leading: CGFloat { CGFloat(FontAdvances.lineGap) * unit }

  /// How high a line is, without the space to the next.
  package var lineHeight: CGFloat { ascender - descender }

  /// How high capital letters are.
  package var capHeight: CGFloat { CGFloat(FontAdvances.capHeight) * unit }

  /// How high a small x is.
  package var xHeight: CGFloat { CGFloat(FontAdvances.xHeight) * unit }

  /// How far a scalar moves the pen; marks that stand on another letter do not move it.
  package func advance(of scalar: Unicode.Scalar) -> CGFloat {
    scalar.isASCII
      ? advance(ofASCII: UInt8(truncatingIfNeeded: scalar.value))
      : advance(of: scalar, in: ScalarBlock(scalar))
  }

  /// How far a scalar whose block is known moves the pen.
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

  /// How far an ASCII character moves the pen.
  func advance(ofASCII byte: UInt8) -> CGFloat {
    guard byte >= 0x20, byte < 0x7F else { return advanceByTable(of: Unicode.Scalar(byte)) }
    let face = isBold ? FontAdvances.boldASCII : FontAdvances.regularASCII
    return isMonospaced
      ? Self.monospacedAdvance * size : CGFloat(face[Int(truncatingIfNeeded: byte) - 0x20]) * unit
  }

  /// How far a character moves the pen; a picture made of several scalars is one picture wide.
  package func advance(of character: Character) -> CGFloat {
    let scalars = character.unicodeScalars
    if let first = scalars.first, scalars.count > 1, Self.isPicture(first, scalars) {
      return Self.wideAdvance * size
    }
    var width: CGFloat = 0
    for scalar in scalars { width += advance(of: scalar) as CGFloat }
    return width
  }

  /// How wide a text is on one line.
  package func width(of string: some StringProtocol) -> CGFloat {
    var width: CGFloat = 0
    for scalar in string.unicodeScalars {
      // Beside one that may join with its neighbours whole characters are measured.
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

  /// Whether a font of this name has letters that are equally wide.
  package static func isMonospaced(_ fontName: String) -> Bool {
    monospacedNames.contains { fontName.contains($0) }
  }

  /// What the names of fonts have in them whose letters are equally wide.
  private static let monospacedNames = ["Mono", "Courier", "Menlo"]

  /// Whether several scalars make one picture: flags, joined pictures, ones with a skin colour.
  private static func isPicture(_ first: Unicode.Scalar, _ scalars: Character.UnicodeScalarView)
    -> Bool
  {
    first.properties.isEmojiPresentation
      || first.properties.isEmoji && scalars.contains { $0.value == 0xFE0F }
  }

  /// Whether a scalar is as wide as it is high.
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
  /// The printable ASCII characters of the regular face.
  static let regularASCII = regular[0].advances
  /// The printable ASCII characters of the bold face.
  static let boldASCII = bold[0].advances
}
