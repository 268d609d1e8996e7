internal import TouchstoneHitTree
package import TouchstoneInput
internal import TouchstoneTrace

/// Who hears of what an event loop does, for recording or timing it; nobody takes it away meanwhile.
@MainActor
package final class LoopListener {
  /// Called with each input that enters the queue.
  let didPost: (RawInput) -> Void
  /// Called after each frame, with its time.
  let didFinishFrame: (Double) -> Void
  /// Whether the next frame has work for the listener, so that it is not left out.
  package var isBusy: () -> Bool = { false }

  /// Makes one.
  package init(
    didPost: @escaping (RawInput) -> Void = { _ in }, didFinishFrame: @escaping (Double) -> Void
  ) {
    self.didPost = didPost
    self.didFinishFrame = didFinishFrame
  }
}

/// One application's time: the queue of raw input, the timers and the frames, and their order.
///
/// Nothing here reads a wall clock; a host or a test says what time it is. In a frame the order is:
/// input, timers, display links, properties, layout, display, commit, completions.
@MainActor
package final class EventLoop {
  /// Seconds on this application's clock.
  ///
  /// Not stored under this name: other modules would check each look at it for exclusive access.
  package var now: Double { moment }
  @exclusivity(unchecked) private var moment = 0.0
  /// Raw input, in the order of its arrival; hosts fill it from any thread.
  package let queue = InputQueue()
  /// What is to happen later.
  package let timers = TimerQueue()
  /// When what runs in the default mode only has to wait.
  package let tracking = TrackingMode()
  /// What runs the layers' animations.
  package let layerClock = LayerClock()
  /// When frames fall; nil while a host, or a recording, says so itself.
  @exclusivity(unchecked) package var frames: FrameSchedule?
  /// What is called with each frame, in order.
  @exclusivity(unchecked) private(set) var displayLinks: [CADisplayLink] = []
  /// Who hears of each input and frame; changed between two of them.
  @exclusivity(unchecked) package var listener: LoopListener? {
    didSet { lentListener = listener.map { Lent($0) } }
  }
  @exclusivity(unchecked) private var lentListener: Lent<LoopListener>?

  /// Whether frames with nothing to do are left out; off only to compare.
  @exclusivity(unchecked) package var skipsIdleFrames = true

  /// The application, which has it; whoever lets time pass keeps that.
  private let owner: Lent<UIApplication>
  var application: UIApplication { owner.object }
  private let tracer: Tracer
  let moments: Moments
  private let kept = KeptBatch()
  @exclusivity(unchecked) private var laidOutWindows: ContiguousArray<UIWindow> = []
  @exclusivity(unchecked) private var isDelivering = false
  @exclusivity(unchecked) private var turnEndings: [() -> Void] = []
  @exclusivity(unchecked) private var frameEndings: [() -> Void] = []
  private let frameInterval: Double

  init(application: UIApplication, hertz: Double) {
    owner = Lent(application)
    tracer = application.tracer
    moments = application.moments
    frames = FrameSchedule(hertz: hertz)
    frameInterval = 1 / max(1, hertz)
  }

  /// Puts raw input into the queue; it is delivered when its time is served.
  package func post(_ input: RawInput) {
    tracer.report(.enqueued(.of(input)), at: input.time)
    lentListener?.use { $0.didPost(input) }
    queue.enqueue(input)
  }

  // MARK: Advancing

  /// Serves everything that falls due up to `time`, in order of time, and arrives there.
  ///
  /// From inside a handler nothing is served: what was posted comes after the event that is being
  /// delivered, and time stands still for as long.
  package func advance(to time: Double) {
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
      skipIdleFrames(until: time)
    }
    arrive(at: time)
    deliver(includingMoves: false)
  }

  /// The next moment at which something happens.
  private func nextDue() -> Double? {
    var next = frames?.first(after: now) ?? .infinity
    // A handler that advances the clock is inside a delivery: the queue waits until it is over.
    if !isDelivering, let input = queue.nextImmediateTime { next = min(next, input) }
    if let timer = timers.nextDeadline { next = min(next, timer) }
    return next < .infinity ? next : nil
  }

  func arrive(at time: Double) {
    moment = max(moment, time)
    layerClock.arrive(at: moment)
  }

  /// Delivers all that is queued up to now, without a frame; moves too, unless they are resampled
  /// to the frames.
  package func flush() { deliver(includingMoves: !queue.resamplesMoves) }

  // MARK: A frame

  /// Runs one frame; a time in the past counts as now.
  package func runFrame(at time: Double) {
    // Kept until all is done, whatever a handler lets go of.
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
    lentListener?.use { $0.didFinishFrame(now) }
  }

  /// Properties, layout and drawing of every window that is shown, front first.
  package func layOut() {
    if !moments.layoutPreparers.isEmpty {
      for feature in moments.layoutPreparers { feature.layoutWillBegin() }
    }
    guard owner.use({ $0.hasWork }) else { return }
    // Kept for its room only: a frame within a frame finds an empty list and makes its own.
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

  /// Lays out and draws what there is, and lets it be seen: a frame in which no time passes.
  ///
  /// For whoever looks before the first frame, as a person can't: a command, or a test's fingers.
  package func show() {
    layOut()
    if !isDelivering { endFrame() }
  }

  /// Whether something is on the screen that was in no frame yet.
  package var hasUnseen: Bool { !frameEndings.isEmpty }

  /// Calls `ending` once with the next frame, when all that is new in it was laid out and committed.
  func atEndOfFrame(_ ending: @escaping () -> Void) { frameEndings.append(ending) }

  private func endFrame() {
    if !frameEndings.isEmpty {
      let endings = frameEndings
      frameEndings = []
      for ending in endings { ending() }
    }
    endTurn()
  }

  /// How many timers may be scheduled for a moment by those that fire at it. An animation of no
  /// length that starts itself again in its completion would never let time go on.
  static let mostTimersAtOnce = 200
  /// What was told of going on without time passing; each is told once.
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
          "\(name) starts itself again at once, \(Self.mostTimersAtOnce) times; "
            + "it waits for the next frame", about: application)
      }
    }
  }

  // MARK: Input

  /// Hands on batch after batch from the queue. A handler that comes back in here is answered after
  /// the batch that called it, so that no event is delivered inside another.
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

  /// Whether somebody waits for the end of the turn.
  var hasTurnEndings: Bool { !turnEndings.isEmpty }

  /// Calls `ending` once when the present turn is over: after this event, timer or frame; for code
  /// that runs outside any, before the next.
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

  /// What is still to come by itself, for a message; empty when everything has settled.
  package var pending: [String] { pending(includingRepeating: true) }

  /// The same; without what repeats it is what comes to an end by itself.
  package func pending(includingRepeating: Bool) -> [String] {
    var names: [String] = []
    if !queue.isEmpty { names.append("\(queue.count) queued inputs") }
    names.append(
      contentsOf: includingRepeating ? timers.pendingNames : timers.pendingNamesOfSingle)
    // One that never ends is nothing to wait for.
    if layerClock.nextEnd != nil { names.append("an animation") }
    if hasUnseen { names.append("an appearance") }
    if includingRepeating {
      names.append(contentsOf: displayLinks.filter { !$0.isPaused }.map { _ in "a display link" })
    }
    return names
  }
}
