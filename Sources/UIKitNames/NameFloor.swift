package import UIKitCore

/// What names of views add to the core: what a trace calls them.
package enum NameFloor: Floor {
  package static func add(to hooks: inout Hooks) {
    hooks.name = { ViewNames.presentName(of: $0) }
  }
}
