internal import TouchstoneLayers
internal import UIKitControls
@_spi(Kit) package import UIKitCore

extension UITextField {
  private static let metrics = DesignMetrics.inForce.field

  /// The distance between the text and the sides for each border style, in points.
  private var padding: CGFloat {
    switch field.border {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: Self.metrics.side
    }
  }

  /// The font of the text after fitting it to the width.
  var fontInForce: UIFont { fittedFont(unfittedFont) }

  /// The font before it is reduced for a text that is too long.
  package var unfittedFont: UIFont {
    let font = field.font ?? FieldSettings.standardFont
    return adjustsFontForContentSizeCategory ? font.adapted(to: traitCollection) : font
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Mirrors a rectangle of a left-to-right layout if the field is right-to-left.
  private func mirrored(_ rect: CGRect, in bounds: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    var rect = rect
    rect.origin.x = bounds.minX + bounds.maxX - rect.maxX
    return rect
  }

  private func placeOfLeftView(_ bounds: CGRect) -> CGRect {
    mirrored(leftViewRect(forBounds: bounds), in: bounds)
  }

  private func placeOfRightView(_ bounds: CGRect) -> CGRect {
    mirrored(rightViewRect(forBounds: bounds), in: bounds)
  }

  private func fittedFont(_ font: UIFont) -> UIFont {
    // Fonts in attributes aren't changed.
    guard field.adjustsFontSizeToFitWidth, bounds.width > 0 else { return font }
    let text = editor.shown.string
    let factor = UIFont.factor(
      fitting: textRect(forBounds: bounds).width,
      atLeast: field.minimumFontSize / font.pointSize
    ) { factor in
      (factor < 1 ? font.withSize(font.pointSize * factor) : font).metrics.width(of: text)
    }
    return factor < 1 ? font.withSize(font.pointSize * factor) : font
  }

  func prepareField() {
    contentMode = .redraw
    isOpaque = false
    addSubview(canvas)
    addSubview(clearButton)
    interaction.textInput = self
    addInteraction(interaction)
  }

  func set<Value>(_ path: WritableKeyPath<FieldSettings, Value>, _ value: Value) {
    field[keyPath: path] = value
    fieldDidChange()
  }

  func setSide(_ path: WritableKeyPath<FieldSettings, UIView?>, _ view: UIView?) {
    let old = field[keyPath: path]
    guard old !== view else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    set(path, view)
    if let view { addSubview(view) }
  }

  func fieldDidChange() {
    setNeedsDisplay()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    textNeedsDisplay()
  }

  // MARK: Rectangles

  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private var showsLeftView: Bool { leftView != nil && shows(leftViewMode) }
  private var showsRightView: Bool { rightView != nil && shows(rightViewMode) }
  private var showsClearButton: Bool {
    !showsRightView && isEnabled && hasText && shows(clearButtonMode)
  }

  func sideRoom(_ view: UIView?, _ bounds: CGRect, _ edge: CGRectEdge) -> CGRect {
    guard let view else { return .zero }
    var size = view.bounds.size
    if size == .zero { size = view.sizeThatFits(bounds.size) }
    let x = edge == .minXEdge ? bounds.minX : bounds.maxX - size.width
    return CGRect(
      origin: CGPoint(x: x, y: bounds.midY - size.height / 2), size: size)
  }

  func clearButtonRoom(_ bounds: CGRect) -> CGRect {
    let side = FieldClearButton.side
    let rect = CGRect(
      x: bounds.maxX - side - max(padding, 5), y: bounds.midY - side / 2, width: side, height: side)
    return mirrored(rect, in: bounds)
  }

  /// Returns the area for the text, without the border, the side views and the clear button.
  func textRoom(_ bounds: CGRect) -> CGRect {
    let top = field.border == .roundedRect ? Self.metrics.top : 0
    var room = bounds.insetBy(dx: min(padding, bounds.width / 2), dy: min(top, bounds.height / 2))
    if showsLeftView { room.leave(placeOfLeftView(bounds), atRight: isMirrored) }
    if showsRightView {
      room.leave(placeOfRightView(bounds), atRight: !isMirrored)
    } else if showsClearButton {
      room.leave(clearButtonRect(forBounds: bounds), atRight: !isMirrored)
    }
    room.size.width = max(0, room.width)
    return room
  }

  /// The size of the text with the space that its border requires. A rounded border is at least as
  /// high as on iOS.
  var fittingSize: CGSize {
    let font = unfittedFont
    let line =
      CGSize(width: 0, height: font.lineHeight).roundedUp(scale: traitCollection.displayScale)
      .height + 2
    let isRounded = field.border == .roundedRect
    let height =
      isRounded ? max(Self.metrics.height, line + 12) : line + 2 * min(padding, 2)
    let sides =
      (showsLeftView ? leftViewRect(forBounds: bounds).width : 0)
      + (showsRightView ? rightViewRect(forBounds: bounds).width : 0)
    let beside = isRounded ? Self.metrics.widthBesideText : TextCanvas.caretWidth + 2 * padding
    let width = textWidth(font) + beside + sides
    return CGSize(width: width.rounded(.up), height: height)
  }

  /// Returns the width of the text with trailing spaces, or of the placeholder if it is empty.
  private func textWidth(_ font: UIFont) -> CGFloat {
    guard hasText else { return font.metrics.width(of: field.placeholder ?? "") }
    let shown = editor.shown
    guard !shown.paragraphs.isPlain else { return font.metrics.width(of: shown.string) }
    let setting = TextSetting(shown, font: font, width: nil, alignment: .left)
    return max(setting.size.width, setting.caret(at: shown.length).minX)
  }

  // MARK: The text

  var setting: TextSetting {
    editor.setting(font: fontInForce, width: nil, alignment: .left)
  }

  var textOrigin: CGPoint {
    let room = textRectInForce
    let setting = setting
    let free = max(0, room.width - setting.size.width)
    let x: CGFloat =
      switch field.alignment {
      case .center: free / 2
      case .right: free
      case .natural, .justified: setting.isRightToLeft ? free : 0
      case .left: 0
      }
    return CGPoint(
      x: room.minX + x - field.scroll, y: room.midY - setting.size.height / 2)
  }

  private var textRectInForce: CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  func layOutField() {
    if let leftView {
      leftView.isHidden = !showsLeftView
      leftView.frame = placeOfLeftView(bounds)
    }
    if let rightView {
      rightView.isHidden = !showsRightView
      rightView.frame = placeOfRightView(bounds)
    }
    clearButton.isHidden = !showsClearButton
    clearButton.frame = clearButtonRect(forBounds: bounds)
    layOutText()
  }

  func textNeedsDisplay() {
    clearButton.isHidden = !showsClearButton
    setNeedsDisplay()
    layOutText()
  }

  /// Lays out the text, scrolled so that the caret is visible.
  func layOutText() {
    let room = textRectInForce
    let setting = setting
    // The caret may be behind spaces that the width of a line doesn't include.
    let widest = setting.caret(at: editor.shown.length).maxX - room.width
    if isEditing {
      let caret = setting.caret(at: editor.shown(editor.text.head))
      field.scroll = min(field.scroll, max(0, caret.minX))
      field.scroll = max(field.scroll, caret.maxX - room.width)
    }
    field.scroll = max(0, min(field.scroll, widest))
    canvas.frame = room
    let origin = textOrigin
    let selected = editor.selectedRange
    var look = TextCanvas.Look()
    look.setting = setting
    look.font = fontInForce
    look.color = textColor ?? .label
    look.alpha = isEnabled ? 1 : 0.4
    look.tint = tintColor
    look.origin = CGPoint(x: origin.x - room.minX, y: origin.y - room.minY)
    look.marked = editor.text.marked.map(editor.shown)
    if isEditing {
      look.selectionRects = selectionRects(for: selected).map {
        $0.rect.offsetBy(dx: -room.minX, dy: -room.minY)
      }
      if selected.isEmpty {
        look.caret = caretRect(for: selected.start).offsetBy(dx: -room.minX, dy: -room.minY)
      }
    }
    canvas.look = look
    layOutHandles(isShown: isEditing, above: canvas)
  }

  // MARK: Drawing

  func drawField() {
    drawBorder()
    if !hasText, field.placeholder != nil {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    }
  }

  private func drawBorder() {
    let rect = borderRect(forBounds: bounds)
    let picture = isEnabled ? background : disabledBackground ?? background
    if let picture, field.border != .roundedRect { return picture.draw(in: rect) }
    let path: UIBezierPath
    switch field.border {
    case .none: return
    case .line, .bezel: path = UIBezierPath(rect: rect.insetBy(dx: 0.5, dy: 0.5))
    case .roundedRect:
      path = UIBezierPath(
        roundedRect: rect.insetBy(dx: 0.5, dy: 0.5), cornerRadius: Self.metrics.corner)
      UIColor.systemBackground.setFill()
      path.fill()
    }
    path.lineWidth = 1
    (field.border == .line ? UIColor.label : UIColor.systemGray4).setStroke()
    path.stroke()
  }

  func drawPlaceholderText(in rect: CGRect) {
    draw(StyledText(field.placeholder ?? ""), in: rect, color: .placeholderText)
  }

  func drawPlainText(in rect: CGRect) {
    draw(StyledText(editor.shown.attributed(over: [:])), in: rect, color: textColor ?? .label)
  }

  private func draw(_ text: StyledText, in rect: CGRect, color: UIColor) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0 else { return }
    let drawing = TextDrawing(
      text, font: fontInForce, width: rect.width, maximumLines: 1, breakMode: .byTruncatingTail)
    let place = CGRect(
      x: rect.minX, y: rect.midY - drawing.size.height / 2, width: rect.width,
      height: drawing.size.height)
    let natural: NSTextAlignment = isMirrored ? .right : .left
    drawing.draw(
      in: place, brush: TextBrush(font: fontInForce, color: color, traits: traitCollection),
      alignment: field.alignment == .natural ? natural : field.alignment, context: context)
  }
}

extension CGRect {
  /// Shortens the rectangle so that it doesn't overlap another one at its left or right side.
  fileprivate mutating func leave(_ other: CGRect, atRight: Bool) {
    let start = atRight ? minX : max(minX, other.maxX)
    let end = atRight ? min(maxX, other.minX) : maxX
    origin.x = start
    size.width = max(0, end - start)
  }
}

/// The round button with a cross that clears a field.
final class FieldClearButton: UIButton {
  /// The button's width and height, in points, as on iOS.
  static let side: CGFloat = 19

  convenience init(of field: UITextField) {
    self.init(frame: .zero)
    isOpaque = false
    addAction(
      UIAction { [weak field] _ in field?.userDidClear() }, for: .touchUpInside)
  }

  override func draw(_ rect: CGRect) {
    let circle = bounds.insetBy(dx: 2, dy: 2)
    (isHighlighted ? UIColor.systemGray : UIColor.systemGray3).setFill()
    UIBezierPath(ovalIn: circle).fill()
    let cross = UIBezierPath()
    let arm = circle.width * 0.22
    for side in [-1.0, 1.0] as [CGFloat] {
      cross.move(to: CGPoint(x: circle.midX - arm, y: circle.midY - side * arm))
      cross.addLine(to: CGPoint(x: circle.midX + arm, y: circle.midY + side * arm))
    }
    cross.lineWidth = 1.5
    UIColor.systemBackground.setStroke()
    cross.stroke()
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    // A finger needs a larger area than the image.
    bounds.insetBy(dx: -8, dy: -8).contains(point)
  }
}
