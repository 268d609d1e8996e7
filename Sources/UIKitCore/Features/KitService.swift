package import TouchstoneInput

/// A type without state that a module above the core provides, and that the core calls.
///
/// Services serve all applications, and views without a window or an application. The protocols of this
/// file are all services there are. ``KitServices`` has the provider of each.
@MainActor package protocol KitService: Sendable {}

// MARK: Input

/// A service that uses inputs that are neither touches nor presses.
@MainActor package protocol InputService: KitService {
  /// Uses an input and returns whether it did.
  static func use(_ input: RawInput, in application: UIApplication) -> Bool
}

/// A service that may refuse new touches for the content of a view.
@MainActor package protocol ContentTouchService: KitService {
  /// The view around the hit view that refuses the touches; `nil` if the hit view gets them.
  static func refuser(
    of touches: ContiguousArray<UITouch>.SubSequence, for view: UIView, _ event: UIEvent
  ) -> UIView?
}

/// A service that decides about keys before they become presses.
@MainActor package protocol KeyService: KitService {
  /// Finds the receiver of a key that went down, and gives it the key.
  static func decide(_ sample: KeySample, in application: UIApplication) -> KeyOutcome
  /// A key repeats that a command has taken: the command runs again if it may (statement 353).
  static func repeatCommand(_ sample: KeySample, in application: UIApplication)
}

/// The outcome for a key that went down.
package enum KeyOutcome {
  /// Something has used the key, and no press follows. A consumer hears of the key's end too.
  case taken(by: (any ConsumesKeys)?)
  /// The key becomes a press, which the text input types if there is one.
  case press(typist: UIResponder?)
}

/// A service with key commands that come after those of the responder chain.
@MainActor package protocol KeyCommandService: KitService {
  /// The key commands of an application as a whole.
  static func keyCommands(of application: UIApplication) -> [UIKeyCommand]
}

/// A service that types keys into text.
@MainActor package protocol TypingService: KitService {
  /// Whether a responder has a use for a key as text.
  static func wants(_ key: UIKey, _ responder: UIResponder) -> Bool
  /// Types a key into a responder that wants it.
  static func type(_ key: UIKey, into responder: UIResponder)
}

/// A service that answers motions that the responder chain left unanswered.
@MainActor package protocol MotionService: KitService {
  /// Answers a motion and returns whether it did.
  static func answer(_ motion: UIEvent.EventSubtype, in application: UIApplication) -> Bool
}

// MARK: First responder and focus

/// A service that is called when a window has another first responder.
@MainActor package protocol FirstResponderService: KitService {
  /// A window has another first responder.
  static func firstResponderDidChange(
    in window: UIWindow, to new: UIResponder?, from old: UIResponder?)
}

/// A service that shows keyboards and input views.
@MainActor package protocol InputViewService: KitService {
  /// The input views at the foot of a scene.
  static func inputViews(of scene: UIWindowScene) -> any InputViews
}

/// The keyboard at the foot of a scene for its first responder, or the program's own input view.
@MainActor package protocol InputViews: AnyObject {
  /// The first responder changes in steps. Nothing is shown or hidden until ``endChange()``.
  func beginChange()
  /// Shows the input views of the first responder.
  func endChange()
  /// Shows the input views of the first responder, unless a change is under way.
  func update()
}

/// A service that moves the focus of scenes.
@MainActor package protocol FocusService: KitService {
  /// The object that moves the focus of a system's scene.
  static func mover(of system: UIFocusSystem) -> any FocusMover & FocusListener
}

/// An object that moves the focus of one scene.
@MainActor package protocol FocusMover: AnyObject {
  /// The focused item; `nil` if no item has the focus.
  var focusedItem: (any UIFocusItem)? { get }
  /// The responder at which a press begins; `nil` if nothing has the focus.
  var startOfPresses: UIResponder? { get }
  /// Moves the focus to an environment before the next frame.
  func request(_ environment: any UIFocusEnvironment)
  /// An environment's preferences have changed.
  func needsUpdate(_ environment: any UIFocusEnvironment)
  /// Makes the movements that were requested.
  func update()
}

/// An object that follows changes around the focus of one scene.
@MainActor package protocol FocusListener: AnyObject {
  /// A view shows its focus in another way.
  func effectDidChange(of view: UIView)
  /// A view has left its window.
  func viewDidLeave(_ view: UIView)
  /// A responder has become first in its window.
  func firstResponderDidChange(_ responder: UIResponder)
}

// MARK: Menus and controllers

/// A service that shows the context menus of views.
@MainActor package protocol ContextMenuService: KitService {
  /// The context menus of an application.
  static func contextMenus(of application: UIApplication) -> any ContextMenus
}

/// The context menus of an application. The core has the interaction that asks for them, since controls
/// have it in their class bodies.
@MainActor package protocol ContextMenus {
  /// Shows the menu of an interaction, pressed at a point in the coordinates of its view.
  func present(
    _ configuration: UIContextMenuConfiguration, of interaction: UIContextMenuInteraction,
    _ appearance: UIContextMenuInteraction.appearance, at point: CGPoint)
  /// The menu of an interaction; `nil` if it is not shown.
  func shown(by interaction: UIContextMenuInteraction) -> (any ShownContextMenu)?
  /// Reports in the trace why a view shows no menu.
  func reportMissing(_ view: UIView, _ reason: String)
}

/// A context menu that is shown.
@MainActor package protocol ShownContextMenu: AnyObject {
  /// The menu's appearance.
  var appearance: UIContextMenuInteraction.appearance { get }
  /// A finger that opened the menu has moved or was lifted.
  func track(_ point: CGPoint, from window: UIWindow?, isOver: Bool)
  /// Shows another menu in its place.
  func update(_ change: (UIMenu) -> UIMenu)
  /// Removes the menu.
  func dismiss(because cause: String)
}

/// A service that presents and dismisses controllers, and resizes windows.
@MainActor package protocol PresentationService: KitService {
  /// Presents a controller over another one.
  static func present(
    _ controller: UIViewController, over presenter: UIViewController, _ animated: Bool,
    _ completion: (() -> Void)?)
  /// Dismisses the controller that a controller has presented, or else the controller itself.
  static func dismiss(
    from controller: UIViewController, _ animated: Bool, _ completion: (() -> Void)?)
  /// The user goes back. Returns whether the presented controller is dismissed.
  static func userDismisses(_ controller: UIViewController) -> Bool
  /// The content of a presented controller wants another size.
  static func preferredSizeDidChange(of controller: UIViewController)
  /// Gives a window another size because its screen has one: calls before the change, the change, calls
  /// after it.
  static func resize(_ window: UIWindow, to size: CGSize, _ change: () -> Void)
}

// MARK: Views

/// A service that animates the core's own views.
@MainActor package protocol AnimationService: KitService {
  /// Animates changes over a duration in seconds.
  static func animate(
    _ duration: TimeInterval, allowsTouches: Bool, _ changes: () -> Void,
    _ completion: ((Bool) -> Void)?)
}

/// A service that knows the traits of views, controllers and scenes, and calls them when the traits change.
@MainActor package protocol TraitService: KitService {
  /// The traits of an environment that has none of its own yet, or of a scene.
  static func traits(of environment: any UITraitEnvironment) -> UITraitCollection
  /// The style that a view or a controller sets for its content.
  static func style(of environment: any UITraitEnvironment) -> UIUserInterfaceStyle
  /// Sets the style of the content of a view or a controller.
  static func setStyle(_ style: UIUserInterfaceStyle, of environment: any UITraitEnvironment)
  /// Brings the traits of a branch up to date after its superview, window or screen has changed.
  static func settle(_ branch: UIView)
}

/// A service that knows the traits that controllers set for their children.
@MainActor package protocol ChildTraitService: KitService {
  /// The traits that a controller has set for a child; `nil` if it has set none.
  static func traits(
    setFor child: UIViewController, by parent: UIViewController
  ) -> UITraitCollection?
  /// Sets the traits of a child; `nil` removes them.
  static func set(
    _ traits: UITraitCollection?, for child: UIViewController, by parent: UIViewController)
}

/// A service that notifies observers of changes of properties.
@MainActor package protocol ObservingService: KitService {
  /// Properties of an object that programs can observe have changed.
  static func propertiesDidChange(of object: NSObject)
}

/// A service that names views and recognizers as a person does.
@MainActor package protocol NameService: KitService {
  /// The name of a view or a recognizer among all that the screen shows.
  static func name(of object: AnyObject) -> ObjectName
}

/// A service that calls the delegates of scenes.
@MainActor package protocol SceneService: KitService {
  /// Calls the delegate of the application's scene, and returns whether there is one.
  static func tell(_ application: UIApplication, _ moment: SceneMoment) -> Bool
}

/// A service that lays out views by constraints.
@MainActor package protocol LayoutService: KitService {
  /// Lays out a view and its subviews as far as layout was requested.
  static func layOut(_ view: UIView)
  /// A view is about to have another superview or none.
  static func superviewWillChange(of view: UIView)
  /// The size that constraints and content give a view, for a target size and two priorities.
  static func fittingSize(
    _ view: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize
}

extension UIResponder {
  /// Whether the responder has a use for a key as text.
  package func wantsToType(_ key: UIKey) -> Bool {
    KitServices.installed.typing?.wants(key, self) ?? false
  }
}
