public import Foundation
internal import TouchstoneHitTree

/// What stays of a scene when it is closed and opened again; there is one, and nothing is kept between
/// runs of a program.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name in `Info.plist`.
    public let rawValue: String
    /// A role of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The program's windows on the device.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Windows on another display that nobody touches; there is none.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// What the scene is for.
  public let role: Role
  /// A name for the session: the same in every run, as there is one.
  public let persistentIdentifier: String
  /// How the scene was set up.
  open var configuration: UISceneConfiguration { storedConfiguration }
  package final var storedConfiguration: UISceneConfiguration
  /// What the program wants to know when the scene is opened again; kept in this run only.
  open var userInfo: [String: Any]?
  /// What the user was doing in the scene; kept in this run only.
  open var stateRestorationActivity: NSUserActivity?
  /// The scene, which stands in a module above.
  ///
  /// No `weak` reference: the scene stands in every chain, and each step over it would take longer.
  package final var owner: AnyObject? {
    get { ownerReference.object }
    set { ownerReference = BackReference(newValue) }
  }
  private final var ownerReference = BackReference<AnyObject>()

  package init(role: Role, configuration: UISceneConfiguration) {
    self.role = role
    storedConfiguration = configuration
    persistentIdentifier = "\(role.rawValue)-1"
    super.init()
  }
}
