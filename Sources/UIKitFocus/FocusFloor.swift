@_spi(Kit) package import UIKitCore

/// What the focus adds to the core.
package enum FocusFloor: Floor {
  package static func add(to hooks: inout Hooks) {
    hooks.focus = { system in
      let engine = FocusEngine(system)
      return system.scene?.application?.parts.part { engine } ?? engine
    }
    hooks.add(\.touchBegins, with: FocusEngine.self) { $0.focus.engine?.touchBegan() }
    hooks.add(\.keyConsumers) { $0.focus.engine }
    hooks.add(\.afterButton) { sample, application in
      application.focus.engine?.follow(sample)
    }
    hooks.add(\.afterLayout, with: FocusEngine.self) { $0.focus.engine?.frame() }
    hooks.add(\.isIdle, with: FocusEngine.self) { $0.focus.engine?.isIdle ?? true }
  }
}
