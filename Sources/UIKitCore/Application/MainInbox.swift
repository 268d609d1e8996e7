internal import Dispatch
internal import Synchronization
internal import TouchstoneGeometry

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

  /// Runs work on the main actor and waits for its result, on any thread.
  ///
  /// On the main actor, the work runs at once.
  package static func wait<Result>(
    for slot: ApplicationSlot?, _ work: @MainActor () -> Result
  ) -> Result {
    if let result = MainQueue.ifCurrent(work) { return result }
    return withoutActuallyEscaping(work) { work in
      let call = Call(work)
      add(for: slot) { call.make() }
      return call.result()
    }
  }

  /// A call on the main actor for which another thread waits.
  private final class Call<Result>: @unchecked Sendable {
    private var work: (@MainActor () -> Result)?
    private var outcome: Result?
    private let done = DispatchSemaphore(value: 0)

    init(_ work: @escaping @MainActor () -> Result) { self.work = work }

    @MainActor
    func make() {
      outcome = work?()
      // The closure must not outlive the waiting call.
      work = nil
      done.signal()
    }

    /// Waits for the end of the call.
    func result() -> Result {
      while true {
        done.wait()
        if let outcome { return outcome }
      }
    }
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
