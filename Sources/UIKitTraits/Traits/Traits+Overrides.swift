package import UIKitCore

extension Traits {
  package func style(of environment: any UITraitEnvironment) -> UIUserInterfaceStyle {
    TraitPart.existing(environment)?.overrides[UITraitUserInterfaceStyle.self] ?? .unspecified
  }

  package func setStyle(
    _ style: UIUserInterfaceStyle, of environment: any UITraitEnvironment
  ) {
    guard style != self.style(of: environment) else { return }
    change(environment) {
      $0.overrides[UITraitUserInterfaceStyle.self] = style == .unspecified ? nil : style
    }
  }

  package func traits(
    setFor child: UIViewController, by parent: UIViewController
  ) -> UITraitCollection? { TraitPart.existing(child)?.traits(from: parent) }

  package func set(
    _ traits: UITraitCollection?, for child: UIViewController, by parent: UIViewController
  ) {
    change(child) {
      $0.fromParent = traits
      $0.parent = parent
    }
  }

  /// Changes the overrides of an environment, and notifies its views and controllers.
  func change(_ environment: any UITraitEnvironment, _ change: (TraitPart) -> Void) {
    guard let part = TraitPart.of(environment) else { return }
    if let scene = environment as? UIWindowScene {
      change(part)
      for window in scene.application?.windowsFrontToBack ?? []
      where window.windowScene === scene { settle(window) }
      return
    }
    let view = environment as? UIView ?? (environment as? UIViewController)?.viewIfLoaded
    guard let view, view.window == nil, view.settings.traits == nil else {
      change(part)
      if let view { settle(view) }
      return
    }
    // No view in the branch has recorded traits, so read them before the change.
    let known = view.branchInOrder.map { (view: $0, traits: $0.traitCollection) }
    change(part)
    for (view, old) in known where view.traitCollection != old {
      view.traitsDidChange(from: old)
      view.ownTraitPart?.tell(view, of: view.traitCollection, instead: old)
    }
  }
}
