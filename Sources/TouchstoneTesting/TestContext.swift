internal import Synchronization

/// The task-local values of the place where it was made, the running test among them, kept for later.
///
/// A deinit of an object of the main actor sees no task-local values, so that what it reports would
/// belong to no test. Here a task is made beforehand, which inherits them and waits; resuming it
/// runs it at once, inside that very call, because its executor is the caller's thread.
final class TestContext: Sendable {
  private typealias Work = @Sendable () -> Void

  /// Runs every job on the thread that hands it in, before it returns.
  private final class CallersThread: TaskExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
      UnownedJob(job).runSynchronously(on: asUnownedTaskExecutor())
    }
  }

  private static let executor = CallersThread()
  private let waiting = Mutex<UnsafeContinuation<Work?, Never>?>(nil)

  /// Keeps the values that are in force now.
  init() {
    Task(executorPreference: Self.executor) { [self] in
      let work = await withUnsafeContinuation { next in waiting.withLock { $0 = next } }
      work?()
    }
  }

  /// Runs `work` with the values, once; a second call does nothing. One of ``run(_:)`` and
  /// ``close()`` has to be called, or the task waits forever.
  func run(_ work: @escaping @Sendable () -> Void) { resume(work) }

  /// Lets the values go.
  func close() { resume(nil) }

  private func resume(_ work: Work?) {
    let next = waiting.withLock { waiting in
      defer { waiting = nil }
      return waiting
    }
    next?.resume(returning: work)
  }
}
