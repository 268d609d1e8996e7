/// Receives what happens to an application as a whole. Every method has a default that does nothing.
///
/// One that is added only in a *subclass* of a conforming class is not called: the compiler has
/// already chosen the default. Declare it in the class that conforms and override it.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The main window, by convention.
  var window: UIWindow? { get set }
  /// The application was launched; make the first window here. False means it can't go on.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The application gets events.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The application is being interrupted.
  func applicationWillResignActive(_ application: UIApplication)
  /// The application can't be seen any more.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The application will be seen again.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The application is about to end.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Goes on.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
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
}
