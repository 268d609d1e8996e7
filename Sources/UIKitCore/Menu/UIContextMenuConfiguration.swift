/// Makes the menu of a view from what the responder chain suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// Makes what is shown above the menu of a view; nil for a picture of the view.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// What the menu of a view holds, and what is shown with it.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  private let identity: any NSCopying
  package let previewProvider: UIContextMenuContentPreviewProvider?
  package let actionProvider: UIContextMenuActionProvider?

  init(
    identity: any NSCopying, preview: UIContextMenuContentPreviewProvider?,
    actions: UIContextMenuActionProvider?
  ) {
    self.identity = identity
    previewProvider = preview
    actionProvider = actions
    super.init()
  }

  /// Makes a configuration; nil for an identifier makes one up, nil for the actions means those that
  /// the responder chain suggests.
  public convenience init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.init(
      identity: identifier ?? NSUUID(), preview: previewProvider, actions: actionProvider)
  }

  /// What tells it from other configurations.
  open var identifier: any NSCopying { identity }
  /// In which order the elements stand.
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// How many things the menu is about; kept, and not shown here.
  open var badgeCount = 0
  /// Which other things the menu is about; kept, and not shown here.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []

  /// In which order the elements of a menu stand.
  public enum ElementOrder: Int, Sendable {
    /// As the system likes: as they are.
    case automatic = 0
    /// The first nearest to what the menu belongs to: a menu that stands above is turned over.
    case priority = 1
    /// As they are.
    case fixed = 2
  }
}
