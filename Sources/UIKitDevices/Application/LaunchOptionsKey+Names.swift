public import UIKitCore

// The reasons for which the system launches an app. Touchstone never launches an app with a reason.
extension UIApplication.LaunchOptionsKey {
  /// A URL to open.
  public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
  /// The app that requested to open the URL.
  public static let sourceApplication = Self(
    rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
  /// Additional data from the requesting app.
  public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
  /// A remote notification.
  public static let remoteNotification = Self(
    rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  /// A local notification.
  public static let localNotification = Self(
    rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
  /// A change of the device's location.
  public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
  /// A downloaded Newsstand issue.
  public static let newsstandDownloads = Self(
    rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
  /// Restored Bluetooth central managers.
  public static let bluetoothCentrals = Self(
    rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
  /// Restored Bluetooth peripheral managers.
  public static let bluetoothPeripherals = Self(
    rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
  /// A quick action of the app's icon.
  public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  /// A user activity to continue.
  public static let userActivityDictionary = Self(
    rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  /// The type of the user activity.
  public static let userActivityType = Self(
    rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
  /// A shared CloudKit record.
  public static let cloudKitShareMetadata = Self(
    rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
  /// The attribution of the opened URL.
  public static let eventAttribution = Self(
    rawValue: "UIApplicationLaunchOptionsEventAttributionKey")
}
