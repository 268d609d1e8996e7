internal import TouchstoneHitTree
package import TouchstoneInput
internal import TouchstoneTrace

/// Observes an event loop, to record or time it. The loop doesn't replace it during a call.
@MainActor
package final class LoopListener {
  /// Called with each input that enters the queue.
  let didPost: (RawInput) -> Void
  /// Called after each frame, with its time.
  let didFinishFrame: (Double) -> Void
  /// Whether the next frame has work for the listener and therefore must not be skipped.
  package var isBusy: () -> Bool = { false }

  package init(
    didPost: @escaping (RawInput) -> Void = { _ in }, didFinishFrame: @escaping (Double) -> Void
  ) {
    self.didPost = didPost
    self.didFinishFrame = didFinishFrame
  }
}

/// The time of one application: its input queue, timers and frames, and their order.
///
/// The loop never reads a wall clock. A host or a test sets the time. The order within a frame is:
/// input, timers, display links, properties, layout, display, commit, completions.
@MainActor
package final class EventLoop {
  /// The time in seconds on this application's clock.
  ///
  /// A computed property, because other modules would check each read of a stored one for exclusive
  /// access.
  package var now: Double { moment }
  @exclusivity(unchecked) private var moment = 0.0
  /// Raw input in order of arrival. Hosts add to it from any thread.
  package let queue = InputQueue()
  /// The scheduled timers.
  package let timers = TimerQueue()
  /// Determines when work of the default mode must wait.
  package let tracking = TrackingMode()
  /// The clock of the layers' animations.
  package let layerClock = LayerClock()
  /// The frame schedule, or `nil` if a host or a recording triggers each frame.
  @exclusivity(unchecked) package var frames: FrameSchedule?
  /// The display links, in the order in which each frame calls them.
  @exclusivity(unchecked) private(set) var displayLinks: [CADisplayLink] = []
  /// The observer of input and frames. Changed only between two of them.
  @exclusivity(unchecked) package var listener: LoopListener? {
    didSet { borrowedListener = listener.map { Borrowed($0) } }
  }
  @exclusivity(unchecked) private var borrowedListener: Borrowed<LoopListener>?

  /// Whether frames without work are skipped. Disabled only for comparisons.
  @exclusivity(unchecked) package var skipsIdleFrames = true

  /// The application, which owns the loop. Code that advances time retains it.
  private let owner: Borrowed<UIApplication>
  var application: UIApplication { owner.object }
  private let tracer: Tracer
  let moments: FeatureLists
  private let kept = KeptBatch()
  @exclusivity(unchecked) private var laidOutWindows: ContiguousArray<UIWindow> = []
  @exclusivity(unchecked) private var isDelivering = false
  @exclusivity(unchecked) private var turnEndings: [() -> Void] = []
  @exclusivity(unchecked) private var frameEndings: [() -> Void] = []
  private let frameInterval: Double

  init(application: UIApplication, hertz: Double) {
    owner = Borrowed(application)
    tracer = application.tracer
    moments = application.moments
    frames = FrameSchedule(hertz: hertz)
    frameInterval = 1 / max(1, hertz)
  }

  /// Adds raw input to the queue. It is delivered when the clock reaches its time.
  package func post(_ input: RawInput) {
    tracer.report(.enqueued(.of(input)), at: input.time)
    borrowedListener?.use { $0.didPost(input) }
    queue.enqueue(input)
  }

  // MARK: Advancing

  /// Processes all input, timers and frames due by `time` in chronological order, then sets the
  /// clock to `time`.
  package func advance(to time: Double) { advance(to: time) { false } }

  /// Processes all input, timers and frames due by `time` in chronological order, then sets the
  /// clock to `time`.
  ///
  /// A re-entrant call from an event handler returns immediately. Input that the handler posted is
  /// delivered after the current event, and the clock doesn't advance.
  ///
  /// - Parameters:
  ///   - time: The time.
  ///   - stops: Returns whether to stop before `time`. It is called after every frame and timer.
  package func advance(to time: Double, until stops: () -> Bool) {
    guard time.isFinite, !isDelivering else { return }
    endTurn()
    while let next = nextDue(), next <= time {
      if let frame = frames?.first(after: now), frame <= next {
        runFrame(at: frame)
      } else {
        arrive(at: next)
        deliver(includingMoves: false)
        fireTimers()
      }
      if stops() { return }
      skipIdleFrames(until: time)
    }
    arrive(at: time)
    deliver(includingMoves: false)
  }

  /// Returns the next time at which something happens, or `nil` if nothing is scheduled.
  private func nextDue() -> Double? {
    var next = frames?.first(after: now) ?? .infinity
    // If a handler advances the clock, the queue waits until the current delivery ends.
    if !isDelivering, let input = queue.nextImmediateTime { next = min(next, input) }
    if let timer = timers.nextDeadline { next = min(next, timer) }
    return next < .infinity ? next : nil
  }

  func arrive(at time: Double) {
    moment = max(moment, time)
    layerClock.arrive(at: moment)
  }

  /// Delivers all input queued up to now, without a frame. Moves are excluded if they are resampled
  /// to frames.
  package func flush() { deliver(includingMoves: !queue.resamplesMoves) }

  // MARK: A frame

  /// Runs one frame. A `time` in the past counts as now.
  package func runFrame(at time: Double) {
    // Retained until the frame is done, whatever a handler releases.
    let application = self.application
    defer { extendLifetime(application) }
    arrive(at: time)
    deliver(includingMoves: true)
    fireTimers()
    for link in displayLinks { link.frame(at: now, interval: frameInterval) }
    layOut()
    if !moments.layoutFollowers.isEmpty {
      for feature in moments.layoutFollowers { feature.layoutDidEnd() }
    }
    layerClock.tick(to: now)
    endFrame()
    if !moments.frameEnders.isEmpty { for feature in moments.frameEnders { feature.frameDidEnd() } }
    borrowedListener?.use { $0.didFinishFrame(now) }
  }

  /// Updates properties, lays out and draws all visible windows, from front to back.
  package func layOut() {
    if !moments.layoutPreparers.isEmpty {
      for feature in moments.layoutPreparers { feature.layoutWillBegin() }
    }
    guard owner.use({ $0.hasWork }) else { return }
    // Reused only for its capacity: a nested frame finds an empty array and uses its own.
    var windows = laidOutWindows
    laidOutWindows = []
    application.implicitScene.stack.collect(into: &windows)
    for window in windows where !window.isHidden {
      window.updatePropertiesIfNeeded()
      window.layoutIfNeeded()
      window.layer.displayTreeIfNeeded()
    }
    windows.removeAll(keepingCapacity: true)
    laidOutWindows = windows
  }

  /// Lays out, draws and commits the current state: a frame in which no time passes.
  ///
  /// For observers before the first frame, such as a command or simulated touches in a test.
  package func show() {
    layOut()
    if !isDelivering { endFrame() }
  }

  /// Whether the screen shows something that wasn't part of a frame yet.
  package var hasUnseen: Bool { !frameEndings.isEmpty }

  /// Calls `ending` once in the next frame, after everything new in it was laid out and committed.
  package func atEndOfFrame(_ ending: @escaping () -> Void) { frameEndings.append(ending) }

  private func endFrame() {
    if !frameEndings.isEmpty {
      let endings = frameEndings
      frameEndings = []
      for ending in endings { ending() }
    }
    endTurn()
  }

  /// The maximum number of timers that timers firing at one time may schedule for the same time.
  ///
  /// An animation of duration 0 that restarts itself in its completion would otherwise never let
  /// time advance.
  static let mostTimersAtOnce = 200
  /// The names of timers already reported for preventing time from advancing.
  private var restless: Set<String> = []

  private func fireTimers() {
    if let deadline = timers.nextDeadline, deadline <= now { fireDueTimers() }
    tracking.settle()
    endTurn()
  }

  private func fireDueTimers() {
    var known = timers.scheduledCount
    while timers.fireNext(
      upTo: now,
      willFire: { [tracer, application] _ in tracer.report(.timer, at: application.now) })
    {
      endTurn()
      guard timers.scheduledCount - known > Self.mostTimersAtOnce else { continue }
      known = timers.scheduledCount - Self.mostTimersAtOnce
      let late = timers.postpone(scheduledAfter: known, upTo: now, to: now + frameInterval)
      known = timers.scheduledCount
      for name in late where restless.insert(name).inserted {
        Fault.report(
          "\(name) restarted itself without delay \(Self.mostTimersAtOnce) times; "
            + "it waits for the next frame", about: application)
      }
    }
  }

  // MARK: Input

  /// Delivers batch after batch from the queue.
  ///
  /// A re-entrant call from a handler returns immediately, so that no event is delivered inside
  /// another. Its input follows after the current batch.
  private func deliver(includingMoves: Bool) {
    guard !isDelivering else { return }
    if queue.isQuiet { return endTurn() }
    isDelivering = true
    defer { isDelivering = false }
    endTurn()
    let application = self.application
    defer { extendLifetime(application) }
    if queue.hasRefusals {
      for refusal in queue.removeRefusals() {
        Fault.report("input refused: \(refusal)", about: application)
      }
    }
    while queue.next(upTo: now, includingMoves: includingMoves, into: &kept.batch) {
      application.receive(kept)
      endTurn()
    }
  }

  // MARK: Turns

  /// Whether a block waits for the end of the turn.
  var hasTurnEndings: Bool { !turnEndings.isEmpty }

  /// Calls `ending` once at the end of the current turn: after the current event, timer or frame.
  ///
  /// For code that runs outside of these, `ending` is called before the next one.
  package func atEndOfTurn(_ ending: @escaping () -> Void) { turnEndings.append(ending) }

  private func endTurn() {
    guard !turnEndings.isEmpty else { return }
    let endings = turnEndings
    turnEndings = []
    for ending in endings { ending() }
  }

  // MARK: Display links

  func add(_ link: CADisplayLink) {
    if !displayLinks.contains(where: { $0 === link }) { displayLinks.append(link) }
  }

  func remove(_ link: CADisplayLink) { displayLinks.removeAll { $0 === link } }

  /// Descriptions of pending work, for messages. Empty when everything has settled.
  package var pending: [String] { pending(includingRepeating: true) }

  /// Returns descriptions of pending work, optionally without repeating work.
  package func pending(includingRepeating: Bool) -> [String] {
    var names: [String] = []
    if !queue.isEmpty { names.append("\(queue.count) queued inputs") }
    names.append(
      contentsOf: includingRepeating ? timers.pendingNames : timers.pendingNamesOfSingle)
    // An animation that never ends isn't pending.
    if layerClock.nextEnd != nil { names.append("an animation") }
    if hasUnseen { names.append("an appearance") }
    if includingRepeating {
      names.append(contentsOf: displayLinks.filter { !$0.isPaused }.map { _ in "a display link" })
    }
    return names
  }
}
