package import UIKitCore

/// The module for the names of views and recognizers in a trace.
package enum NameModule: KitModule {
  package static var services: [any KitService.Type] { [Self.self] }
}

extension NameModule: NameService {
  package static func name(of object: AnyObject) -> ObjectName { ViewNames.presentName(of: object) }
}
