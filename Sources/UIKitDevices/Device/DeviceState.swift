internal import TouchstoneTrace
package import UIKitCore

/// What an application's device is and does, as its host says.
@MainActor
package final class DeviceState {
  unowned let application: UIApplication
  let device = UIDevice()
  /// How the device is held.
  package private(set) var orientation = UIDeviceOrientation.portrait
  /// How full the battery is, from 0 to 1; less than 0 where nobody knows.
  package private(set) var batteryLevel: Float = DeviceState.unknownLevel
  /// Whether the battery is charged.
  package private(set) var batteryState = UIDevice.BatteryState.unknown
  /// How often orientation notifications were asked for, and not yet given up.
  var generating = 0
  var monitorsBattery = false
  /// What the program has said about the whole application.
  var settings = ApplicationSettings()
  /// What the pointer looks like.
  package internal(set) var pointer = PointerLook.system
  /// What the host was asked to do, the latest last.
  package private(set) var requests: [DeviceRequest] = []
  private var latestRequest = 0
  /// The interactions that received the beginning of the pencil's squeeze, and whose end is still due.
  var squeezed: [UIPencilInteraction] = []

  /// What UIKit says of a battery that nobody knows or nobody asks for.
  static let unknownLevel: Float = -1
  /// How many requests are kept for hosts that look seldom.
  private static let mostRequests = 32

  init(_ application: UIApplication) { self.application = application }

  // MARK: From the host

  /// The device is held in another way from now on; the screen is not turned by this.
  package func turn(to orientation: UIDeviceOrientation) {
    guard orientation != self.orientation else { return }
    self.orientation = orientation
    report("orientation", "\(orientation)")
    if generating > 0 { post(UIDevice.orientationDidChangeNotification) }
  }

  /// The battery is in another state from now on; nil for a level that nobody knows.
  package func setBattery(level: Float?, state: UIDevice.BatteryState) {
    let level = level.map { min(max($0.isNaN ? 0 : $0, 0), 1) } ?? Self.unknownLevel
    let (oldLevel, oldState) = (batteryLevel, batteryState)
    guard (level, state) != (oldLevel, oldState) else { return }
    batteryLevel = level
    batteryState = state
    report("battery", "\(level < 0 ? "unknown" : "\((level * 100).rounded()) %"), \(state)")
    guard monitorsBattery else { return }
    if level != oldLevel { post(UIDevice.batteryLevelDidChangeNotification) }
    if state != oldState { post(UIDevice.batteryStateDidChangeNotification) }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: device)
  }

  // MARK: To the host

  /// Asks the host for something that can be felt or seen outside the application.
  func ask(_ wish: DeviceRequest.Wish, _ what: String, _ words: String) {
    latestRequest += 1
    requests.append(DeviceRequest(number: latestRequest, wish: wish))
    if requests.count > Self.mostRequests { requests.removeFirst() }
    report(what, words)
  }

  /// Tells of it in the trace.
  func report(_ what: String, _ words: String) {
    application.tracer.report(.device(what, words), at: application.now)
  }
}

/// Something that an application asks of its host.
package struct DeviceRequest: Equatable, Sendable {
  /// What is asked for.
  package enum Wish: Equatable, Sendable {
    /// A pulse that can be felt: milliseconds of shaking and of rest in turn.
    case pulse([Int])
    /// An address that somebody may open.
    case link(URL)
  }

  /// Counts up from 1.
  package let number: Int
  /// What is asked for.
  package let wish: Wish
}

/// What a program says about the application as a whole, and reads again.
struct ApplicationSettings {
  var isIdleTimerDisabled = false
  var badgeNumber = 0
  var isNetworkIndicatorVisible = false
  var backgroundTasks = 0
  var isStatusBarHidden = false
  var statusBarStyle = UIStatusBarStyle.default
}

extension UIApplication {
  /// What the device is and does.
  package var deviceState: DeviceState { parts.part { DeviceState(self) } }
  /// The same, or `nil` if nothing has asked for it yet.
  var knownDeviceState: DeviceState? { parts.existing(DeviceState.self) }
}
