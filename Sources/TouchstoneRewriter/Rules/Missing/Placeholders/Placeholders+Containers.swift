extension Placeholders {
  /// Containers, which show one of their controllers without any bar.
  static let containers = """
    open class AbsentContainer: UIViewController {
      private weak var shown: UIViewController?
      func show(only controller: UIViewController?) {
        for child in self.children where child !== controller {
          child.willMove(toParent: nil)
          if child.isViewLoaded { child.view.removeFromSuperview() }
          child.removeFromParent()
        }
        shown = controller
        if let controller, controller.parent !== self { addChild(controller) }
        if isViewLoaded { place() }
      }
      private func place() {
        guard let shown, shown.view.superview !== view else { return }
        shown.view.frame = view.bounds
        shown.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(shown.view)
        shown.didMove(toParent: self)
      }
      open override func viewDidLoad() {
        super.viewDidLoad()
        place()
      }
    }
    open class UINavigationController: AbsentContainer {
      private let part = AbsentPart("UINavigationController")
      open var viewControllers: [UIViewController] = [] {
        didSet { show(only: viewControllers.last) }
      }
      open weak var delegate: (any UINavigationControllerDelegate)?
      open private(set) lazy var navigationBar = UINavigationBar()
      open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
      open var isNavigationBarHidden = false, isToolbarHidden = true
      open var hidesBarsOnSwipe = false, hidesBarsOnTap = false
      open var hidesBarsWhenVerticallyCompact = false
      open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
      open var topViewController: UIViewController? { viewControllers.last }
      open var visibleViewController: UIViewController? {
        presentedViewController ?? topViewController
      }
      public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
        show(only: rootViewController)
      }
      public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
      }
      public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
      }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
      open func pushViewController(_ controller: UIViewController, animated: Bool) {
        viewControllers.append(controller)
      }
      @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        viewControllers.count > 1 ? viewControllers.removeLast() : nil
      }
      @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let popped = Array(viewControllers.dropFirst())
        viewControllers = Array(viewControllers.prefix(1))
        return popped
      }
      @discardableResult open func popToViewController(
        _ controller: UIViewController, animated: Bool
      ) -> [UIViewController]? {
        guard let index = viewControllers.firstIndex(of: controller) else { return nil }
        let popped = Array(viewControllers.dropFirst(index + 1))
        viewControllers = Array(viewControllers.prefix(index + 1))
        return popped
      }
      open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
        viewControllers = controllers
      }
      open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isNavigationBarHidden = hidden
      }
      open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
      open override func show(_ controller: UIViewController, sender: Any?) {
        pushViewController(controller, animated: true)
      }
    }
    @preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {
      func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController, animated: Bool)
      func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController, animated: Bool)
      func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)?
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)?
    }
    extension UINavigationControllerDelegate {
      public func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController, animated: Bool
      ) {}
      public func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController, animated: Bool
      ) {}
      public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
      public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    }
    extension UINavigationController {
      public enum Operation: Int, Sendable { case none, push, pop }
    }
    open class UITabBarController: AbsentContainer {
      private let part = AbsentPart("UITabBarController")
      open var viewControllers: [UIViewController]? {
        didSet { show(only: selectedViewController) }
      }
      open var selectedIndex = 0 { didSet { show(only: selectedViewController) } }
      open var selectedViewController: UIViewController? {
        get {
          viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil }
        }
        set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? 0 }
      }
      open weak var delegate: (any UITabBarControllerDelegate)?
      open private(set) lazy var tabBar = UITabBar()
      open var customizableViewControllers: [UIViewController]?
      open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
        viewControllers = controllers
      }
    }
    @preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool
      func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
      func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)?
      func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)?
    }
    extension UITabBarControllerDelegate {
      public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool { true }
      public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
      ) {}
      public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
      public func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    }
    open class UISplitViewController: AbsentContainer {
      public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
        public static let allVisible = DisplayMode.oneBesideSecondary
        public static let primaryHidden = DisplayMode.secondaryOnly
        public static let primaryOverlay = DisplayMode.oneOverSecondary
      }
      public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
      public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
      private let part = AbsentPart("UISplitViewController")
      open var viewControllers: [UIViewController] = [] {
        didSet { show(only: viewControllers.first) }
      }
      open weak var delegate: (any UISplitViewControllerDelegate)?
      open var preferredDisplayMode = DisplayMode.automatic
      open var displayMode: DisplayMode { .secondaryOnly }
      open var isCollapsed: Bool { true }
      open var presentsWithGesture = true, preferredPrimaryColumnWidthFraction: CGFloat = -1
      open lazy var displayModeButtonItem = UIBarButtonItem()
      public convenience init(style: Style) { self.init(nibName: nil, bundle: nil) }
      open override func showDetailViewController(_ controller: UIViewController, sender: Any?) {
        show(only: controller)
      }
    }
    public protocol UISplitViewControllerDelegate: AnyObject {}
    open class UIPageViewController: AbsentContainer {
      public enum NavigationDirection: Int, Sendable { case forward, reverse }
      public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
      public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
      public struct OptionsKey: Hashable, Sendable {
        public static let interPageSpacing = OptionsKey(), spineLocation = OptionsKey()
      }
      private let part = AbsentPart("UIPageViewController")
      open weak var delegate: (any UIPageViewControllerDelegate)?
      open weak var dataSource: (any UIPageViewControllerDataSource)?
      open var viewControllers: [UIViewController]? { children }
      public convenience init(
        transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
      ) { self.init(nibName: nil, bundle: nil) }
      open func setViewControllers(
        _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
      ) {
        show(only: controllers?.first)
        completion?(true)
      }
    }
    public protocol UIPageViewControllerDelegate: AnyObject {}
    public protocol UIPageViewControllerDataSource: AnyObject {}
    """
}
