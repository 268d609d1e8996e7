internal import TouchstoneLayers
@_spi(Kit) internal import UIKitCore

/// The settings of a label.
struct LabelSettings {
  var text: String?
  /// The styled text of an attributed text, or `nil` for plain text.
  var looked: StyledText?
  /// The attributed text as the app set it, so that the app reads back the same text.
  var attributedText: NSAttributedString?
  var font = Self.standardFont
  var textColor = UIColor.label
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var numberOfLines = 1
  var adjustsFontSizeToFitWidth = false
  var adjustsFontForContentSizeCategory = false
  var minimumScaleFactor: CGFloat = 0
  var preferredMaxLayoutWidth: CGFloat = 0
  var isEnabled = true
  var isHighlighted = false
  var highlightedTextColor: UIColor?
  var shadowColor: UIColor?
  var shadowOffset = CGSize(width: 0, height: -1)

  /// The font of a new label.
  static var standardFont: UIFont { UIFont.systemFont(ofSize: UIFont.labelFontSize) }
  /// The opacity of a disabled label's text.
  static let disabledAlpha: CGFloat = 0.35
}

extension UILabel {
  func prepareLabel() {
    isUserInteractionEnabled = false
    isOpaque = false
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
    settingsOfLabel.looked = nil
    contentDidChange()
  }

  func setAttributedText(_ text: NSAttributedString?) {
    let kept = text.map { NSAttributedString(attributedString: $0) }
    settingsOfLabel.text = kept?.string
    settingsOfLabel.attributedText = kept
    settingsOfLabel.looked = kept.map { StyledText($0) }
    contentDidChange()
  }

  /// Sets an attribute to the same value in all of an attributed text.
  func overwrite(_ key: NSAttributedString.Key, _ value: Any) {
    guard let text = settingsOfLabel.attributedText else { return }
    let changed = NSMutableAttributedString(attributedString: text)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length))
    setAttributedText(changed)
  }

  var currentAttributedText: NSAttributedString? {
    if let text = settingsOfLabel.attributedText { return text }
    return settingsOfLabel.text.map {
      NSAttributedString(
        string: $0,
        attributes: [.font: currentFont, .foregroundColor: settingsOfLabel.textColor])
    }
  }

  private func contentDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
    (superview as? UIButton)?.partDidChange()
  }

  /// The font, in the size of the label's traits if ``adjustsFontForContentSizeCategory`` is
  /// `true`.
  var currentFont: UIFont {
    adjustsFontForContentSizeCategory
      ? settingsOfLabel.font.adapted(to: traitCollection) : settingsOfLabel.font
  }

  private var lookedText: StyledText { settingsOfLabel.looked ?? StyledText(text ?? "") }

  // MARK: Measuring

  /// Returns the size of the text, without a width limit if `width` is 0 or less.
  func textSize(width: CGFloat, lines: Int) -> CGSize {
    if settingsOfLabel.looked == nil, let text,
      let size = TextDrawing.sizeOfLine(text, font: currentFont, width: width)
    {
      return size.roundedUp(scale: traitCollection.displayScale)
    }
    let text = TextDrawing(
      lookedText, font: currentFont, width: width, maximumLines: lines,
      breakMode: lineBreakMode)
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
    let (text, font) = fitted(rect.width)
    let drawing = TextDrawing(
      text, font: font, width: rect.width, maximumLines: numberOfLines, breakMode: lineBreakMode)
    let place = CGRect(
      x: rect.minX, y: rect.minY + (rect.height - drawing.size.height) / 2, width: rect.width,
      height: drawing.size.height)
    let alignment = resolvedAlignment
    if let shadow = shadowColor {
      drawing.draw(
        in: place.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height),
        brush: TextBrush(
          font: font, color: shadow, isUniform: true, drawsImages: false, traits: traitCollection),
        alignment: alignment, context: context)
    }
    let highlight = isHighlighted ? highlightedTextColor : nil
    let brush = TextBrush(
      font: font, color: highlight ?? settingsOfLabel.textColor, isUniform: highlight != nil,
      alpha: isEnabled || highlight != nil ? 1 : LabelSettings.disabledAlpha,
      link: [.foregroundColor: UIColor.link], traits: traitCollection)
    drawing.draw(in: place, brush: brush, alignment: alignment, context: context)
  }

  /// Returns the text and its font, reduced if a single line has to fit into `width`.
  private func fitted(_ width: CGFloat) -> (StyledText, UIFont) {
    let (text, font) = (lookedText, currentFont)
    guard adjustsFontSizeToFitWidth, numberOfLines == 1 else { return (text, font) }
    func scaled(_ factor: CGFloat) -> (StyledText, UIFont) {
      (text.mapLooks { $0.scaled(by: factor) }, font.withSize(font.pointSize * factor))
    }
    let factor = UIFont.factor(fitting: width, atLeast: minimumScaleFactor) { factor in
      let (text, font) = factor < 1 ? scaled(factor) : (text, font)
      return text.width(metrics: font.metrics)
    }
    return factor < 1 ? scaled(factor) : (text, font)
  }

  private var resolvedAlignment: NSTextAlignment {
    guard textAlignment == .natural else { return textAlignment }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }
}
