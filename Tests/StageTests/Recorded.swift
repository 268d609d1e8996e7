import Synchronization
import TouchstoneTesting

/// What a body fails with: the words and the lines.
struct Recorded: Sendable {
  let text: String
  let line: Int?

  /// Runs `body` and answers everything that it failed with, which then fails nobody.
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

  /// The same for a body that waits.
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
