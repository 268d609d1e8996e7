internal import TouchstoneGeometry
internal import TouchstoneInput
internal import UIKitCore

extension ApplicationQueue {
  /// Waits on the application's clock.
  ///
  /// Replaces `Task.sleep` in rewritten sources.
  ///
  /// - Throws: `CancellationError` as soon as the task is canceled.
  @MainActor
  public static func sleep(nanoseconds: UInt64) async throws {
    try await sleep(seconds: Double(nanoseconds) / 1e9)
  }

  /// Waits on the application's clock, which ignores the tolerance.
  ///
  /// - Throws: `CancellationError` as soon as the task is canceled.
  @MainActor
  public static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    let parts = duration.components
    try await sleep(seconds: Double(parts.seconds) + Double(parts.attoseconds) / 1e18)
  }

  @MainActor
  private static func sleep(seconds: Double) async throws {
    let sleep = Sleep()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        sleep.begin(for: seconds, continuation)
      }
    } onCancel: {
      Task { @MainActor in sleep.cancel() }
    }
  }
}

/// A task that waits for a point in time.
@MainActor
private final class Sleep {
  private var continuation: CheckedContinuation<Void, any Error>?
  private var isCancelled = false

  nonisolated init() {}

  func begin(for seconds: Double, _ continuation: CheckedContinuation<Void, any Error>) {
    guard !isCancelled else { return continuation.resume(throwing: CancellationError()) }
    self.continuation = continuation
    let application = UIApplication.shared
    application.loop.timers.schedule(
      at: application.now + (seconds > 0 ? seconds : 0), name: "a task that sleeps"
    ) {
      MainActor.assumeIsolated { self.end() }
    }
  }

  private func end() {
    continuation?.resume()
    continuation = nil
  }

  func cancel() {
    isCancelled = true
    continuation?.resume(throwing: CancellationError())
    continuation = nil
  }
}
