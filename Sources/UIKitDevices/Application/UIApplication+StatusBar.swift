public import UIKitCore

// The status bar methods from the time before view controllers and scenes.
extension UIApplication {
  /// The interface orientation, under a former name; setting it does nothing, as on iOS.
  public var statusBarOrientation: UIInterfaceOrientation {
    get { implicitScene.interfaceOrientation }
    set {}
  }
  /// Does nothing, like setting ``statusBarOrientation``.
  public func setStatusBarOrientation(
    _ interfaceOrientation: UIInterfaceOrientation, animated: Bool
  ) {}
  /// The seconds that an interface rotation takes on iOS; here the interface rotates at once.
  public var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }
  /// The frame of the status bar, at the top of the safe area.
  public var statusBarFrame: CGRect {
    let bounds = mainScreen.bounds
    return CGRect(
      x: 0, y: 0, width: bounds.width, height: mainScreen.configuration.safeArea.top)
  }
  /// Whether the status bar is hidden; stored only.
  ///
  /// View controllers decide, as in every app since iOS 9. Read the scene's `statusBarManager`
  /// instead.
  public var isStatusBarHidden: Bool {
    get { deviceState.settings.isStatusBarHidden }
    set { deviceState.settings.isStatusBarHidden = newValue }
  }
  /// Stores whether the status bar is hidden, like setting ``isStatusBarHidden``.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }
  /// The style of the status bar; stored only.
  ///
  /// View controllers decide, as in every app since iOS 9. Read the scene's `statusBarManager`
  /// instead.
  public var statusBarStyle: UIStatusBarStyle {
    get { deviceState.settings.statusBarStyle }
    set { deviceState.settings.statusBarStyle = newValue }
  }
  /// Stores the style of the status bar, like setting ``statusBarStyle``.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }

  /// The notification before an interface rotation, which isn't posted here.
  ///
  /// The interface rotates in one step here: see ``didChangeStatusBarOrientationNotification``.
  public class var willChangeStatusBarOrientationNotification: Notification.Name {
    Notification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
  }
  /// Posted after an interface rotation, with the previous orientation under
  /// ``statusBarOrientationUserInfoKey``.
  public class var didChangeStatusBarOrientationNotification: Notification.Name {
    Notification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
  }
  /// The notification before a change of the status bar's frame, which isn't posted here.
  public class var willChangeStatusBarFrameNotification: Notification.Name {
    Notification.Name("UIApplicationWillChangeStatusBarFrameNotification")
  }
  /// Posted after the status bar's frame has changed, with the previous frame under
  /// ``statusBarFrameUserInfoKey``.
  public class var didChangeStatusBarFrameNotification: Notification.Name {
    Notification.Name("UIApplicationDidChangeStatusBarFrameNotification")
  }
  /// The key of an orientation in a notification, as a raw value.
  public class var statusBarOrientationUserInfoKey: String {
    "UIApplicationStatusBarOrientationUserInfoKey"
  }
  /// The key of a frame in a notification.
  public class var statusBarFrameUserInfoKey: String { "UIApplicationStatusBarFrameUserInfoKey" }
}

/// The interface orientation and the status bar's frame before a change.
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

  /// Posts the notifications about changes since the value was created.
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
