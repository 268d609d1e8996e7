@_spi(Kit) package import UIKitCore

/// What the focus adds to the core.
package enum FocusFloor: Floor {
  package static func add(to hooks: inout Hooks) {
    hooks.focus = { FocusEngine($0) }
    hooks.touchBegins.append { $0.focus.engine?.touchBegan() }
    hooks.keyConsumers.append { $0.focus.engine }
    hooks.afterButton.append { sample, application in
      application.focus.engine?.follow(sample)
    }
    hooks.afterLayout.append { $0.focus.engine?.frame() }
    hooks.isIdle.append { $0.focus.engine?.isIdle ?? true }
  }
}
