internal import TouchstoneLayers

/// Draws the pieces of a line with their attributes, and with default values for missing
/// attributes.
@MainActor
package struct TextBrush {
  /// The font of pieces without a font.
  private let font: UIFont
  /// The color of pieces without a color.
  private let color: UIColor
  /// Whether all characters have ``color``, regardless of their attributes.
  private let isUniform: Bool
  /// Whether images of attachments are drawn.
  private let drawsImages: Bool
  /// The opacity of the characters.
  private let alpha: CGFloat
  /// The attributes of links, which override the attributes of their text.
  private let link: TextAttributes
  /// The traits for which colors are resolved.
  private let traits: UITraitCollection

  package init(
    font: UIFont, color: UIColor, isUniform: Bool = false, drawsImages: Bool = true,
    alpha: CGFloat = 1, link: TextAttributes = [:], traits: UITraitCollection
  ) {
    self.font = font
    self.color = color
    self.isUniform = isUniform
    self.drawsImages = drawsImages
    self.alpha = alpha
    self.link = link
    self.traits = traits
  }

  /// The thickness of a line under or through characters, and the distance of an underline's upper
  /// edge below the baseline, in em.
  ///
  /// The values are those of Liberation Sans: 150 of 2048 units thick, with the center 217 units
  /// below the baseline.
  private static let line: (thickness: CGFloat, below: CGFloat) = (150.0 / 2048, 142.0 / 2048)

  /// Draws pieces on a line. `origin` is the start of the baseline, `top` and `height` the extent
  /// of the line.
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
      if let box = piece.box {
        drawImages(piece, box, at: place, color, in: context)
      } else {
        let run = TextRun(piece, font: font, color: resolved(color), origin: place)
        draw(run, shadow: attributes[.shadow] as? NSShadow, in: context)
      }
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

  /// Draws the image of an attachment once for each of its characters. A template image has the
  /// color of the text.
  private func drawImages(
    _ piece: TextPiece, _ box: InlineBox, at place: CGPoint, _ color: UIColor, in context: CGContext
  ) {
    guard drawsImages, let attachment = piece.look.object as? NSTextAttachment else { return }
    let bounds = CGRect(x: box.x, y: box.bottom, width: box.width, height: box.height)
    guard box.width > 0, box.height > 0,
      var image = attachment.image(
        forBounds: bounds, textContainer: nil, characterIndex: piece.units.lowerBound)
    else { return }
    if image.isTemplate {
      image = image.withTintColor(color.resolvedColor(with: traits))
    }
    let isMirrored =
      image.flipsForRightToLeftLayoutDirection && traits.layoutDirection == .rightToLeft
    context.saveGState()
    if alpha < 1 { context.setAlpha(alpha) }
    var rect = box.rect(at: place)
    for scalar in piece.string.unicodeScalars where scalar == InlineBox.character {
      image.look.draw(in: rect, mirrored: isMirrored, context)
      rect.origin.x += box.width
    }
    context.restoreGState()
  }

  /// Draws characters with a shadow, or without one if `shadow` or its color is `nil`.
  private func draw(_ run: TextRun, shadow: NSShadow?, in context: CGContext) {
    guard let shadow, let color = shadow.shadowColor as? UIColor else { return context.draw(run) }
    context.saveGState()
    context.setShadow(
      offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius, color: resolved(color))
    context.draw(run)
    context.restoreGState()
  }

  /// Returns whether a line style draws a line, which every style except 0 does.
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
