package import UIKitCore

/// What scenes add to the core.
package enum SceneFloor: Floor {
  package static func add(to hooks: inout Hooks) {
    hooks.sceneLife = { SceneLife.tell($0, $1) }
  }
}
