/// How the lines of a paragraph stand.
///
/// Drawing strings follows ``alignment``, ``lineBreakMode`` and ``lineSpacing``; whatever else a
/// paragraph says is kept and makes no difference.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// Has to come first: attributed strings compare paragraph styles.
  private let foundationType = FoundationType.known
  final var values = ParagraphValues()

  /// A style with what is usual.
  public override init() { super.init() }

  fileprivate init(_ values: ParagraphValues) {
    self.values = values
    super.init()
  }

  /// What is usual.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The way in which a language reads; from left to right where it is unknown.
  open class func defaultWritingDirection(forLanguage languageName: String?)
    -> NSWritingDirection
  {
    let rightToLeft = ["ar", "arc", "ckb", "dv", "fa", "he", "ks", "ps", "sd", "ug", "ur", "yi"]
    let code = (languageName ?? "").lowercased().prefix { $0.isLetter }
    return rightToLeft.contains(String(code)) ? .rightToLeft : .leftToRight
  }

  /// Where text stands between its edges.
  open var alignment: NSTextAlignment { values.alignment }
  /// What happens to text that is longer than its line.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The points between two lines, beside what the font has.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The points after the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The points before the paragraph.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// How far in the first line begins.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// How far in the other lines begin.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end: from the other side where it is not positive.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The least height of a line.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The most height of a line; 0 for any.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// How many times as high as usual lines are; 0 for once.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// How readily words are hyphenated, from 0 to 1.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Which way the text reads.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// Whether letters may move together before text is left out.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsTightening }

  /// The same style.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }
  /// An equal style that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

  /// Whether both say the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }
  /// Hashes what is compared.
  open override var hash: Int { values.hashValue }
}

/// A paragraph's style that can be changed.
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

  /// Takes over all that another style says.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}

/// What a paragraph's style says.
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
  /// An ``NSParagraphStyle``.
  public static var paragraphStyle: NSAttributedString.Key {
    NSAttributedString.Key("NSParagraphStyle")
  }
}
