package import UIKitCore

/// The module of controller presentations.
package enum ControllerModule: KitModule {
  package static var services: [any KitService.Type] { [ControllerPresenter.self] }
  package static var features: [any ApplicationFeature.Type] { [ShownPopovers.self] }
}
