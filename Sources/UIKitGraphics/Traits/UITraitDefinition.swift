internal import TouchstoneTrace

/// A trait: a type that names one fact about surroundings, and says what it is where nobody set it.
///
///     struct ThemeTrait: UITraitDefinition { static let defaultValue = Theme.plain }
///
/// A value that is no `Equatable` counts as another one whenever it is set.
public protocol UITraitDefinition {
  /// What the fact is about.
  associatedtype Value

  /// What holds where nobody has set the trait.
  static var defaultValue: Value { get }
  /// A name for messages; the type's own unless another one is given.
  static var name: String { get }
  /// A name that stays the same between versions of a program; the type's full one unless given.
  static var identifier: String { get }
  /// Whether colours may depend on it; false unless said otherwise.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type, without its module.
  public static var name: String { String(describing: Self.self) }
  /// The full name of the type. A trait of UIKit belongs to `UIKit`, such as `UIKit.UITraitDisplayScale`.
  public static var identifier: String { KitModules.readable(Self.self) }
  /// Colours do not depend on it.
  public static var affectsColorAppearance: Bool { false }

  /// Whether two values of the trait are known to be the same.
  static func areSame(_ one: Any, _ other: Any) -> Bool {
    guard let one = one as? any Equatable else { return false }
    return same(one, other)
  }

  private static func same<Known: Equatable>(_ one: Known, _ other: Any) -> Bool {
    one == other as? Known
  }
}

/// A trait, to be put into a list of traits.
public typealias UITrait = any UITraitDefinition.Type
