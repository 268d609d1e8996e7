package import UIKitCore

/// The module of tables.
package enum ListModule: KitModule {
  package static var services: [any KitService.Type] { [Self.self] }
}

extension ListModule: UnavailableContentService {
  package static func configuration(
    of controller: UIViewController
  ) -> (any UIContentConfiguration)? { controller.unavailableView?.configuration }

  package static func show(
    _ configuration: (any UIContentConfiguration)?, in controller: UIViewController
  ) { controller.setUnavailable(configuration) }
}
