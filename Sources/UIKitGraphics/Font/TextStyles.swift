/// Where text stands between its edges.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// At both edges; drawn at the left here.
  case justified = 3
  /// Where reading begins.
  case natural = 4
}

/// What happens to text that is longer than its line.
public enum NSLineBreakMode: Int, Sendable {
  /// It goes on below, broken between words.
  case byWordWrapping = 0
  /// It goes on below, broken between letters.
  case byCharWrapping = 1
  /// It is cut off.
  case byClipping = 2
  /// Its beginning is left out.
  case byTruncatingHead = 3
  /// Its end is left out.
  case byTruncatingTail = 4
  /// Its middle is left out.
  case byTruncatingMiddle = 5
}

/// How a line under or through letters looks; all but the thick ones are drawn as single ones here.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The number that stands among the attributes.
  public let rawValue: Int
  /// Makes a style.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A line of twice the thickness.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Dashes and dots in turn.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A dash and two dots in turn.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// No line under spaces.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static var font: NSAttributedString.Key { NSAttributedString.Key("NSFont") }
  /// A `UIColor` for the letters.
  public static var foregroundColor: NSAttributedString.Key { NSAttributedString.Key("NSColor") }
  /// A `UIColor` behind the letters.
  public static var backgroundColor: NSAttributedString.Key {
    NSAttributedString.Key("NSBackgroundColor")
  }
  /// The raw value of an ``NSUnderlineStyle`` for a line under the letters.
  public static var underlineStyle: NSAttributedString.Key { NSAttributedString.Key("NSUnderline") }
  /// A `UIColor` for the line under the letters; without one it has theirs.
  public static var underlineColor: NSAttributedString.Key {
    NSAttributedString.Key("NSUnderlineColor")
  }
  /// The raw value of an ``NSUnderlineStyle`` for a line through the letters.
  public static var strikethroughStyle: NSAttributedString.Key {
    NSAttributedString.Key("NSStrikethrough")
  }
  /// A `UIColor` for the line through the letters; without one it has theirs.
  public static var strikethroughColor: NSAttributedString.Key {
    NSAttributedString.Key("NSStrikethroughColor")
  }
  /// A number of points between letters; kept, and not drawn.
  public static var kern: NSAttributedString.Key { NSAttributedString.Key("NSKern") }
  /// A number of points between letters; kept, and not drawn.
  public static var tracking: NSAttributedString.Key { NSAttributedString.Key("NSTracking") }
  /// Whether letters are joined; kept, and not drawn.
  public static var ligature: NSAttributedString.Key { NSAttributedString.Key("NSLigature") }
  /// A number of points above the baseline; kept, and not drawn.
  public static var baselineOffset: NSAttributedString.Key {
    NSAttributedString.Key("NSBaselineOffset")
  }
  /// A slant; kept, and not drawn.
  public static var obliqueness: NSAttributedString.Key { NSAttributedString.Key("NSObliqueness") }
  /// How much wider letters are; kept, and not drawn.
  public static var expansion: NSAttributedString.Key { NSAttributedString.Key("NSExpansion") }
  /// The width of the letters' outlines; kept, and not drawn.
  public static var strokeWidth: NSAttributedString.Key { NSAttributedString.Key("NSStrokeWidth") }
  /// A `UIColor` for the letters' outlines; kept, and not drawn.
  public static var strokeColor: NSAttributedString.Key { NSAttributedString.Key("NSStrokeColor") }
  /// A `URL`, or a string with one, that a tap in a text view is about.
  public static var link: NSAttributedString.Key { NSAttributedString.Key("NSLink") }
}
