internal import TouchstoneHitTree
internal import TouchstoneMutations
public import TouchstoneTrace

/// The app as a whole: it queues and dispatches events, and is at the end of the responder chain.
///
/// All state of one run belongs to this object: queue, clock, screen, windows, trace. The only
/// global is ``shared``.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The application's screen.
  package let mainScreen: UIScreen
  /// The application's private folder and user defaults.
  package let container: AppContainer
  /// The receiver of all trace reports.
  public final let tracer = Tracer()
  /// The clock, the queue and the timers, and the order in which they are processed.
  @exclusivity(unchecked) package private(set) final var loop: EventLoop!
  @exclusivity(unchecked) package private(set) final var intake: TouchIntake!
  @exclusivity(unchecked) private(set) final var presses: PressIntake!
  /// The coordinator of the gesture recognizers.
  @exclusivity(unchecked) private(set) final var gestures: GestureEnvironment!
  @exclusivity(unchecked) private final var sceneStorage: UIWindowScene!
  var ignoringDepth = 0
  @exclusivity(unchecked) package final var state = State.active
  package final var receivesRemoteControl = false
  /// The features that participate in the application's events and frames.
  package final let moments: FeatureLists
  /// The objects, including features, that modules above the core store with the application.
  package final let parts: FeatureStorage
  /// A strong reference to the delegate, set by the launcher, as on iOS.
  package final var delegateHolder: AnyObject?
  /// The value of the last call to `UIView.setAnimationsEnabled(_:)`.
  package var animationsAreEnabled = true
  /// The interface orientations that the app's `Info.plist` permits.
  package var declaredOrientations = UIInterfaceOrientationMask.all
  /// The window and name of the scene that was shown by name.
  package final var shownWindow: UIWindow?
  package final var shownSceneName: String?

  /// Creates an application with the screen of the launching host, or with the standard screen.
  public override init() {
    let configuration = ApplicationSlot.pendingScreen ?? .standard
    mainScreen = UIScreen(configuration)
    container = ApplicationSlot.pendingContainer ?? ApplicationSlot.container
    moments = FeatureLists()
    parts = FeatureStorage(joining: moments)
    super.init()
    mainScreen.application = self
    gestures = GestureEnvironment(application: self)
    loop = EventLoop(application: self, hertz: configuration.hertz)
    intake = TouchIntake(application: self)
    presses = PressIntake(application: self)
    sceneStorage = UIWindowScene(application: self, screen: mainScreen)
    parts.makeStandingFeatures(of: self)
  }

  /// The current application: that of the process, or of the active stage in a test.
  public class var shared: UIApplication { ApplicationSlot.current }

  // MARK: State

  /// The delegate, which is notified of changes to the application as a whole.
  ///
  /// This isn't a `weak` reference, which would make each retain and release of the delegate three
  /// times as slow. Every unhandled event passes through the delegate.
  open var delegate: (any UIApplicationDelegate)? {
    get { delegateReference.object == nil ? nil : delegateWhileThere }
    set {
      delegateReference = ZeroingReference(newValue)
      delegateWhileThere = newValue
    }
  }
  @exclusivity(unchecked) private final var delegateReference = ZeroingReference<AnyObject>()
  /// The delegate with its conformance. Valid only while the reference returns an object.
  @exclusivity(unchecked)
  private final unowned(unsafe) var delegateWhileThere: (any UIApplicationDelegate)?
  /// Whether the application is in the foreground and receives events.
  open var applicationState: State { state }
  /// Whether touches are currently ignored.
  open var isIgnoringInteractionEvents: Bool { ignoringDepth > 0 }
  /// Ignores touches until the matching end call; calls nest.
  ///
  /// Prefer `isUserInteractionEnabled`.
  open func beginIgnoringInteractionEvents() { ignoringDepth += 1 }
  /// Balances one ``beginIgnoringInteractionEvents()``; an extra call has no effect.
  open func endIgnoringInteractionEvents() { ignoringDepth = max(0, ignoringDepth - 1) }
  /// Starts receiving remote commands.
  open func beginReceivingRemoteControlEvents() { receivesRemoteControl = true }
  /// Stops receiving remote commands.
  open func endReceivingRemoteControlEvents() { receivesRemoteControl = false }
  /// Whether an unhandled shake offers to undo the first responder's last action.
  open var applicationSupportsShakeToEdit = true

  /// Whether touches are resampled to a fixed time before each frame, for even steps.
  ///
  /// Hosts report touches at their own rate. The last report before a frame is sometimes recent and
  /// sometimes old, so content that follows a finger jitters. With resampling, a moved touch is
  /// shown at its location 6.8 ms before the frame, interpolated between reports or predicted by at
  /// most 8 ms. Touches that begin, end or are cancelled are neither changed nor delayed, and
  /// `coalescedTouches(for:)` returns all original reports. Off by default, because it adds about 5
  /// ms of latency. A change affects touches that begin afterwards. UIKit has no such property. See
  /// `Documentation/Speed.md` for the numbers.
  public var resamplesMoves: Bool {
    get { loop.queue.resamplesMoves }
    set { loop.queue.resamplesMoves = newValue }
  }

  // MARK: Windows

  /// The windows of all scenes, from back to front.
  open var windows: [UIWindow] {
    implicitScene.stack.frontToBack.reversed().filter { !($0 is any SystemWindow) }
  }
  /// The window that receives events without a location.
  open var keyWindow: UIWindow? { implicitScene.keyWindow }
  /// The connected scenes.
  open var connectedScenes: Set<UIScene> { [implicitScene] }
  /// The scene of windows that don't specify a scene.
  package final var implicitScene: UIWindowScene { sceneStorage }

  // MARK: Events

  /// Dispatches an event.
  ///
  /// Every event passes through this method. An override receives every event, and calls `super`
  /// once for each event that is to be delivered.
  open func sendEvent(_ event: UIEvent) { event.dispatch(from: self) }

  /// Sends an action to `target` or, if `target` is `nil`, to the nearest object in the responder
  /// chain that can perform it.
  ///
  /// - Returns: Whether an object handled the action.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let performer = performer(of: action, target: target, sender: sender)
    var isHandled: Bool?
    if let performer { isHandled = action.perform(on: performer, sender: sender, event: event) }
    report(action, from: sender, to: performer, isHandled: isHandled)
    return isHandled ?? false
  }

  /// Dismisses presented content after an unhandled release of Escape or a menu button.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !dismissPresented(after: presses) { super.pressesEnded(presses, with: event) }
  }

  /// Dismisses presented content if no responder below handled the gesture.
  open override func accessibilityPerformEscape() -> Bool { dismissPresented() }

  /// Offers to undo after an unhandled shake, and forwards other motions to the delegate.
  open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    guard KitServices.installed.motion?.answer(motion, in: self) != true else { return }
    super.motionEnded(motion, with: event)
  }

  /// The delegate, or `nil` if it isn't a responder, is a view or view controller, or is already in
  /// the chain.
  open override var next: UIResponder? {
    TouchCall.noteQuestion(to: self)
    guard !Mutation.applicationsEndTheChain.isOn, let responder = delegateInChain,
      responder !== self, !ResponderChainWalk.leads(from: responder, to: self)
    else { return nil }
    return responder
  }
  /// The class of the last delegate in the chain, cached because a cast would dominate the cost.
  @exclusivity(unchecked) private final var chainedClass: ObjectIdentifier?

  private final var delegateInChain: UIResponder? {
    guard let delegate else { return nil }
    let found = ObjectIdentifier(type(of: delegate))
    if found == chainedClass { return unsafeDowncast(delegate, to: UIResponder.self) }
    guard let responder = delegate as? UIResponder, !(responder is UIView),
      !(responder is UIViewController)
    else { return nil }
    chainedClass = found
    return responder
  }

  // MARK: Time

  /// The time in seconds on the application's clock.
  package final var now: Double { loop.now }
}

extension UIApplication {
  /// The state of an application.
  public enum State: Int, Sendable {
    /// In the foreground and receiving events.
    case active = 0
    /// In the foreground but interrupted.
    case inactive = 1
    /// Not visible.
    case background = 2
  }

  /// A reason for launching the application; Touchstone never passes one.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Posted after the application has launched.
  public class var didFinishLaunchingNotification: Notification.Name {
    Notification.Name("UIApplicationDidFinishLaunchingNotification")
  }
  /// Posted when the application starts to receive events.
  public class var didBecomeActiveNotification: Notification.Name {
    Notification.Name("UIApplicationDidBecomeActiveNotification")
  }
  /// Posted before the application temporarily stops receiving events.
  public class var willResignActiveNotification: Notification.Name {
    Notification.Name("UIApplicationWillResignActiveNotification")
  }
}
