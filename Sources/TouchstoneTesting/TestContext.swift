internal import Synchronization

/// The task-local values at the time of its creation, including the running test, stored for later
/// use.
///
/// A `deinit` isolated to the main actor sees no task-local values, so its failures would belong to
/// no test. Therefore a task is created in advance, which inherits the values and suspends.
/// Resuming it runs it at once, during that call, because its executor is the caller's thread.
final class TestContext: Sendable {
  private typealias Work = @Sendable () -> Void

  /// An executor that runs every job on the enqueuing thread, before `enqueue` returns.
  private final class CallersThread: TaskExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
      UnownedJob(job).runSynchronously(on: asUnownedTaskExecutor())
    }
  }

  private static let executor = CallersThread()
  private let waiting = Mutex<UnsafeContinuation<Work?, Never>?>(nil)

  /// Captures the current task-local values.
  init() {
    Task(executorPreference: Self.executor) { [self] in
      let work = await withUnsafeContinuation { next in waiting.withLock { $0 = next } }
      work?()
    }
  }

  /// Runs `work` with the values, once; a second call does nothing.
  ///
  /// Call either ``run(_:)`` or ``close()``. Otherwise the task never ends.
  func run(_ work: @escaping @Sendable () -> Void) { resume(work) }

  /// Releases the values without running any work.
  func close() { resume(nil) }

  private func resume(_ work: Work?) {
    let next = waiting.withLock { waiting in
      defer { waiting = nil }
      return waiting
    }
    next?.resume(returning: work)
  }
}
