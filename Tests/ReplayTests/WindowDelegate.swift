import UIKit

/// The delegate of an app with one controller in one window.
class WindowDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  required override init() { super.init() }

  func makeController() -> UIViewController { UIViewController() }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = makeController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
