extension String {
  /// Returns the size of the text on as many lines as it needs, in the font among the attributes.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StringDrawing.sizeOfLine(self, attributes) ?? StringDrawing(self, attributes).size
  }

  /// Returns the bounds of the text for a size, including lines that don't fit.
  ///
  /// Without `.usesLineFragmentOrigin`, the text is a single line and the origin is at the start of
  /// its baseline.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(self, attributes).bounds(in: size, options, context)
  }

  /// Draws the text with its top left corner at a point, in the current context.
  @preconcurrency @MainActor
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    StringDrawing(self, attributes).draw(at: point)
  }

  /// Draws the text from the top of a rectangle, broken at its width, in the current context.
  ///
  /// Lines that begin below the rectangle are omitted.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    StringDrawing(self, attributes).draw(in: rect, .usesLineFragmentOrigin, nil)
  }

  /// Draws the text in a rectangle according to the options, in the current context.
  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    StringDrawing(self, attributes).draw(in: rect, options, context)
  }
}

extension NSString {
  /// Returns the size of the text on as many lines as it needs, in the font among the attributes.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }

  /// Returns the bounds of the text for a size, including lines that don't fit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
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

  /// Draws the text in a rectangle according to the options, in the current context.
  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    String(describing: self).draw(
      with: rect, options: options, attributes: attributes, context: context)
  }
}

extension NSAttributedString {
  /// Returns the size of the text on as many lines as it needs.
  public func size() -> CGSize { StringDrawing(self).size }

  /// Returns the bounds of the text for a size, including lines that don't fit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(self).bounds(in: size, options, context)
  }

  /// Draws the text with its top left corner at a point, in the current context.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) { StringDrawing(self).draw(at: point) }

  /// Draws the text from the top of a rectangle, broken at its width, in the current context.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) {
    StringDrawing(self).draw(in: rect, .usesLineFragmentOrigin, nil)
  }

  /// Draws the text in a rectangle according to the options, in the current context.
  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    StringDrawing(self).draw(in: rect, options, context)
  }
}
