public import UIKitAnimation
public import UIKitCore

/// An action at the trailing edge of a swiped row.
///
/// UIKit has deprecated the class: use ``UIContextualAction``.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, NSCopying {
  /// The kinds of actions.
  public enum Style: Int, Sendable {
    /// An action with a red button.
    case `default` = 0
    /// An action with a gray button.
    case normal = 1

    /// An action with a red button, equal to ``default``.
    public static var destructive: Style { .default }
  }

  private var ownStyle = Style.default
  var handler: (UITableViewRowAction, IndexPath) -> Void = { _, _ in }

  /// Creates an action of a style.
  public convenience init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.init()
    ownStyle = style
    self.title = title
    self.handler = handler
  }

  /// The kind of the action.
  open var style: Style { ownStyle }
  /// The title of the button, or `nil` for none.
  open var title: String?
  /// The color of the button, or `nil` for the color of the style.
  open var backgroundColor: UIColor?
  /// The effect behind the title, which is stored but not shown.
  open var backgroundEffect: UIVisualEffect?

  /// Returns an action with the same values.
  ///
  /// Outside the main actor, the call waits for the main actor.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { MainQueue.wait { copied() } }

  private func copied() -> UITableViewRowAction {
    let copy = UITableViewRowAction(style: ownStyle, title: title, handler: handler)
    copy.backgroundColor = backgroundColor
    copy.backgroundEffect = backgroundEffect
    return copy
  }
}
