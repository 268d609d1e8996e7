internal import TouchstoneInput
@_spi(Kit) package import UIKitCore

/// What key commands and what is shown at the foot of the screen add to the core.
package enum KeyFloor: Floor {
  package static func add(to hooks: inout Hooks) {
    hooks.routingKeys = KeyRoutes()
    hooks.inputViews = { $0.inputViewPresenter }
    hooks.add(\.beforeLayout, with: InputViewPresenter.self) {
      $0.implicitScene.inputViewPresenter.updateIfOrphaned()
    }
  }
}

/// Makes a route for each key that goes down.
private struct KeyRoutes: KeyRouting, Sendable {
  func decide(_ sample: KeySample, in application: UIApplication) -> KeyOutcome {
    KeyRoute(application, sample).decide()
  }

  func repeatCommand(_ sample: KeySample, in application: UIApplication) {
    KeyRoute(application, sample).repeatCommand()
  }
}

extension UIWindow {
  /// What is shown at the foot of the screen of the window's scene; `nil` if it has none.
  package var inputViewPresenter: InputViewPresenter? { sceneStorage?.inputViewPresenter }
}

extension UIWindowScene {
  /// What is shown at the foot of the screen for the first responder.
  package var inputViewPresenter: InputViewPresenter {
    parts.part { InputViewPresenter(scene: self) }
  }
}
