public import UIKitCore

// How bright the screen is and what is done with its picture. No host lets a program change its screen:
// what is set is kept and told, so that what is read is what was set.
extension UIScreen {
  /// How bright the screen is, from 0 to 1; one half at first. Kept, as hosts keep their own.
  ///
  /// A change posts ``brightnessDidChangeNotification``, and stands in the trace.
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
  /// Whether the screen may be darker than its light alone makes it; kept, as nothing darkens it.
  public var wantsSoftwareDimming: Bool {
    get { kept.wantsSoftwareDimming }
    set { kept.wantsSoftwareDimming = newValue }
  }
  /// Whether the picture is recorded or shown elsewhere as well; nobody says so here.
  public var isCaptured: Bool { false }
  /// The screen whose picture this one shows; there is one screen.
  public var mirrored: UIScreen? { nil }
  /// How far above white the picture may go now: not at all.
  public var currentEDRHeadroom: CGFloat { 1 }
  /// How far above white the picture may go at most: not at all.
  public var potentialEDRHeadroom: CGFloat { 1 }
  /// Whether colours are shown as for reference; the screen has no such mode.
  public var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }
  /// Seconds between a picture and its light that are known; none are.
  public var calibratedLatency: CFTimeInterval { 0 }

  /// Whether colours are shown as for reference.
  public enum ReferenceDisplayModeStatus: Int, Sendable {
    /// The screen has no such mode.
    case notSupported = 0
    /// It has one, which is off.
    case notEnabled = 1
    /// It is on as far as it can be.
    case limited = 2
    /// It is on.
    case enabled = 3
  }

  /// ``brightness`` has changed.
  public class var brightnessDidChangeNotification: Notification.Name {
    Notification.Name("UIScreenBrightnessDidChangeNotification")
  }
  /// ``isCaptured`` has changed; it never does.
  public class var capturedDidChangeNotification: Notification.Name {
    Notification.Name("UIScreenCapturedDidChangeNotification")
  }
  /// ``referenceDisplayModeStatus`` has changed; it never does.
  public class var referenceDisplayModeStatusDidChangeNotification: Notification.Name {
    Notification.Name("UIScreenReferenceDisplayModeStatusDidChangeNotification")
  }
  /// A second screen was connected; none ever is.
  public class var didConnectNotification: Notification.Name {
    Notification.Name("UIScreenDidConnectNotification")
  }
  /// A second screen was disconnected; there is none.
  public class var didDisconnectNotification: Notification.Name {
    Notification.Name("UIScreenDidDisconnectNotification")
  }
}

/// What a program says about its screen, and reads again.
@MainActor
final class KeptScreenSettings {
  var brightness: CGFloat = 0.5
  var wantsSoftwareDimming = false
  var overscanCompensation = UIScreen.OverscanCompensation.scale
}

extension UIScreen {
  /// What the program has said about the screen of the application in force.
  var kept: KeptScreenSettings { UIApplication.shared.parts.part { KeptScreenSettings() } }
}
