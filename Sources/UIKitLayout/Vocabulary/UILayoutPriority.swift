/// The importance of a size or a distance relative to others.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority, from 1 to 1000.
  public let rawValue: Float

  /// Creates a priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority from its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority of a requirement that must be satisfied.
  public static let required = UILayoutPriority(1000)
  /// The default priority with which content resists being made smaller than its size.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority of a user's drag that may resize the scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority of preserving the scene's size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority of a user's drag that may not resize the scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The default priority with which content resists being made larger than its size.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the target size in ``UIView/systemLayoutSizeFitting(_:)``, the lowest of these
  /// constants.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority: Comparable {
  /// Whether the first priority is lower than the second.
  public static func < (one: UILayoutPriority, other: UILayoutPriority) -> Bool {
    one.rawValue < other.rawValue
  }

  /// Returns a priority raised by `distance`.
  public static func + (priority: UILayoutPriority, distance: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + distance)
  }

  /// Returns a priority lowered by `distance`.
  public static func - (priority: UILayoutPriority, distance: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - distance)
  }

  /// Raises a priority by `distance`.
  public static func += (priority: inout UILayoutPriority, distance: Float) {
    priority = priority + distance
  }

  /// Lowers a priority by `distance`.
  public static func -= (priority: inout UILayoutPriority, distance: Float) {
    priority = priority - distance
  }
}
