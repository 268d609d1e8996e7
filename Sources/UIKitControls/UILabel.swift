@_spi(Kit) public import UIKitCore

/// Text that is read, not edited.
///
/// A label takes no touches unless it is told to. Its text has one font and one colour; the parts of
/// an attributed text have their own.
@preconcurrency @MainActor
open class UILabel: UIView {
  var settingsOfLabel = LabelSettings()

  // MARK: Making a label

  /// Makes an empty label.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareLabel()
  }

  /// Makes a label from an archive; there is none to read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareLabel()
  }

  // MARK: Text

  /// The text; setting it takes the attributes away.
  open var text: String? {
    get { settingsOfLabel.text }
    set { setText(newValue) }
  }
  /// The text with attributes; without any that were set, with the label's font and colour.
  open var attributedText: NSAttributedString? {
    get { currentAttributedText }
    set { setAttributedText(newValue) }
  }
  /// The font; setting nil brings back the one of a new label. All of an attributed text gets it too.
  open var font: UIFont! {
    get { currentFont }
    set {
      set(\.font, newValue ?? LabelSettings.standardFont)
      overwrite(.font, settingsOfLabel.font)
    }
  }
  /// The colour of the text; setting nil brings back the one of a new label. All of an attributed
  /// text gets it too.
  open var textColor: UIColor! {
    get { settingsOfLabel.textColor }
    set {
      set(\.textColor, newValue ?? .label)
      overwrite(.foregroundColor, settingsOfLabel.textColor)
    }
  }
  /// Where lines stand between the edges.
  open var textAlignment: NSTextAlignment {
    get { settingsOfLabel.alignment }
    set { set(\.alignment, newValue) }
  }
  /// What happens to lines that are too long.
  open var lineBreakMode: NSLineBreakMode {
    get { settingsOfLabel.lineBreakMode }
    set { set(\.lineBreakMode, newValue) }
  }
  /// How many lines there may be; 0 for as many as it takes.
  open var numberOfLines: Int {
    get { settingsOfLabel.numberOfLines }
    set { set(\.numberOfLines, max(0, newValue)) }
  }
  /// Whether the font of a single line gets smaller until the line fits.
  open var adjustsFontSizeToFitWidth: Bool {
    get { settingsOfLabel.adjustsFontSizeToFitWidth }
    set { set(\.adjustsFontSizeToFitWidth, newValue) }
  }
  /// Whether a font created for a text style follows the user's text size.
  open var adjustsFontForContentSizeCategory: Bool {
    get { settingsOfLabel.adjustsFontForContentSizeCategory }
    set { set(\.adjustsFontForContentSizeCategory, newValue) }
  }
  /// How small the font may get, as a part of its size; 0 leaves it to the label.
  open var minimumScaleFactor: CGFloat {
    get { settingsOfLabel.minimumScaleFactor }
    set {
      set(
        \.minimumScaleFactor,
        NumberCheck.admit(newValue, else: minimumScaleFactor, "minimumScaleFactor", of: self))
    }
  }
  /// The width of a text of several lines for ``intrinsicContentSize``, or 0 to use the width that
  /// constraints give the label.
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

  /// Whether the label looks as usual, rather than grey.
  open var isEnabled: Bool {
    get { settingsOfLabel.isEnabled }
    set { set(\.isEnabled, newValue) }
  }
  /// Whether the text is in ``highlightedTextColor``.
  open var isHighlighted: Bool {
    get { settingsOfLabel.isHighlighted }
    set { set(\.isHighlighted, newValue) }
  }
  /// The colour of the text while the label is highlighted.
  open var highlightedTextColor: UIColor? {
    get { settingsOfLabel.highlightedTextColor }
    set { set(\.highlightedTextColor, newValue) }
  }
  /// The colour of a second text just behind the first; nil for none.
  open var shadowColor: UIColor? {
    get { settingsOfLabel.shadowColor }
    set { set(\.shadowColor, newValue) }
  }
  /// How far the second text is shifted.
  open var shadowOffset: CGSize {
    get { settingsOfLabel.shadowOffset }
    set {
      set(\.shadowOffset, NumberCheck.admit(newValue, else: shadowOffset, "shadowOffset", of: self))
    }
  }

  // MARK: For overriding

  /// The rectangle that the text takes, at the top left of `bounds`.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    CGRect(origin: bounds.origin, size: textSize(width: bounds.width, lines: numberOfLines))
  }
  /// Draws the text in the middle of `rect`, from top to bottom.
  open func drawText(in rect: CGRect) { drawLines(in: rect) }

  @_spi(Kit) open override var ownWord: String? { superview is UIButton ? nil : text }
  @_spi(Kit) open override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: text?.isEmpty == false, label: text, traits: .staticText)
  }
  @_spi(Kit) open override var accessibilityStateTraits: UIAccessibilityTraits {
    isEnabled ? [] : .notEnabled
  }

  // MARK: UIView

  /// Draws the text.
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }
  /// The size of the text: on one line as wide as it is, on several as wide as `size` allows.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }
  /// The size of the text. Several lines fit into ``preferredMaxLayoutWidth``, or if that isn't
  /// positive, into the width that constraints have given the label.
  open override var intrinsicContentSize: CGSize {
    let width = wrapsContent ? settings.constraints?.contentWidth ?? 0 : preferredMaxLayoutWidth
    return fittingSize(CGSize(width: width, height: 0))
  }
  @_spi(Kit) open override var wrapsContent: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth <= 0
  }
  /// Draws again: a colour may have another value now.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
    if adjustsFontForContentSizeCategory { invalidateIntrinsicContentSize() }
  }
}
