public import UIKitCore

// What the system tells an application, and asks of it. Most of it never happens here; its names are here
// so that sources that handle it compile.
extension UIApplication {
  /// In which direction the user's language is written: that of the screen's traits.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    mainScreen.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// To which sides the interface may be turned where the delegate decides nothing: as the program's
  /// `Info.plist` says.
  public func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask { declaredOrientations }
  /// Shows no picture of the application as it was when it is launched next; none is kept here.
  public func ignoreSnapshotOnNextApplicationLaunch() {}

  /// The name of an exception that Swift can't raise: orientations that exclude each other let the
  /// interface stay as it is.
  public class var invalidInterfaceOrientationException: NSExceptionName {
    NSExceptionName("UIApplicationInvalidInterfaceOrientation")
  }
  /// Files that need the user's password can be read; nothing here locks them.
  public class var protectedDataDidBecomeAvailableNotification: Notification.Name {
    Notification.Name("UIApplicationProtectedDataDidBecomeAvailable")
  }
  /// Files that need the user's password can't be read any more; nothing here locks them.
  public class var protectedDataWillBecomeUnavailableNotification: Notification.Name {
    Notification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
  }
  /// A new day, or another clock; nobody here says so.
  public class var significantTimeChangeNotification: Notification.Name {
    Notification.Name("UIApplicationSignificantTimeChangeNotification")
  }
  /// The user has taken a picture of the screen; no host says so.
  public class var userDidTakeScreenshotNotification: Notification.Name {
    Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
  }

  /// What is said of an address that another program asks this one to open; nobody here asks.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// A key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Who asks.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// What else it says.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the file stays where it is.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    /// Who is to be told that it was opened.
    public static let eventAttribution = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsEventAttributionKey")
  }

  /// What another program may put into the system's place; there are no such programs here.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A place of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Keyboards.
    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
  }
}

/// The kind of device that the interface is for, by its older name.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

/// The address of the program's settings of notifications, by its older name; nobody here can open it.
public let UIApplicationOpenNotificationSettingsURLString = "app-settings:notifications"
