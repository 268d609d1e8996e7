internal import TouchstoneTrace

/// A trait: a type that identifies one property of the environment and provides its default value.
///
///     struct ThemeTrait: UITraitDefinition { static let defaultValue = Theme.plain }
///
/// A value that isn't `Equatable` counts as changed whenever it is set.
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value

  /// The value if the trait isn't set.
  static var defaultValue: Value { get }
  /// The name for messages, by default that of the type.
  static var name: String { get }
  /// An identifier that stays the same between versions of an app, by default the full name of the
  /// type.
  static var identifier: String { get }
  /// Whether colors may depend on the trait, which is false by default.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type, without its module.
  public static var name: String { String(describing: Self.self) }
  /// The full name of the type.
  ///
  /// For a trait of UIKit, the module is `UIKit`, as in `UIKit.UITraitDisplayScale`.
  public static var identifier: String { KitModules.readable(Self.self) }
  /// Whether colors may depend on the trait, which is false.
  public static var affectsColorAppearance: Bool { false }

  /// Returns whether two values are known to be equal.
  static func areSame(_ one: Any, _ other: Any) -> Bool {
    guard let one = one as? any Equatable else { return false }
    return same(one, other)
  }

  private static func same<Known: Equatable>(_ one: Known, _ other: Any) -> Bool {
    one == other as? Known
  }
}

/// The type of a trait, for use in lists of traits.
public typealias UITrait = any UITraitDefinition.Type
