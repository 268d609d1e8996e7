@_exported public import Testing
internal import TouchstoneInput
@_exported public import TouchstoneInspector
@_exported public import TouchstoneKit
internal import TouchstoneReplay
public import TouchstoneTrace

/// A whole application on a virtual screen under a virtual clock, and hands to touch it with.
///
///     let stage = Stage()
///     stage.window.addSubview(button)
///     stage.tap(button)
///     #expect(stage.trace.contains { $0.kind == .answered })
///
/// Points are screen points. Nothing happens by itself: every call delivers its own events before it
/// returns, convenience calls advance the clock by their own duration and no more, and samples of
/// two calls never become one event. A stage that ends with a finger down, a press held or a timer
/// pending fails its test and says which; what the kit's recognizers wait for does not count.
///
/// Each call puts the stage's application in force. A stage that is used across an `await` needs a
/// suite with the trait `.staged`, and says so where that is missing: other tests take turns on the
/// main actor in between.
@MainActor
public final class Stage {
  /// The stage's application; in force for the time of each call, and as the latest until another
  /// stage is made.
  public let application: UIApplication
  let log = TraceLog()
  let bond: TestBond
  private var holds: [HoldState] = []
  /// Whether Caps Lock is on, as every event then says; pressing its key turns it on and off.
  public var isCapsLockOn = false
  private var nextFinger = 0
  private var latestUpdate = 0
  private var togetherDepth = 0
  /// Whether hands are kept for the end of ``together(_:)``.
  var isTogether: Bool { togetherDepth > 0 }
  private var script: [ScriptedMove] = []
  private var windowStorage: UIWindow?
  private var fingers: [FingerState] = []
  /// Whether the test ends the stage in the midst of what repeats.
  var hasLeft = false

  // MARK: Making

  /// A fresh application with a key window and the clock at 0.
  ///
  /// - Parameters:
  ///   - size: The screen, in points; nothing covers its edges, so that every safe area is empty.
  ///   - hertz: How many frames a second has.
  ///   - resampling: Whether moves are resampled to the frames: `UIApplication.resamplesMoves`. Then
  ///     they wait for a frame also at the end of a call; advance the clock to see them.
  ///   - keyboard: How high the keyboard on the screen is: ``keyboardHeight``.
  ///   - application: The class of the application.
  ///   - sourceLocation: Where the stage is made, for its messages.
  ///   - function: The function that makes it, which may be the test.
  public convenience init(
    size: CGSize = CGSize(width: 390, height: 844), hertz: Double = 60, resampling: Bool = false,
    keyboard: CGFloat = 0, application: UIApplication.Type = UIApplication.self,
    sourceLocation: SourceLocation = #_sourceLocation, function: String = #function
  ) {
    self.init(
      screen: Self.screen(size, hertz), resampling, keyboard, application,
      TestBond(at: sourceLocation, in: function))
  }

  /// An app's own delegate, launched, and one of its scenes, which has been seen.
  ///
  /// - Parameters:
  ///   - app: The delegate's class.
  ///   - scene: A name from the delegate's scenes; nil for what the delegate itself shows.
  ///   - size: The screen, in points; nothing covers its edges, so that every safe area is empty.
  ///   - hertz: How many frames a second has.
  ///   - resampling: Whether moves are resampled to the frames: `UIApplication.resamplesMoves`. Then
  ///     they wait for a frame also at the end of a call; advance the clock to see them.
  ///   - keyboard: How high the keyboard on the screen is: ``keyboardHeight``.
  ///   - application: The class of the application.
  ///   - sourceLocation: Where the stage is made, for its messages.
  ///   - function: The function that makes it, which may be the test.
  public convenience init(
    app: any UIApplicationDelegate.Type, scene: String? = nil,
    size: CGSize = CGSize(width: 390, height: 844), hertz: Double = 60, resampling: Bool = false,
    keyboard: CGFloat = 0, application: UIApplication.Type = UIApplication.self,
    sourceLocation: SourceLocation = #_sourceLocation, function: String = #function
  ) {
    self.init(
      app: app, scene, screen: Self.screen(size, hertz), resampling, keyboard, application,
      TestBond(at: sourceLocation, in: function))
  }

  private static func screen(_ size: CGSize, _ hertz: Double) -> UIScreen.Configuration {
    UIScreen.Configuration(width: size.width, height: size.height, hertz: hertz)
  }

  convenience init(
    screen: UIScreen.Configuration, _ resampling: Bool, _ keyboard: CGFloat,
    _ application: UIApplication.Type, _ bond: TestBond
  ) {
    let made = Self.launch(application, delegate: nil, screen, bond.madeAt)
    made.resamplesMoves = resampling
    self.init(made, bond)
    keyboardHeight = keyboard
    let window = UIWindow(frame: made.screenBounds)
    window.makeKeyAndVisible()
    windowStorage = window
    started()
  }

  convenience init(
    app: any UIApplicationDelegate.Type, _ scene: String?, screen: UIScreen.Configuration,
    _ resampling: Bool, _ keyboard: CGFloat, _ application: UIApplication.Type, _ bond: TestBond
  ) {
    let made = Self.launch(application, delegate: app, screen, bond.madeAt)
    made.resamplesMoves = resampling || made.resamplesMoves
    self.init(made, bond)
    keyboardHeight = keyboard
    if let scene, !made.show(sceneNamed: scene) {
      fail(.noScene(scene, known: made.appScenes.map(\.name)), at: bond.madeAt)
    }
    started()
  }

  private init(_ application: UIApplication, _ bond: TestBond) {
    self.application = application
    self.bond = bond
    application.tracer.add(log)
  }

  private func started() {
    run { application.loop.show() }
    log.removeAll()
  }

  private static func launch(
    _ type: UIApplication.Type, delegate: AnyClass?, _ screen: UIScreen.Configuration,
    _ sourceLocation: SourceLocation
  ) -> UIApplication {
    do {
      return try UIApplication.launch(type, delegate: delegate, screen: screen)
    } catch {
      StageIssue.noLaunch(error).record(at: sourceLocation)
      let application = UIApplication()
      ApplicationSlot.install(application)
      return application
    }
  }

  isolated deinit {
    inForce {
      reportLeftovers()
      // An animation and the completion of its block keep each other, and the views they speak of.
      application.loop.layerClock.removeAll()
      application.loop.layerClock.tick(to: now)
      application.intake.abandon()
    }
    if ApplicationSlot.installed === application { ApplicationSlot.install(nil) }
  }

  // MARK: Looking

  /// The key window.
  public var window: UIWindow {
    run { windowStorage ?? application.keyWindow ?? makeWindow() }
  }

  private func makeWindow() -> UIWindow {
    let window = UIWindow(frame: application.screenBounds)
    window.makeKeyAndVisible()
    windowStorage = window
    return window
  }

  /// Seconds on the stage's clock.
  public var now: TimeInterval { application.now }

  /// Everything that happened so far, oldest first.
  public var trace: [TraceRecord] { log.records }

  /// The trace as text, a line a record.
  public var traceText: String { log.text }

  /// Forgets the trace so far.
  public func clearTrace() { log.removeAll() }

  /// Keeps no trace from now on: what nobody listens to takes a shorter way.
  package func stopTracing() {
    application.tracer.remove(log)
    isTracing = false
  }

  /// Whether the stage keeps a trace, which its expectations of hands are read from.
  private(set) var isTracing = true

  /// Where a touch at a point of the screen would go, and why.
  public func explanation(at point: CGPoint) -> TouchExplanation {
    run { application.explanation(forTouchAt: point) }
  }

  /// Whether a touch in the middle of `view` would reach it, and if not, why.
  public func why(_ view: UIView) -> String {
    run {
      view.explanation(forTouchAt: CGPoint(x: view.bounds.midX, y: view.bounds.midY)).sentence
    }
  }

  /// What became of a recognizer's latest touches, or what it waits for now.
  public func why(_ recognizer: UIGestureRecognizer) -> String {
    run {
      [recognizer.explanation, recognizer.delegateAnswer(in: trace)].compactMap(\.self)
        .joined(separator: " ")
    }
  }

  /// What the recognizers made of the latest touches; nil before the first one.
  public var debate: GestureDebate? { GestureDebate.debates(in: trace).last }

  /// What will surprise whoever touches the stage: recognizers in each other's way, and views that
  /// no touch can reach.
  public var lint: [LintFinding] {
    run {
      application.loop.show()
      return application.lint
    }
  }

  // MARK: Time

  /// Runs the timers, animations and frames that fall due, and arrives there.
  public func advance(by seconds: TimeInterval) {
    run { application.loop.advance(to: now + max(0, seconds)) }
  }

  // MARK: Running

  /// Runs `body` with this stage's application in force.
  func run<Result>(_ body: () -> Result) -> Result {
    bond.willUse(application)
    return inForce(body)
  }

  private func inForce<Result>(_ body: () -> Result) -> Result {
    let outer = ApplicationSlot.exchange(application)
    defer { if let outer { ApplicationSlot.install(outer) } }
    return body()
  }

  /// Puts input into the queue at the present time and delivers it, moves included.
  func send(_ input: RawInput) {
    run {
      showWhatIsNew()
      application.loop.post(input)
      application.loop.flush()
    }
  }

  /// Lets what came to the screen since the last frame be seen: nobody touches what is not there yet.
  private func showWhatIsNew() {
    if application.loop.hasUnseen { application.loop.show() }
  }

  func newFinger(at point: CGPoint, _ sourceLocation: SourceLocation) -> FingerState {
    nextFinger += 1
    let finger = FingerState(id: nextFinger, location: point, sourceLocation: sourceLocation)
    fingers.removeAll { !$0.isDown }
    fingers.append(finger)
    return finger
  }

  /// Remembers where a key or a button was pressed.
  func newHold(_ sourceLocation: SourceLocation) -> HoldState {
    let hold = HoldState(sourceLocation: sourceLocation)
    holds.removeAll { !$0.isDown }
    holds.append(hold)
    return hold
  }

  /// The modifier keys that are on whatever is done.
  var lockedModifiers: ModifierKeys { isCapsLockOn ? .alphaShift : [] }

  /// The number under which the next estimate of a touch is known better.
  func nextUpdate() -> Int {
    latestUpdate += 1
    return latestUpdate
  }

  /// The system took every finger's touch away.
  func forgetFingers() {
    for finger in fingers { finger.isDown = false }
    fingers = []
  }

  // MARK: Together

  /// Moves several fingers at once: nothing is delivered inside; on leaving, all start at one
  /// instant and the clock advances by the longest.
  public func together(_ body: () -> Void) {
    togetherDepth += 1
    body()
    togetherDepth -= 1
    guard togetherDepth == 0 else { return }
    let moves = script
    script = []
    play(moves)
  }

  /// Plays a move now, or keeps it for the end of ``together(_:)``.
  func perform(_ move: ScriptedMove) {
    if togetherDepth > 0 {
      script.append(move)
    } else {
      play([move])
    }
  }

  private func play(_ moves: [ScriptedMove]) {
    run {
      showWhatIsNew()
      ScriptedMove.play(moves, on: application.loop)
    }
  }

  // MARK: Leftovers

  private func reportLeftovers() {
    var left = fingers.filter(\.isDown).map { (StageIssue.leftFinger($0), $0.sourceLocation) }
    let presses = application.heldPresses
    let places = holds.filter(\.isDown).map(\.sourceLocation)
    for (index, name) in presses.enumerated() {
      left.append((.leftPress(name), places.count == presses.count ? places[index] : bond.madeAt))
    }
    let timers = hasLeft ? [] : application.loop.timers.pendingNames(of: .program)
    if !timers.isEmpty { left.append((.leftTimers(timers), bond.madeAt)) }
    bond.end(reporting: left)
  }

  // MARK: The keyboard

  /// How high the keyboard on the screen is, in points; 0 for none, as beside a keyboard of hardware.
  ///
  /// It slides in under a first responder that takes text, with the keyboard's notifications, and out
  /// after it. Nothing is typed on it by touches: see ``type(_:)`` and ``insertText(_:)``.
  public var keyboardHeight: CGFloat {
    get { application.keyboardHeight }
    set { inForce { application.keyboardHeight = newValue } }
  }
}
