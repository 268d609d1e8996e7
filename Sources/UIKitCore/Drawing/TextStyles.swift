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

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static var font: NSAttributedString.Key { NSAttributedString.Key("NSFont") }
  /// A `UIColor` for the letters.
  public static var foregroundColor: NSAttributedString.Key { NSAttributedString.Key("NSColor") }
}
