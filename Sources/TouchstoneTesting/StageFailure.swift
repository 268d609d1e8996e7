internal import Synchronization
public import Testing

/// A failure that a stage reports: a message, and the line that fails.
public struct StageFailure: Sendable {
  /// The message: the failure, its usual cause, and a suggestion.
  public let text: String
  /// The line of the test that fails.
  public let sourceLocation: SourceLocation
}

extension StageFailure: CustomStringConvertible {
  /// The message.
  public var description: String { text }
}

extension Stage {
  /// Runs `body`, and returns the failures that stages report during it. They don't fail the test.
  ///
  /// Use it to state that a tap fails, and why:
  ///
  ///     let failures = Stage.failures { stage.tap(button) }
  ///     #expect(failures.map(\.text) == ["*Buy* wasn't hit: it is hidden. …"])
  ///
  /// Calls can be nested. The innermost call receives the failures.
  ///
  /// - Returns: The failures in their order. Failures of `#expect` and `#require` aren't included:
  ///   they fail the test as usual.
  public static func failures(during body: () throws -> Void) rethrows -> [StageFailure] {
    let sink = FailureSink()
    try FailureSink.$current.withValue(sink) { try body() }
    return sink.failures
  }

  /// Runs an asynchronous `body`, and returns the failures that stages report during it. They don't
  /// fail the test.
  ///
  /// Failures of tasks that `body` creates with `Task.detached` aren't included.
  public static func failures(
    during body: @MainActor () async throws -> Void
  ) async rethrows -> [StageFailure] {
    let sink = FailureSink()
    try await FailureSink.$current.withValue(sink) { try await body() }
    return sink.failures
  }
}

/// The failures that are collected in place of the running test.
final class FailureSink: Sendable {
  /// The sink of the current task, or `nil` if failures fail the test.
  @TaskLocal static var current: FailureSink?

  private let collected = Mutex<[StageFailure]>([])

  var failures: [StageFailure] { collected.withLock { $0 } }

  func add(_ failure: StageFailure) { collected.withLock { $0.append(failure) } }
}
