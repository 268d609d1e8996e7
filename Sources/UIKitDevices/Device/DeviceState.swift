internal import TouchstoneTrace
package import UIKitCore

/// The state of an application's device, as set by the host.
@MainActor
package final class DeviceState {
  unowned let application: UIApplication
  let device = UIDevice()
  /// The orientation of the device.
  package private(set) var orientation = UIDeviceOrientation.portrait
  /// The battery level from 0 to 1, or a negative number if it is unknown.
  package private(set) var batteryLevel: Float = DeviceState.unknownLevel
  /// The charging state of the battery.
  package private(set) var batteryState = UIDevice.BatteryState.unknown
  /// The number of requests for orientation notifications that haven't been ended.
  var generating = 0
  var monitorsBattery = false
  /// The settings of the application as a whole.
  var settings = ApplicationSettings()
  /// The appearance of the pointer.
  package internal(set) var pointer = PointerAppearance.system
  /// The requests to the host, with the most recent last.
  package private(set) var requests: [DeviceRequest] = []
  private var latestRequest = 0
  /// The interactions that received the beginning of the pencil's squeeze but not yet its end.
  var squeezed: [UIPencilInteraction] = []

  /// The level that UIKit reports for a battery that is unknown or not monitored.
  static let unknownLevel: Float = -1
  /// The number of requests kept for hosts that read them rarely.
  private static let mostRequests = 32

  init(_ application: UIApplication) { self.application = application }

  // MARK: From the host

  /// Sets the orientation of the device, without rotating the screen.
  package func turn(to orientation: UIDeviceOrientation) {
    guard orientation != self.orientation else { return }
    self.orientation = orientation
    report("orientation", "\(orientation)")
    if generating > 0 { post(UIDevice.orientationDidChangeNotification) }
  }

  /// Sets the battery state, with `nil` for an unknown level.
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

  /// Requests something from the host that can be felt or seen outside the application.
  func ask(_ wish: DeviceRequest.Wish, _ what: String, _ words: String) {
    latestRequest += 1
    requests.append(DeviceRequest(number: latestRequest, wish: wish))
    if requests.count > Self.mostRequests { requests.removeFirst() }
    report(what, words)
  }

  /// Records a line about the device in the trace.
  func report(_ what: String, _ words: String) {
    application.tracer.report(.device(what, words), at: application.now)
  }
}

/// A request of an application to its host.
package struct DeviceRequest: Equatable, Sendable {
  /// The content of a request.
  package enum Wish: Equatable, Sendable {
    /// A pulse that can be felt, with alternating milliseconds of vibration and pause.
    case pulse([Int])
    /// A URL that the user may open.
    case link(URL)
  }

  /// The number of the request, counted from 1.
  package let number: Int
  /// The content of the request.
  package let wish: Wish
}

/// Settings of the application as a whole that the app can read back.
struct ApplicationSettings {
  var isIdleTimerDisabled = false
  var badgeNumber = 0
  var isNetworkIndicatorVisible = false
  var backgroundTasks = 0
  var isStatusBarHidden = false
  var statusBarStyle = UIStatusBarStyle.default
}

extension UIApplication {
  /// The state of the device.
  package var deviceState: DeviceState { parts.part { DeviceState(self) } }
  /// The state of the device, or `nil` if it hasn't been accessed yet.
  var knownDeviceState: DeviceState? { parts.existing(DeviceState.self) }
}
