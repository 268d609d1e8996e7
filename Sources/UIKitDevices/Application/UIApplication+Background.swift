public import UIKitCore

// The background execution of an application. Touchstone neither wakes nor stops an app.
extension UIApplication {
  /// The remaining seconds in the background, which are unlimited here.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Whether the app may work in the background, which is always allowed although nothing wakes it.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// The shortest interval between two background fetches, which don't occur here.
  public class var backgroundFetchIntervalMinimum: TimeInterval { 0 }
  /// An interval that never elapses.
  public class var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }
  /// Does nothing, because no app is woken for background fetches here.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// Whether the app has registered for remote notifications, which is never the case here.
  public var isRegisteredForRemoteNotifications: Bool { false }
  /// Does nothing, because there are no remote notifications here, and doesn't notify the delegate.
  public func registerForRemoteNotifications() {}
  /// Does nothing, because there are no remote notifications here.
  public func unregisterForRemoteNotifications() {}
  /// Posted after ``backgroundRefreshStatus`` has changed, which never happens here.
  public class var backgroundRefreshStatusDidChangeNotification: Notification.Name {
    Notification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
  }

  /// Begins a background task.
  ///
  /// Apps are never stopped in the background here, so the handler isn't called.
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }
  /// Begins a background task with a name, like ``beginBackgroundTask(expirationHandler:)``.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    deviceState.settings.backgroundTasks += 1
    return UIBackgroundTaskIdentifier(rawValue: deviceState.settings.backgroundTasks)
  }
  /// Ends a background task.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}

/// The identifier of a background task.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the task, from 1 on, or 0 for no task.
  public let rawValue: Int
  /// Creates the identifier of the task with a number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Results of a background fetch.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// New data.
  case newData = 0
  /// No new data.
  case noData = 1
  /// A failure.
  case failed = 2
}

/// Permissions of an app to work in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// Not allowed, and the user can't change it.
  case restricted = 0
  /// Not allowed by the user.
  case denied = 1
  /// Allowed.
  case available = 2
}
