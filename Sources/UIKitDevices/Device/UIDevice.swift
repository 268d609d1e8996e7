public import UIKitCore

/// The device that the program runs on: what the host says it is.
///
/// Its kind follows from the screen: a tablet or a phone, as `UITraitCollection.leastTablet` draws the
/// line. Hosts and tests turn it and say how full its battery is.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  override init() { super.init() }

  /// The device of the application in force.
  public class var current: UIDevice { UIApplication.shared.deviceState.device }

  private var state: DeviceState { UIApplication.shared.deviceState }

  // MARK: What it is

  /// A name for the device: its kind, as on iOS for programs without a special right.
  open var name: String { model }
  /// What kind of device it is: `iPhone` or `iPad`.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The same in the user's language.
  open var localizedModel: String { model }
  /// The system's name, as sources expect it.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version of the system whose behaviour is followed.
  open var systemVersion: String { "26.1" }
  /// Whether programs go on in the background; they do everywhere.
  open var isMultitaskingSupported: Bool { true }
  /// What kind of device the interface is for.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIApplication.shared.mainScreen.traitCollection.userInterfaceIdiom
  }
  /// A number for the program's vendor on this device: the same in every run of the same program.
  open var identifierForVendor: UUID? { VendorIdentifier.ofProgram }

  // MARK: How it is held

  /// How the device is held.
  ///
  /// It is known also while nobody asked for notifications.
  open var orientation: UIDeviceOrientation { state.orientation }
  /// Whether turning the device is told by notifications.
  open var isGeneratingDeviceOrientationNotifications: Bool { state.generating > 0 }
  /// Asks for notifications of turning; calls nest.
  open func beginGeneratingDeviceOrientationNotifications() { state.generating += 1 }
  /// Undoes one ``beginGeneratingDeviceOrientationNotifications()``; one too many does nothing.
  open func endGeneratingDeviceOrientationNotifications() {
    state.generating = max(0, state.generating - 1)
  }

  // MARK: Battery

  /// Whether the battery is looked at, and its changes are told by notifications.
  open var isBatteryMonitoringEnabled: Bool {
    get { state.monitorsBattery }
    set { state.monitorsBattery = newValue }
  }
  /// How full the battery is, from 0 to 1; -1 while it is not looked at, or where nobody knows.
  open var batteryLevel: Float {
    state.monitorsBattery ? state.batteryLevel : DeviceState.unknownLevel
  }
  /// Whether the battery is being charged; unknown while it is not looked at.
  open var batteryState: BatteryState { state.monitorsBattery ? state.batteryState : .unknown }

  // MARK: What is not here

  /// Whether something close to the screen is looked for; setting it does nothing, as on devices that
  /// can't.
  open var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// Whether something is close to the screen; nobody here can tell.
  open var proximityState: Bool { false }
  /// Plays the click of a key; there is no sound here, so it does nothing.
  open func playInputClick() {}
}

extension UIDevice {
  /// Whether a battery is being charged.
  public enum BatteryState: Int, Sendable {
    /// Nobody knows.
    case unknown = 0
    /// It is being used.
    case unplugged = 1
    /// It is being charged.
    case charging = 2
    /// It is full, and still plugged in.
    case full = 3
  }

  /// The device was turned; told while somebody asked for it.
  public nonisolated class var orientationDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceOrientationDidChangeNotification")
  }
  /// The battery is fuller or emptier; told while it is looked at.
  public nonisolated class var batteryLevelDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
  }
  /// The battery is being charged, or no more; told while it is looked at.
  public nonisolated class var batteryStateDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceBatteryStateDidChangeNotification")
  }
  /// Something came close to the screen; never told here.
  public nonisolated class var proximityStateDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceProximityStateDidChangeNotification")
  }
}

/// A number that stands for this program's vendor.
private enum VendorIdentifier {
  /// Made of the program's name, so that every run has the same.
  static let ofProgram: UUID? = {
    let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    let halves = [hash(name), hash(name + " ")].flatMap { half in
      (0..<8).map { UInt8(truncatingIfNeeded: half >> (8 * $0)) }
    }
    return halves.withUnsafeBytes { UUID(uuid: $0.load(as: uuid_t.self)) }
  }()

  /// The hash of Fowler, Noll and Vo with 64 bits, which is the same in every run.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { hash, byte in
      (hash ^ UInt64(truncatingIfNeeded: byte)) &* 0x100_0000_01b3
    }
  }
}

extension UIWindowScene {
  /// How the interface is turned: by the shape of the screen, and by how the device is held.
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
