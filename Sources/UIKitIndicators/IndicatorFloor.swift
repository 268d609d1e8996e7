package import UIKitCore

/// What the indicators add to the core: bars follow their tasks from frame to frame.
package enum IndicatorFloor: Floor {
  package static func add(to hooks: inout Hooks) {
    hooks.add(\.beforeLayout, with: ProgressWatch.self) {
      $0.parts.existing(ProgressWatch.self)?.update()
    }
    hooks.add(\.isIdle, with: ProgressWatch.self) {
      $0.parts.existing(ProgressWatch.self)?.isUpToDate ?? true
    }
  }
}
