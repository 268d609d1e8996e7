import Synchronization
import TouchstoneTesting

/// A failure of a closure: its text and its line.
struct Recorded: Sendable {
  let text: String
  let line: Int?

  /// Runs `body` and returns all of its failures, which then don't fail the test.
  @MainActor
  static func during(_ body: () throws -> Void) -> [Recorded] {
    let found = Found()
    try? withKnownIssue(isIntermittent: true) {
      try body()
    } matching: {
      found.add($0)
    }
    return found.all.withLock { $0 }
  }

  /// Runs an asynchronous `body` and returns all of its failures.
  @MainActor
  static func during(_ body: @MainActor () async throws -> Void) async -> [Recorded] {
    let found = Found()
    try? await withKnownIssue(isIntermittent: true) {
      try await body()
    } matching: {
      found.add($0)
    }
    return found.all.withLock { $0 }
  }

  private final class Found: Sendable {
    let all = Mutex<[Recorded]>([])

    func add(_ issue: Issue) -> Bool {
      all.withLock { $0.append(Recorded(issue)) }
      return true
    }
  }

  private init(_ issue: Issue) {
    text = issue.comments.map(\.rawValue).joined()
    line = issue.sourceLocation?.line
  }
}
