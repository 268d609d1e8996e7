public import UIKitCore

/// Receives what happens to a scene, in place of the application's delegate. Every method has a default
/// that does nothing.
///
/// At launch the order is: `scene(_:willConnectTo:options:)`, `sceneWillEnterForeground(_:)`,
/// `sceneDidBecomeActive(_:)`, all after the application's `didFinishLaunchingWithOptions`. One that is
/// added only in a *subclass* of a conforming class is not called.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene is added to the application; make its window here.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The scene is taken from the application; scenes here stay until the program ends.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene gets events.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is being interrupted.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene will be seen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene can't be seen any more.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Addresses are to be opened; nothing outside the program asks for that here.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// What the user does, for going on when the scene is opened again; nobody here asks.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// What the user did is to be shown again; nothing is kept between runs here.
  func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  /// An activity is about to be handed over from another device; none is here.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// An activity was handed over; none is here.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// An activity could not be handed over; none is here.
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
  /// An activity that is handed over has changed; none is here.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Nothing.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  /// Does nothing.
  public func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// Does nothing.
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}
