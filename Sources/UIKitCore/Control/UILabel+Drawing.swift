/// What a label keeps.
struct LabelSettings {
  var text: String?
  var attributes: [NSAttributedString.Key: Any] = [:]
  /// What the program set, so that it reads back as it was.
  var attributedText: NSAttributedString?
  var font = Self.standardFont
  var textColor = UIColor.label
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var numberOfLines = 1
  var adjustsFontSizeToFitWidth = false
  var minimumScaleFactor: CGFloat = 0
  var preferredMaxLayoutWidth: CGFloat = 0
  var isEnabled = true
  var isHighlighted = false
  var highlightedTextColor: UIColor?
  var shadowColor: UIColor?
  var shadowOffset = CGSize(width: 0, height: -1)

  /// The font of a new label.
  static var standardFont: UIFont { UIFont.systemFont(ofSize: UIFont.labelFontSize) }
  /// How opaque the text of a disabled label is.
  static let disabledAlpha: CGFloat = 0.35
}

extension UILabel {
  func prepareLabel() {
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  func set<Value: Equatable>(_ path: WritableKeyPath<LabelSettings, Value>, _ value: Value) {
    guard settingsOfLabel[keyPath: path] != value else { return }
    settingsOfLabel[keyPath: path] = value
    contentDidChange()
  }

  func setText(_ text: String?) {
    guard text != settingsOfLabel.text || settingsOfLabel.attributedText != nil else { return }
    settingsOfLabel.text = text
    settingsOfLabel.attributedText = nil
    settingsOfLabel.attributes = [:]
    contentDidChange()
  }

  func setAttributedText(_ text: NSAttributedString?) {
    settingsOfLabel.text = text?.string
    settingsOfLabel.attributedText = text
    settingsOfLabel.attributes =
      (text?.length ?? 0) > 0 ? text?.attributes(at: 0, effectiveRange: nil) ?? [:] : [:]
    contentDidChange()
  }

  var currentAttributedText: NSAttributedString? {
    if let text = settingsOfLabel.attributedText { return text }
    return settingsOfLabel.text.map {
      NSAttributedString(
        string: $0,
        attributes: [.font: settingsOfLabel.font, .foregroundColor: settingsOfLabel.textColor])
    }
  }

  private func contentDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  private var fontInForce: UIFont {
    settingsOfLabel.attributes[.font] as? UIFont ?? settingsOfLabel.font
  }

  // MARK: Measuring

  /// The size of the text; a width of 0 or less is no limit.
  func textSize(width: CGFloat, lines: Int) -> CGSize {
    let text = TextDrawing(
      text ?? "", font: fontInForce, width: width, maximumLines: lines, breakMode: lineBreakMode)
    return text.size.roundedUp(scale: traitCollection.displayScale)
  }

  func fittingSize(_ size: CGSize) -> CGSize {
    let width = numberOfLines == 1 || size.width <= 0 ? CGFloat.infinity : size.width
    return textRect(
      forBounds: CGRect(x: 0, y: 0, width: width, height: .infinity),
      limitedToNumberOfLines: numberOfLines
    ).size
  }

  // MARK: Drawing

  func drawLines(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let string = text, !string.isEmpty,
      rect.width > 0
    else { return }
    let drawing = TextDrawing(
      string, font: fittedFont(string, rect.width), width: rect.width, maximumLines: numberOfLines,
      breakMode: lineBreakMode)
    let place = CGRect(
      x: rect.minX, y: rect.minY + (rect.height - drawing.size.height) / 2, width: rect.width,
      height: drawing.size.height)
    let alignment = resolvedAlignment
    if let shadow = shadowColor {
      drawing.draw(
        in: place.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height),
        color: resolved(shadow), alignment: alignment, context: context)
    }
    drawing.draw(in: place, color: resolved(colorInForce), alignment: alignment, context: context)
  }

  /// The font, or a smaller one in which a single line fits.
  private func fittedFont(_ string: String, _ width: CGFloat) -> UIFont {
    let font = fontInForce
    guard adjustsFontSizeToFitWidth, numberOfLines == 1 else { return font }
    let wanted = font.metrics.width(of: string)
    guard wanted > width, wanted > 0 else { return font }
    return font.withSize(font.pointSize * max(width / wanted, minimumScaleFactor))
  }

  private var resolvedAlignment: NSTextAlignment {
    guard textAlignment == .natural else { return textAlignment }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }

  private var colorInForce: UIColor {
    if isHighlighted, let highlightedTextColor { return highlightedTextColor }
    let color =
      settingsOfLabel.attributes[.foregroundColor] as? UIColor ?? settingsOfLabel.textColor
    return isEnabled ? color : color.withAlphaComponent(LabelSettings.disabledAlpha)
  }

  private func resolved(_ color: UIColor) -> CGColor {
    color.resolvedColor(with: traitCollection).cgColor
  }
}
