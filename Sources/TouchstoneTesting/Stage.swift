public import Testing
internal import TouchstoneInput
@_exported public import TouchstoneInspector
public import TouchstoneTrace
@_exported public import UIKitCore

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
/// pending fails its test and says which.
///
/// Each call puts the stage's application in force. A stage that is kept in a property of a suite, or
/// used across an `await`, wants the suite to carry the trait `.staged`: other tests take turns on the
/// main actor in between.
@MainActor
public final class Stage {
  /// The stage's application; in force for the time of each call, and as the latest until another
  /// stage is made.
  public let application: UIApplication
  let log = TraceLog()
  private let madeAt: SourceLocation
  private var nextFinger = 0
  private var togetherDepth = 0
  private var script: [ScriptedMove] = []
  private var windowStorage: UIWindow?
  private var fingers: [FingerState] = []

  // MARK: Making

  /// A fresh application with a key window and the clock at 0.
  ///
  /// - Parameters:
  ///   - size: The screen, in points; nothing covers its edges, so that every safe area is empty.
  ///   - hertz: How many frames a second has.
  ///   - resampling: Whether moves are resampled to the frames: `UIApplication.resamplesMoves`. Then
  ///     they wait for a frame also at the end of a call; advance the clock to see them.
  ///   - application: The class of the application.
  ///   - sourceLocation: Where the stage is made, for its messages.
  public convenience init(
    size: CGSize = CGSize(width: 390, height: 844), hertz: Double = 60, resampling: Bool = false,
    application: UIApplication.Type = UIApplication.self,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init(
      screen: Self.screen(size, hertz), resampling, application, sourceLocation)
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
  ///   - application: The class of the application.
  ///   - sourceLocation: Where the stage is made, for its messages.
  public convenience init(
    app: any UIApplicationDelegate.Type, scene: String? = nil,
    size: CGSize = CGSize(width: 390, height: 844), hertz: Double = 60, resampling: Bool = false,
    application: UIApplication.Type = UIApplication.self,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init(
      app: app, scene, screen: Self.screen(size, hertz), resampling, application, sourceLocation)
  }

  private static func screen(_ size: CGSize, _ hertz: Double) -> UIScreen.Configuration {
    UIScreen.Configuration(width: size.width, height: size.height, hertz: hertz)
  }

  convenience init(
    screen: UIScreen.Configuration, _ resampling: Bool, _ application: UIApplication.Type,
    _ sourceLocation: SourceLocation
  ) {
    let made = Self.launch(application, delegate: nil, screen, sourceLocation)
    made.resamplesMoves = resampling
    self.init(made, sourceLocation)
    let window = UIWindow(frame: made.screenBounds)
    window.makeKeyAndVisible()
    windowStorage = window
    started()
  }

  convenience init(
    app: any UIApplicationDelegate.Type, _ scene: String?, screen: UIScreen.Configuration,
    _ resampling: Bool, _ application: UIApplication.Type, _ sourceLocation: SourceLocation
  ) {
    let made = Self.launch(application, delegate: app, screen, sourceLocation)
    made.resamplesMoves = resampling || made.resamplesMoves
    self.init(made, sourceLocation)
    if let scene, !made.show(sceneNamed: scene) {
      let names = made.appScenes.map(\.name).joined(separator: ", ")
      Issue.record(
        "there is no scene \"\(scene)\"; there are: \(names)", sourceLocation: sourceLocation)
    }
    started()
  }

  private init(_ application: UIApplication, _ sourceLocation: SourceLocation) {
    self.application = application
    madeAt = sourceLocation
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
      Issue.record("\(error)", sourceLocation: sourceLocation)
      let application = UIApplication()
      ApplicationSlot.install(application)
      return application
    }
  }

  isolated deinit {
    run {
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
  public var now: TimeInterval { application.stageTime }

  /// Everything that happened so far, oldest first.
  public var trace: [TraceRecord] { log.records }

  /// The trace as text, a line a record.
  public var traceText: String { log.text }

  /// Forgets the trace so far.
  public func clearTrace() { log.removeAll() }

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
  public func why(_ recognizer: UIGestureRecognizer) -> String { run { recognizer.explanation } }

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

  /// Advances until nothing is pending; gives up after 10 seconds and names what repeats.
  public func settle(sourceLocation: SourceLocation = #_sourceLocation) {
    run {
      let limit = now + Self.settlingLimit
      while !application.loop.pending.isEmpty, now < limit {
        application.loop.advance(to: now + 1 / 60)
      }
      application.loop.advance(to: now + 1 / 60)
      let left = application.loop.pending
      if !left.isEmpty {
        Issue.record(
          "the stage does not settle within \(Int(Self.settlingLimit)) s: still pending is \(left.joined(separator: ", "))",
          sourceLocation: sourceLocation)
      }
    }
  }

  /// Virtual seconds after which settling is given up (design, section 6).
  private static let settlingLimit: TimeInterval = 10

  /// Settles, and lets queued tasks and main-queue blocks of the program run too.
  public func idle(sourceLocation: SourceLocation = #_sourceLocation) async {
    for _ in 0..<20 { await Task.yield() }
    settle(sourceLocation: sourceLocation)
    for _ in 0..<20 { await Task.yield() }
    run { application.loop.flush() }
  }

  // MARK: Running

  /// Runs `body` with this stage's application in force.
  func run<Result>(_ body: () -> Result) -> Result {
    let outer = ApplicationSlot.installed
    ApplicationSlot.install(application)
    defer { if let outer, outer !== application { ApplicationSlot.install(outer) } }
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

  func newFinger(at point: CGPoint) -> FingerState {
    nextFinger += 1
    let finger = FingerState(id: nextFinger, location: point)
    fingers.removeAll { !$0.isDown }
    fingers.append(finger)
    return finger
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
    var left: [String] = []
    for finger in fingers where finger.isDown {
      left.append("finger \(finger.id) is down at (\(finger.location.x), \(finger.location.y))")
    }
    left.append(contentsOf: application.heldPresses.map { "the press \($0) is held" })
    left.append(contentsOf: application.loop.timers.pendingNames.map { "\($0) is pending" })
    guard !left.isEmpty else { return }
    Issue.record(
      "the stage was left with \(left.joined(separator: "; ")). Lift, cancel or settle before the end.",
      sourceLocation: madeAt)
  }
}
