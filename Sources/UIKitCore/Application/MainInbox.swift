internal import Dispatch
internal import Synchronization

/// Work that other threads submit to the main actor, in the order of its arrival.
///
/// The main queue runs the work when it is free. A stage that waits for other threads runs it
/// earlier, because the main queue isn't free during the stage's call.
package enum MainInbox {
  private typealias Work = @MainActor @Sendable () -> Void

  private static let waiting = Mutex<[(slot: ApplicationSlot?, work: Work)]>([])

  /// Adds work, which runs with the application of `slot` as the current one.
  package static func add(
    for slot: ApplicationSlot?, _ work: @escaping @MainActor @Sendable () -> Void
  ) {
    waiting.withLock { $0.append((slot, work)) }
    DispatchQueue.main.async { MainActor.assumeIsolated { _ = run() } }
  }

  /// Runs all waiting work, and returns whether there was any.
  @discardableResult
  @MainActor
  package static func run() -> Bool {
    let works = waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
    for (slot, work) in works { ApplicationSlot.$bound.withValue(slot) { work() } }
    return !works.isEmpty
  }
}
