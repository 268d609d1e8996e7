extension Placeholders {
  /// Collections, their cells and layouts, as blank views.
  static let collections = """
    open class UICollectionView: UIScrollView {
      public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let top = Self(rawValue: 1), centeredVertically = Self(rawValue: 2)
        public static let bottom = Self(rawValue: 4), left = Self(rawValue: 8)
        public static let centeredHorizontally = Self(rawValue: 16), right = Self(rawValue: 32)
      }
      public struct CellRegistration<Cell, Item> {
        public typealias Handler = (Cell, IndexPath, Item) -> Void
        public init(handler: @escaping Handler) {}
      }
      public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
      public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
      private let part = AbsentPart("UICollectionView")
      open weak var dataSource: (any UICollectionViewDataSource)?
      open weak var prefetchDataSource: AnyObject?
      open var collectionViewLayout = UICollectionViewLayout(), backgroundView: UIView?
      open var allowsSelection = true, allowsMultipleSelection = false
      open var isPrefetchingEnabled = true, dragInteractionEnabled = false
      open var indexPathsForSelectedItems: [IndexPath]? { nil }
      open var indexPathsForVisibleItems: [IndexPath] { [] }
      open var visibleCells: [UICollectionViewCell] { [] }
      open var numberOfSections: Int { 0 }
      public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
      }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
      open func register(_ type: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
      open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
      open func register(
        _ type: AnyClass?, forSupplementaryViewOfKind kind: String,
        withReuseIdentifier identifier: String
      ) {}
      open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for path: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
      open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for path: IndexPath, item: Item?
      ) -> Cell { Cell(frame: .zero) }
      open func dequeueReusableSupplementaryView(
        ofKind kind: String, withReuseIdentifier identifier: String, for path: IndexPath
      ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
      open func reloadData() {}
      open func reloadSections(_ sections: IndexSet) {}
      open func insertSections(_ sections: IndexSet) {}
      open func deleteSections(_ sections: IndexSet) {}
      open func reloadItems(at paths: [IndexPath]) {}
      open func insertItems(at paths: [IndexPath]) {}
      open func deleteItems(at paths: [IndexPath]) {}
      open func moveItem(at path: IndexPath, to other: IndexPath) {}
      open func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
      ) {}
      open func cellForItem(at path: IndexPath) -> UICollectionViewCell? { nil }
      open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }
      open func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
      open func numberOfItems(inSection section: Int) -> Int { 0 }
      open func selectItem(
        at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
      ) {}
      open func deselectItem(at path: IndexPath, animated: Bool) {}
      open func scrollToItem(
        at path: IndexPath, at position: ScrollPosition, animated: Bool
      ) {}
      open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
      }
      open func layoutAttributesForItem(
        at path: IndexPath
      ) -> UICollectionViewLayoutAttributes? { nil }
    }
    open class UICollectionReusableView: UIView {
      private let part = AbsentPart("UICollectionReusableView")
      open private(set) var reuseIdentifier: String?
      public required override init(frame: CGRect) { super.init(frame: frame) }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
      open func prepareForReuse() {}
      open func apply(_ attributes: UICollectionViewLayoutAttributes) {}
      open func preferredLayoutAttributesFitting(
        _ attributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes { attributes }
    }
    open class UICollectionViewCell: UICollectionReusableView {
      private let part = AbsentPart("UICollectionViewCell")
      open private(set) var contentView = UIView()
      open var isSelected = false, isHighlighted = false
      open var backgroundView: UIView?, selectedBackgroundView: UIView?
      public required init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(contentView)
      }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    open class UICollectionViewListCell: UICollectionViewCell {
      open var accessories: [UICellAccessory] = [], indentationLevel = 0
      open var contentConfiguration: (any UIContentConfiguration)?
      open var backgroundConfiguration: UIBackgroundConfiguration?
      open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
    }
    public struct UICellAccessory {
      public enum DisplayedState { case always, whenEditing, whenNotEditing }
      public struct OutlineDisclosureOptions {
        public enum Style { case automatic, header, cell }
        public init(style: Style = .automatic) {}
      }
      public static func disclosureIndicator(
        displayed: DisplayedState = .always
      ) -> UICellAccessory { UICellAccessory() }
      public static func checkmark(
        displayed: DisplayedState = .always
      ) -> UICellAccessory { UICellAccessory() }
      public static func outlineDisclosure(
        displayed: DisplayedState = .always,
        options: OutlineDisclosureOptions = OutlineDisclosureOptions()
      ) -> UICellAccessory { UICellAccessory() }
    }
    open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
      UICollectionViewDelegate
    {
      private let part = AbsentPart("UICollectionViewController")
      open private(set) var collectionViewLayout = UICollectionViewLayout()
      open lazy var collectionView: UICollectionView! = UICollectionView(
        frame: .zero, collectionViewLayout: collectionViewLayout)
      open var clearsSelectionOnViewWillAppear = true
      open var installsStandardGestureForInteractiveMovement = true
      public init(collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(nibName: nil, bundle: nil)
      }
      public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
      }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
      open override func loadView() { view = collectionView }
      open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
      open func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 0 }
      open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
      open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
      open func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
      ) {}
      open func collectionView(
        _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
      ) {}
      open func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
      ) -> Bool { true }
      open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) {}
    }
    public protocol UICollectionViewDataSource: AnyObject {}
    public protocol UICollectionViewDelegate: UIScrollViewDelegate {}
    public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}
    """
}
