public import UIKitCore

/// A button of an alert or an action sheet, and the function that runs when the user chooses it.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, NSCopying, UIAccessibilityIdentification {
  /// The meaning of an action, which determines its color and its place.
  public enum Style: Int, Sendable {
    /// An action without a special meaning.
    case `default` = 0
    /// The action that changes nothing. An alert has at most one.
    case cancel = 1
    /// An action that deletes or changes data.
    case destructive = 2
  }

  /// The title of the button.
  open private(set) var title: String?
  /// The meaning of the action.
  open private(set) var style = Style.default
  /// Whether the user can choose the action.
  ///
  /// A change has its effect immediately, also while the alert is shown (statement 522).
  open var isEnabled = true { didSet { onChange?() } }
  /// The name of the button for tests and tools.
  open var accessibilityIdentifier: String? { didSet { onChange?() } }
  private var handler: ((UIAlertAction) -> Void)?
  /// Updates the button that shows the action.
  var onChange: (() -> Void)?

  /// Creates an action without a title, which does nothing.
  public override init() { super.init() }

  /// Creates an action, whose handler runs after its alert is dismissed.
  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// Returns an action with the same title, style, handler and state.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainQueue.wait {
      let copy = UIAlertAction(title: title, style: style, handler: handler)
      copy.isEnabled = isEnabled
      copy.accessibilityIdentifier = accessibilityIdentifier
      return copy
    }
  }

  func run() { handler?(self) }
}
