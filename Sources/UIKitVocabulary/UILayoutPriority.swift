/// How much a size or a distance matters beside others.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// From 1 to 1000.
  public let rawValue: Float

  /// A priority by its number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A priority by its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// It has to be so.
  public static let required = UILayoutPriority(1000)
  /// How much a content's own size keeps from being made smaller.
  public static let defaultHigh = UILayoutPriority(750)
  /// How much a user's drag matters that may resize the scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// How much it matters that the scene stays as large as it is.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// How much a user's drag matters that may not resize the scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// How much a content's own size keeps from being made larger.
  public static let defaultLow = UILayoutPriority(250)
  /// How much a target matters to ``UIView/systemLayoutSizeFitting(_:)``: least of all.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority: Comparable {
  /// Whether one matters less.
  public static func < (one: UILayoutPriority, other: UILayoutPriority) -> Bool {
    one.rawValue < other.rawValue
  }

  /// One that matters so much more.
  public static func + (priority: UILayoutPriority, distance: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + distance)
  }

  /// One that matters so much less.
  public static func - (priority: UILayoutPriority, distance: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - distance)
  }

  /// Lets it matter so much more.
  public static func += (priority: inout UILayoutPriority, distance: Float) {
    priority = priority + distance
  }

  /// Lets it matter so much less.
  public static func -= (priority: inout UILayoutPriority, distance: Float) {
    priority = priority - distance
  }
}
