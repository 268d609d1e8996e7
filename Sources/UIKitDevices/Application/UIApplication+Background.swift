public import UIKitCore

// What an application does while nobody sees it. Nothing here wakes or stops a program.
extension UIApplication {
  /// Seconds that are left in the background: as many as are wanted.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Whether the program may work in the background; it may, though nothing here wakes it.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// The shortest time between two fetches; nothing here fetches by itself.
  public class var backgroundFetchIntervalMinimum: TimeInterval { 0 }
  /// A time that never passes.
  public class var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }
  /// Asks to be woken for fetching; nothing here wakes a program.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// Whether notifications from afar were asked for; there are none here, so they never are.
  public var isRegisteredForRemoteNotifications: Bool { false }
  /// Asks for notifications from afar. None comes, and the delegate is told nothing.
  public func registerForRemoteNotifications() {}
  /// Asks for notifications from afar no more; none came.
  public func unregisterForRemoteNotifications() {}
  /// ``backgroundRefreshStatus`` has changed; it never does.
  public class var backgroundRefreshStatusDidChangeNotification: Notification.Name {
    Notification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
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

/// What came of fetching in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// Something new.
  case newData = 0
  /// Nothing new.
  case noData = 1
  /// Nothing, since it failed.
  case failed = 2
}

/// Whether a program may work in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// No, and the user can't change that.
  case restricted = 0
  /// No, as the user has said.
  case denied = 1
  /// Yes.
  case available = 2
}
