@_spi(Kit) public import UIKitCore
internal import UIKitKeys

/// The edit menu before iOS 16: one per application, filled by the responder chain.
///
/// It offers the standard edit commands that a responder in the first responder's chain performs.
/// It also offers ``menuItems`` with an action that such a responder performs (statement 334).
/// `canPerformAction` is called with the application as sender (statement 330). The sender of the
/// action is the controller. ``UIEditMenuInteraction`` replaces this class.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  private unowned let application: UIApplication
  private weak var targetView: UIView?
  private var targetRect = CGRect.zero

  init(application: UIApplication) {
    self.application = application
    super.init()
  }

  /// The shared instance of the current application.
  open class var shared: UIMenuController { UIApplication.shared.menus.controller }

  // MARK: Content

  /// The items after the standard commands, or `nil` for no further items.
  open var menuItems: [UIMenuItem]?
  /// The preferred direction of the arrow.
  open var arrowDirection = ArrowDirection.default
  /// Determines again which objects perform the commands.
  ///
  /// Has no effect if the menu isn't visible.
  open func update() { shown?.reload() }

  // MARK: Showing

  /// Whether the menu is visible; setting it shows or hides the menu without animation.
  open var isMenuVisible: Bool {
    get { shown != nil }
    set { setMenuVisible(newValue, animated: false) }
  }
  /// The frame of the menu on the screen, or zero if it isn't visible.
  open var menuFrame: CGRect { shown?.menuFrame ?? .zero }
  /// Sets the rectangle next to which the menu is shown the next time it becomes visible.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    self.targetRect = targetRect
    self.targetView = targetView
  }
  /// Shows or hides the menu.
  ///
  /// Shows nothing if no object performs any of its commands.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible {
      application.menus.present(self, isAnimated: animated)
    } else {
      shown?.dismiss(because: "the program asked for it", animated: animated)
    }
  }
  /// Shows the menu next to a rectangle of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }
  /// Hides the menu.
  open func hideMenu() { setMenuVisible(false, animated: true) }
  /// Hides the menu if it was shown from `targetView`.
  open func hideMenu(from targetView: UIView) {
    if self.targetView === targetView { hideMenu() }
  }

  private var shown: EditMenuPresentation? {
    application.menus.edit.flatMap { $0.owner === self ? $0 : nil }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: Notifications

  /// Posted before the menu appears.
  public nonisolated class var willShowMenuNotification: Notification.Name {
    Notification.Name("UIMenuControllerWillShowMenuNotification")
  }
  /// Posted after the menu appeared.
  public nonisolated class var didShowMenuNotification: Notification.Name {
    Notification.Name("UIMenuControllerDidShowMenuNotification")
  }
  /// Posted before the menu disappears.
  public nonisolated class var willHideMenuNotification: Notification.Name {
    Notification.Name("UIMenuControllerWillHideMenuNotification")
  }
  /// Posted after the menu disappeared.
  public nonisolated class var didHideMenuNotification: Notification.Name {
    Notification.Name("UIMenuControllerDidHideMenuNotification")
  }
  /// Posted after the menu moved.
  public nonisolated class var menuFrameDidChangeNotification: Notification.Name {
    Notification.Name("UIMenuControllerMenuFrameDidChangeNotification")
  }

  /// The direction of the menu's arrow.
  public enum ArrowDirection: Int, Sendable {
    /// Chosen according to the available space.
    case `default` = 0
    /// The menu is below its target.
    case up = 1
    /// The menu is above its target.
    case down = 2
    /// The menu is to the right of its target.
    case left = 3
    /// The menu is to the left of its target.
    case right = 4
  }
}

extension UIMenuController: EditMenuOwner {
  package var menuView: UIView? { targetView }
  package var menuTarget: CGRect { targetRect }
  package var menuStart: UIResponder? { application.startOfPresses }
  package var menuArrow: UIEditMenuArrowDirection {
    UIEditMenuArrowDirection(rawValue: arrowDirection.rawValue) ?? .automatic
  }
  package var menuSenders: MenuSenders? { MenuSenders(asking: application, sending: self) }

  package func menu(suggesting actions: [UIMenuElement]) -> UIMenu? {
    let own = (menuItems ?? []).map { UICommand(title: $0.title, action: $0.action) }
    return UIMenu(children: actions + [UIMenu(options: .displayInline, children: own)])
  }

  package func menuWillPresent(_ animator: MenuAnimator) { post(Self.willShowMenuNotification) }
  package func menuDidPresent() { post(Self.didShowMenuNotification) }
  package func menuDidMove() { post(Self.menuFrameDidChangeNotification) }
  package func menuWillDismiss(_ animator: MenuAnimator) { post(Self.willHideMenuNotification) }
  package func menuDidDismiss() { post(Self.didHideMenuNotification) }
}

/// A command of the app in the menu of ``UIMenuController``.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// Creates a command.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }

  /// The title of the command.
  open var title: String
  /// The action that the command sends along the responder chain.
  open var action: Selector
}
