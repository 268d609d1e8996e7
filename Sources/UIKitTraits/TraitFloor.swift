package import UIKitCore

/// What traits add to the core.
package enum TraitFloor: Floor {
  package static func add(to hooks: inout Hooks) { hooks.traits = Traits() }
}
