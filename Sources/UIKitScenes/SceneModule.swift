package import UIKitCore

/// The module for the delegates of scenes.
package enum SceneModule: KitModule {
  package static var services: [any KitService.Type] { [Self.self] }
}

extension SceneModule: SceneService {
  package static func tell(_ application: UIApplication, _ moment: SceneMoment) -> Bool {
    SceneLife.tell(application, moment)
  }
}
