internal import TouchstoneHitTree

/// The root of a view tree on the screen, at which events enter the tree.
///
/// Windows are ordered by ``windowLevel``, and within a level by the time they were last brought to
/// the front. A touch goes to the frontmost window that it hits, even if that isn't the key window.
/// Events without a location go to the key window.
@preconcurrency @MainActor
open class UIWindow: UIView {
  @exclusivity(unchecked) private final var sceneReference = ZeroingReference<UIWindowScene>()
  package final var sceneStorage: UIWindowScene? {
    get { sceneReference.object }
    set { sceneReference = ZeroingReference(newValue) }
  }
  @exclusivity(unchecked) private final var firstResponderReference = ZeroingReference<
    UIResponder
  >()
  package final var firstResponder: UIResponder? {
    get { firstResponderReference.object }
    set {
      let old = firstResponder
      firstResponderReference = ZeroingReference(newValue)
      KitServices.installed.firstResponder?.firstResponderDidChange(
        in: self, to: newValue, from: old)
    }
  }
  /// The objects that modules above the core store with the window.
  package final let parts = FeatureStorage()
  /// The responders being made to resign. Each is asked once, even if it removes itself.
  var forced: [UIResponder] = []
  var levelStorage = Level.normal
  /// The number of the last touches event that the window handled.
  @exclusivity(unchecked) final var servedRound = 0
  var rootStorage: UIViewController?
  private lazy var ownUndoManager: UndoManager = {
    let manager = UndoManager()
    if let application { manager.owner = application }
    return manager
  }()

  /// Creates a hidden window with a frame in screen coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeWindow()
  }

  /// Creates a hidden window that fills a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    becomeWindow()
    self.windowScene = windowScene
  }

  /// Creates a hidden window without reading the archive, because archives aren't supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeWindow()
  }

  private func becomeWindow() {
    windowStorage = self
    layer.isHidden = true
    layer.isRootOfWindow = true
  }

  /// Creates a hidden window with an empty frame.
  public convenience init() { self.init(frame: .zero) }

  // MARK: Where it is

  /// The window's scene, or `nil` if the window was never shown or was removed from its scene.
  ///
  /// A window without a scene isn't on any screen and receives no touches.
  open var windowScene: UIWindowScene? {
    get { sceneStorage }
    set { moveToScene(newValue) }
  }
  /// The screen that shows the window.
  open var screen: UIScreen {
    get { sceneStorage?.screen ?? .main }
    set { moveToScreen(newValue) }
  }
  /// The level of the window in front-to-back order.
  open var windowLevel: Level {
    get { levelStorage }
    set { levelStorage = newValue }
  }
  /// Whether the window is hidden; `true` until the window is shown.
  open override var isHidden: Bool {
    get { layer.isHidden }
    set { setHidden(newValue) }
  }
  /// Whether the window can shrink to fit its content; stored, but not used here.
  open var canResizeToFitContent = false

  // MARK: Key

  /// Whether the window receives events without a location.
  open var isKeyWindow: Bool { sceneStorage?.stack.key === self }
  /// Whether the window can become the key window; `true` by default.
  open var canBecomeKey: Bool { true }
  /// Makes the window the key window; a hidden window stays hidden.
  open func makeKey() { takeKey() }
  /// Shows the window in front of the others of its level and makes it the key window.
  open func makeKeyAndVisible() { showAndTakeKey() }
  /// Called after the window became the key window; override it, but don't call it.
  open func becomeKey() {}
  /// Called after the window stopped being the key window; override it, but don't call it.
  open func resignKey() {}

  // MARK: Content

  /// The controller of the view that fills the window.
  open var rootViewController: UIViewController? {
    get { rootStorage }
    set { installRoot(newValue) }
  }

  // MARK: Events

  /// Delivers an event to the recognizers and views of the window.
  ///
  /// An override receives every touch, and calls `super` once for each event that is to be
  /// delivered.
  open func sendEvent(_ event: UIEvent) { event.deliver(in: self) }
  /// The scene, or the application if the window has no scene.
  open override var next: UIResponder? {
    TouchCall.noteQuestion(to: self)
    return sceneStorage ?? UIApplication.shared
  }

  /// The topmost presented content, or otherwise the root controller.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferredContent }
  /// The window with the first responder that this window serves.
  ///
  /// For the keyboard's window, that is another window.
  @_spi(Kit) open var servedWindow: UIWindow? { self }
  /// The window's undo manager, for all of its content without another one.
  open override var undoManager: UndoManager? { ownUndoManager }
  /// Updates the titles of Undo and Redo, and disables them if there is nothing to undo or redo.
  open override func validate(_ command: UICommand) { validateUndo(command) }

  // MARK: Conversion

  /// Converts a point to another window's coordinates, or to the screen's if `window` is `nil`.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    window.map { ViewConversion.convert(point, from: self, to: $0) } ?? convertToScreen(point)
  }
  /// Converts a point from another window's coordinates, or from the screen's if `window` is `nil`.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    window.map { ViewConversion.convert(point, from: $0, to: self) } ?? convertFromScreen(point)
  }
  /// Converts a rectangle to another window's coordinates, or to the screen's if `window` is `nil`.
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    window.map { ViewConversion.convert(rect, from: self, to: $0) }
      ?? ViewConversion.convert(rect, fromSpace: self, toSpace: screen)
  }
  /// Converts a rectangle from another window's coordinates, or from the screen's if `window` is
  /// `nil`.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    window.map { ViewConversion.convert(rect, from: $0, to: self) }
      ?? ViewConversion.convert(rect, fromSpace: screen, toSpace: self)
  }

  // MARK: What the kit's own views override

  @_spi(Kit) open override var inheritedSafeArea: UIEdgeInsets { screenInsets }

  // MARK: Notifications

  /// Posted after a window was shown.
  public class var didBecomeVisibleNotification: Notification.Name {
    Notification.Name("UIWindowDidBecomeVisibleNotification")
  }
  /// Posted after a window was hidden.
  public class var didBecomeHiddenNotification: Notification.Name {
    Notification.Name("UIWindowDidBecomeHiddenNotification")
  }
  /// Posted after a window became the key window.
  public class var didBecomeKeyNotification: Notification.Name {
    Notification.Name("UIWindowDidBecomeKeyNotification")
  }
  /// Posted after a window stopped being the key window.
  public class var didResignKeyNotification: Notification.Name {
    Notification.Name("UIWindowDidResignKeyNotification")
  }
}

extension UIWindow {
  /// The level of a window in front-to-back order.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The level's value; larger values are further in front.
    public var rawValue: CGFloat
    /// Creates a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of an app's windows: 0.
    public static let normal = Level(0)
    /// The level of the status bar: 1000.
    public static let statusBar = Level(1000)
    /// The level of alerts: 2000.
    public static let alert = Level(2000)

    /// Returns whether the first level is behind the second.
    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
    /// Returns a level that is further in front by a distance.
    public static func + (level: Level, distance: CGFloat) -> Level {
      Level(level.rawValue + distance)
    }
    /// Returns a level that is further back by a distance.
    public static func - (level: Level, distance: CGFloat) -> Level {
      Level(level.rawValue - distance)
    }
    /// Moves a level forward by a distance.
    public static func += (level: inout Level, distance: CGFloat) { level = level + distance }
    /// Moves a level back by a distance.
    public static func -= (level: inout Level, distance: CGFloat) { level = level - distance }
  }
}
