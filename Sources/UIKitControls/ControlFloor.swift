package import UIKitCore

/// What buttons add to the core.
package enum ControlFloor: Floor {
  package static func add(to hooks: inout Hooks) {
    hooks.actions.append(
      KitAction("setNeedsUpdateConfiguration", UIButton.setNeedsUpdateConfiguration))
  }
}
