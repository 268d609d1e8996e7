@_exported public import Testing
internal import TouchstoneInput
@_exported public import TouchstoneInspector
@_exported public import TouchstoneKit
internal import TouchstoneReplay
public import TouchstoneTrace

/// An application on a virtual screen under a virtual clock, with methods that simulate input.
///
///     let stage = Stage()
///     stage.window.addSubview(button)
///     stage.tap(button)
///     #expect(stage.trace.contains { $0.kind == .answered })
///
/// Points are screen points. Nothing happens between calls: every call delivers its own events
/// before it returns. Convenience methods advance the clock by their own duration only. Samples of
/// two calls never become one event. A stage that ends with a finger down, a press held or a timer
/// pending fails its test and names it. Waiting recognizers of Touchstone don't count.
///
/// Each call makes the stage's application current. A stage that is used across an `await` needs a
/// suite with the trait `.staged`, because other tests run on the main actor in between. If the
/// trait is missing, the test fails and says so.
@MainActor
public final class Stage {
  /// The stage's application.
  ///
  /// It is the current application during each call, and after it until another stage is created.
  public let application: UIApplication
  let log = TraceLog()
  let bond: TestBond
  private var holds: [HoldState] = []
  /// Whether Caps Lock is on. While it is, every event reports it.
  ///
  /// Pressing the Caps Lock key toggles the property.
  public var isCapsLockOn = false
  private var nextFinger = 0
  private var latestUpdate = 0
  private var togetherDepth = 0
  /// Whether input is collected until the end of ``together(_:)``.
  var isTogether: Bool { togetherDepth > 0 }
  private var script: [ScriptedMove] = []
  private var windowStorage: UIWindow?
  private var fingers: [FingerState] = []
  /// Whether the test ends the stage while timers of the app are pending.
  var hasLeft = false

  // MARK: Making

  /// Creates a stage with a new application and a key window, and its clock at 0.
  ///
  /// - Parameters:
  ///   - size: The size of the screen, in points. All safe areas are empty.
  ///   - hertz: The number of frames per second.
  ///   - resampling: Whether moves are resampled to the frames: `UIApplication.resamplesMoves`. If
  ///     they are, moves wait for a frame even at the end of a call; advance the clock to deliver
  ///     them.
  ///   - keyboard: The height of the onscreen keyboard: ``keyboardHeight``.
  ///   - application: The class of the application.
  ///   - sourceLocation: The source location at which the stage is created, for its messages.
  ///   - function: The function that creates the stage, which may be the test.
  public convenience init(
    size: CGSize = CGSize(width: 390, height: 844), hertz: Double = 60, resampling: Bool = false,
    keyboard: CGFloat = 0, application: UIApplication.Type = UIApplication.self,
    sourceLocation: SourceLocation = #_sourceLocation, function: String = #function
  ) {
    self.init(
      screen: Self.screen(size, hertz), resampling, keyboard, application,
      TestBond(at: sourceLocation, in: function))
  }

  /// Creates a stage that launches an app by its delegate, and shows one of the delegate's scenes.
  ///
  /// The scene has appeared when the initializer returns.
  ///
  /// - Parameters:
  ///   - app: The delegate's class.
  ///   - scene: The name of one of the delegate's scenes, or `nil` to show what the delegate itself
  ///     shows.
  ///   - size: The size of the screen, in points. All safe areas are empty.
  ///   - hertz: The number of frames per second.
  ///   - resampling: Whether moves are resampled to the frames: `UIApplication.resamplesMoves`. If
  ///     they are, moves wait for a frame even at the end of a call; advance the clock to deliver
  ///     them.
  ///   - keyboard: The height of the onscreen keyboard: ``keyboardHeight``.
  ///   - application: The class of the application.
  ///   - sourceLocation: The source location at which the stage is created, for its messages.
  ///   - function: The function that creates the stage, which may be the test.
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
      // Break retain cycles: an animation and the completion of its block retain each other and
      // their views.
      application.loop.layerClock.removeAll()
      application.loop.layerClock.tick(to: now)
      application.intake.abandon()
      removeAnswers()
    }
    application.container.close()
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

  /// The time on the stage's clock, in seconds.
  public var now: TimeInterval { application.now }

  /// The records of everything that has happened so far, oldest first.
  public var trace: [TraceRecord] { log.records }

  /// The trace as text, with one line per record.
  public var traceText: String { log.text }

  /// Removes all records from the trace.
  public func clearTrace() { log.removeAll() }

  /// Stops recording the trace, so that events take the faster path without tracing.
  package func stopTracing() {
    application.tracer.remove(log)
    isTracing = false
  }

  /// Whether the stage records a trace, which its expectations about input read.
  private(set) var isTracing = true

  /// Returns an explanation of where a touch at a screen point goes, and why.
  public func explanation(at point: CGPoint) -> TouchExplanation {
    run { application.explanation(forTouchAt: point) }
  }

  /// Returns whether a touch at the center of `view` reaches it, and the reason if it doesn't.
  public func why(_ view: UIView) -> String {
    run {
      view.explanation(forTouchAt: CGPoint(x: view.bounds.midX, y: view.bounds.midY)).sentence
    }
  }

  /// Returns the outcome of a recognizer's last touches, or what the recognizer is waiting for.
  public func why(_ recognizer: UIGestureRecognizer) -> String {
    run {
      [recognizer.explanation, recognizer.delegateAnswer(in: trace)].compactMap(\.self)
        .joined(separator: " ")
    }
  }

  /// The gesture timeline of the last touches, or `nil` before the first touch.
  public var gestureTimeline: GestureTimeline? { GestureTimeline.timelines(in: trace).last }

  /// Problems that will surprise a user: recognizers that conflict, and views that no touch can
  /// reach.
  public var lint: [LintFinding] {
    run {
      application.loop.show()
      return application.lint
    }
  }

  // MARK: Time

  /// Advances the clock by `seconds`, and runs the timers, animations and frames that fall due.
  ///
  /// The call waits for the threads of sessions that work on the app's requests. Answers that the
  /// stage defines arrive at their time, with the work that their completion handlers submit to the
  /// main queue.
  ///
  /// - Parameters:
  ///   - seconds: The duration. A negative value counts as 0.
  ///   - sourceLocation: The source location for failures.
  public func advance(
    by seconds: TimeInterval, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    run { pass(to: now + max(0, seconds), sourceLocation) }
  }

  // MARK: Running

  /// Runs `body` with this stage's application as the current one.
  func run<Result>(_ body: () -> Result) -> Result {
    bond.willUse(application)
    return inForce(body)
  }

  private func inForce<Result>(_ body: () -> Result) -> Result {
    let outer = ApplicationSlot.exchange(application)
    defer { if let outer { ApplicationSlot.install(outer) } }
    return body()
  }

  /// Posts input to the queue at the current time and delivers it, moves included.
  func send(_ input: RawInput) {
    run {
      showWhatIsNew()
      application.loop.post(input)
      application.loop.flush()
    }
  }

  /// Draws what was added since the last frame, because a user can't touch what isn't visible yet.
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

  /// Stores the source location at which a key or button was pressed.
  func newHold(_ sourceLocation: SourceLocation) -> HoldState {
    let hold = HoldState(sourceLocation: sourceLocation)
    holds.removeAll { !$0.isDown }
    holds.append(hold)
    return hold
  }

  /// The locked modifier keys, which every input reports.
  var lockedModifiers: ModifierKeys { isCapsLockOn ? .alphaShift : [] }

  /// Returns the number that identifies the next estimated sample when it is refined.
  func nextUpdate() -> Int {
    latestUpdate += 1
    return latestUpdate
  }

  /// Marks every finger as lifted, because the system cancels all touches.
  func forgetFingers() {
    for finger in fingers { finger.isDown = false }
    fingers = []
  }

  // MARK: Together

  /// Moves several fingers at the same time.
  ///
  /// Nothing is delivered inside `body`. After it, all moves start at the same time, and the clock
  /// advances by the longest move.
  public func together(_ body: () -> Void) {
    togetherDepth += 1
    body()
    togetherDepth -= 1
    guard togetherDepth == 0 else { return }
    let moves = script
    script = []
    play(moves)
  }

  /// Plays a move now, or stores it until the end of ``together(_:)``.
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

  /// The height of the onscreen keyboard, in points, or 0 for no onscreen keyboard, as with a
  /// hardware keyboard.
  ///
  /// The keyboard slides in under a first responder that accepts text, and slides out afterwards.
  /// The keyboard notifications are posted. Touches on it type nothing: use
  /// ``type(_:expecting:sourceLocation:)`` and ``insertText(_:)``.
  public var keyboardHeight: CGFloat {
    get { application.keyboardHeight }
    set { inForce { application.keyboardHeight = newValue } }
  }
}
