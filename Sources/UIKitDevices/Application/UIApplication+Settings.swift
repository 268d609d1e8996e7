public import UIKitCore

// What programs say about the application as a whole. Most of it is for a system that is not here: it
// is kept, so that what is read is what was set.
extension UIApplication {
  /// Whether the screen stays on while nobody touches it; kept, as no host turns its screen off.
  public var isIdleTimerDisabled: Bool {
    get { deviceState.settings.isIdleTimerDisabled }
    set { deviceState.settings.isIdleTimerDisabled = newValue }
  }
  /// The number on the program's icon, which is told in the trace; 0 for none.
  public var applicationIconBadgeNumber: Int {
    get { deviceState.settings.badgeNumber }
    set {
      let number = max(0, newValue)
      guard number != deviceState.settings.badgeNumber else { return }
      deviceState.settings.badgeNumber = number
      deviceState.report("badge", "\(number)")
    }
  }
  /// Whether a wheel says that the network is used; kept, as iOS too shows none any more.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { deviceState.settings.isNetworkIndicatorVisible }
    set { deviceState.settings.isNetworkIndicatorVisible = newValue }
  }
  /// Whether several scenes may be shown at once; there is one.
  public var supportsMultipleScenes: Bool { false }
  /// Whether files that need the user's password can be read; nothing here locks them.
  public var isProtectedDataAvailable: Bool { true }
  /// Seconds that are left in the background: as many as are wanted.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// How the interface is turned, by its older place.
  public var statusBarOrientation: UIInterfaceOrientation { implicitScene.interfaceOrientation }
  /// What the status bar covers, by its older place: the top of the safe area.
  public var statusBarFrame: CGRect {
    let bounds = mainScreen.bounds
    return CGRect(
      x: 0, y: 0, width: bounds.width, height: mainScreen.configuration.safeArea.top)
  }

  /// Begins a task that goes on in the background. Programs here are never stopped there, so that the
  /// handler is not called.
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }
  /// Begins a task of a name that goes on in the background; see
  /// ``beginBackgroundTask(expirationHandler:)``.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    deviceState.settings.backgroundTasks += 1
    return UIBackgroundTaskIdentifier(rawValue: deviceState.settings.backgroundTasks)
  }
  /// Ends a task that went on in the background.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}

/// The number of a task that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number, from 1 on; 0 for no task.
  public let rawValue: Int
  /// A task of a number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
