package import UIKitCore

/// What presentations and transitions add to the core.
package enum ControllerFloor: Floor {
  package static func add(to hooks: inout Hooks) {
    hooks.presenting = ControllerPresenter()
    hooks.windowResizing = { WindowResizing.run($0, $1, $2) }
    hooks.add(\.afterLayout, with: ShownPopovers.self) { $0.shownPopovers.follow() }
  }
}
