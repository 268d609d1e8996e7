@_spi(Kit) public import UIKitCore

/// Functions with which app code notifies assistive technology and queries its state.
@preconcurrency @MainActor
public struct UIAccessibility {
  private init() {}

  /// Whether assistive technology reads the app.
  ///
  /// No host reports this: it becomes `true` with the first request of assistive technology.
  public static var isVoiceOverRunning: Bool { UIApplication.shared.accessibility.isRunning }

  /// Whether the user has turned Reduce Motion on.
  ///
  /// The thumbs, bars and pills of controls then jump to their new positions.
  public static var isReduceMotionEnabled: Bool { UIApplication.shared.accessibility.reducesMotion }

  /// Notifies assistive technology of a change.
  ///
  /// - Parameters:
  ///   - notification: The kind of change.
  ///   - argument: The element to read next, or the text to announce.
  public static func post(notification: Notification, argument: Any?) {
    UIApplication.shared.accessibility.post(notification, argument)
  }

  /// Returns the element that assistive technology is reading, or `nil` if it isn't reading one.
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? { UIApplication.shared.accessibility.focused }

  /// Converts a rectangle of a view to screen coordinates, as in
  /// ``UIResponder/accessibilityFrame``.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    ViewConversion.convert(rect, fromSpace: view, toSpace: view.window?.screen ?? .main)
  }
  /// Posted when ``isVoiceOverRunning`` has changed.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when ``isReduceMotionEnabled`` has changed.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChange")
  /// Posted when another element is being read, with the elements in its user info.
  public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// The key of the element that is now read, in the user info of ``elementFocusedNotification``.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The key of the element that was read before, in the user info of
  /// ``elementFocusedNotification``.
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// The key of the assistive technology, in the user info of ``elementFocusedNotification``.
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
}

extension UIAccessibility {
  /// A kind of change that app code reports to assistive technology.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notification.
    public let rawValue: UInt32
    /// Creates a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Most of the screen has changed, and the argument or the first element is read next.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen has changed.
    ///
    /// The argument is read next. Without an argument, reading continues.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A message that isn't visible in an element, given as the argument.
    public static let announcement = Notification(rawValue: 1008)
    /// The content was scrolled, and the argument is announced, such as the page number.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// A request to assistive technology to stop moving automatically.
    ///
    /// No host supports it.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
    /// A request to assistive technology to move automatically again.
    ///
    /// No host supports it.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1020)

    /// The name of the notification in a trace.
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

  /// An identifier of an assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name of the technology.
    public let rawValue: String
    /// Creates an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The identifier of the screen reader.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// The identifier of Switch Control.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }
}
