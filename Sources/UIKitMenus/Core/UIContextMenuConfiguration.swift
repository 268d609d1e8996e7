/// A function that creates the menu of a view from the responder chain's suggested elements.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// A function that creates the preview controller of a view's menu, or returns `nil` to show an
/// image of the view.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// The content of a view's menu and the preview shown with it.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  private var identity: any NSCopying = NSUUID()
  package private(set) final var previewProvider: UIContextMenuContentPreviewProvider?
  package private(set) final var actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration with a new identifier, whose menu shows the elements that the
  /// responder chain suggests.
  public override init() { super.init() }

  /// Creates a configuration.
  ///
  /// If `identifier` is `nil`, a new one is generated. If `actionProvider` is `nil`, the menu shows
  /// the elements that the responder chain suggests.
  public convenience init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.init()
    if let identifier { identity = identifier }
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
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
