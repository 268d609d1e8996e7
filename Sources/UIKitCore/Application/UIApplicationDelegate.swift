/// Receives changes to an application as a whole.
///
/// Every method has a default that does nothing. A method that is implemented only in a *subclass*
/// of a conforming class isn't called, because the compiler has already chosen the default. Declare
/// the method in the conforming class and override it.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The main window, by convention.
  var window: UIWindow? { get set }
  /// Called during launch; return `false` to refuse the launch.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called after launch.
  ///
  /// Return `false` to refuse the launch. Create the first window here, or in the delegate of its
  /// scene.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called after launch, for delegates that don't implement the newer method.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Called when the application starts to receive events.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the application is interrupted.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the application is no longer visible.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the application becomes visible again.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the application terminates.
  func applicationWillTerminate(_ application: UIApplication)
  /// Returns the configuration, including the delegate, of a scene that is about to be created.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UISceneConnectionOptions
  ) -> UISceneConfiguration
  /// Called when the user has permanently closed scenes, which isn't possible in Touchstone.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// Returns the supported interface orientations of a window.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
  /// Always `nil`.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Returns `true`.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Calls `applicationDidFinishLaunching(_:)` and returns `true`.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }
  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Returns the configuration from the app's `Info.plist`.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UISceneConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  /// Returns the orientations in the app's `Info.plist`, or by default all orientations.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { application.declaredOrientations }
}
