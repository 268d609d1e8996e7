internal import TouchstoneHitTree

/// An instance of an application's interface: a responder between its windows and the application.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  @exclusivity(unchecked) private final var applicationReference: ZeroingReference<UIApplication>
  package final var application: UIApplication? { applicationReference.object }
  /// The objects that modules above the core store with the scene.
  package final let parts = FeatureStorage()

  init(application: UIApplication) {
    applicationReference = ZeroingReference(application)
    super.init()
  }

  /// Whether the scene is in the foreground and receives events.
  open var activationState: ActivationState {
    switch application?.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    case nil: .unattached
    }
  }

  /// A name for the scene.
  open var title: String! = ""

  /// The application.
  open override var next: UIResponder? {
    TouchCall.noteQuestion(to: self)
    return application
  }
}

extension UIScene {
  /// The activation state of a scene.
  public enum ActivationState: Int, Sendable {
    /// The scene belongs to no application.
    case unattached = -1
    /// The scene is in the foreground and receives events.
    case foregroundActive = 0
    /// The scene is in the foreground but receives no events.
    case foregroundInactive = 1
    /// The scene isn't visible.
    case background = 2
  }
}

/// A scene with windows on a screen.
///
/// An application without a scene delegate has one scene, the *implicit* scene, which a window
/// joins when it becomes visible.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The screen that shows the scene.
  public final let screen: UIScreen
  package let stack = WindowStack()
  let focus = UIFocusSystem(scene: nil)
  /// The views at the bottom of the screen for the first responder.
  final var inputViews: (any InputViews)? { KitServices.installed.inputViews?.inputViews(of: self) }

  init(application: UIApplication, screen: UIScreen) {
    self.screen = screen
    super.init(application: application)
    focus.scene = self
  }

  /// The scene's windows, including hidden ones, in the order in which they joined the scene.
  open var windows: [UIWindow] { stack.inOrderOfJoining.filter { !($0 is any SystemWindow) } }
  /// The window that receives events without a location.
  open var keyWindow: UIWindow? { stack.key }
  /// The focus system, which determines the focused item of the scene.
  open var focusSystem: UIFocusSystem? { focus }
  /// The coordinate system of the screen.
  open var coordinateSpace: any UICoordinateSpace { screen }
  /// The traits of the scene's environment.
  open var traitCollection: UITraitCollection {
    KitServices.installed.traits?.traits(of: self) ?? screen.traitCollection
  }
  /// Called after the traits changed; does nothing by default.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
