/// The alignment and line spacing of a paragraph.
///
/// Drawing strings uses ``alignment``, ``lineBreakMode`` and ``lineSpacing``. All other properties
/// are stored without effect.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// Must be the first property, because attributed strings compare paragraph styles.
  private let foundationType = FoundationType.known
  final var values = ParagraphValues()

  /// Creates a style with default values.
  public override init() { super.init() }

  fileprivate init(_ values: ParagraphValues) {
    self.values = values
    super.init()
  }

  /// The style with default values.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Returns the writing direction of a language, or left to right if the language is unknown.
  open class func defaultWritingDirection(forLanguage languageName: String?)
    -> NSWritingDirection
  {
    let rightToLeft = ["ar", "arc", "ckb", "dv", "fa", "he", "ks", "ps", "sd", "ug", "ur", "yi"]
    let code = (languageName ?? "").lowercased().prefix { $0.isLetter }
    return rightToLeft.contains(String(code)) ? .rightToLeft : .leftToRight
  }

  /// The alignment of the text between its edges.
  open var alignment: NSTextAlignment { values.alignment }
  /// The treatment of text that is longer than its line.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The space between two lines in points, in addition to that of the font.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space after the paragraph in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space before the paragraph in points.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The indent of the first line.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indent of the other lines.
  open var headIndent: CGFloat { values.headIndent }
  /// The end of the lines, measured from the opposite edge if it isn't positive.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The minimum height of a line.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum height of a line, or 0 for no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor for the height of lines, or 0 for the font's own height.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The threshold for hyphenation, from 0 to 1.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// The writing direction of the text.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// Whether characters may be tightened before text is truncated.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsTightening }

  /// Returns an immutable copy.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }
  /// Returns a mutable copy.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

  /// Returns whether `object` is a style with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }
  /// The hash of the style.
  open override var hash: Int { values.hashValue }
}

/// A mutable paragraph style.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  private func number(_ value: CGFloat, else old: CGFloat, _ name: String) -> CGFloat {
    NumberCheck.admit(value, else: old, name, of: self)
  }

  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = max(0, number(newValue, else: lineSpacing, "lineSpacing")) }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = number(newValue, else: paragraphSpacing, "paragraphSpacing") }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set {
      values.paragraphSpacingBefore = number(
        newValue, else: paragraphSpacingBefore, "paragraphSpacingBefore")
    }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set {
      values.firstLineHeadIndent = number(
        newValue, else: firstLineHeadIndent, "firstLineHeadIndent")
    }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = number(newValue, else: headIndent, "headIndent") }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = number(newValue, else: tailIndent, "tailIndent") }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set {
      values.minimumLineHeight = number(newValue, else: minimumLineHeight, "minimumLineHeight")
    }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set {
      values.maximumLineHeight = number(newValue, else: maximumLineHeight, "maximumLineHeight")
    }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set {
      values.lineHeightMultiple = number(newValue, else: lineHeightMultiple, "lineHeightMultiple")
    }
  }
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set {
      values.hyphenationFactor = NumberCheck.admit(
        newValue, else: hyphenationFactor, "hyphenationFactor", of: self)
    }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsTightening }
    set { values.allowsTightening = newValue }
  }

  /// Copies all values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}

/// The values of a paragraph style.
struct ParagraphValues: Hashable {
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var hyphenationFactor: Float = 0
  var baseWritingDirection = NSWritingDirection.natural
  var allowsTightening = false
}

extension NSAttributedString.Key {
  /// The style of the paragraph, an ``NSParagraphStyle``.
  public static var paragraphStyle: NSAttributedString.Key {
    NSAttributedString.Key("NSParagraphStyle")
  }
}
