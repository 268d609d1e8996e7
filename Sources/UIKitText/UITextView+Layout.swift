@_spi(Kit) package import UIKitCore

extension UITextView {
  /// The current font, by default the system font at 12 points.
  package var fontInForce: UIFont {
    let font = settingsOfText.font ?? .systemFont(ofSize: 12)
    return adjustsFontForContentSizeCategory ? font.adapted(to: traitCollection) : font
  }

  func prepareText() {
    alwaysBounceVertical = false
    backgroundColor = .systemBackground
    addSubview(canvas)
    interaction.textInput = self
    addInteraction(interaction)
  }

  /// The attributes of characters without their own.
  var standardAttributes: TextAttributes {
    [.font: fontInForce, .foregroundColor: textColor ?? .label]
  }

  func set<Value>(_ path: WritableKeyPath<TextViewSettings, Value>, _ value: Value) {
    settingsOfText[keyPath: path] = value
    textDidChangeLook()
  }

  func textDidChangeLook() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    layOutText()
  }

  // MARK: The text

  private func lineWidth(_ width: CGFloat) -> CGFloat {
    let inset = textContainerInset
    return max(
      1, width - inset.left - inset.right - 2 * lineFragmentPadding)
  }

  var setting: TextSetting {
    editor.setting(
      font: fontInForce, width: lineWidth(bounds.width), alignment: textAlignment,
      maximumLines: textKit?.container.maximumNumberOfLines ?? 0,
      breaksWords: textKit?.container.breaksWords ?? false)
  }

  /// The distance between lines and the sides of their container, in points.
  private var lineFragmentPadding: CGFloat {
    textKit?.container.lineFragmentPadding ?? NSTextContainer.standardPadding
  }

  /// The origin in content coordinates, like all geometry of a scroll view.
  var textOrigin: CGPoint {
    CGPoint(
      x: textContainerInset.left + lineFragmentPadding, y: textContainerInset.top)
  }

  func fittingSize(_ width: CGFloat) -> CGSize {
    let room = width > 0 && width.isFinite ? width : .greatestFiniteMagnitude
    let text = TextSetting(
      editor.shown, font: fontInForce,
      width: room < .greatestFiniteMagnitude ? lineWidth(room) : nil,
      alignment: .left, maximumLines: textKit?.container.maximumNumberOfLines ?? 0,
      breaksWords: textKit?.container.breaksWords ?? false)
    let inset = textContainerInset
    let beside = inset.left + inset.right + 2 * lineFragmentPadding
    return CGSize(
      width: room < .greatestFiniteMagnitude ? room : (text.size.width + beside).rounded(.up),
      height: heightInPixels(text.size.height + inset.top + inset.bottom))
  }

  /// Returns a height rounded up to whole pixels.
  private func heightInPixels(_ height: CGFloat) -> CGFloat {
    CGSize(width: 0, height: height).roundedUp(scale: traitCollection.displayScale).height
  }

  func textNeedsDisplay() { layOutText() }

  /// Lays out the text and shows the visible part.
  func layOutText() {
    let setting = setting
    let height = heightInPixels(
      setting.size.height + textContainerInset.top + textContainerInset.bottom)
    if contentSize.height != height || contentSize.width != bounds.width {
      contentSize = CGSize(width: bounds.width, height: height)
    }
    // The canvas has the size of the visible area, not of the whole text.
    canvas.frame = bounds
    textKit?.follow(lineWidth(bounds.width))
    let selected = editor.text.selection
    var look = TextCanvas.Look()
    look.setting = setting
    look.manager = textKit?.drawingManager
    look.container = CGPoint(
      x: textContainerInset.left - bounds.minX, y: textContainerInset.top - bounds.minY)
    look.font = fontInForce
    look.color = textColor ?? .label
    look.tint = tintColor
    look.link = linkTextAttributes
    look.origin = CGPoint(x: textOrigin.x - bounds.minX, y: textOrigin.y - bounds.minY)
    look.marked = editor.text.marked.map(editor.shown)
    if isFirstResponder {
      let seen = editor.visiblePart(of: selected, from: bounds.minY, to: bounds.maxY)
      look.selectionRects = selectionRects(for: seen).map {
        $0.rect.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
      }
      if selected.isEmpty, allowsEditing {
        look.caret = caretRect(for: editor.selectedRange.start).offsetBy(
          dx: -bounds.minX, dy: -bounds.minY)
      }
    }
    canvas.look = look
    layOutHandles(isShown: isFirstResponder, above: canvas)
  }

  func scroll(to range: NSRange) {
    guard let units = Range(units: range) else { return }
    let rect = firstRect(for: TextSpan(units))
    scrollRectToVisible(
      rect.insetBy(dx: 0, dy: -textContainerInset.top), animated: false)
    layOutText()
  }
}
