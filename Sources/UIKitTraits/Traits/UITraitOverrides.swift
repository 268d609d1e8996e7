public import UIKitCore

/// The traits that a view, a controller or a scene sets for what is in it.
///
///     view.traitOverrides.userInterfaceStyle = .dark
///
/// Reading a trait that is not overridden gives its default. What is set takes effect at once.
@preconcurrency @MainActor
public protocol UITraitOverrides: UIMutableTraits {
  /// Whether a trait is overridden.
  func contains(_ trait: UITrait) -> Bool
  /// Lets the surroundings decide on a trait again.
  mutating func remove(_ trait: UITrait)
}

/// Overrides that were read, are changed, and then set.
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
  /// The traits that the view sets for itself and all in it, whatever the surroundings have.
  public var traitOverrides: any UITraitOverrides {
    get { TraitOverrides.of(self) }
    set { TraitOverrides.set(newValue, of: self) }
  }
}

extension UIViewController {
  /// The traits that the controller sets for itself, its view and all in it.
  public var traitOverrides: any UITraitOverrides {
    get { TraitOverrides.of(self) }
    set { TraitOverrides.set(newValue, of: self) }
  }
}

extension UIWindowScene {
  /// The traits that the scene sets for its windows.
  public var traitOverrides: any UITraitOverrides {
    get { TraitOverrides.of(self) }
    set { TraitOverrides.set(newValue, of: self) }
  }
}
