internal import TouchstoneHitTree

/// The object that stores the focused item of a scene and moves the focus.
///
/// Focus is for keyboards and remote controls. As on an iPad, it is *deferred* until an arrow key,
/// Tab or a direction button is pressed, and again after a touch. While it is deferred, the system
/// remembers the item that would have the focus, and ``focusedItem`` is `nil`. The first key shows
/// the focus, and the next ones move it.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  package final var scene: UIWindowScene? {
    get { sceneReference.object }
    set { sceneReference = ZeroingReference(newValue) }
  }
  @exclusivity(unchecked) private final var sceneReference: ZeroingReference<UIWindowScene>
  /// The object that moves the focus, or `nil` if the app doesn't contain the module that provides
  /// it.
  package private(set) final lazy var mover = KitServices.installed.focus?.mover(of: self)

  init(scene: UIWindowScene?) {
    sceneReference = ZeroingReference(scene)
    super.init()
  }

  /// Returns the focus system of the environment's scene, or `nil` if the environment isn't in a
  /// window of a scene.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    FocusTree.window(of: environment)?.sceneStorage?.focusSystem
  }

  /// Returns whether `environment` is `otherEnvironment` or contains it.
  open class func environment(
    _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool {
    FocusTree.contains(environment, otherEnvironment)
  }

  /// The item that has the focus, or `nil` if no item has it.
  open var focusedItem: (any UIFocusItem)? { mover?.focusedItem }

  /// Requests that the focus moves to an environment, or to its preferred environments, before the
  /// next frame.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    mover?.request(environment)
  }

  /// Performs a requested focus update now.
  open func updateFocusIfNeeded() { mover?.update() }

  /// Posted when the focus has moved, with the context and the coordinator in its `userInfo`.
  public class var didUpdateNotification: NSNotification.Name {
    NSNotification.Name("UIFocusDidUpdateNotification")
  }
  /// Posted when the user tried to move the focus and it didn't move, with the context in its
  /// `userInfo`.
  public class var movementDidFailNotification: NSNotification.Name {
    NSNotification.Name("UIFocusMovementDidFailNotification")
  }
  /// The key of the ``UIFocusUpdateContext`` in a notification.
  public class var focusUpdateContextUserInfoKey: String { "UIFocusUpdateContextKey" }
  /// The key of the ``UIFocusAnimationCoordinator`` in a notification.
  public class var animationCoordinatorUserInfoKey: String {
    "UIFocusUpdateAnimationCoordinatorKey"
  }
}

extension UIFocusSystem {
  package var application: UIApplication? { scene?.application }
}

extension UIApplication {
  /// The focus system of the current scene.
  package var focus: UIFocusSystem { implicitScene.focus }
}
