@_spi(Kit) package import UIKitCore

/// What the focus adds to the core.
package enum FocusFloor: Floor {
  package static func add(to hooks: inout Hooks) {
    hooks.focus = { FocusEngine($0) }
    hooks.add(\.touchBegins) { $0.focus.engine?.touchBegan() }
    hooks.add(\.keyConsumers) { $0.focus.engine }
    hooks.add(\.afterButton) { sample, application in
      application.focus.engine?.follow(sample)
    }
    hooks.add(\.afterLayout) { $0.focus.engine?.frame() }
    hooks.add(\.isIdle) { $0.focus.engine?.isIdle ?? true }
  }
}
