@_spi(Kit) public import UIKitCore

/// What programs tell assistive technology, and ask about it.
@preconcurrency @MainActor
public struct UIAccessibility {
  private init() {}

  /// Whether assistive technology reads the app.
  ///
  /// No host says so: it is true from the first thing that an assistive technology asks for.
  public static var isVoiceOverRunning: Bool { UIApplication.shared.accessibility.isRunning }

  /// Whether the user has turned Reduce Motion on. The thumbs, bars and pills of controls then jump
  /// to their new positions.
  public static var isReduceMotionEnabled: Bool { UIApplication.shared.accessibility.reducesMotion }

  /// Tells assistive technology what changed.
  ///
  /// - Parameters:
  ///   - notification: What changed.
  ///   - argument: The element to read next, or the words to say.
  public static func post(notification: Notification, argument: Any?) {
    UIApplication.shared.accessibility.post(notification, argument)
  }

  /// What an assistive technology reads now; nil for nothing.
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? { UIApplication.shared.accessibility.focused }

  /// A rectangle of a view as one of the screen, as ``UIResponder/accessibilityFrame`` has it.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    ViewConversion.convert(rect, fromSpace: view, toSpace: view.window?.screen ?? .main)
  }
  /// ``isVoiceOverRunning`` has changed.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// The notification that is posted after ``isReduceMotionEnabled`` has changed.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChange")
  /// Another element is read; the information says which.
  public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// The element that is read, in the information of ``elementFocusedNotification``.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The element that was read before, in the information of ``elementFocusedNotification``.
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// Which technology it is, in the information of ``elementFocusedNotification``.
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
}

extension UIAccessibility {
  /// What changed.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32
    /// Makes a notification.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Most of the screen; the argument, or the first element, is read next.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Some of the screen; the argument is read next, and without one reading goes on.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something that no element shows; the argument is said.
    public static let announcement = Notification(rawValue: 1008)
    /// The content was scrolled; the argument is said, such as the number of the page.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// A technology is to stop moving on by itself; no host has one that does.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
    /// A technology may move on by itself again; no host has one that does.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1020)

    /// How a trace calls it.
    var label: String {
      switch self {
      case .screenChanged: "screenChanged"
      case .layoutChanged: "layoutChanged"
      case .announcement: "announcement"
      case .pageScrolled: "pageScrolled"
      case .pauseAssistiveTechnology: "pauseAssistiveTechnology"
      case .resumeAssistiveTechnology: "resumeAssistiveTechnology"
      default: "notification \(rawValue)"
      }
    }
  }

  /// A kind of assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A screen reader.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// Switches.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }
}
