extension Placeholders {
  /// Bars, their items, search and storyboards, without content.
  static let bars = """
    open class UIBarItem: NSObject {
      open var title: String?, image: UIImage?, isEnabled = true, tag = 0
      open var landscapeImagePhone: UIImage?, imageInsets = UIEdgeInsets.zero
      open var accessibilityLabel: String?, accessibilityIdentifier: String?
      open var accessibilityHint: String?
      open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
      ) {}
      public override init() {}
    }
    open class UIBarButtonItem: UIBarItem {
      public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
        case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
        case fastForward, undo, redo, pageCurl, close
      }
      public enum Style: Int, Sendable { case plain, bordered, done }
      private let part = AbsentPart("UIBarButtonItem")
      open var style = Style.plain, width: CGFloat = 0, customView: UIView?, tintColor: UIColor?
      open weak var target: AnyObject?
      open var action: Selector?, menu: UIMenu?, primaryAction: UIAction?
      open var possibleTitles: Set<String>?
      public override init() {}
      public required init?(coder: NSCoder) {}
      public convenience init(
        barButtonSystemItem item: SystemItem, target: Any?, action: Selector?
      ) {
        self.init()
        (self.target, self.action) = (target as AnyObject?, action)
      }
      public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.title, self.style, self.action) = (title, style, action)
        self.target = target as AnyObject?
      }
      public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
      }
      public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
      }
      public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
        menu: UIMenu? = nil
      ) {
        self.init()
        (self.title, self.image) = (title, image)
        (self.primaryAction, self.menu) = (primaryAction, menu)
      }
      open class func appearance() -> UIBarButtonItem { UIBarButtonItem() }
      open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem() }
      open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem { UIBarButtonItem() }
      open func setBackgroundImage(
        _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
      ) {}
      open func setBackgroundImage(
        _ image: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
      ) {}
    }
    open class UINavigationItem: NSObject {
      public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
      public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
      private let part = AbsentPart("UINavigationItem")
      open var title: String?, prompt: String?, titleView: UIView?, backButtonTitle: String?
      open var leftBarButtonItem: UIBarButtonItem?, rightBarButtonItem: UIBarButtonItem?
      open var leftBarButtonItems: [UIBarButtonItem]?, rightBarButtonItems: [UIBarButtonItem]?
      open var backBarButtonItem: UIBarButtonItem?, hidesBackButton = false
      open var leftItemsSupplementBackButton = false, hidesSearchBarWhenScrolling = true
      open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
      open var backButtonDisplayMode = BackButtonDisplayMode.default
      open var searchController: UISearchController?
      open var standardAppearance: UINavigationBarAppearance?
      open var scrollEdgeAppearance: UINavigationBarAppearance?
      open var compactAppearance: UINavigationBarAppearance?
      public override init() {}
      public required init(title: String) { self.title = title }
      open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        leftBarButtonItem = item
      }
      open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        rightBarButtonItem = item
      }
      open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftBarButtonItems = items
      }
      open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
      }
      open func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }
    }
    open class AbsentBar: UIView {
      open var isTranslucent = true, barTintColor: UIColor?, barStyle = UIBarStyle.default
      open var shadowImage: UIImage?, backgroundImage: UIImage?
    }
    public enum UIBarStyle: Int, Sendable {
      case `default`, black
      public static let blackTranslucent = UIBarStyle.black
    }
    public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }
    public protocol UIBarPositioning: AnyObject {}
    public protocol UIBarPositioningDelegate: AnyObject {}
    open class UINavigationBar: AbsentBar {
      private let part = AbsentPart("UINavigationBar")
      open weak var delegate: (any UINavigationBarDelegate)?
      open var items: [UINavigationItem]?, prefersLargeTitles = false
      open var titleTextAttributes: [NSAttributedString.Key: Any]?
      open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
      open var standardAppearance = UINavigationBarAppearance()
      open var scrollEdgeAppearance: UINavigationBarAppearance?
      open var compactAppearance: UINavigationBarAppearance?
      open var topItem: UINavigationItem? { items?.last }
      open var backItem: UINavigationItem? { nil }
      open var backIndicatorImage: UIImage?, backIndicatorTransitionMaskImage: UIImage?
      open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
      open func setBackgroundImage(
        _ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics
      ) {}
      open func pushItem(_ item: UINavigationItem, animated: Bool) {
        items = (items ?? []) + [item]
      }
      open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
    }
    public protocol UINavigationBarDelegate: AnyObject {}
    open class UIBarAppearance: NSObject {
      open var backgroundColor: UIColor?, backgroundImage: UIImage?, shadowColor: UIColor?
      open var shadowImage: UIImage?, backgroundEffect: UIBlurEffect?
      public override init() {}
      open func configureWithDefaultBackground() {}
      open func configureWithOpaqueBackground() {}
      open func configureWithTransparentBackground() {}
    }
    open class UIBarButtonItemAppearance: NSObject {
      public struct StateAppearance {
        public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
      }
      open var normal = StateAppearance(), highlighted = StateAppearance()
      open var disabled = StateAppearance(), focused = StateAppearance()
      public override init() {}
    }
    open class UINavigationBarAppearance: UIBarAppearance {
      open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
      open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
      open var buttonAppearance = UIBarButtonItemAppearance()
      open var doneButtonAppearance = UIBarButtonItemAppearance()
      open var backButtonAppearance = UIBarButtonItemAppearance()
      open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
    }
    open class UIToolbarAppearance: UIBarAppearance {}
    open class UITabBarAppearance: UIBarAppearance {}
    open class UIToolbar: AbsentBar {
      private let part = AbsentPart("UIToolbar")
      open var items: [UIBarButtonItem]?
      open var standardAppearance = UIToolbarAppearance()
      open var scrollEdgeAppearance: UIToolbarAppearance?
      open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
      open func setBackgroundImage(
        _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
      ) {}
      open func setShadowImage(
        _ image: UIImage?, forToolbarPosition position: UIBarPosition
      ) {}
    }
    open class UITabBar: AbsentBar {
      private let part = AbsentPart("UITabBar")
      open weak var delegate: (any UITabBarDelegate)?
      open var items: [UITabBarItem]?, selectedItem: UITabBarItem?
      open var unselectedItemTintColor: UIColor?, selectionIndicatorImage: UIImage?
      open var standardAppearance = UITabBarAppearance()
      open var scrollEdgeAppearance: UITabBarAppearance?
      open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
    }
    public protocol UITabBarDelegate: AnyObject {}
    open class UITabBarItem: UIBarItem {
      public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
        case downloads, mostRecent, mostViewed
      }
      private let part = AbsentPart("UITabBarItem")
      open var selectedImage: UIImage?, badgeValue: String?, badgeColor: UIColor?
      open var titlePositionAdjustment = UIOffset.zero
      public override init() {}
      open class func appearance() -> UITabBarItem { UITabBarItem() }
      public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
      }
      public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
      }
      public convenience init(tabBarSystemItem item: SystemItem, tag: Int) {
        self.init(title: nil, image: nil, tag: tag)
      }
    }
    """
}
