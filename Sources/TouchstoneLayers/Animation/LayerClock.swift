internal import TouchstoneGeometry

/// The time that layers and animations live by, and the animations that are under way in it.
///
/// Nobody here looks at a wall clock: whoever owns the clock says how late it is.
@MainActor package final class LayerClock {
  /// Answers the clock of whoever is running; an application puts its own here.
  package static var current: @MainActor () -> LayerClock = { fallback }

  /// The clock of a program without an application.
  private static let fallback = LayerClock()

  /// The time in seconds.
  @exclusivity(unchecked) package private(set) var now: Double

  /// Transactions that were begun and not yet committed, the innermost last; the first is implied.
  @exclusivity(unchecked) var transactions: [Transaction] = [Transaction(parent: nil)]
  /// Animations under way, in the order in which they were added.
  @exclusivity(unchecked) private var running: [RunningAnimation] = []
  /// Animations that were stopped before their end, and whose delegates do not know yet.
  @exclusivity(unchecked) private var stopped: [RunningAnimation] = []

  /// Makes a clock.
  package init(now: Double = 0) { self.now = now }

  /// Whether an animation is under way, or somebody still has to be told that one was stopped.
  package var hasRunningAnimations: Bool { !running.isEmpty || !stopped.isEmpty }

  /// When the next animation ends: now, where somebody has to be told of a stop; nil when none
  /// ever does.
  package var nextEnd: Double? {
    if !stopped.isEmpty { return now }
    return running.map(\.end).filter(\.isFinite).min()
  }

  /// Before when a tick tells nobody anything: shortly before the next animation begins or ends, now
  /// where somebody has to be told of a stop; nil when nothing ever does.
  package var nextMoment: Double? {
    if !stopped.isEmpty { return now }
    if running.isEmpty { return nil }
    return running.map { ($0.hasStarted ? $0.end : $0.begin) - 2 * MediaTiming.tolerance }
      .filter { $0 < .infinity }.min()
  }

  /// When the picture changes next without anything else happening: now while an animation moves, the next
  /// step if all animations under way jump, or `nil` if no animation is under way.
  package var nextPicture: Double? { running.map { $0.nextPicture(after: now) }.min() }

  /// Lets time go on and ends nothing yet: between two frames. Time never runs backwards.
  package func arrive(at time: Double) { now = max(now, time) }

  /// Lets time go on, and ends what is over by then.
  ///
  /// This is also where the implied transaction ends. Then everybody hears of what was stopped and
  /// of what began, in the order in which it was added; then animations end by the time of their
  /// end, and by their order where that is the same. What is added meanwhile waits for the next
  /// tick. Time never runs backwards.
  package func tick(to time: Double) {
    arrive(at: time)
    flushTransaction()
    guard hasRunningAnimations else { return }
    stopAbandoned()
    let stops = stopped
    stopped = []
    for entry in stops { entry.tellStop(finished: false) }
    for entry in running where !entry.hasStarted && entry.begin <= now + MediaTiming.tolerance {
      entry.tellStart()
    }
    let over = running.filter { $0.end <= now + MediaTiming.tolerance }
    let ends = over.enumerated().map { (offset: $0.offset, end: $0.element.end, entry: $0.element) }
      .sorted { ($0.end, $0.offset) < ($1.end, $1.offset) }
    for (_, _, entry) in ends {
      guard let index = running.firstIndex(where: { $0 === entry }) else { continue }
      running.remove(at: index)
      let isFinished = entry.layer != nil
      entry.layer?.forget(entry)
      entry.tellStop(finished: isFinished)
    }
  }

  /// Stops all animations; their delegates and completions are told at the next tick.
  package func removeAll() {
    for entry in running { entry.layer?.stop(entry) }
  }

  /// Stops the animations whose layers have left a shown tree. An animation that isn't removed on completion
  /// goes on.
  private func stopAbandoned() {
    for entry in running where entry.wasLeft() { entry.layer?.stop(entry) }
  }

  /// Stops the animations of layers in shown trees, as the system does in the background. An animation that
  /// isn't removed on completion goes on.
  package func stopForBackground() {
    for entry in running where entry.isLostInBackground { entry.layer?.stop(entry) }
  }

  /// Takes an animation on.
  func add(_ entry: RunningAnimation) { running.append(entry) }

  /// Lets an animation go before its end.
  func stop(_ entry: RunningAnimation) {
    guard let index = running.firstIndex(where: { $0 === entry }) else { return }
    running.remove(at: index)
    stopped.append(entry)
  }
}

/// The time of the clock that is running, in seconds.
@preconcurrency @MainActor public func CACurrentMediaTime() -> CFTimeInterval {
  LayerClock.current().now
}
