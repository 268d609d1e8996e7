internal import TouchstoneHitTree

/// One instance of an application's interface: a responder between its windows and the application.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  @exclusivity(unchecked) private final var applicationReference: BackReference<UIApplication>
  package final var application: UIApplication? { applicationReference.object }
  /// What modules above the core keep with the scene.
  package final let parts = Parts()

  init(application: UIApplication) {
    applicationReference = BackReference(application)
    super.init()
  }

  /// Whether the scene is in front and gets events.
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
  /// Whether a scene is in front and gets events.
  public enum ActivationState: Int, Sendable {
    /// It belongs to no application.
    case unattached = -1
    /// It is in front and gets events.
    case foregroundActive = 0
    /// It is in front and gets none.
    case foregroundInactive = 1
    /// It can't be seen.
    case background = 2
  }
}

/// A scene with windows on a screen.
///
/// An application without a scene delegate has one, the *implicit* scene, which a window joins when
/// it becomes visible.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The screen the scene shows on.
  public final let screen: UIScreen
  package let stack = WindowStack()
  let focus = UIFocusSystem(scene: nil)
  /// What is shown at the foot of the screen for the first responder.
  final var inputViews: (any InputViews)? { KitServices.installed.inputViews?.inputViews(of: self) }

  init(application: UIApplication, screen: UIScreen) {
    self.screen = screen
    super.init(application: application)
    focus.scene = self
  }

  /// The scene's windows, hidden ones included, in the order in which they joined it.
  open var windows: [UIWindow] { stack.inOrderOfJoining.filter { !($0 is any SystemWindow) } }
  /// The window that gets events without a place.
  open var keyWindow: UIWindow? { stack.key }
  /// What knows which item of the scene has the focus.
  open var focusSystem: UIFocusSystem? { focus }
  /// The screen's coordinates.
  open var coordinateSpace: any UICoordinateSpace { screen }
  /// What is known of the surroundings.
  open var traitCollection: UITraitCollection {
    KitServices.installed.traits?.traits(of: self) ?? screen.traitCollection
  }
  /// The traits have changed; does nothing unless overridden.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
