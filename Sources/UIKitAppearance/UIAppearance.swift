public import UIKitCore

/// A class whose objects get looks that were set once for all of them.
///
///     UISwitch.appearance().onTintColor = .systemPurple
///
/// What `appearance()` answers is an object of the class, which is never shown. Properties that are set on
/// it are given to each view of the class, or of a subclass, that comes into a window from then on, unless
/// the view has another value than the class gives it. See ``AppearanceCustomizing`` for the properties
/// of a program's own classes.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// The looks of all objects of the class.
  static func appearance() -> Self
  /// The looks of those that are in objects of these classes, the innermost first.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
  /// The looks of those that have these traits, among others.
  static func appearance(for trait: UITraitCollection) -> Self
  /// The looks of those that have these traits and are in objects of these classes.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIView: UIAppearance {
  /// The looks of all views of the class.
  public static func appearance() -> Self { proxy(nil, []) }

  /// The looks of those that are in objects of these classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(nil, containerTypes) }

  /// The looks of those that have these traits, among others.
  public static func appearance(for trait: UITraitCollection) -> Self { proxy(trait, []) }

  /// The looks of those that have these traits and are in objects of these classes.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(trait, containerTypes) }

  private static func proxy(
    _ traits: UITraitCollection?, _ containers: [any UIAppearanceContainer.Type]
  ) -> Self {
    let book = UIApplication.shared.parts.part { AppearanceBook() }
    let proxy = book.rule(for: self, traits, containers).proxy
    // A rule's proxy was made by this very class.
    return unsafeDowncast(proxy, to: self)
  }
}

/// A class of the program's whose own properties appearances set.
///
///     class Gauge: UIView, AppearanceCustomizing {
///       var needleColor = UIColor.red { didSet { setNeedsDisplay() } }
///       static var appearanceProperties: [AppearanceProperty] { [.init(\Gauge.needleColor)] }
///     }
///
/// There is no Objective-C here that would tell an appearance which property was set.
@preconcurrency @MainActor
public protocol AppearanceCustomizing: UIView {
  /// The properties that are given to views of the class.
  static var appearanceProperties: [AppearanceProperty] { get }
}
