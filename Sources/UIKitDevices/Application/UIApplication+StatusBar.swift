public import UIKitCore

// The status bar as it was asked for before controllers and scenes decided on it.
extension UIApplication {
  /// How the interface is turned, by its older place; setting it does nothing, as on iOS.
  public var statusBarOrientation: UIInterfaceOrientation {
    get { implicitScene.interfaceOrientation }
    set {}
  }
  /// The same as setting ``statusBarOrientation``: nothing.
  public func setStatusBarOrientation(
    _ interfaceOrientation: UIInterfaceOrientation, animated: Bool
  ) {}
  /// Seconds that the interface takes to turn; it turns at once here, and this is what iOS answers.
  public var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }
  /// What the status bar covers, by its older place: the top of the safe area.
  public var statusBarFrame: CGRect {
    let bounds = mainScreen.bounds
    return CGRect(
      x: 0, y: 0, width: bounds.width, height: mainScreen.configuration.safeArea.top)
  }
  /// Whether the status bar is away; kept. Controllers decide, as in every app since iOS 9: ask the
  /// scene's `statusBarManager`.
  public var isStatusBarHidden: Bool {
    get { deviceState.settings.isStatusBarHidden }
    set { deviceState.settings.isStatusBarHidden = newValue }
  }
  /// The same as setting ``isStatusBarHidden``.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }
  /// How the status bar is written; kept. Controllers decide, as in every app since iOS 9: ask the
  /// scene's `statusBarManager`.
  public var statusBarStyle: UIStatusBarStyle {
    get { deviceState.settings.statusBarStyle }
    set { deviceState.settings.statusBarStyle = newValue }
  }
  /// The same as setting ``statusBarStyle``.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }

  /// The interface is about to turn; not posted, since it turns in one step here: see
  /// ``didChangeStatusBarOrientationNotification``.
  public class var willChangeStatusBarOrientationNotification: Notification.Name {
    Notification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
  }
  /// The interface has turned; ``statusBarOrientationUserInfoKey`` has the former orientation.
  public class var didChangeStatusBarOrientationNotification: Notification.Name {
    Notification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
  }
  /// The status bar is about to cover something else; not posted, as with the turn.
  public class var willChangeStatusBarFrameNotification: Notification.Name {
    Notification.Name("UIApplicationWillChangeStatusBarFrameNotification")
  }
  /// The status bar covers something else; ``statusBarFrameUserInfoKey`` has what it covered.
  public class var didChangeStatusBarFrameNotification: Notification.Name {
    Notification.Name("UIApplicationDidChangeStatusBarFrameNotification")
  }
  /// Where a notification has an orientation, as the number of its case.
  public class var statusBarOrientationUserInfoKey: String {
    "UIApplicationStatusBarOrientationUserInfoKey"
  }
  /// Where a notification has a rectangle.
  public class var statusBarFrameUserInfoKey: String { "UIApplicationStatusBarFrameUserInfoKey" }
}

/// How the interface was turned, and what the status bar covered.
@MainActor
struct StatusBarPlace {
  private let application: UIApplication
  private let orientation: UIInterfaceOrientation
  private let frame: CGRect

  init(_ application: UIApplication) {
    self.application = application
    orientation = application.statusBarOrientation
    frame = application.statusBarFrame
  }

  /// Tells of what has become another since, by the notifications of the time before scenes.
  func tellOfChange() {
    if application.statusBarFrame != frame {
      post(
        UIApplication.didChangeStatusBarFrameNotification,
        [UIApplication.statusBarFrameUserInfoKey: frame])
    }
    if application.statusBarOrientation != orientation {
      post(
        UIApplication.didChangeStatusBarOrientationNotification,
        [UIApplication.statusBarOrientationUserInfoKey: orientation.rawValue])
    }
  }

  private func post(_ name: Notification.Name, _ information: [String: Any]) {
    NotificationCenter.default.post(name: name, object: application, userInfo: information)
  }
}
