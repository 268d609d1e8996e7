internal import TouchstoneLayers

/// A text laid out in lines and ready to be drawn.
package struct TextDrawing {
  let font: UIFont
  let layout: TextLayout

  init(
    _ string: String, font: UIFont, width: CGFloat = .infinity, maximumLines: Int = 0,
    breakMode: NSLineBreakMode = .byWordWrapping
  ) {
    self.init(
      StyledText(string), font: font, width: width, maximumLines: maximumLines,
      breakMode: breakMode)
  }

  package init(
    _ text: StyledText, font: UIFont, width: CGFloat = .infinity, maximumLines: Int = 0,
    breakMode: NSLineBreakMode = .byWordWrapping
  ) {
    self.font = font
    layout = TextLayout(
      text, metrics: font.metrics, width: width > 0 ? width : .infinity,
      maximumLines: maximumLines, breakMode: breakMode.inLayout)
  }

  /// Returns the size of a text that is a single line of ASCII characters and fits into a width, or
  /// `nil` for another text. Nothing is allocated.
  package static func sizeOfLine(_ string: String, font: UIFont, width: CGFloat) -> CGSize? {
    guard !string.isEmpty, let used = font.metrics.widthOfLine(string), !(width > 0 && used > width)
    else { return nil }
    return CGSize(width: used, height: font.metrics.lineHeight)
  }

  /// The size of the text.
  package var size: CGSize { layout.size }

  /// Draws the lines from the top of a rectangle. `lineSpacing` is the additional space between
  /// lines in points.
  ///
  /// If `isCut` is true, lines that begin below the rectangle are omitted, except the first.
  @MainActor
  package func draw(
    in rect: CGRect, brush: TextBrush, alignment: NSTextAlignment = .left,
    lineSpacing: CGFloat = 0, cutting isCut: Bool = false, context: CGContext
  ) {
    for (number, line) in layout.lines.enumerated() {
      let top = rect.minY + line.top + CGFloat(number) * lineSpacing
      if isCut, number > 0, top >= rect.maxY { break }
      let free = rect.width.isFinite ? rect.width - line.width : 0
      let shift: CGFloat =
        switch alignment {
        case .center: free / 2
        case .right: free
        case .left, .justified, .natural: 0
        }
      brush.draw(
        line.pieces, at: CGPoint(x: rect.minX + shift, y: top + line.baseline - line.top),
        top: top, height: line.height, in: context)
    }
  }
}

extension NSLineBreakMode {
  /// The corresponding break mode of the layout.
  var inLayout: TextLayout.BreakMode {
    switch self {
    case .byWordWrapping: .wordWrap
    case .byCharWrapping: .characterWrap
    case .byClipping: .clip
    case .byTruncatingHead: .truncateHead
    case .byTruncatingTail: .truncateTail
    case .byTruncatingMiddle: .truncateMiddle
    }
  }
}

extension CGSize {
  /// Returns the size rounded up to whole pixels of a screen with `scale` pixels per point.
  package func roundedUp(scale: CGFloat) -> CGSize {
    // Don't add a pixel for a rounding error.
    func round(_ length: CGFloat) -> CGFloat {
      guard length.isFinite, scale > 0 else { return length }
      return ((length * scale) - 1e-6).rounded(.up) / scale
    }
    return CGSize(width: max(0, round(width)), height: max(0, round(height)))
  }
}
