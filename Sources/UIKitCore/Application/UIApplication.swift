internal import TouchstoneHitTree
internal import TouchstoneMutations
public import TouchstoneTrace

/// The program as a whole: it queues events, sends them on their way, and ends the responder chain.
///
/// Everything that belongs to one run hangs on this object: queue, clock, screen, windows, trace.
/// The only global is ``shared``.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The application's screen.
  package let mainScreen: UIScreen
  /// Where every step is reported.
  public final let tracer = Tracer()
  /// The clock, the queue and the timers, and the order in which they are served.
  @exclusivity(unchecked) package private(set) final var loop: EventLoop!
  @exclusivity(unchecked) package private(set) final var intake: TouchIntake!
  @exclusivity(unchecked) private(set) final var presses: PressIntake!
  /// The recognizers' coordinator.
  @exclusivity(unchecked) private(set) final var gestures: GestureEnvironment!
  @exclusivity(unchecked) private final var sceneStorage: UIWindowScene!
  var ignoringDepth = 0
  @exclusivity(unchecked) package final var state = State.active
  package final var receivesRemoteControl = false
  /// The features that take part in the application's events and frames.
  package final let moments: Moments
  /// The objects that modules above the core keep with the application, features among them.
  package final let parts: Parts
  /// Kept alive by the launcher, as on iOS.
  package final var delegateHolder: AnyObject?
  /// What `UIView.setAnimationsEnabled(_:)` has said.
  package var animationsAreEnabled = true
  /// To which sides the program's `Info.plist` lets its interface be turned.
  package var declaredOrientations = UIInterfaceOrientationMask.all
  /// The window of the scene that is shown by name, and the name.
  package final var shownWindow: UIWindow?
  package final var shownSceneName: String?

  /// Makes an application, with the screen of the host that launches it or the standard one.
  public override init() {
    let configuration = ApplicationSlot.pendingScreen ?? .standard
    mainScreen = UIScreen(configuration)
    moments = Moments()
    parts = Parts(joining: moments)
    super.init()
    mainScreen.application = self
    gestures = GestureEnvironment(application: self)
    loop = EventLoop(application: self, hertz: configuration.hertz)
    intake = TouchIntake(application: self)
    presses = PressIntake(application: self)
    sceneStorage = UIWindowScene(application: self, screen: mainScreen)
    parts.makeStandingFeatures(of: self)
  }

  /// The application of this program, or of the stage that is on in a test.
  public class var shared: UIApplication { ApplicationSlot.current }

  // MARK: State

  /// Receives what happens to the application as a whole.
  ///
  /// No `weak` reference: each retain and release of the delegate would take three times as long, and
  /// every event that nobody answers comes by it.
  open var delegate: (any UIApplicationDelegate)? {
    get { delegateReference.object == nil ? nil : delegateWhileThere }
    set {
      delegateReference = BackReference(newValue)
      delegateWhileThere = newValue
    }
  }
  @exclusivity(unchecked) private final var delegateReference = BackReference<AnyObject>()
  /// The delegate with its conformance, for as long as the reference answers.
  @exclusivity(unchecked)
  private final unowned(unsafe) var delegateWhileThere: (any UIApplicationDelegate)?
  /// Whether the application is in front and gets events.
  open var applicationState: State { state }
  /// Whether touches are ignored for now.
  open var isIgnoringInteractionEvents: Bool { ignoringDepth > 0 }
  /// Ignores touches until the matching end; calls nest. `isUserInteractionEnabled` is better.
  open func beginIgnoringInteractionEvents() { ignoringDepth += 1 }
  /// Undoes one ``beginIgnoringInteractionEvents()``; one too many does nothing.
  open func endIgnoringInteractionEvents() { ignoringDepth = max(0, ignoringDepth - 1) }
  /// Starts to receive remote commands.
  open func beginReceivingRemoteControlEvents() { receivesRemoteControl = true }
  /// Stops receiving remote commands.
  open func endReceivingRemoteControlEvents() { receivesRemoteControl = false }
  /// Whether a shake that nobody answers offers to undo what the first responder can undo.
  open var applicationSupportsShakeToEdit = true

  /// Whether touches move to where they were a fixed time before each frame, in even steps.
  ///
  /// Hosts report touches at their own pace, so that the latest report is sometimes fresh and
  /// sometimes old when a frame comes, and what follows a finger trembles. With this on, a touch that
  /// moved is shown where it was 6.8 ms before the frame, found among the reports around that moment,
  /// or predicted by 8 ms at most. What comes down, lifts or is cancelled is neither changed nor
  /// delayed, and `coalescedTouches(for:)` still gives every report as it came. Off at first, as it
  /// costs some 5 ms; it counts for touches that begin from then on. Touchstone's own: UIKit has no
  /// such switch. `Documentation/Speed.md` has the numbers.
  public var resamplesMoves: Bool {
    get { loop.queue.resamplesMoves }
    set { loop.queue.resamplesMoves = newValue }
  }

  // MARK: Windows

  /// The windows of all scenes, from the back to the front.
  open var windows: [UIWindow] {
    implicitScene.stack.frontToBack.reversed().filter { !($0 is any SystemWindow) }
  }
  /// The window that gets events without a place.
  open var keyWindow: UIWindow? { implicitScene.keyWindow }
  /// All scenes.
  open var connectedScenes: Set<UIScene> { [implicitScene] }
  /// The scene that windows join which name none.
  package final var implicitScene: UIWindowScene { sceneStorage }

  // MARK: Events

  /// Sends an event on its way: the single door for every event.
  ///
  /// An override sees everything and calls `super` once for each event that is to be delivered.
  open func sendEvent(_ event: UIEvent) { event.dispatch(from: self) }

  /// Sends an action to `target`, or to the first in the responder chain that performs it for nil.
  ///
  /// - Returns: Whether somebody handled it.
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

  /// Dismisses what is presented where Escape, or a menu button, came up and nobody kept it.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !dismissPresented(after: presses) { super.pressesEnded(presses, with: event) }
  }

  /// Dismisses what is presented where nobody below wanted to leave anything.
  open override func accessibilityPerformEscape() -> Bool { dismissPresented() }

  /// A shake that climbed up to here offers to undo; anything else goes on to the delegate.
  open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    guard KitServices.installed.motion?.answer(motion, in: self) != true else { return }
    super.motionEnded(motion, with: event)
  }

  /// The delegate, where it is a responder and no other part of the chain.
  open override var next: UIResponder? {
    TouchCall.noteQuestion(to: self)
    guard !Mutation.applicationsEndTheChain.isOn, let responder = delegateInChain,
      responder !== self, !ResponderClimb.leads(from: responder, to: self)
    else { return nil }
    return responder
  }
  /// The class of the latest delegate that had a place in the chain: casts take longer than all else.
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

  /// Seconds on the application's clock.
  package final var now: Double { loop.now }
}

extension UIApplication {
  /// Whether an application is in front and gets events.
  public enum State: Int, Sendable {
    /// In front, and getting events.
    case active = 0
    /// In front, and interrupted.
    case inactive = 1
    /// Not to be seen.
    case background = 2
  }

  /// Why an application was launched; nothing launches one with a reason here.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The application's life in notifications.
  public class var didFinishLaunchingNotification: Notification.Name {
    Notification.Name("UIApplicationDidFinishLaunchingNotification")
  }
  /// The application gets events.
  public class var didBecomeActiveNotification: Notification.Name {
    Notification.Name("UIApplicationDidBecomeActiveNotification")
  }
  /// The application will get no more events for a while.
  public class var willResignActiveNotification: Notification.Name {
    Notification.Name("UIApplicationWillResignActiveNotification")
  }
}
