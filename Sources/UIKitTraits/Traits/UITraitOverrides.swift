public import UIKitCore

/// The traits that a view, a controller or a scene overrides for its content.
///
///     view.traitOverrides.userInterfaceStyle = .dark
///
/// A trait that isn't overridden reads as its default. A new value takes effect immediately.
@preconcurrency @MainActor
public protocol UITraitOverrides: UIMutableTraits {
  /// Returns whether a trait is overridden.
  func contains(_ trait: UITrait) -> Bool
  /// Removes the override of a trait, which is then inherited again.
  mutating func remove(_ trait: UITrait)
}

/// A copy of overrides, to be changed and set again.
struct TraitOverrides: UITraitOverrides {
  var values: TraitValues

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values[trait] ?? T.defaultValue }
    set { values[trait] = newValue }
  }

  func contains(_ trait: UITrait) -> Bool { values.contains(trait) }

  mutating func remove(_ trait: UITrait) { values.remove(trait) }

  @MainActor
  static func of(_ environment: any UITraitEnvironment) -> any UITraitOverrides {
    TraitOverrides(values: TraitPart.existing(environment)?.overrides ?? TraitValues())
  }

  @MainActor
  static func set(_ overrides: any UITraitOverrides, of environment: any UITraitEnvironment) {
    guard let overrides = overrides as? TraitOverrides else { return }
    let old = TraitPart.existing(environment)?.overrides ?? TraitValues()
    guard !overrides.values.differences(from: old).isEmpty else { return }
    Traits().change(environment) { $0.overrides = overrides.values }
  }
}

extension UIView {
  /// The traits that the view overrides for itself and its subviews.
  public var traitOverrides: any UITraitOverrides {
    get { TraitOverrides.of(self) }
    set { TraitOverrides.set(newValue, of: self) }
  }
}

extension UIViewController {
  /// The traits that the controller overrides for itself, its view and its subviews.
  public var traitOverrides: any UITraitOverrides {
    get { TraitOverrides.of(self) }
    set { TraitOverrides.set(newValue, of: self) }
  }
}

extension UIWindowScene {
  /// The traits that the scene overrides for its windows.
  public var traitOverrides: any UITraitOverrides {
    get { TraitOverrides.of(self) }
    set { TraitOverrides.set(newValue, of: self) }
  }
}
