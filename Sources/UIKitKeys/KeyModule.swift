package import TouchstoneInput
@_spi(Kit) package import UIKitCore

/// The module for key commands and the keyboard at the bottom of a scene.
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
  /// The presenter of the input views in the window's scene, or `nil` if the window has no scene.
  package var inputViewPresenter: InputViewPresenter? { sceneStorage?.inputViewPresenter }
}

extension UIWindowScene {
  /// The presenter of the input views for the scene's first responder.
  package var inputViewPresenter: InputViewPresenter {
    parts.part { InputViewPresenter(scene: self) }
  }
}
