public import UIKitCore

extension UIApplication {
  /// The sessions of all scenes: one.
  public var openSessions: Set<UISceneSession> { [implicitScene.session] }

  /// Asks for another scene, or for one to come to the front. There is one, which is in front already: for
  /// its own session nothing happens, and for a new one the handler is told that it can't be.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard sceneSession !== implicitScene.session else { return }
    errorHandler?(UISceneError(.multipleScenesNotSupported))
  }

  /// Asks for a scene to be closed for good. The only one is not closed; the handler is told so.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(UISceneError(.requestDenied)) }

  /// Says that the picture of a scene among the recent apps is out of date. None is kept: nothing happens.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  // MARK: Background

  /// The user leaves the application: it is interrupted, and can't be seen any more.
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

  /// The user comes back.
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

  /// The application can't be seen any more.
  public class var didEnterBackgroundNotification: Notification.Name {
    Notification.Name("UIApplicationDidEnterBackgroundNotification")
  }
  /// The application will be seen again.
  public class var willEnterForegroundNotification: Notification.Name {
    Notification.Name("UIApplicationWillEnterForegroundNotification")
  }
  /// The application is about to end; nobody here says so.
  public class var willTerminateNotification: Notification.Name {
    Notification.Name("UIApplicationWillTerminateNotification")
  }
  /// Memory is short; nobody here says so.
  public class var didReceiveMemoryWarningNotification: Notification.Name {
    Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  }
}

extension UIScene {
  /// How a scene is to be brought to the front.
  @preconcurrency @MainActor
  public class ActivationRequestOptions: NSObject {
    /// The scene that asks.
    public var requestingScene: UIScene?
  }
}

/// How a scene is to be closed.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}
