public import Testing
internal import TouchstoneKit

/// Gives each test case a `UIApplication.shared` of its own, which suites with async tests need:
/// their tests take turns on the main actor.
public struct StagedTrait: TestTrait, SuiteTrait, TestScoping {
  /// It holds for suites inside a suite too.
  public var isRecursive: Bool { true }

  /// It scopes single cases, not suites.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    testCase == nil ? nil : self
  }

  /// Binds a slot of its own for the case.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await ApplicationSlot.$bound.withValue(ApplicationSlot()) { try await function() }
  }
}

extension Trait where Self == StagedTrait {
  /// A `UIApplication.shared` of its own for each test case.
  public static var staged: Self { Self() }
}
