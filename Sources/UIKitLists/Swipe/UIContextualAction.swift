public import UIKitCore

/// An action that a swiped row offers as a button.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// A closure that performs the action.
  ///
  /// It gets the action, the button that shows it, and a function that it calls when it is done,
  /// with `true` if the action was performed. The row stays open until then.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The kinds of actions.
  public enum Style: Int, Sendable {
    /// An action that keeps the row.
    case normal = 0
    /// An action that deletes the row.
    case destructive = 1
  }

  private var ownStyle = Style.normal
  private var ownHandler: Handler = { _, _, done in done(false) }
  private var ownColor: UIColor?

  /// Creates an action of a style.
  public convenience init(style: Style, title: String?, handler: @escaping Handler) {
    self.init()
    ownStyle = style
    ownHandler = handler
    self.title = title
  }

  /// The kind of the action.
  open var style: Style { ownStyle }
  /// The closure that performs the action.
  open var handler: Handler { ownHandler }
  /// The title of the button, or `nil` for none.
  open var title: String?
  /// The color of the button: by default, red for a destructive action and gray for a normal one.
  ///
  /// Setting `nil` restores the default.
  open var backgroundColor: UIColor! {
    get { ownColor ?? (ownStyle == .destructive ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }
  /// The image of the button, which is shown in white, or `nil` for none.
  ///
  /// A low row shows the image without the title.
  open var image: UIImage?
}

/// The actions at one edge of a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  private var ownActions: [UIContextualAction] = []

  /// Creates a configuration with actions, of which the first is nearest to the edge.
  public convenience init(actions: [UIContextualAction]) {
    self.init()
    ownActions = actions
  }

  /// The actions, of which the first is nearest to the edge.
  open var actions: [UIContextualAction] { ownActions }
  /// Whether a swipe over nearly the whole row performs the first action.
  ///
  /// The default value is `true`.
  open var performsFirstActionWithFullSwipe = true
}
