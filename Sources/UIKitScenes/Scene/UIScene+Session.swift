public import UIKitCore
internal import UIKitDevices

extension UIScene {
  /// Why a scene is connected.
  public typealias ConnectionOptions = UISceneConnectionOptions
  /// What is known of who asks for an address to be opened.
  public typealias OpenURLOptions = UISceneOpenURLOptions

  /// The session that the scene belongs to.
  public var session: UISceneSession {
    if let session = part.session { return session }
    let role = UISceneSession.Role.windowApplication
    let session = UISceneSession(
      role: role, configuration: UISceneConfiguration(name: nil, sessionRole: role))
    session.owner = self
    part.session = session
    return session
  }

  /// Receives what happens to the scene, and is kept alive by it.
  public var delegate: (any UISceneDelegate)? {
    get { part.delegate }
    set { part.delegate = newValue }
  }

  /// A second line below the title; kept, as nothing shows it.
  public var subtitle: String {
    get { part.subtitle }
    set { part.subtitle = newValue }
  }

  /// Shows an address to whoever sits before the host; see `UIApplication.open(_:options:)`.
  public func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    (application ?? .shared).open(
      url, options: [.universalLinksOnly: options?.universalLinksOnly ?? false],
      completionHandler: completion)
  }

  /// The same, for code that waits for the answer.
  @discardableResult
  public func open(_ url: URL, options: OpenExternalURLOptions?) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }

  /// What may be said of an address that is opened.
  @preconcurrency @MainActor
  public class OpenExternalURLOptions: NSObject {
    /// Whether only an app that was made for the address may open it; no such app is here.
    public var universalLinksOnly = false
  }

  /// The scene was added to the application.
  public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// The scene was taken from the application.
  public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// The scene gets events.
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// The scene will get no more events for a while.
  public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// The scene will be seen.
  public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// The scene can't be seen any more.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

extension UISceneSession {
  /// The scene, while there is one.
  public var scene: UIScene? { owner as? UIScene }
}
