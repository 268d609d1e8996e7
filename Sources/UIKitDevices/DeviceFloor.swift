package import UIKitCore

/// What devices add to the core: a squeeze of the pencil ends for views that are gone.
package enum DeviceFloor: Floor {
  package static func add(to hooks: inout Hooks) {
    hooks.add(\.viewsLeft) { _, application in
      application.knownDeviceState?.cancelSqueezes { !$0.isShown }
    }
    hooks.add(\.windowHiding) { window, application in
      application.knownDeviceState?.cancelSqueezes { $0.view?.window === window }
    }
    hooks.add(\.interrupted) { $0.knownDeviceState?.cancelSqueezes() }
  }
}
