internal import TouchstoneLayers

/// Draws the pieces of a line with their attributes, and as the whole text looks where they say
/// nothing.
@MainActor
package struct TextBrush {
  /// The font where a piece names none.
  private let font: UIFont
  /// The colour where a piece names none.
  private let color: UIColor
  /// Whether all letters are in ``color``, whatever they say.
  private let isUniform: Bool
  /// How opaque letters are.
  private let alpha: CGFloat
  /// How links look, over their own attributes.
  private let link: TextAttributes
  /// Decides what colours are.
  private let traits: UITraitCollection

  package init(
    font: UIFont, color: UIColor, isUniform: Bool = false, alpha: CGFloat = 1,
    link: TextAttributes = [:], traits: UITraitCollection
  ) {
    self.font = font
    self.color = color
    self.isUniform = isUniform
    self.alpha = alpha
    self.link = link
    self.traits = traits
  }

  /// How thick a line under or through letters is, and how far below the baseline the upper edge of
  /// one under them lies, in em: as the tables of Liberation Sans have it, 150 and 217 of 2048 units
  /// to the middle.
  private static let line: (thickness: CGFloat, below: CGFloat) = (150.0 / 2048, 142.0 / 2048)

  /// Draws pieces whose baseline begins at a point, on a line between two heights.
  package func draw(
    _ pieces: [TextPiece], at origin: CGPoint, top: CGFloat, height: CGFloat, in context: CGContext
  ) {
    for piece in pieces where !piece.string.isEmpty {
      var attributes = piece.look.attributes
      if attributes[.link] != nil { attributes.merge(link) { $1 } }
      let place = CGPoint(x: origin.x + piece.x, y: origin.y)
      if let ground = attributes[.backgroundColor] as? UIColor {
        context.setFillColor(resolved(ground))
        context.fill(CGRect(x: place.x, y: top, width: piece.width, height: height))
      }
      let font = attributes[.font] as? UIFont ?? font
      let own = isUniform ? nil : attributes[.foregroundColor] as? UIColor
      let color = own ?? color
      context.draw(
        TextRun(
          string: piece.string, fontName: font.fontName, fontSize: font.pointSize,
          fontWeight: font.weight.inStyleSheets, color: resolved(color),
          origin: place, width: piece.width, isItalic: font.isItalic,
          isRightToLeft: piece.isRightToLeft))
      let below = Self.line.below * font.pointSize
      if isDrawn(attributes[.underlineStyle]) {
        let color = attributes[.underlineColor] as? UIColor ?? color
        fillLine(place, below, piece.width, font, color, attributes[.underlineStyle], context)
      }
      if isDrawn(attributes[.strikethroughStyle]) {
        let color = attributes[.strikethroughColor] as? UIColor ?? color
        fillLine(
          place, -font.xHeight / 2, piece.width, font, color, attributes[.strikethroughStyle],
          context)
      }
    }
  }

  /// Whether a style of a line draws one; all but none do.
  private func isDrawn(_ style: Any?) -> Bool { (number(style) ?? 0) != 0 }

  private func number(_ style: Any?) -> Int? {
    (style as? Int) ?? (style as? NSNumber)?.intValue ?? (style as? NSUnderlineStyle)?.rawValue
  }

  private func fillLine(
    _ place: CGPoint, _ below: CGFloat, _ width: CGFloat, _ font: UIFont, _ color: UIColor,
    _ style: Any?, _ context: CGContext
  ) {
    let isThick = NSUnderlineStyle(rawValue: number(style) ?? 0).contains(.thick)
    context.setFillColor(resolved(color))
    context.fill(
      CGRect(
        x: place.x, y: place.y + below, width: width,
        height: Self.line.thickness * font.pointSize * (isThick ? 2 : 1)))
  }

  private func resolved(_ color: UIColor) -> CGColor {
    let color = color.resolvedColor(with: traits)
    return alpha == 1
      ? color.cgColor : color.withAlphaComponent(color.cgColor.alpha * alpha).cgColor
  }
}
