public import Foundation

/// What the user is doing, in a form another place could continue; a value holder on this platform.
///
/// Nothing outside the program reads it here: there is no hand-off and no index of activities.
open class NSUserActivity: NSObject {
  /// The kind of activity, as a reverse domain name.
  public let activityType: String
  /// What a person would call it.
  open var title: String?
  /// What is needed to continue it.
  open var userInfo: [AnyHashable: Any]?

  /// Makes an activity of a kind.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }
}

/// Something that can continue an activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Continues `userActivity`.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

/// Which editing gestures the system offers.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  /// None.
  case none = 0
  /// The usual ones.
  case `default` = 1
}

/// Something that says what may be pasted into it.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// What may be pasted; nil for nothing.
  var pasteConfiguration: UIPasteConfiguration? { get set }
}

/// The kinds of content that may be pasted, as uniform type identifiers.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject {
  /// The accepted identifiers, in order of preference.
  open var acceptableTypeIdentifiers: [String] = []

  /// Accepts nothing yet.
  public override init() { super.init() }

  /// Accepts these identifiers.
  public convenience init(acceptableTypeIdentifiers: [String]) {
    self.init()
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
  }

  /// Accepts these identifiers too.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    for identifier in acceptableTypeIdentifiers
    where !self.acceptableTypeIdentifiers.contains(identifier) {
      self.acceptableTypeIdentifiers.append(identifier)
    }
  }
}
