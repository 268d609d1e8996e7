package import UIKitCore

/// The module of alerts, and of the controllers that contain others.
package enum ContainerModule: KitModule {
  package static var services: [any KitService.Type] { [] }
}
