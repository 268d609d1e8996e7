extension Placeholders {
  /// Layouts and data sources of collections, without effect.
  static let collectionLayouts = """
    open class UICollectionViewLayoutAttributes: NSObject {
      open var frame = CGRect.zero, bounds = CGRect.zero, center = CGPoint.zero, size = CGSize.zero
      open var transform = CGAffineTransform.identity, transform3D = CATransform3DIdentity
      open var alpha: CGFloat = 1, zIndex = 0, isHidden = false
      open var indexPath: IndexPath
      public override init() { indexPath = IndexPath(indexes: [0, 0]) }
      public convenience init(forCellWith path: IndexPath) {
        self.init()
        indexPath = path
      }
    }
    open class UICollectionViewLayout: NSObject {
      private let part = AbsentPart("UICollectionViewLayout")
      open private(set) weak var collectionView: UICollectionView?
      open var collectionViewContentSize: CGSize { .zero }
      public override init() {}
      public required init?(coder: NSCoder) {}
      open func prepare() {}
      open func invalidateLayout() {}
      open func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? { nil }
      open func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? { nil }
      open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
      open func targetContentOffset(
        forProposedContentOffset offset: CGPoint, withScrollingVelocity velocity: CGPoint
      ) -> CGPoint { offset }
    }
    open class UICollectionViewFlowLayout: UICollectionViewLayout {
      open class var automaticSize: CGSize { .zero }
      open var itemSize = CGSize(width: 50, height: 50), estimatedItemSize = CGSize.zero
      open var minimumLineSpacing: CGFloat = 10, minimumInteritemSpacing: CGFloat = 10
      open var headerReferenceSize = CGSize.zero, footerReferenceSize = CGSize.zero
      open var sectionInset = UIEdgeInsets.zero
      open var scrollDirection = UICollectionView.ScrollDirection.vertical
      open var sectionHeadersPinToVisibleBounds = false, sectionFootersPinToVisibleBounds = false
    }
    extension UICollectionView {
      public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
    }
    open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
      public init(section: NSCollectionLayoutSection) { super.init() }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
      open class func list(
        using configuration: UICollectionLayoutListConfiguration
      ) -> UICollectionViewLayout { UICollectionViewLayout() }
    }
    public struct UICollectionLayoutListConfiguration {
      public enum Appearance { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
      public enum HeaderMode { case none, supplementary, firstItemInSection }
      public var headerMode = HeaderMode.none, showsSeparators = true, backgroundColor: UIColor?
      public init(appearance: Appearance) {}
    }
    open class NSCollectionLayoutDimension: NSObject {
      open class func fractionalWidth(_ part: CGFloat) -> Self { self.init() }
      open class func fractionalHeight(_ part: CGFloat) -> Self { self.init() }
      open class func absolute(_ length: CGFloat) -> Self { self.init() }
      open class func estimated(_ length: CGFloat) -> Self { self.init() }
      public required override init() {}
    }
    open class NSCollectionLayoutSize: NSObject {
      public init(
        widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
      ) {}
    }
    open class NSCollectionLayoutItem: NSObject {
      open var contentInsets = NSDirectionalEdgeInsets()
      public init(layoutSize: NSCollectionLayoutSize) {}
    }
    open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
      open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
      ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
      open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
      ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
    }
    open class NSCollectionLayoutSection: NSObject {
      open var contentInsets = NSDirectionalEdgeInsets(), interGroupSpacing: CGFloat = 0
      public init(group: NSCollectionLayoutGroup) {}
    }
    open class UICollectionViewDiffableDataSource<
      Section: Hashable & Sendable, Item: Hashable & Sendable
    >: NSObject,
      UICollectionViewDataSource
    {
      public typealias CellProvider = (UICollectionView, IndexPath, Item) -> UICollectionViewCell?
      private let part = AbsentPart("UICollectionViewDiffableDataSource")
      private var current = NSDiffableDataSourceSnapshot<Section, Item>()
      open var supplementaryViewProvider:
        ((UICollectionView, String, IndexPath) -> UICollectionReusableView?)?
      public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {}
      open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
      ) { current = snapshot }
      open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<Item>, to section: Section,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
      ) {}
      open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { current }
      open func itemIdentifier(for path: IndexPath) -> Item? { nil }
      open func indexPath(for item: Item) -> IndexPath? { nil }
    }
    """
}
