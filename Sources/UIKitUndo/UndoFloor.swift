package import UIKitCore

/// What shaking to undo adds to the core.
package enum UndoFloor: Floor {
  package static func add(to hooks: inout Hooks) {
    hooks.add(\.unansweredMotion) { ShakeToUndo.offer(for: $0, in: $1) }
  }
}
