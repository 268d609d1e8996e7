public import UIKitCore

/// The device on which the app runs, as described by the host.
///
/// The size of the screen determines whether it is a tablet or a phone, with the limit
/// `UITraitCollection.leastTablet`. Hosts and tests rotate the device and set its battery state.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  override init() { super.init() }

  /// The device of the current application.
  public class var current: UIDevice { UIApplication.shared.deviceState.device }

  private var state: DeviceState { UIApplication.shared.deviceState }

  // MARK: What it is

  /// The name of the device, which is its model, as on iOS for apps without a special entitlement.
  open var name: String { model }
  /// The model of the device, `iPhone` or `iPad`.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The model of the device, which isn't translated here.
  open var localizedModel: String { model }
  /// The name of the operating system, as sources expect it.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version of iOS with the behavior that Touchstone follows.
  open var systemVersion: String { "26.1" }
  /// Whether apps continue in the background, which is always `true`.
  open var isMultitaskingSupported: Bool { true }
  /// The kind of device that the interface is for.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIApplication.shared.mainScreen.traitCollection.userInterfaceIdiom
  }
  /// An identifier of the app's vendor on this device, which is the same in every run of the same
  /// app.
  open var identifierForVendor: UUID? { VendorIdentifier.ofProgram }

  // MARK: How it is held

  /// The orientation of the device.
  ///
  /// It is available even if orientation notifications weren't requested.
  open var orientation: UIDeviceOrientation { state.orientation }
  /// Whether rotating the device posts notifications.
  open var isGeneratingDeviceOrientationNotifications: Bool { state.generating > 0 }
  /// Requests orientation notifications; calls can be nested.
  open func beginGeneratingDeviceOrientationNotifications() { state.generating += 1 }
  /// Ends one request for orientation notifications, or does nothing without a request.
  open func endGeneratingDeviceOrientationNotifications() {
    state.generating = max(0, state.generating - 1)
  }

  // MARK: Battery

  /// Whether the battery is monitored and its changes are posted.
  open var isBatteryMonitoringEnabled: Bool {
    get { state.monitorsBattery }
    set { state.monitorsBattery = newValue }
  }
  /// The battery level from 0 to 1, or -1 if the battery isn't monitored or the level is unknown.
  open var batteryLevel: Float {
    state.monitorsBattery ? state.batteryLevel : DeviceState.unknownLevel
  }
  /// The charging state of the battery, which is unknown while it isn't monitored.
  open var batteryState: BatteryState { state.monitorsBattery ? state.batteryState : .unknown }

  // MARK: What is not here

  /// Whether the proximity sensor is enabled; setting it does nothing, as on devices without the
  /// sensor.
  open var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// Whether an object is close to the screen, which is unknown here and always `false`.
  open var proximityState: Bool { false }
  /// Does nothing, because there is no sound here to play a key click.
  open func playInputClick() {}
}

extension UIDevice {
  /// Charging states of a battery.
  public enum BatteryState: Int, Sendable {
    /// The state is unknown.
    case unknown = 0
    /// The battery is discharging.
    case unplugged = 1
    /// The battery is charging.
    case charging = 2
    /// The battery is full and plugged in.
    case full = 3
  }

  /// Posted after the device was rotated, if notifications were requested.
  public nonisolated class var orientationDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceOrientationDidChangeNotification")
  }
  /// Posted after the battery level has changed, while the battery is monitored.
  public nonisolated class var batteryLevelDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
  }
  /// Posted after the charging state has changed, while the battery is monitored.
  public nonisolated class var batteryStateDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceBatteryStateDidChangeNotification")
  }
  /// The notification that an object came close to the screen, which isn't posted here.
  public nonisolated class var proximityStateDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceProximityStateDidChangeNotification")
  }
}

/// An identifier of the app's vendor.
private enum VendorIdentifier {
  /// The identifier, which is computed from the app's name so that it is the same in every run.
  static let ofProgram: UUID? = {
    let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    let halves = [hash(name), hash(name + " ")].flatMap { half in
      (0..<8).map { UInt8(truncatingIfNeeded: half >> (8 * $0)) }
    }
    return halves.withUnsafeBytes { UUID(uuid: $0.load(as: uuid_t.self)) }
  }()

  /// Returns the 64-bit FNV-1a hash of a text, which is the same in every run.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { hash, byte in
      (hash ^ UInt64(truncatingIfNeeded: byte)) &* 0x100_0000_01b3
    }
  }
}

extension UIWindowScene {
  /// The interface orientation, determined by the shape of the screen and the orientation of the
  /// device.
  public var interfaceOrientation: UIInterfaceOrientation {
    let held = application?.deviceState.orientation ?? .unknown
    let isWide = screen.bounds.width > screen.bounds.height
    return switch held {
    case .landscapeRight where isWide: .landscapeLeft
    case .portraitUpsideDown where !isWide: .portraitUpsideDown
    default: isWide ? .landscapeRight : .portrait
    }
  }
}
