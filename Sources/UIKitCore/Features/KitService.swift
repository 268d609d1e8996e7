package import TouchstoneInput

/// A stateless type that a module above the core provides and the core calls.
///
/// Services serve all applications, and views without a window or an application. This file
/// contains the protocols of all services. ``KitServices`` stores the provider of each.
@MainActor package protocol KitService: Sendable {}

// MARK: Input

/// A service that uses inputs that are neither touches nor presses.
@MainActor package protocol InputService: KitService {
  /// Uses an input, and returns whether it did.
  static func use(_ input: RawInput, in application: UIApplication) -> Bool
}

/// A service that may refuse new touches for the content of a view.
@MainActor package protocol ContentTouchService: KitService {
  /// Returns the superview that refuses the touches, or `nil` if the hit-tested view receives them.
  static func refuser(
    of touches: ContiguousArray<UITouch>.SubSequence, for view: UIView, _ event: UIEvent
  ) -> UIView?
}

/// A service that decides about keys before they become presses.
@MainActor package protocol KeyService: KitService {
  /// Determines the receiver of a key that went down, and sends it the key.
  static func decide(_ sample: KeySample, in application: UIApplication) -> KeyOutcome
  /// Repeats the command of a key that is held, if the command may repeat (statement 353).
  static func repeatCommand(_ sample: KeySample, in application: UIApplication)
}

/// The outcome for a key that went down.
package enum KeyOutcome {
  /// The key was used, and no press follows.
  ///
  /// The consumer, if any, is also notified when the key is released.
  case taken(by: (any ConsumesKeys)?)
  /// The key becomes a press.
  ///
  /// The text input, if any, types it.
  case press(typist: UIResponder?)
}

/// A service with key commands that follow those of the responder chain.
@MainActor package protocol KeyCommandService: KitService {
  /// Returns the key commands that belong to an application as a whole.
  static func keyCommands(of application: UIApplication) -> [UIKeyCommand]
}

/// A service that types keys into text.
@MainActor package protocol TypingService: KitService {
  /// Returns whether a responder accepts a key as text.
  static func wants(_ key: UIKey, _ responder: UIResponder) -> Bool
  /// Types a key into a responder that wants it.
  static func type(_ key: UIKey, into responder: UIResponder)
}

/// A service that handles motions that no responder handled.
@MainActor package protocol MotionService: KitService {
  /// Handles a motion, and returns whether it did.
  static func answer(_ motion: UIEvent.EventSubtype, in application: UIApplication) -> Bool
}

// MARK: First responder and focus

/// A service that is called when the first responder of a window changes.
@MainActor package protocol FirstResponderService: KitService {
  /// Called when the first responder of a window has changed.
  static func firstResponderDidChange(
    in window: UIWindow, to new: UIResponder?, from old: UIResponder?)
}

/// A service that shows keyboards and input views.
@MainActor package protocol InputViewService: KitService {
  /// Returns the input views at the bottom of a scene.
  static func inputViews(of scene: UIWindowScene) -> any InputViews
}

/// The keyboard for a scene's first responder, or the app's own input view, at the bottom of the
/// scene.
@MainActor package protocol InputViews: AnyObject {
  /// Begins a change of the first responder in several steps. Nothing is shown or hidden until
  /// ``endChange()``.
  func beginChange()
  /// Ends the change and shows the input views of the first responder.
  func endChange()
  /// Shows the input views of the first responder, unless a change is in progress.
  func update()
}

/// A service that moves the focus of scenes.
@MainActor package protocol FocusService: KitService {
  /// Returns the object that moves the focus of a focus system's scene.
  static func mover(of system: UIFocusSystem) -> any FocusMover & FocusListener
}

/// An object that moves the focus of one scene.
@MainActor package protocol FocusMover: AnyObject {
  /// The focused item, or `nil` if no item has the focus.
  var focusedItem: (any UIFocusItem)? { get }
  /// The responder at which a press begins, or `nil` if nothing has the focus.
  var startOfPresses: UIResponder? { get }
  /// Requests a move of the focus to an environment before the next frame.
  func request(_ environment: any UIFocusEnvironment)
  /// Requests an update because an environment's preferences have changed.
  func needsUpdate(_ environment: any UIFocusEnvironment)
  /// Performs the requested moves.
  func update()
}

/// An object that observes changes that affect the focus of one scene.
@MainActor package protocol FocusListener: AnyObject {
  /// Called when the focus effect of a view has changed.
  func effectDidChange(of view: UIView)
  /// Called when a view has left its window.
  func viewDidLeave(_ view: UIView)
  /// Called when a responder has become first responder of its window.
  func firstResponderDidChange(_ responder: UIResponder)
}

// MARK: Menus and controllers

/// A service that shows the context menus of views.
@MainActor package protocol ContextMenuService: KitService {
  /// Returns the context menus of an application.
  static func contextMenus(of application: UIApplication) -> any ContextMenus
}

/// The context menus of an application.
///
/// The core contains the interaction that requests them, because controls declare it in their class
/// bodies.
@MainActor package protocol ContextMenus {
  /// Shows the menu of an interaction for a press at `point`, in the coordinates of the
  /// interaction's view.
  func present(
    _ configuration: UIContextMenuConfiguration, of interaction: UIContextMenuInteraction,
    _ appearance: UIContextMenuInteraction.appearance, at point: CGPoint)
  /// Returns the visible menu of an interaction, or `nil` if it isn't shown.
  func shown(by interaction: UIContextMenuInteraction) -> (any ShownContextMenu)?
  /// Records in the trace the reason that a view shows no menu.
  func reportMissing(_ view: UIView, _ reason: String)
}

/// A visible context menu.
@MainActor package protocol ShownContextMenu: AnyObject {
  /// The menu's appearance.
  var appearance: UIContextMenuInteraction.appearance { get }
  /// Updates the menu when the finger that opened it has moved or, if `isOver` is `true`, was
  /// lifted.
  func track(_ point: CGPoint, from window: UIWindow?, isOver: Bool)
  /// Replaces the menu with the result of `change`.
  func update(_ change: (UIMenu) -> UIMenu)
  /// Removes the menu.
  func dismiss(because cause: String)
}

/// A service that presents and dismisses controllers and resizes windows.
@MainActor package protocol PresentationService: KitService {
  /// Presents a controller over another one.
  static func present(
    _ controller: UIViewController, over presenter: UIViewController, _ animated: Bool,
    _ completion: (() -> Void)?)
  /// Dismisses the controller that `controller` has presented, or else `controller` itself.
  static func dismiss(
    from controller: UIViewController, _ animated: Bool, _ completion: (() -> Void)?)
  /// Dismisses a presented controller for the user, and returns whether it is dismissed.
  static func userDismisses(_ controller: UIViewController) -> Bool
  /// Called when the content of a presented controller prefers another size.
  static func preferredSizeDidChange(of controller: UIViewController)
  /// Resizes a window because the size of its screen has changed.
  ///
  /// Notifies before the change, calls `change`, and notifies after it.
  static func resize(_ window: UIWindow, to size: CGSize, _ change: () -> Void)
}

// MARK: Views

/// A service that animates the core's own views.
@MainActor package protocol AnimationService: KitService {
  /// Animates changes for `duration` seconds.
  static func animate(
    _ duration: TimeInterval, allowsTouches: Bool, _ changes: () -> Void,
    _ completion: ((Bool) -> Void)?)
}

/// A service that determines the traits of views, controllers and scenes, and notifies them of
/// changes.
@MainActor package protocol TraitService: KitService {
  /// Returns the traits of a scene, or of an environment for which no traits are recorded yet.
  static func traits(of environment: any UITraitEnvironment) -> UITraitCollection
  /// Returns the style that a view or a controller sets for its content.
  static func style(of environment: any UITraitEnvironment) -> UIUserInterfaceStyle
  /// Sets the style of the content of a view or a controller.
  static func setStyle(_ style: UIUserInterfaceStyle, of environment: any UITraitEnvironment)
  /// Updates the traits of a branch after its superview, window or screen has changed.
  static func settle(_ branch: UIView)
}

/// A service that stores the traits that controllers set for their children.
@MainActor package protocol ChildTraitService: KitService {
  /// Returns the traits that a controller has set for a child, or `nil` if it hasn't set any.
  static func traits(
    setFor child: UIViewController, by parent: UIViewController
  ) -> UITraitCollection?
  /// Sets the traits of a child, or removes them if `traits` is `nil`.
  static func set(
    _ traits: UITraitCollection?, for child: UIViewController, by parent: UIViewController)
}

/// A service that notifies observers of property changes.
@MainActor package protocol ObservingService: KitService {
  /// Called when observable properties of an object have changed.
  static func propertiesDidChange(of object: NSObject)
}

/// A service that names views and recognizers as the user would.
@MainActor package protocol NameService: KitService {
  /// Returns the name that identifies a view or a recognizer on the screen.
  static func name(of object: AnyObject) -> ObjectName
}

/// A service that calls the delegates of scenes.
@MainActor package protocol SceneService: KitService {
  /// Calls the delegate of the application's scene, and returns whether there is one.
  static func tell(_ application: UIApplication, _ moment: SceneMoment) -> Bool
}

/// A service that lays out views by constraints.
@MainActor package protocol LayoutService: KitService {
  /// Lays out a view and its subviews if layout was requested.
  static func layOut(_ view: UIView)
  /// Called when a view is about to change or lose its superview.
  static func superviewWillChange(of view: UIView)
  /// Returns the size that constraints and content determine for a view, given a target size and
  /// two priorities.
  static func fittingSize(
    _ view: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize
}

/// A service that shows a view in place of missing content.
@MainActor package protocol UnavailableContentService: KitService {
  /// Returns the description of the view that a controller shows, or `nil`.
  static func configuration(of controller: UIViewController) -> (any UIContentConfiguration)?
  /// Shows a described view in front of a controller's view, or removes it for `nil`.
  static func show(
    _ configuration: (any UIContentConfiguration)?, in controller: UIViewController)
}

extension UIResponder {
  /// Returns whether the responder accepts a key as text.
  package func wantsToType(_ key: UIKey) -> Bool {
    KitServices.installed.typing?.wants(key, self) ?? false
  }
}
