public import Foundation
internal import TouchstoneGeometry

/// How a scene is to be set up: with which delegate.
///
/// What is not set here is taken from the entry of that name in the program's `Info.plist`, when the
/// scene is connected.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject, NSCopying {
  /// The name of an entry in `Info.plist`; nil for the first of the role.
  public nonisolated let name: String?
  /// What the scene is for.
  public nonisolated let role: UISceneSession.Role
  /// The class of the scene's delegate; one is made by its `init()`.
  open var delegateClass: AnyClass?
  /// A class for the scene itself; kept, as the one scene there is was made before the program asks.
  open var sceneClass: AnyClass?

  /// A configuration for a role, by a name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }

  /// The same once more.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainQueue.wait {
      let copy = UISceneConfiguration(name: name, sessionRole: role)
      copy.delegateClass = delegateClass
      copy.sceneClass = sceneClass
      return copy
    }
  }
}
