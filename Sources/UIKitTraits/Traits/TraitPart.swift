internal import UIKitCore

/// What a view, a controller or a scene keeps of traits besides those that it was told of.
@MainActor
final class TraitPart {
  /// The traits that it overrides.
  var overrides = TraitValues()
  /// Those that a parent controller sets, and which parent.
  var fromParent: UITraitCollection?
  weak var parent: UIViewController?
  /// Who wants to hear of changes, in the order of asking.
  var registrations: [TraitRegistration] = []

  /// The part of an environment, if it has one.
  static func existing(_ environment: any UITraitEnvironment) -> TraitPart? {
    switch environment {
    case let view as UIView: view.ownTraitPart
    case let controller as UIViewController: controller.ownTraitPart
    case let scene as UIWindowScene: scene.parts.existing(TraitPart.self)
    default: nil
    }
  }

  /// The part of an environment, made where it has none; nil for what is none of the kit's.
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

  /// What becomes of traits under what is set here.
  func applied(to traits: UITraitCollection) -> UITraitCollection {
    overrides.isEmpty ? traits : UITraitCollection(traits.values.taking(overrides))
  }

  /// The traits that a controller's parent has set, as long as it is the parent.
  func traits(from parent: UIViewController?) -> UITraitCollection? {
    parent != nil && parent === self.parent ? fromParent : nil
  }
}

// What the core keeps is always of this type, as nobody else puts anything there.
extension UIView {
  var ownTraitPart: TraitPart? {
    settings.traitPart.map { unsafeDowncast($0, to: TraitPart.self) }
  }
}

extension UIViewController {
  var ownTraitPart: TraitPart? { traitPart.map { unsafeDowncast($0, to: TraitPart.self) } }
}

extension TraitValues {
  /// The same values, but for those that others have set.
  func taking(_ others: TraitValues) -> TraitValues {
    var values = self
    values.take(others)
    return values
  }
}
