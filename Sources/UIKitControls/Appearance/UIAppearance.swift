public import UIKitCore

/// A class with an appearance that is set once for all of its instances.
///
///     UISwitch.appearance().onTintColor = .systemPurple
///
/// `appearance()` returns an object of the class that is never shown. Its properties are copied to
/// each view of the class, or of a subclass, that enters a window from then on. A property isn't
/// copied if its value in the view differs from the default of the class. See
/// ``AppearanceCustomizing`` for properties of an app's own classes.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Returns the appearance of all instances of the class.
  static func appearance() -> Self
  /// Returns the appearance of instances inside objects of the given classes, the innermost first.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
  /// Returns the appearance of instances whose traits include the given traits.
  static func appearance(for trait: UITraitCollection) -> Self
  /// Returns the appearance of instances with the given traits inside objects of the given classes.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIView: UIAppearance {
  /// Returns the appearance of all views of the class.
  public static func appearance() -> Self { proxy(nil, []) }

  /// Returns the appearance of views inside objects of the given classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(nil, containerTypes) }

  /// Returns the appearance of views whose traits include the given traits.
  public static func appearance(for trait: UITraitCollection) -> Self { proxy(trait, []) }

  /// Returns the appearance of views with the given traits inside objects of the given classes.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(trait, containerTypes) }

  private static func proxy(
    _ traits: UITraitCollection?, _ containers: [any UIAppearanceContainer.Type]
  ) -> Self {
    let registry = UIApplication.shared.parts.part { AppearanceRegistry() }
    let proxy = registry.rule(for: self, traits, containers).proxy
    // The rule created its proxy from this class.
    return unsafeDowncast(proxy, to: self)
  }
}

/// An app's view class with properties that appearances can set.
///
///     class Gauge: UIView, AppearanceCustomizing {
///       var needleColor = UIColor.red { didSet { setNeedsDisplay() } }
///       static var appearanceProperties: [AppearanceProperty] { [.init(\Gauge.needleColor)] }
///     }
///
/// The class must declare these properties, because no Objective-C runtime reports which property
/// was set.
@preconcurrency @MainActor
public protocol AppearanceCustomizing: UIView {
  /// The properties that appearances set on views of the class.
  static var appearanceProperties: [AppearanceProperty] { get }
}
