internal import TouchstoneGeometry

/// The metrics of a font at one size, from tables, so that text needs no system library.
///
/// The system font is measured by the law of iOS 26.1 (``SystemFontLaw``): advances by size and
/// weight, tracking, and the kerning of pairs. A font of another name is measured as Liberation
/// Sans or Liberation Mono, without kerning.
///
/// The law covers ASCII. An accented Latin letter is as wide as the letter without the accent. All
/// other characters of the open font's table have their widths from there, multiplied by the ratio
/// of the two fonts' lowercase letters.
package struct FontMetrics: Hashable, Sendable {
  /// The size in points.
  package let size: CGFloat
  /// The family, weight and slant.
  package let face: FontFace
  /// The space in points that text adds after each character, in addition to the font's own.
  package private(set) var spacing: CGFloat = 0
  /// Whether pairs of characters are kerned.
  package private(set) var isKerned: Bool
  /// The height of the line above the baseline.
  package private(set) var ascender: CGFloat
  /// The height of a line, without the space to the next.
  package private(set) var lineHeight: CGFloat

  /// The width of the line in points that inline objects may use, infinite without a limit.
  package var lineWidth = CGFloat.infinity
  /// The advance of an inline object, or a negative number if the text has none.
  private var objectWidth: CGFloat = -1

  private let master: FontMasters.Face
  private let start: Int
  /// The share of each master, in points for a unit.
  private let mix: SIMD4<Double>
  /// The share of each master in kerning, in points for a unit.
  private let kerningMix: SIMD4<Double>
  /// The points that are added to the advance of each character. In a monospaced font, it is the
  /// whole advance.
  private var tracking: CGFloat

  /// The advance, in em, of square characters outside the table: Chinese, Japanese and Korean ones,
  /// and emoji.
  package static let wideAdvance: CGFloat = 1

  /// The advance, in em, of technical symbols, dingbats and letters in circles outside the table, such
  /// as the sign of the command key.
  package static let symbolAdvance: CGFloat = 0.9

  /// The advance, in em, of all other characters outside the table, which is about that of a
  /// letter.
  package static let otherAdvance: CGFloat = 0.6

  /// The number of spaces that are as wide as a tab.
  package static let spacesPerTab: CGFloat = 4

  /// The advance of every character of the open monospaced font, in units.
  static let openMonospacedAdvance: CGFloat = 1229

  /// Creates the metrics of a face in a size in points.
  package init(size: CGFloat, face: FontFace = FontFace()) {
    self.size = size
    self.face = face
    let unit = size / SystemFontLaw.unitsPerEm
    let weight = SystemFontLaw.position(ofWeight: face.weight)
    switch face.family {
    case .system:
      master =
        face.isItalic ? (weight < 0 ? .lightItalic : .italic) : weight < 0 ? .light : .upright
      mix = SystemFontLaw.mix(weight: abs(weight), size: size) * Double(unit)
      // The pairs of light weights are those of the regular one, multiplied by factors.
      kerningMix = SystemFontLaw.mix(weight: max(0, weight), size: size) * Double(unit)
      tracking = SystemFontLaw.tracking(size) * unit
    case .open:
      master = face.isBold ? .openBold : .open
      mix = SIMD4(Double(unit), 0, 0, 0)
      kerningMix = SIMD4()
      tracking = 0
    case .systemMonospaced, .openMonospaced:
      master = face.isBold ? .openBold : .open
      mix = SIMD4()
      kerningMix = SIMD4()
      tracking =
        unit
        * (face.family == .openMonospaced
          ? Self.openMonospacedAdvance : SystemFontLaw.monospacedAdvance)
    }
    start = FontMasters.start(master, hasEqualDigits: face.hasEqualDigits)
    isKerned = face.family == .system
    if let file = FontFiles[face.file] {
      ascender = size * CGFloat(file.ascender)
      lineHeight = ascender - size * CGFloat(file.descender)
      return
    }
    let isOpen = face.isOpen
    ascender = unit * (isOpen ? CGFloat(FontAdvances.ascent) : SystemFontLaw.ascender)
    let below = isOpen ? -CGFloat(FontAdvances.descent) : SystemFontLaw.descender
    lineHeight = ascender - unit * below
  }

  /// Returns the metrics with additional space in points after each character.
  ///
  /// If `keepsKerning` is false, pairs of characters aren't kerned.
  package func spaced(by space: CGFloat, keepsKerning: Bool = true) -> FontMetrics {
    var copy = self
    copy.spacing += space
    copy.tracking += space
    copy.isKerned = isKerned && keepsKerning
    return copy
  }

  /// The metrics without kerning of pairs.
  var unkerned: FontMetrics { spaced(by: 0, keepsKerning: false) }

  /// Returns the metrics with another height of a line, which has the same height above the
  /// baseline.
  package func withLineHeight(_ height: CGFloat) -> FontMetrics {
    var copy = self
    copy.lineHeight = height
    return copy
  }

  /// Returns the metrics of text with an inline object of a width, and with the line's extent above
  /// and below the baseline.
  func enlarged(objectWidth: CGFloat, ascender: CGFloat, descender: CGFloat) -> FontMetrics {
    var copy = self
    copy.objectWidth = objectWidth
    copy.ascender = ascender
    copy.lineHeight = ascender - descender
    return copy
  }

  private var unit: CGFloat { size / SystemFontLaw.unitsPerEm }

  /// The depth of the line below the baseline, a negative number.
  package var descender: CGFloat { ascender - lineHeight }

  /// The space between two lines.
  package var leading: CGFloat {
    if let file = FontFiles[face.file] { return size * CGFloat(file.lineGap) }
    return face.isOpen ? CGFloat(FontAdvances.lineGap) * unit : 0
  }

  /// The height of capital letters.
  package var capHeight: CGFloat {
    if let height = FontFiles[face.file]?.capHeight { return size * CGFloat(height) }
    return unit * (face.isOpen ? CGFloat(FontAdvances.capHeight) : SystemFontLaw.capHeight)
  }

  /// The height of a lowercase x.
  package var xHeight: CGFloat {
    if let height = FontFiles[face.file]?.xHeight { return size * CGFloat(height) }
    return unit
      * (face.isOpen ? CGFloat(FontAdvances.xHeight) : SystemFontLaw.xHeight(face, size: size))
  }

  // MARK: Advances

  /// Returns the advance of a scalar, which is 0 for a mark on another character.
  package func advance(of scalar: Unicode.Scalar) -> CGFloat {
    scalar.isASCII
      ? advance(ofASCII: UInt8(truncatingIfNeeded: scalar.value))
      : advance(of: scalar, in: ScalarBlock(scalar))
  }

  /// Returns the advance of a scalar whose block is known.
  func advance(of scalar: Unicode.Scalar, in block: ScalarBlock) -> CGFloat {
    if let advance = advanceByFile(of: scalar) { return advance }
    return switch block {
    case .wideLetters: Self.wideAdvance * size + spacing
    case .rightToLeftLetters: Self.otherAdvance * size + spacing
    case .letters, .others, .joining: advanceByTable(of: scalar)
    }
  }

  private func advanceByTable(of scalar: Unicode.Scalar) -> CGFloat {
    if let advance = advanceByFile(of: scalar) { return advance }
    let letter = letter(of: scalar)
    if FontMasters.contains(letter) { return advance(ofASCII: letter) }
    if objectWidth >= 0, scalar == InlineBox.character { return objectWidth }
    if let units = FontAdvances.units(of: scalar, isBold: face.isBold) {
      return mix == SIMD4() ? tracking : units * openUnit + spacing
    }
    if scalar == "\t" { return Self.spacesPerTab * advance(ofASCII: FontMasters.first) }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .format, .lineSeparator, .paragraphSeparator:
      return 0
    default:
      return Self.advanceOutsideTable(scalar) * size + spacing
    }
  }

  /// Returns the advance of a character that the app's font file has, or `nil` if it hasn't or if
  /// there is no file.
  private func advanceByFile(of scalar: Unicode.Scalar) -> CGFloat? {
    guard face.file != 0 else { return nil }
    return FontFiles[face.file]?.advance(of: scalar).map { size * CGFloat($0) + spacing }
  }

  /// Returns the advance in em of a visible character outside the tables.
  private static func advanceOutsideTable(_ scalar: Unicode.Scalar) -> CGFloat {
    if isWide(scalar) { return wideAdvance }
    return switch scalar.value {
    case 0x2300...0x23FF, 0x2460...0x24FF, 0x2600...0x27BF, 0x2B00...0x2BFF: symbolAdvance
    default: otherAdvance
    }
  }

  /// The points for a unit of the open font, so that its lowercase letters are on average as wide
  /// as those of this font.
  private var openUnit: CGFloat {
    guard face.family == .system else { return unit }
    let open = FontMasters.letters(of: face.isBold ? .openBold : .open).sum()
    let own = (FontMasters.letters(of: master) * mix).sum()
    return CGFloat(own + FontMasters.letterCount * Double(tracking - spacing)) / CGFloat(open)
  }

  /// Returns the advance of an ASCII character.
  func advance(ofASCII byte: UInt8) -> CGFloat {
    if face.file != 0, let advance = advanceByFile(of: Unicode.Scalar(byte)) { return advance }
    guard FontMasters.contains(byte) else { return advanceByTable(of: Unicode.Scalar(byte)) }
    return CGFloat((FontMasters.advances(of: byte, from: start) * mix).sum()) + tracking
  }

  /// Returns the advance of a character. An emoji of several scalars is as wide as one emoji.
  package func advance(of character: Character) -> CGFloat {
    let scalars = character.unicodeScalars
    if let first = scalars.first, scalars.count > 1, Self.isPicture(first, scalars) {
      return Self.wideAdvance * size + spacing
    }
    var width: CGFloat = 0
    for scalar in scalars { width += advance(of: scalar) as CGFloat }
    return width
  }

  // MARK: Kerning

  /// Returns the distance by which two adjacent letters are farther apart than by their advances.
  ///
  /// The letters are ASCII bytes. 0 stands for a character without kerning.
  @inline(__always)
  func kerning(_ left: UInt8, _ right: UInt8) -> CGFloat {
    guard isKerned else { return 0 }
    let leftClass = SystemFontTables.leftClasses[Int(truncatingIfNeeded: left & 0x7F)]
    let rightClass = SystemFontTables.rightClasses[Int(truncatingIfNeeded: right & 0x7F)]
    let row = Int(truncatingIfNeeded: leftClass) &* SystemFontTables.rightClassCount
    let number = SystemFontTables.pairs[row &+ Int(truncatingIfNeeded: rightClass)]
    return number == 0 ? 0 : kerning(numbered: Int(truncatingIfNeeded: number))
  }

  /// Returns the kerning of a pair by its number in the table.
  private func kerning(numbered number: Int) -> CGFloat {
    let table = SystemFontTables.kerning
    let place = 4 * number
    var values = SIMD4(table[place], table[place + 1], table[place + 2], table[place + 3])
    if master != .upright || face.hasEqualDigits {
      let kind = KerningFactors.Kind(rawValue: SystemFontTables.kerningKinds[number]) ?? .other
      if kind == .withDigit, face.hasEqualDigits { return 0 }
      values *= KerningFactors(kind, face).factors
    }
    return CGFloat((values * kerningMix).sum())
  }

  /// Returns the ASCII letter by which a scalar is measured and kerned: itself, or a Latin letter
  /// without its marks. 0 for all others.
  func letter(of scalar: Unicode.Scalar) -> UInt8 {
    if scalar.isASCII { return UInt8(truncatingIfNeeded: scalar.value) & 0x7F }
    guard face.family == .system else { return 0 }
    for block in SystemFontTables.letters where scalar.value >= block.first {
      let index = Int(truncatingIfNeeded: scalar.value - block.first)
      if index < block.bases.count { return block.bases[index] }
    }
    return 0
  }

  /// Returns the ASCII letter by which a character is kerned, or 0.
  func letter(of character: Character) -> UInt8 {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex
    else { return 0 }
    return letter(of: first)
  }

  // MARK: Kinds of characters

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

extension FontFace {
  /// Whether the face is measured by the open font's tables.
  package var isOpen: Bool { family == .open || family == .openMonospaced }
}

extension FontAdvances {
  /// Returns the advance of a scalar in units, or `nil` if the open font has no such character.
  static func units(of scalar: Unicode.Scalar, isBold: Bool) -> CGFloat? {
    for block in isBold ? bold : regular {
      guard scalar.value >= block.first else { return nil }
      let index = Int(truncatingIfNeeded: scalar.value - block.first)
      guard index < block.advances.count else { continue }
      return block.advances[index] == 0 ? nil : CGFloat(block.advances[index])
    }
    return nil
  }
}
