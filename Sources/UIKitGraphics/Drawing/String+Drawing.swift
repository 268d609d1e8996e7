internal import TouchstoneLayers

extension String {
  /// The size of the text on as many lines as it has, in the font among the attributes.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextDrawing(self, font: Self.font(attributes)).size
  }

  /// Draws the text with its top left corner at a point, in the current context.
  @preconcurrency @MainActor
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    draw(
      in: CGRect(origin: point, size: CGSize(width: CGFloat.infinity, height: .infinity)),
      withAttributes: attributes)
  }

  /// Draws the text from the top of a rectangle, broken at its width, in the current context.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let text = LookedText(self, look: TextLook(attributes ?? [:]))
    let font = Self.font(attributes)
    TextDrawing(text, font: font, width: rect.width).draw(
      in: rect, brush: TextBrush(font: font, color: .black, traits: .current), context: context)
  }

  /// The font a text is drawn in that names none, from Apple's documentation: Helvetica 12.
  private static func font(_ attributes: [NSAttributedString.Key: Any]?) -> UIFont {
    attributes?[.font] as? UIFont
      ?? UIFont(fontName: "Helvetica", size: 12, weight: .regular, isItalic: false)
  }
}

extension NSString {
  /// The size of the text on as many lines as it has, in the font among the attributes.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }

  /// Draws the text with its top left corner at a point, in the current context.
  @preconcurrency @MainActor
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    String(describing: self).draw(at: point, withAttributes: attributes)
  }

  /// Draws the text from the top of a rectangle, broken at its width, in the current context.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    String(describing: self).draw(in: rect, withAttributes: attributes)
  }
}
