public import Foundation

/// The user's current activity, in a form that another device or app could continue.
///
/// It only stores its values. Nothing outside the app reads them, because there is no Handoff and
/// no index of activities.
open class NSUserActivity: NSObject {
  /// The type of the activity, in reverse domain name notation.
  public let activityType: String
  /// The title that users see.
  open var title: String?
  /// The data needed to continue the activity.
  open var userInfo: [AnyHashable: Any]?

  /// Creates an activity from its type.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }
}

/// An object that can continue a user activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Continues `userActivity`.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

/// The editing gestures that the system offers.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  /// No gestures.
  case none = 0
  /// The default gestures.
  case `default` = 1
}

/// An object that specifies the content that can be pasted into it.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// The content types that can be pasted, or `nil` if pasting isn't supported.
  var pasteConfiguration: UIPasteConfiguration? { get set }
}

/// The content types that can be pasted, as uniform type identifiers.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject {
  /// The accepted identifiers, in order of preference.
  open var acceptableTypeIdentifiers: [String] = []

  /// Creates a configuration that accepts nothing.
  public override init() { super.init() }

  /// Creates a configuration that accepts the given identifiers.
  public convenience init(acceptableTypeIdentifiers: [String]) {
    self.init()
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
  }

  /// Adds identifiers that aren't yet accepted.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    for identifier in acceptableTypeIdentifiers
    where !self.acceptableTypeIdentifiers.contains(identifier) {
      self.acceptableTypeIdentifiers.append(identifier)
    }
  }
}
