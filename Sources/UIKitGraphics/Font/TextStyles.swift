/// The horizontal alignment of text.
public enum NSTextAlignment: Int, Sendable {
  /// Aligned to the left edge.
  case left = 0
  /// Centered between the edges.
  case center = 1
  /// Aligned to the right edge.
  case right = 2
  /// Aligned to both edges, but drawn at the left here.
  case justified = 3
  /// Aligned to the edge at which reading begins.
  case natural = 4
}

/// The treatment of text that is longer than its line.
public enum NSLineBreakMode: Int, Sendable {
  /// Continues on the next line, broken between words.
  case byWordWrapping = 0
  /// Continues on the next line, broken between characters.
  case byCharWrapping = 1
  /// Cuts the text off at the end of the line.
  case byClipping = 2
  /// Replaces the beginning of the text with an ellipsis.
  case byTruncatingHead = 3
  /// Replaces the end of the text with an ellipsis.
  case byTruncatingTail = 4
  /// Replaces the middle of the text with an ellipsis.
  case byTruncatingMiddle = 5
}

/// The style of an underline or strikethrough, of which only the thick style differs from a single
/// line here.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The raw value, which is stored in attributes.
  public let rawValue: Int
  /// Creates a style from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A line of double thickness.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// A double line.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// A dotted line.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// A dashed line.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// A line of alternating dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A line of dashes, each followed by two dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// A line only under words, not under spaces.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static var font: NSAttributedString.Key { NSAttributedString.Key("NSFont") }
  /// The color of the characters, a `UIColor`.
  public static var foregroundColor: NSAttributedString.Key { NSAttributedString.Key("NSColor") }
  /// The color behind the characters, a `UIColor`.
  public static var backgroundColor: NSAttributedString.Key {
    NSAttributedString.Key("NSBackgroundColor")
  }
  /// The style of a line under the characters, the raw value of an ``NSUnderlineStyle``.
  public static var underlineStyle: NSAttributedString.Key { NSAttributedString.Key("NSUnderline") }
  /// The color of the line under the characters, a `UIColor`, or theirs if it is missing.
  public static var underlineColor: NSAttributedString.Key {
    NSAttributedString.Key("NSUnderlineColor")
  }
  /// The style of a line through the characters, the raw value of an ``NSUnderlineStyle``.
  public static var strikethroughStyle: NSAttributedString.Key {
    NSAttributedString.Key("NSStrikethrough")
  }
  /// The color of the line through the characters, a `UIColor`, or theirs if it is missing.
  public static var strikethroughColor: NSAttributedString.Key {
    NSAttributedString.Key("NSStrikethroughColor")
  }
  /// The points by which each character is farther from the next. 0 switches the kerning of pairs
  /// off.
  public static var kern: NSAttributedString.Key { CharacterSpacing.kern }
  /// The points by which each character is farther from the next. It takes precedence over
  /// ``kern``.
  public static var tracking: NSAttributedString.Key { CharacterSpacing.tracking }
  /// Whether characters form ligatures, which aren't drawn here.
  public static var ligature: NSAttributedString.Key { NSAttributedString.Key("NSLigature") }
  /// The offset above the baseline in points, which isn't drawn here.
  public static var baselineOffset: NSAttributedString.Key {
    NSAttributedString.Key("NSBaselineOffset")
  }
  /// The slant of the characters, which isn't drawn here.
  public static var obliqueness: NSAttributedString.Key { NSAttributedString.Key("NSObliqueness") }
  /// The expansion of the characters, which isn't drawn here.
  public static var expansion: NSAttributedString.Key { NSAttributedString.Key("NSExpansion") }
  /// The line width of the characters' outlines, which aren't drawn here.
  public static var strokeWidth: NSAttributedString.Key { NSAttributedString.Key("NSStrokeWidth") }
  /// The color of the characters' outlines, a `UIColor`, which aren't drawn here.
  public static var strokeColor: NSAttributedString.Key { NSAttributedString.Key("NSStrokeColor") }
  /// The target of a link in a text view, a `URL` or a string with one.
  public static var link: NSAttributedString.Key { NSAttributedString.Key("NSLink") }
}
