public import UIKitCore

/// The methods that notify an object of changes to a scene, in place of the application's delegate.
///
/// Every method has a default that does nothing. At launch the order is:
/// `scene(_:willConnectTo:options:)`, `sceneWillEnterForeground(_:)`, `sceneDidBecomeActive(_:)`,
/// all after the application's `didFinishLaunchingWithOptions`. An optional method that only a
/// *subclass* of a conforming class implements isn't called.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the scene is added to the application.
  ///
  /// Create its window here.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the scene is removed from the application.
  ///
  /// Scenes stay until the app ends, so it isn't called.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the scene begins to receive events.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called when the scene is being interrupted.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called when the scene is about to become visible.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene isn't visible anymore.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called to open URLs.
  ///
  /// Nothing outside the app requests this, so it isn't called.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Returns the user's activity, to be continued when the scene is opened again.
  ///
  /// It isn't called.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Called to restore the user's activity.
  ///
  /// Nothing is stored between runs, so it isn't called.
  func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  /// Called when an activity is about to arrive from another device.
  ///
  /// It isn't called here.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Called when an activity has arrived from another device.
  ///
  /// It isn't called here.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Called when an activity could not arrive from another device.
  ///
  /// It isn't called here.
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
  /// Called when an activity from another device has changed.
  ///
  /// It isn't called here.
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
  /// Returns `nil`.
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
