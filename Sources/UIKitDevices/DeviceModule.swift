package import UIKitCore

/// Registers the device state, which cancels a pencil's squeeze for views that are no longer shown.
package enum DeviceModule: KitModule {
  package static var features: [any ApplicationFeature.Type] { [DeviceState.self] }
}

extension DeviceState: FollowsWindows, FollowsInterruptions {
  package func viewsDidLeave(_ window: UIWindow) { cancelSqueezes { !$0.isShown } }

  package func windowWillHide(_ window: UIWindow) {
    cancelSqueezes { $0.view?.window === window }
  }

  package func applicationWasInterrupted() { cancelSqueezes() }
}
