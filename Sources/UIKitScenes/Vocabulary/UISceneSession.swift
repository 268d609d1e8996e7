public import Foundation
internal import TouchstoneHitTree

/// The state of a scene that survives closing and reopening it.
///
/// There is one session, and nothing is stored between runs of an app.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name in `Info.plist`.
    public let rawValue: String
    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The role of the app's windows on the device.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// The role of noninteractive windows on an external display, which isn't supported.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The purpose of the scene.
  public let role: Role
  /// The identifier of the session, which is the same in every run because there is one session.
  public let persistentIdentifier: String
  /// The configuration of the scene.
  open var configuration: UISceneConfiguration { storedConfiguration }
  package final var storedConfiguration: UISceneConfiguration
  /// Data that the app stores for reopening the scene, valid only during this run.
  open var userInfo: [String: Any]?
  /// The user's activity in the scene, stored only during this run.
  open var stateRestorationActivity: NSUserActivity?
  /// The scene, an object of a class in a higher module.
  ///
  /// The reference isn't `weak`, because the scene is in every responder chain and `weak` would
  /// slow down each step over it.
  package final var owner: AnyObject? {
    get { ownerReference.object }
    set { ownerReference = ZeroingReference(newValue) }
  }
  private final var ownerReference = ZeroingReference<AnyObject>()

  package init(role: Role, configuration: UISceneConfiguration) {
    self.role = role
    storedConfiguration = configuration
    persistentIdentifier = "\(role.rawValue)-1"
    super.init()
  }
}
