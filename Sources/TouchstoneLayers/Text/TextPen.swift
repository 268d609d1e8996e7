internal import TouchstoneGeometry

/// Kerns the characters of a line in a font, one after the other.
///
/// Kerning belongs to the second character of a pair: it moves the position at which that character
/// begins. The first character of a line has no kerning.
package struct TextPen {
  package let metrics: FontMetrics
  /// The letter of the last character for kerning, or 0.
  private var last: UInt8 = 0

  /// Creates a pen at the start of a line.
  package init(_ metrics: FontMetrics) { self.metrics = metrics }

  /// Moves the pen to the start of a line.
  mutating func lift() { last = 0 }

  /// Returns the kerning before the next character, of which `letter` is the letter for kerning.
  @inline(__always)
  mutating func kerning(before letter: UInt8) -> CGFloat {
    let kerning = metrics.kerning(last, letter)
    last = letter
    return kerning
  }

  /// Returns the kerning before the next character.
  package mutating func kerning(before character: Character) -> CGFloat {
    kerning(before: metrics.letter(of: character))
  }

  /// Returns the distance that the pen moves for a scalar that is a whole character.
  mutating func advance(of scalar: Unicode.Scalar, in block: ScalarBlock) -> CGFloat {
    kerning(before: metrics.letter(of: scalar)) + metrics.advance(of: scalar, in: block)
  }
}

extension FontMetrics {
  /// Returns the width of a text on one line.
  package func width(of string: some StringProtocol) -> CGFloat {
    var width: CGFloat = 0
    var pen = TextPen(self)
    for scalar in string.unicodeScalars {
      let block = ScalarBlock(scalar)
      // If a scalar may join with its neighbors, measure whole characters instead.
      if block == .joining { return widthByCharacters(of: string) }
      width += pen.advance(of: scalar, in: block)
    }
    return width
  }

  private func widthByCharacters(of string: some StringProtocol) -> CGFloat {
    var width: CGFloat = 0
    var pen = TextPen(self)
    for character in string { width += pen.kerning(before: character) + advance(of: character) }
    return width
  }

  /// Returns the width of a text without trailing spaces, or `nil` if the text isn't a single line
  /// of ASCII characters. Nothing is allocated.
  package func widthOfLine(_ string: String) -> CGFloat? {
    var string = string
    return string.withUTF8 { bytes in
      var width: CGFloat = 0
      var visible: CGFloat = 0
      var pen = TextPen(self)
      for byte in bytes {
        guard FontMasters.contains(byte) else { return nil }
        width += pen.kerning(before: byte) + advance(ofASCII: byte)
        if byte != FontMasters.first { visible = width }
      }
      return visible
    }
  }

  /// Returns the position at which each character begins, from the start of the text.
  ///
  /// `nil` if the font has the open font's own widths, or if characters of the text join with their
  /// neighbors and therefore can't be drawn one by one.
  package func positions(of string: String) -> [CGFloat]? {
    guard !face.isOpen || face.file != 0 || spacing != 0 else { return nil }
    var positions: [CGFloat] = []
    positions.reserveCapacity(string.utf8.count)
    var x: CGFloat = 0
    var pen = TextPen(self)
    for character in string {
      guard character.unicodeScalars.allSatisfy(\.standsApart) else { return nil }
      x += pen.kerning(before: character)
      positions.append(x)
      x += advance(of: character)
    }
    return positions
  }
}

extension Unicode.Scalar {
  /// Whether characters of the scalar's script are placed side by side.
  ///
  /// True for Latin, Greek, Cyrillic, Chinese, Japanese and Korean, and for scalars without a
  /// script.
  package var standsApart: Bool {
    switch value {
    case 0..<0x0530, 0x1E00..<0x2C00, 0xA720..<0xA800, 0xFB00..<0xFB07: true
    default: ScalarBlock(self) == .wideLetters || !properties.isAlphabetic
    }
  }
}
