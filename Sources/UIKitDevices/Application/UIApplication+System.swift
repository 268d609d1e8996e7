public import UIKitCore

// Messages and requests between the system and an application. Most of them never occur here, and
// exist only so that sources that handle them compile.
extension UIApplication {
  /// The layout direction of the user's language, from the screen's traits.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    mainScreen.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// Returns the orientations that `Info.plist` declares, which apply unless the delegate decides.
  public func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask { declaredOrientations }
  /// Does nothing, because no snapshot is kept for the next launch here.
  public func ignoreSnapshotOnNextApplicationLaunch() {}

  /// The name of an exception that Swift can't raise.
  ///
  /// If orientations exclude each other, the interface keeps its orientation.
  public class var invalidInterfaceOrientationException: NSExceptionName {
    NSExceptionName("UIApplicationInvalidInterfaceOrientation")
  }
  /// The notification that protected files can be read, which isn't posted because no files are
  /// locked here.
  public class var protectedDataDidBecomeAvailableNotification: Notification.Name {
    Notification.Name("UIApplicationProtectedDataDidBecomeAvailable")
  }
  /// The notification that protected files can't be read, which isn't posted because no files are
  /// locked here.
  public class var protectedDataWillBecomeUnavailableNotification: Notification.Name {
    Notification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
  }
  /// The notification of a new day or a changed clock, which isn't posted here.
  public class var significantTimeChangeNotification: Notification.Name {
    Notification.Name("UIApplicationSignificantTimeChangeNotification")
  }
  /// The notification of a screenshot, which no host reports.
  public class var userDidTakeScreenshotNotification: Notification.Name {
    Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
  }

  /// Options of a URL that another app asks this app to open, which never happens here.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The requesting app.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// Additional data from the requesting app.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the file must be opened in place.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    /// The attribution of the opened URL.
    public static let eventAttribution = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsEventAttributionKey")
  }

  /// The extension points for other apps, which don't exist here.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name of the extension point.
    public let rawValue: String
    /// Creates an extension point with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Keyboards.
    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
  }
}

/// Returns the kind of device that the interface is for, under a former name.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

/// The URL of the app's notification settings, under a former name, which can't be opened here.
public let UIApplicationOpenNotificationSettingsURLString = "app-settings:notifications"
