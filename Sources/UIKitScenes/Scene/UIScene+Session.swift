public import UIKitCore
internal import UIKitDevices

extension UIScene {
  /// The reasons that a scene is connected.
  public typealias ConnectionOptions = UISceneConnectionOptions
  /// The origin of a request to open a URL.
  public typealias OpenURLOptions = UISceneOpenURLOptions

  /// The session of the scene.
  public var session: UISceneSession {
    if let session = part.session { return session }
    let role = UISceneSession.Role.windowApplication
    let session = UISceneSession(
      role: role, configuration: UISceneConfiguration(name: nil, sessionRole: role))
    session.owner = self
    part.session = session
    return session
  }

  /// The object that is notified of changes to the scene, which retains it.
  public var delegate: (any UISceneDelegate)? {
    get { part.delegate }
    set { part.delegate = newValue }
  }

  /// A second line below the title.
  ///
  /// It is stored but not shown.
  public var subtitle: String {
    get { part.subtitle }
    set { part.subtitle = newValue }
  }

  /// Opens a URL for the user of the host.
  ///
  /// See `UIApplication.open(_:options:)`.
  public func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    (application ?? .shared).open(
      url, options: [.universalLinksOnly: options?.universalLinksOnly ?? false],
      completionHandler: completion)
  }

  /// Opens a URL for the user of the host, and returns whether it was opened.
  @discardableResult
  public func open(_ url: URL, options: OpenExternalURLOptions?) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }

  /// The options for opening a URL.
  @preconcurrency @MainActor
  public class OpenExternalURLOptions: NSObject {
    /// Whether only an app made for the URL may open it.
    ///
    /// There is no such app.
    public var universalLinksOnly = false
  }

  /// Posted when the scene was added to the application.
  public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Posted when the scene was removed from the application.
  public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted when the scene begins to receive events.
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted when the scene is about to stop receiving events for a while.
  public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted when the scene is about to become visible.
  public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted when the scene isn't visible anymore.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

extension UISceneSession {
  /// The scene of the session, or `nil` if it was deallocated.
  public var scene: UIScene? { owner as? UIScene }
}
