internal import UIKitCore

/// The state of a scene in addition to that of the core.
@MainActor
final class ScenePart {
  var session: UISceneSession?
  /// The scene's delegate, which the scene retains as on iOS.
  var delegate: (any UISceneDelegate)?
  var subtitle = ""
  /// The geometry and traits of the last notification to the delegate.
  var known: (geometry: UIWindowScene.Geometry, traits: UITraitCollection)?
  lazy var restrictions = UISceneSizeRestrictions()
}

extension UIScene {
  var part: ScenePart { parts.part { ScenePart() } }
}
