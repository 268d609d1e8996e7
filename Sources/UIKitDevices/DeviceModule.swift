package import UIKitCore

/// The pencil's squeeze ends for views that are gone.
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
