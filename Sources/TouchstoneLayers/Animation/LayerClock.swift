internal import TouchstoneGeometry

/// The time of layers and animations, and the animations that are running in it.
///
/// Nothing here reads a wall clock. The clock's owner sets the time.
@MainActor package final class LayerClock {
  /// A function that returns the current clock. An application sets it to return its own.
  package static var current: @MainActor () -> LayerClock = { fallback }

  /// The clock that is used without an application.
  private static let fallback = LayerClock()

  /// The current time in seconds.
  @exclusivity(unchecked) package private(set) var now: Double

  /// The open transactions, the innermost last. The first one is implicit.
  @exclusivity(unchecked) var transactions: [Transaction] = [Transaction(parent: nil)]
  /// The running animations, in the order in which they were added.
  @exclusivity(unchecked) private var running: [RunningAnimation] = []
  /// Animations that were stopped before their end, and that have yet to notify their delegates.
  @exclusivity(unchecked) private var stopped: [RunningAnimation] = []

  /// Creates a clock that starts at `now`, in seconds.
  package init(now: Double = 0) { self.now = now }

  /// Whether an animation is running, or the delegate of a stopped animation hasn't been notified
  /// yet.
  package var hasRunningAnimations: Bool { !running.isEmpty || !stopped.isEmpty }

  /// The time at which the next animation ends, or `nil` if no animation ends.
  ///
  /// It is the current time if a delegate has yet to be notified of a stop.
  package var nextEnd: Double? {
    if !stopped.isEmpty { return now }
    return running.map(\.end).filter(\.isFinite).min()
  }

  /// The time before which a tick notifies no delegate, or `nil` if nothing is left to notify.
  ///
  /// It is shortly before the next animation begins or ends, or the current time if a delegate has
  /// yet to be notified of a stop.
  package var nextMoment: Double? {
    if !stopped.isEmpty { return now }
    if running.isEmpty { return nil }
    return running.map { ($0.hasStarted ? $0.end : $0.begin) - 2 * MediaTiming.tolerance }
      .filter { $0 < .infinity }.min()
  }

  /// The time at which the image changes next if nothing else happens, or `nil` if no animation is
  /// running.
  ///
  /// It is the current time while an animation moves, or the next step if all running animations
  /// jump.
  package var nextPicture: Double? { running.map { $0.nextPicture(after: now) }.min() }

  /// Advances the time without ending animations, between two frames. The time never runs backward.
  package func arrive(at time: Double) { now = max(now, time) }

  /// Advances the time and ends the animations that are over by then.
  ///
  /// A tick also ends the implicit transaction. It then notifies delegates of stops, in the order
  /// in which the animations were stopped, and of beginnings, in the order in which the animations
  /// were added. Finally, animations end in the order of their end times, and in the order in which
  /// they were added if the end times are equal. Animations added during the call wait for the next
  /// tick. The time never runs backward.
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

  /// Stops all animations. Their delegates and completions are notified at the next tick.
  package func removeAll() {
    for entry in running { entry.layer?.stop(entry) }
  }

  /// Stops the animations of layers that have left a shown tree.
  ///
  /// An animation that isn't removed on completion continues.
  private func stopAbandoned() {
    for entry in running where entry.wasLeft() { entry.layer?.stop(entry) }
  }

  /// Stops the animations of layers in shown trees, as the system does in the background.
  ///
  /// An animation that isn't removed on completion continues.
  package func stopForBackground() {
    for entry in running where entry.isLostInBackground { entry.layer?.stop(entry) }
  }

  /// Adds an animation to the running ones.
  func add(_ entry: RunningAnimation) { running.append(entry) }

  /// Stops an animation before its end.
  func stop(_ entry: RunningAnimation) {
    guard let index = running.firstIndex(where: { $0 === entry }) else { return }
    running.remove(at: index)
    stopped.append(entry)
  }
}

/// Returns the time of the current clock, in seconds.
@preconcurrency @MainActor public func CACurrentMediaTime() -> CFTimeInterval {
  LayerClock.current().now
}
