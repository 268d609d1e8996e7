extension Placeholders {
  /// Controllers, delegates and actions of tables, without function.
  static let tableControllers = """
    open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
      private let part = AbsentPart("UITableViewController")
      private let style: UITableView.Style
      open lazy var tableView: UITableView! = UITableView(frame: .zero, style: style)
      open var refreshControl: UIRefreshControl?, clearsSelectionOnViewWillAppear = true
      public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
      }
      public override init(nibName: String?, bundle: Bundle?) {
        style = .plain
        super.init(nibName: nibName, bundle: bundle)
      }
      public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
      }
      open override func loadView() { view = tableView }
      open func numberOfSections(in tableView: UITableView) -> Int { 1 }
      open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      open func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      open func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
      ) -> String? { nil }
      open func tableView(
        _ tableView: UITableView, titleForFooterInSection section: Int
      ) -> String? { nil }
      open func tableView(
        _ tableView: UITableView, viewForHeaderInSection section: Int
      ) -> UIView? { nil }
      open func tableView(
        _ tableView: UITableView, viewForFooterInSection section: Int
      ) -> UIView? { nil }
      open func tableView(
        _ tableView: UITableView, heightForHeaderInSection section: Int
      ) -> CGFloat { -1 }
      open func tableView(
        _ tableView: UITableView, heightForFooterInSection section: Int
      ) -> CGFloat { -1 }
      open func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
      ) -> CGFloat { -1 }
      open func tableView(
        _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
      ) -> CGFloat { -1 }
      open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        true
      }
      open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        false
      }
      open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
      ) {}
      open func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
      ) -> UITableViewCell.EditingStyle { .none }
      open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
      ) {}
      open func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
      ) {}
      open func tableView(
        _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
      ) -> IndexPath? { indexPath }
      open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
      open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
      open func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
      ) {}
    }
    public protocol UITableViewDataSource: AnyObject {}
    public protocol UITableViewDelegate: UIScrollViewDelegate {}
    open class UITableViewDiffableDataSource<Section: Hashable, Item: Hashable>: NSObject,
      UITableViewDataSource
    {
      public typealias CellProvider = (UITableView, IndexPath, Item) -> UITableViewCell?
      private let part = AbsentPart("UITableViewDiffableDataSource")
      private var current = NSDiffableDataSourceSnapshot<Section, Item>()
      open var defaultRowAnimation = UITableView.RowAnimation.automatic
      public init(tableView: UITableView, cellProvider: @escaping CellProvider) {}
      open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
      ) { current = snapshot }
      open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { current }
      open func itemIdentifier(for path: IndexPath) -> Item? { nil }
      open func indexPath(for item: Item) -> IndexPath? { nil }
    }
    open class UITableViewRowAction: NSObject {
      public enum Style: Int, Sendable {
        case `default`, normal
        public static let destructive = Style.default
      }
      private let part = AbsentPart("UITableViewRowAction")
      open var title: String?, backgroundColor: UIColor?, backgroundEffect: UIVisualEffect?
      open private(set) var style: Style
      public init(
        style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
      ) {
        self.style = style
        self.title = title
      }
    }
    open class UIContextualAction: NSObject {
      public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
      public enum Style: Int, Sendable { case normal, destructive }
      private let part = AbsentPart("UIContextualAction")
      open private(set) var style: Style, handler: Handler
      open var title: String?, backgroundColor: UIColor! = UIColor.gray, image: UIImage?
      public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
      }
    }
    open class UISwipeActionsConfiguration: NSObject {
      private let part = AbsentPart("UISwipeActionsConfiguration")
      open private(set) var actions: [UIContextualAction]
      open var performsFirstActionWithFullSwipe = true
      public init(actions: [UIContextualAction]) { self.actions = actions }
    }
    """
}
