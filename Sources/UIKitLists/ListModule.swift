package import UIKitCore

/// The module of tables.
package enum ListModule: KitModule {
  package static var services: [any KitService.Type] { [] }
}
