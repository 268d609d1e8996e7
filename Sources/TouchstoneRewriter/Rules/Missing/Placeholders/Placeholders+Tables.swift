extension Placeholders {
  /// Tables and their cells, as blank views.
  static let tables = """
    open class UITableView: UIScrollView {
      public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
      public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle, automatic
      }
      public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
      public static let automaticDimension: CGFloat = -1
      public static let indexSearch = "{search}"
      private let part = AbsentPart("UITableView")
      open private(set) var style = Style.plain
      open weak var dataSource: (any UITableViewDataSource)?
      open weak var prefetchDataSource: AnyObject?
      open var rowHeight: CGFloat = -1, sectionHeaderHeight: CGFloat = -1
      open var sectionFooterHeight: CGFloat = -1, sectionHeaderTopPadding: CGFloat = 0
      open var estimatedRowHeight: CGFloat = -1, estimatedSectionHeaderHeight: CGFloat = -1
      open var estimatedSectionFooterHeight: CGFloat = -1
      open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
      open var separatorColor: UIColor?, separatorInset = UIEdgeInsets.zero
      open var backgroundView: UIView?, tableHeaderView: UIView?, tableFooterView: UIView?
      open var allowsSelection = true, allowsMultipleSelection = false
      open var allowsSelectionDuringEditing = false
      open var allowsMultipleSelectionDuringEditing = false
      open var cellLayoutMarginsFollowReadableWidth = false
      open var isEditing = false, dragInteractionEnabled = false
      open var sectionIndexColor: UIColor?, sectionIndexBackgroundColor: UIColor?
      open var indexPathForSelectedRow: IndexPath? { nil }
      open var indexPathsForSelectedRows: [IndexPath]? { nil }
      open var indexPathsForVisibleRows: [IndexPath]? { nil }
      open var visibleCells: [UITableViewCell] { [] }
      open var numberOfSections: Int { 0 }
      public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
      }
      public override init(frame: CGRect) { super.init(frame: frame) }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
      open func register(_ type: AnyClass?, forCellReuseIdentifier identifier: String) {}
      open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
      open func register(
        _ type: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
      ) {}
      open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}
      open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
      open func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: identifier) }
      open func dequeueReusableHeaderFooterView(
        withIdentifier identifier: String
      ) -> UITableViewHeaderFooterView? { nil }
      open func reloadData() {}
      open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
      open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {}
      open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}
      open func reloadRows(at paths: [IndexPath], with animation: RowAnimation) {}
      open func insertRows(at paths: [IndexPath], with animation: RowAnimation) {}
      open func deleteRows(at paths: [IndexPath], with animation: RowAnimation) {}
      open func moveRow(at path: IndexPath, to other: IndexPath) {}
      open func beginUpdates() {}
      open func endUpdates() {}
      open func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
      ) {}
      open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
      open func cellForRow(at path: IndexPath) -> UITableViewCell? { nil }
      open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
      open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
      open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
      open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
      open func rectForRow(at path: IndexPath) -> CGRect { .zero }
      open func rect(forSection section: Int) -> CGRect { .zero }
      open func numberOfRows(inSection section: Int) -> Int { 0 }
      open func selectRow(
        at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
      ) {}
      open func deselectRow(at path: IndexPath, animated: Bool) {}
      open func scrollToRow(at path: IndexPath, at position: ScrollPosition, animated: Bool) {}
    }
    open class UITableViewCell: UIView {
      public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
      public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
      }
      public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
      public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
      public enum EditingStyle: Int, Sendable { case none, delete, insert }
      private let part = AbsentPart("UITableViewCell")
      open private(set) var reuseIdentifier: String?
      open private(set) var contentView = UIView()
      open var textLabel: UILabel? = UILabel(), detailTextLabel: UILabel? = UILabel()
      open var imageView: UIImageView? = UIImageView()
      open var accessoryType = AccessoryType.none, editingAccessoryType = AccessoryType.none
      open var accessoryView: UIView?, editingAccessoryView: UIView?
      open var selectionStyle = SelectionStyle.default
      open var editingStyle: EditingStyle { .none }
      open var backgroundView: UIView?, selectedBackgroundView: UIView?
      open var multipleSelectionBackgroundView: UIView?
      open var separatorInset = UIEdgeInsets.zero, indentationLevel = 0
      open var indentationWidth: CGFloat = 10, showsReorderControl = false
      open var shouldIndentWhileEditing = true, isEditing = false
      open var isSelected = false, isHighlighted = false, focusStyle = 0
      public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
      }
      public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
      }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
      open func prepareForReuse() {}
      open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
      open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
      open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    }
    open class UITableViewHeaderFooterView: UIView {
      private let part = AbsentPart("UITableViewHeaderFooterView")
      open private(set) var contentView = UIView()
      open var textLabel: UILabel? = UILabel(), detailTextLabel: UILabel? = UILabel()
      open var backgroundView: UIView?
      open private(set) var reuseIdentifier: String?
      public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
      }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
      open func prepareForReuse() {}
    }
    """
}
