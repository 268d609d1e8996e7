public import Foundation
internal import TouchstoneGeometry

/// The configuration of a scene, including its delegate.
///
/// When the scene is connected, unset values are taken from the entry with the same name in the
/// app's `Info.plist`.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject, NSCopying {
  /// The name of an entry in `Info.plist`, or `nil` for the first entry of the role.
  public nonisolated let name: String?
  /// The purpose of the scene.
  public nonisolated let role: UISceneSession.Role
  /// The class of the scene's delegate, which is created with `init()`.
  open var delegateClass: AnyClass?
  /// The class of the scene.
  ///
  /// The value is stored but not used, because the only scene is created before the app provides
  /// its configuration.
  open var sceneClass: AnyClass?

  /// Creates a configuration from a name and a role.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }

  /// Returns a copy of the configuration.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainQueue.wait {
      let copy = UISceneConfiguration(name: name, sessionRole: role)
      copy.delegateClass = delegateClass
      copy.sceneClass = sceneClass
      return copy
    }
  }
}
