package import TouchstoneInput
@_spi(Kit) package import UIKitCore

/// Key commands, and the keyboard at the foot of a scene.
package enum KeyModule: KitModule {
  package static var services: [any KitService.Type] { [Self.self] }
  package static var features: [any ApplicationFeature.Type] { [InputViewPresenter.self] }
}

extension KeyModule: KeyService, InputViewService {
  package static func decide(_ sample: KeySample, in application: UIApplication) -> KeyOutcome {
    KeyRoute(application, sample).decide()
  }

  package static func repeatCommand(_ sample: KeySample, in application: UIApplication) {
    KeyRoute(application, sample).repeatCommand()
  }

  package static func inputViews(of scene: UIWindowScene) -> any InputViews {
    scene.inputViewPresenter
  }
}

extension InputViewPresenter: PreparesLayout {
  package func layoutWillBegin() { updateIfOrphaned() }
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
