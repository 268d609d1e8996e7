package import UIKitCore

/// The traits of views, controllers and scenes.
package enum TraitModule: KitModule {
  package static var services: [any KitService.Type] { [Self.self] }
}

extension TraitModule: TraitService, ChildTraitService {
  package static func traits(of environment: any UITraitEnvironment) -> UITraitCollection {
    Traits().traits(of: environment)
  }

  package static func style(of environment: any UITraitEnvironment) -> UIUserInterfaceStyle {
    Traits().style(of: environment)
  }

  package static func setStyle(
    _ style: UIUserInterfaceStyle, of environment: any UITraitEnvironment
  ) {
    Traits().setStyle(style, of: environment)
  }

  package static func settle(_ branch: UIView) { Traits().settle(branch) }

  package static func traits(
    setFor child: UIViewController, by parent: UIViewController
  ) -> UITraitCollection? {
    Traits().traits(setFor: child, by: parent)
  }

  package static func set(
    _ traits: UITraitCollection?, for child: UIViewController, by parent: UIViewController
  ) {
    Traits().set(traits, for: child, by: parent)
  }
}
