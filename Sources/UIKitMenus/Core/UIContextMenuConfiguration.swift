/// A function that creates the menu of a view from the responder chain's suggested elements.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// A function that creates the preview controller of a view's menu, or returns `nil` to show an
/// image of the view.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// The content of a view's menu and the preview shown with it.
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

  /// Creates a configuration.
  ///
  /// If `identifier` is `nil`, a new one is generated. If `actionProvider` is `nil`, the menu shows
  /// the elements that the responder chain suggests.
  public convenience init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.init(
      identity: identifier ?? NSUUID(), preview: previewProvider, actions: actionProvider)
  }

  /// The identifier of this configuration.
  open var identifier: any NSCopying { identity }
  /// The preferred order of the elements.
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// The number of items to which the menu applies (stored, but not shown).
  open var badgeCount = 0
  /// The identifiers of other items to which the menu applies (stored, but not shown).
  open var secondaryItemIdentifiers: Set<AnyHashable> = []

  /// The order of a menu's elements.
  public enum ElementOrder: Int, Sendable {
    /// The system's order, which is the given order.
    case automatic = 0
    /// The first element is nearest to the source of the menu.
    ///
    /// A menu above its source is reversed.
    case priority = 1
    /// The given order.
    case fixed = 2
  }
}
