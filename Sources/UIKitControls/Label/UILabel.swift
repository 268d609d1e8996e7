@_spi(Kit) public import UIKitCore

/// A view that shows text that can't be edited.
///
/// User interaction with a label is disabled by default. Plain text has one font and one color; an
/// attributed text has its own.
@preconcurrency @MainActor
open class UILabel: UIView {
  var settingsOfLabel = LabelSettings()

  // MARK: Making a label

  /// Creates an empty label.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareLabel()
  }

  /// Creates a label without reading `coder`, because this platform has no nibs.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareLabel()
  }

  // MARK: Text

  /// The text; setting it removes all attributes.
  open var text: String? {
    get { settingsOfLabel.text }
    set { setText(newValue) }
  }
  /// The attributed text, or the plain text with the label's font and color.
  open var attributedText: NSAttributedString? {
    get { currentAttributedText }
    set { setAttributedText(newValue) }
  }
  /// The font; setting `nil` restores the font of a new label.
  ///
  /// Setting it also changes the font of the whole attributed text.
  open var font: UIFont! {
    get { currentFont }
    set {
      set(\.font, newValue ?? LabelSettings.standardFont)
      overwrite(.font, settingsOfLabel.font)
    }
  }
  /// The color of the text; setting `nil` restores the color of a new label.
  ///
  /// Setting it also changes the color of the whole attributed text.
  open var textColor: UIColor! {
    get { settingsOfLabel.textColor }
    set {
      set(\.textColor, newValue ?? .label)
      overwrite(.foregroundColor, settingsOfLabel.textColor)
    }
  }
  /// The horizontal alignment of the lines.
  open var textAlignment: NSTextAlignment {
    get { settingsOfLabel.alignment }
    set { set(\.alignment, newValue) }
  }
  /// The way in which long lines are wrapped or truncated.
  open var lineBreakMode: NSLineBreakMode {
    get { settingsOfLabel.lineBreakMode }
    set { set(\.lineBreakMode, newValue) }
  }
  /// The maximum number of lines, or 0 for no limit.
  open var numberOfLines: Int {
    get { settingsOfLabel.numberOfLines }
    set { set(\.numberOfLines, max(0, newValue)) }
  }
  /// Whether the font of a single line shrinks until the line fits.
  open var adjustsFontSizeToFitWidth: Bool {
    get { settingsOfLabel.adjustsFontSizeToFitWidth }
    set { set(\.adjustsFontSizeToFitWidth, newValue) }
  }
  /// Whether a font created for a text style follows the user's text size.
  open var adjustsFontForContentSizeCategory: Bool {
    get { settingsOfLabel.adjustsFontForContentSizeCategory }
    set { set(\.adjustsFontForContentSizeCategory, newValue) }
  }
  /// The minimum font size as a fraction of the font's size, or 0 for no minimum.
  open var minimumScaleFactor: CGFloat {
    get { settingsOfLabel.minimumScaleFactor }
    set {
      set(
        \.minimumScaleFactor,
        NumberCheck.admit(newValue, else: minimumScaleFactor, "minimumScaleFactor", of: self))
    }
  }
  /// The width that ``intrinsicContentSize`` uses for text of several lines.
  ///
  /// With 0, it uses the width that constraints give the label.
  open var preferredMaxLayoutWidth: CGFloat {
    get { settingsOfLabel.preferredMaxLayoutWidth }
    set {
      set(
        \.preferredMaxLayoutWidth,
        NumberCheck.admit(
          newValue, else: preferredMaxLayoutWidth, "preferredMaxLayoutWidth", of: self,
          limit: .infinity))
    }
  }

  // MARK: Looks

  /// Whether the text has its normal opacity rather than that of a disabled label.
  open var isEnabled: Bool {
    get { settingsOfLabel.isEnabled }
    set { set(\.isEnabled, newValue) }
  }
  /// Whether the text is drawn in ``highlightedTextColor``.
  open var isHighlighted: Bool {
    get { settingsOfLabel.isHighlighted }
    set { set(\.isHighlighted, newValue) }
  }
  /// The color of the text while the label is highlighted.
  open var highlightedTextColor: UIColor? {
    get { settingsOfLabel.highlightedTextColor }
    set { set(\.highlightedTextColor, newValue) }
  }
  /// The color of the text's shadow, or `nil` for no shadow.
  open var shadowColor: UIColor? {
    get { settingsOfLabel.shadowColor }
    set { set(\.shadowColor, newValue) }
  }
  /// The offset of the text's shadow, in points.
  open var shadowOffset: CGSize {
    get { settingsOfLabel.shadowOffset }
    set {
      set(\.shadowOffset, NumberCheck.admit(newValue, else: shadowOffset, "shadowOffset", of: self))
    }
  }

  // MARK: For overriding

  /// Returns the rectangle of the text, at the top left of `bounds`.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    CGRect(origin: bounds.origin, size: textSize(width: bounds.width, lines: numberOfLines))
  }
  /// Draws the text in `rect`, vertically centered.
  open func drawText(in rect: CGRect) { drawLines(in: rect) }

  @_spi(Kit) open override var ownLabel: String? { superview is UIButton ? nil : text }
  @_spi(Kit) open override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: text?.isEmpty == false, label: text, traits: .staticText)
  }
  @_spi(Kit) open override var accessibilityStateTraits: UIAccessibilityTraits {
    isEnabled ? [] : .notEnabled
  }

  // MARK: UIView

  /// Draws the text.
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }
  /// Returns the size of the text: of a single line at its full width, or of lines wrapped to the
  /// width of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }
  /// The size of the text.
  ///
  /// Several lines fit into ``preferredMaxLayoutWidth``, or if that isn't positive, into the width
  /// that constraints have given the label.
  open override var intrinsicContentSize: CGSize {
    let width = wrapsContent ? settings.constraints?.contentWidth ?? 0 : preferredMaxLayoutWidth
    return fittingSize(CGSize(width: width, height: 0))
  }
  @_spi(Kit) open override var wrapsContent: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth <= 0
  }
  /// Redraws the text, because a color may have changed.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
    if adjustsFontForContentSizeCategory { invalidateIntrinsicContentSize() }
  }
}
