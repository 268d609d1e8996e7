internal import TouchstoneHitTree

/// The root of a view tree on the screen, and the place where an event enters it.
///
/// Windows lie over each other by ``windowLevel``, and within a level by who came in front later. A
/// touch goes to the frontmost window that it hits, key or not; events without a place go to the key
/// window.
@preconcurrency @MainActor
open class UIWindow: UIView {
  @exclusivity(unchecked) private final var sceneReference = BackReference<UIWindowScene>()
  package final var sceneStorage: UIWindowScene? {
    get { sceneReference.object }
    set { sceneReference = BackReference(newValue) }
  }
  @exclusivity(unchecked) private final var firstResponderReference = BackReference<UIResponder>()
  package final var firstResponder: UIResponder? {
    get { firstResponderReference.object }
    set {
      let old = firstResponder
      firstResponderReference = BackReference(newValue)
      KitServices.installed.firstResponder?.firstResponderDidChange(
        in: self, to: newValue, from: old)
    }
  }
  /// What modules above the core keep with the window.
  package final let parts = Parts()
  /// Who is being asked and will be made to resign; one that removes itself in answer is asked once.
  var forced: [UIResponder] = []
  var levelStorage = Level.normal
  /// The number of the touches event that it served last.
  @exclusivity(unchecked) final var servedRound = 0
  var rootStorage: UIViewController?
  private lazy var ownUndoManager: UndoManager = {
    let manager = UndoManager()
    if let application { manager.owner = application }
    return manager
  }()

  /// Makes a hidden window with a frame in screen coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeWindow()
  }

  /// Makes a hidden window that fills a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    becomeWindow()
    self.windowScene = windowScene
  }

  /// Makes a window from an archive; there is none to read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeWindow()
  }

  private func becomeWindow() {
    windowStorage = self
    layer.isHidden = true
    layer.isRootOfWindow = true
  }

  /// Makes a hidden window with an empty frame.
  public convenience init() { self.init(frame: .zero) }

  // MARK: Where it is

  /// The scene the window shows in; nil until it is first shown, or for no scene at all.
  ///
  /// A window without a scene appears on no screen and gets no touches.
  open var windowScene: UIWindowScene? {
    get { sceneStorage }
    set { moveToScene(newValue) }
  }
  /// The screen the window shows on.
  open var screen: UIScreen {
    get { sceneStorage?.screen ?? .main }
    set { moveToScreen(newValue) }
  }
  /// How far in front the window lies.
  open var windowLevel: Level {
    get { levelStorage }
    set { levelStorage = newValue }
  }
  /// Whether the window is hidden, as it is until it is shown.
  open override var isHidden: Bool {
    get { layer.isHidden }
    set { setHidden(newValue) }
  }
  /// Whether the window could be made smaller to fit its content; kept, and not used here.
  open var canResizeToFitContent = false

  // MARK: Key

  /// Whether the window gets events without a place.
  open var isKeyWindow: Bool { sceneStorage?.stack.key === self }
  /// Whether the window may become key; true unless a subclass refuses.
  open var canBecomeKey: Bool { true }
  /// Makes the window key; it stays hidden if it is.
  open func makeKey() { takeKey() }
  /// Shows the window in front of the others of its level and makes it key.
  open func makeKeyAndVisible() { showAndTakeKey() }
  /// The window has become key; for overriding, not for calling.
  open func becomeKey() {}
  /// The window is key no more; for overriding, not for calling.
  open func resignKey() {}

  // MARK: Content

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    get { rootStorage }
    set { installRoot(newValue) }
  }

  // MARK: Events

  /// Takes an event to the recognizers and views of the window; overriding it sees every touch.
  ///
  /// An override calls `super` once for each event that is to be delivered.
  open func sendEvent(_ event: UIEvent) { event.deliver(in: self) }
  /// The scene, or the application for a window without one.
  open override var next: UIResponder? {
    TouchCall.noteQuestion(to: self)
    return sceneStorage ?? UIApplication.shared
  }

  /// What is presented on top, else the root controller.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferredContent }
  /// The window whose first responder is served here: another one where the keyboard lies.
  @_spi(Kit) open var servedWindow: UIWindow? { self }
  /// The window's own undo manager, for all in it that have no other.
  open override var undoManager: UndoManager? { ownUndoManager }
  /// Says what Undo and Redo would undo, and turns them off where there is nothing to undo.
  open override func validate(_ command: UICommand) { validateUndo(command) }

  // MARK: Conversion

  /// Converts a point to another window's coordinates, or to the screen's for nil.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    window.map { ViewConversion.convert(point, from: self, to: $0) } ?? convertToScreen(point)
  }
  /// Converts a point from another window's coordinates, or from the screen's for nil.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    window.map { ViewConversion.convert(point, from: $0, to: self) } ?? convertFromScreen(point)
  }
  /// Converts a rectangle to another window's coordinates, or to the screen's for nil.
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    window.map { ViewConversion.convert(rect, from: self, to: $0) }
      ?? ViewConversion.convert(rect, fromSpace: self, toSpace: screen)
  }
  /// Converts a rectangle from another window's coordinates, or from the screen's for nil.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    window.map { ViewConversion.convert(rect, from: $0, to: self) }
      ?? ViewConversion.convert(rect, fromSpace: screen, toSpace: self)
  }

  // MARK: What the kit's own views override

  @_spi(Kit) open override var inheritedSafeArea: UIEdgeInsets { screenInsets }

  // MARK: Notifications

  /// A window was shown.
  public class var didBecomeVisibleNotification: Notification.Name {
    Notification.Name("UIWindowDidBecomeVisibleNotification")
  }
  /// A window was hidden.
  public class var didBecomeHiddenNotification: Notification.Name {
    Notification.Name("UIWindowDidBecomeHiddenNotification")
  }
  /// A window became key.
  public class var didBecomeKeyNotification: Notification.Name {
    Notification.Name("UIWindowDidBecomeKeyNotification")
  }
  /// A window is key no more.
  public class var didResignKeyNotification: Notification.Name {
    Notification.Name("UIWindowDidResignKeyNotification")
  }
}

extension UIWindow {
  /// How far in front a window lies.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// Larger is further in front.
    public var rawValue: CGFloat
    /// Makes a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a level.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// An application's windows: 0.
    public static let normal = Level(0)
    /// The status bar: 1000.
    public static let statusBar = Level(1000)
    /// Alerts: 2000.
    public static let alert = Level(2000)

    /// Further behind.
    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
    /// A level so much further in front.
    public static func + (level: Level, distance: CGFloat) -> Level {
      Level(level.rawValue + distance)
    }
    /// A level so much further behind.
    public static func - (level: Level, distance: CGFloat) -> Level {
      Level(level.rawValue - distance)
    }
    /// Moves further in front.
    public static func += (level: inout Level, distance: CGFloat) { level = level + distance }
    /// Moves further behind.
    public static func -= (level: inout Level, distance: CGFloat) { level = level - distance }
  }
}
