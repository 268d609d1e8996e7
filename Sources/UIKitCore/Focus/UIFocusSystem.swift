internal import TouchstoneHitTree

/// Knows which item of a scene has the focus, and moves it.
///
/// Focus is for hands on keys and remote controls. As on an iPad it is *deferred* until an arrow
/// key, Tab or a direction button was pressed, and again after a touch: the system keeps in mind
/// where the focus is to be, and ``focusedItem`` is nil. The first key shows the focus, the next
/// ones move it.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  package final var scene: UIWindowScene? {
    get { sceneReference.object }
    set { sceneReference = BackReference(newValue) }
  }
  @exclusivity(unchecked) private final var sceneReference: BackReference<UIWindowScene>
  /// Who moves the focus; nil in a program without the module that does.
  package private(set) final lazy var mover = KitServices.installed.focus?.mover(of: self)

  init(scene: UIWindowScene?) {
    sceneReference = BackReference(scene)
    super.init()
  }

  /// The system of the scene an environment is in; nil for one in no window of a scene.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    FocusTree.window(of: environment)?.sceneStorage?.focusSystem
  }

  /// Whether `environment` is `otherEnvironment`, or holds it.
  open class func environment(
    _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool {
    FocusTree.contains(environment, otherEnvironment)
  }

  /// The item that has the focus; nil where none has.
  open var focusedItem: (any UIFocusItem)? { mover?.focusedItem }

  /// Asks that the focus goes to an environment, or to what that prefers, before the next frame.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    mover?.request(environment)
  }

  /// Makes the update that was asked for now.
  open func updateFocusIfNeeded() { mover?.update() }

  /// The focus has moved; its `userInfo` holds the context and the coordinator.
  public class var didUpdateNotification: NSNotification.Name {
    NSNotification.Name("UIFocusDidUpdateNotification")
  }
  /// The user tried to move the focus, and it stayed; its `userInfo` holds the context.
  public class var movementDidFailNotification: NSNotification.Name {
    NSNotification.Name("UIFocusMovementDidFailNotification")
  }
  /// Where a notification keeps its ``UIFocusUpdateContext``.
  public class var focusUpdateContextUserInfoKey: String { "UIFocusUpdateContextKey" }
  /// Where a notification keeps its ``UIFocusAnimationCoordinator``.
  public class var animationCoordinatorUserInfoKey: String {
    "UIFocusUpdateAnimationCoordinatorKey"
  }
}

extension UIFocusSystem {
  package var application: UIApplication? { scene?.application }
}

extension UIApplication {
  /// The focus of the scene that is shown.
  package var focus: UIFocusSystem { implicitScene.focus }
}
