internal import UIKitCore

/// What scenes keep besides what the core knows of them.
@MainActor
final class ScenePart {
  var session: UISceneSession?
  /// Kept alive by the scene, as on iOS.
  var delegate: (any UISceneDelegate)?
  var subtitle = ""
  /// What the delegate of windows was last told of.
  var known: (geometry: UIWindowScene.Geometry, traits: UITraitCollection)?
  lazy var restrictions = UISceneSizeRestrictions()
}

extension UIScene {
  var part: ScenePart { parts.part { ScenePart() } }
}
