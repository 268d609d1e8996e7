package import UIKitCore

/// What constraints add to the core.
package enum LayoutFloor: Floor {
  package static func add(to hooks: inout Hooks) {
    hooks.layOut = { LayoutEngine.layOut($0) }
    hooks.superviewChanges = { view, _ in LayoutEngine.superviewChanges(view) }
    hooks.fittingSize = { view, size, horizontal, vertical in
      LayoutEngine.fittingSize(
        view, FittingTarget(size: size, horizontal: horizontal, vertical: vertical))
    }
  }
}
