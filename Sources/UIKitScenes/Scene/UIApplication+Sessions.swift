public import UIKitCore

extension UIApplication {
  /// The sessions of all scenes, of which there is exactly one.
  public var openSessions: Set<UISceneSession> { [implicitScene.session] }

  /// Requests another scene, or that a scene comes to the front.
  ///
  /// The only scene is already in front. Its own session has no effect, and for a new session the
  /// handler receives an error.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard sceneSession !== implicitScene.session else { return }
    errorHandler?(UISceneError(.multipleScenesNotSupported))
  }

  /// Requests that a scene is closed permanently.
  ///
  /// The only scene isn't closed, and the handler receives an error.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(UISceneError(.requestDenied)) }

  /// Marks a scene's snapshot for the app switcher as outdated.
  ///
  /// It has no effect, because there are no snapshots.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  // MARK: Background

  /// Called when the user leaves the application: interrupts it and moves it to the background.
  package func enterBackground() {
    interrupt()
    guard state != .background else { return }
    state = .background
    loop.layerClock.stopForBackground()
    let scene = implicitScene
    if let delegate = scene.delegate {
      delegate.sceneDidEnterBackground(scene)
    } else {
      delegate?.applicationDidEnterBackground(self)
    }
    SceneLife.post(UIScene.didEnterBackgroundNotification, scene)
    NotificationCenter.default.post(name: Self.didEnterBackgroundNotification, object: self)
  }

  /// Called when the user comes back.
  package func enterForeground() {
    guard state == .background else { return }
    state = .inactive
    let scene = implicitScene
    if let delegate = scene.delegate {
      delegate.sceneWillEnterForeground(scene)
    } else {
      delegate?.applicationWillEnterForeground(self)
    }
    SceneLife.post(UIScene.willEnterForegroundNotification, scene)
    NotificationCenter.default.post(name: Self.willEnterForegroundNotification, object: self)
    resume()
  }

  /// Posted when the application has moved to the background.
  public class var didEnterBackgroundNotification: Notification.Name {
    Notification.Name("UIApplicationDidEnterBackgroundNotification")
  }
  /// Posted when the application is about to return to the foreground.
  public class var willEnterForegroundNotification: Notification.Name {
    Notification.Name("UIApplicationWillEnterForegroundNotification")
  }
  /// A notification for the end of the application, which is never posted.
  public class var willTerminateNotification: Notification.Name {
    Notification.Name("UIApplicationWillTerminateNotification")
  }
  /// A notification for low memory, which is never posted.
  public class var didReceiveMemoryWarningNotification: Notification.Name {
    Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  }
}

extension UIScene {
  /// The options for bringing a scene to the front.
  @preconcurrency @MainActor
  public class ActivationRequestOptions: NSObject {
    /// The scene that makes the request.
    public var requestingScene: UIScene?
  }
}

/// The options for closing a scene.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}
