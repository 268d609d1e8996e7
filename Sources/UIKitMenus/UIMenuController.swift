@_spi(Kit) public import UIKitCore
internal import UIKitKeys

/// The edit menu as it was before iOS 16: one for the application, filled by the responder chain.
///
/// It offers the standard edit commands that somebody in the first responder's chain performs, and
/// those of ``menuItems`` whose action somebody performs (statement 334). `canPerformAction` is asked
/// with the application as sender (statement 330); the action's sender is the controller.
/// ``UIEditMenuInteraction`` has taken its place.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  private unowned let application: UIApplication
  private weak var targetView: UIView?
  private var targetRect = CGRect.zero

  init(application: UIApplication) {
    self.application = application
    super.init()
  }

  /// The one there is.
  open class var shared: UIMenuController { UIApplication.shared.menus.controller }

  // MARK: Content

  /// What is offered after the standard commands; nil for nothing.
  open var menuItems: [UIMenuItem]?
  /// Which way the arrow is to point.
  open var arrowDirection = ArrowDirection.default
  /// Looks again who performs what; does nothing while the menu is not visible.
  open func update() { shown?.reload() }

  // MARK: Showing

  /// Whether the menu is up; setting it shows or hides without animation.
  open var isMenuVisible: Bool {
    get { shown != nil }
    set { setMenuVisible(newValue, animated: false) }
  }
  /// Where the menu is on the screen; zero while it is not up.
  open var menuFrame: CGRect { shown?.menuFrame ?? .zero }
  /// Says what the menu is to stand beside when it is next made visible.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    self.targetRect = targetRect
    self.targetView = targetView
  }
  /// Shows or hides the menu; nothing is shown where nobody performs any of its commands.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible {
      application.menus.present(self, isAnimated: animated)
    } else {
      shown?.dismiss(because: "the program asked for it", animated: animated)
    }
  }
  /// Shows the menu beside a rectangle of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }
  /// Takes the menu away.
  open func hideMenu() { setMenuVisible(false, animated: true) }
  /// Takes the menu away if it was shown from `targetView`.
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

  /// The menu will appear.
  public nonisolated class var willShowMenuNotification: Notification.Name {
    Notification.Name("UIMenuControllerWillShowMenuNotification")
  }
  /// The menu has appeared.
  public nonisolated class var didShowMenuNotification: Notification.Name {
    Notification.Name("UIMenuControllerDidShowMenuNotification")
  }
  /// The menu will go.
  public nonisolated class var willHideMenuNotification: Notification.Name {
    Notification.Name("UIMenuControllerWillHideMenuNotification")
  }
  /// The menu has gone.
  public nonisolated class var didHideMenuNotification: Notification.Name {
    Notification.Name("UIMenuControllerDidHideMenuNotification")
  }
  /// The menu stands somewhere else.
  public nonisolated class var menuFrameDidChangeNotification: Notification.Name {
    Notification.Name("UIMenuControllerMenuFrameDidChangeNotification")
  }

  /// Which way the arrow of the menu points.
  public enum ArrowDirection: Int, Sendable {
    /// As there is room.
    case `default` = 0
    /// The menu stands below.
    case up = 1
    /// The menu stands above.
    case down = 2
    /// The menu stands at the right.
    case left = 3
    /// The menu stands at the left.
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

/// A command of the program's own in the menu of ``UIMenuController``.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// Makes a command.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }

  /// Its title.
  open var title: String
  /// What it sends along the chain.
  open var action: Selector
}
