internal import UIKitCore

/// The overrides and registrations of a view, a controller or a scene.
@MainActor
final class TraitPart {
  /// The overridden traits.
  var overrides = TraitValues()
  /// The traits that the parent controller sets, and that parent.
  var fromParent: UITraitCollection?
  weak var parent: UIViewController?
  /// The registrations for changes, in the order in which they were added.
  var registrations: [TraitRegistration] = []

  /// Returns the part of an environment, or `nil` if it has no part.
  static func existing(_ environment: any UITraitEnvironment) -> TraitPart? {
    switch environment {
    case let view as UIView: view.ownTraitPart
    case let controller as UIViewController: controller.ownTraitPart
    case let scene as UIWindowScene: scene.parts.existing(TraitPart.self)
    default: nil
    }
  }

  /// Returns the part of an environment, creating it if needed, or `nil` if the environment isn't
  /// one of the framework's classes.
  static func of(_ environment: any UITraitEnvironment) -> TraitPart? {
    if let part = existing(environment) { return part }
    let part = TraitPart()
    switch environment {
    case let view as UIView: view.settings.traitPart = part
    case let controller as UIViewController: controller.traitPart = part
    case let scene as UIWindowScene: return scene.parts.part { part }
    default: return nil
    }
    return part
  }

  /// Returns the given traits with the overrides applied.
  func applied(to traits: UITraitCollection) -> UITraitCollection {
    overrides.isEmpty ? traits : UITraitCollection(traits.values.taking(overrides))
  }

  /// Returns the traits that a parent controller has set, or `nil` if it isn't the controller's
  /// parent.
  func traits(from parent: UIViewController?) -> UITraitCollection? {
    parent != nil && parent === self.parent ? fromParent : nil
  }
}

// The core's property always has this type, because only this module sets it.
extension UIView {
  var ownTraitPart: TraitPart? {
    settings.traitPart.map { unsafeDowncast($0, to: TraitPart.self) }
  }
}

extension UIViewController {
  var ownTraitPart: TraitPart? { traitPart.map { unsafeDowncast($0, to: TraitPart.self) } }
}

extension TraitValues {
  /// Returns the values, replaced by all values that `others` sets.
  func taking(_ others: TraitValues) -> TraitValues {
    var values = self
    values.take(others)
    return values
  }
}
