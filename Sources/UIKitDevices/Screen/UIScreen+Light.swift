public import UIKitCore

// The brightness and the display modes of the screen. No host lets an app change its screen.
// Settings are stored and recorded in the trace, so that the app reads back what it set.
extension UIScreen {
  /// The brightness of the screen from 0 to 1, initially 0.5; stored only, because hosts control
  /// their own.
  ///
  /// A change posts ``brightnessDidChangeNotification``, and is recorded in the trace.
  public var brightness: CGFloat {
    get { kept.brightness }
    set {
      let admitted = NumberCheck.admit(newValue, else: kept.brightness, "brightness", of: self)
      let brightness = min(1, max(0, admitted))
      guard brightness != kept.brightness else { return }
      kept.brightness = brightness
      UIApplication.shared.deviceState.report(
        "brightness", "\(Int(clamping: (brightness * 100).rounded())) %")
      NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
    }
  }
  /// Whether software may dim the screen below its minimum brightness; stored only.
  public var wantsSoftwareDimming: Bool {
    get { kept.wantsSoftwareDimming }
    set { kept.wantsSoftwareDimming = newValue }
  }
  /// Whether the screen is recorded or mirrored, which is unknown here and always `false`.
  public var isCaptured: Bool { false }
  /// The screen that this screen mirrors, always `nil` because there is only one screen.
  public var mirrored: UIScreen? { nil }
  /// The current headroom above white, which is 1 because there is no headroom.
  public var currentEDRHeadroom: CGFloat { 1 }
  /// The maximum headroom above white, which is 1 because there is no headroom.
  public var potentialEDRHeadroom: CGFloat { 1 }
  /// The status of the reference display mode, which the screen doesn't have.
  public var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }
  /// The known latency of the display in seconds, which is 0 because it is unknown.
  public var calibratedLatency: CFTimeInterval { 0 }

  /// States of the reference display mode.
  public enum ReferenceDisplayModeStatus: Int, Sendable {
    /// The screen has no such mode.
    case notSupported = 0
    /// The mode is off.
    case notEnabled = 1
    /// The mode is on as far as possible.
    case limited = 2
    /// The mode is on.
    case enabled = 3
  }

  /// Posted after ``brightness`` has changed.
  public class var brightnessDidChangeNotification: Notification.Name {
    Notification.Name("UIScreenBrightnessDidChangeNotification")
  }
  /// The notification that ``isCaptured`` has changed, which isn't posted here.
  public class var capturedDidChangeNotification: Notification.Name {
    Notification.Name("UIScreenCapturedDidChangeNotification")
  }
  /// The notification that ``referenceDisplayModeStatus`` has changed, which isn't posted here.
  public class var referenceDisplayModeStatusDidChangeNotification: Notification.Name {
    Notification.Name("UIScreenReferenceDisplayModeStatusDidChangeNotification")
  }
  /// The notification that a second screen was connected, which isn't posted here.
  public class var didConnectNotification: Notification.Name {
    Notification.Name("UIScreenDidConnectNotification")
  }
  /// The notification that a second screen was disconnected, which isn't posted here.
  public class var didDisconnectNotification: Notification.Name {
    Notification.Name("UIScreenDidDisconnectNotification")
  }
}

/// Settings of the screen that the app can read back.
@MainActor
final class KeptScreenSettings {
  var brightness: CGFloat = 0.5
  var wantsSoftwareDimming = false
  var overscanCompensation = UIScreen.OverscanCompensation.scale
}

extension UIScreen {
  /// The screen settings of the current application.
  var kept: KeptScreenSettings { UIApplication.shared.parts.part { KeptScreenSettings() } }
}
