public import Testing
internal import TouchstoneKit

/// A trait that gives each test case its own `UIApplication.shared`.
///
/// Suites with async tests need it, because their tests interleave on the main actor.
public struct StagedTrait: TestTrait, SuiteTrait, TestScoping {
  /// Whether the trait also applies to nested suites; always `true`.
  public var isRecursive: Bool { true }

  /// Returns the trait for single test cases, and `nil` for suites.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    testCase == nil ? nil : self
  }

  /// Binds a separate application slot while the test case runs.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await ApplicationSlot.$bound.withValue(ApplicationSlot()) { try await function() }
  }
}

extension Trait where Self == StagedTrait {
  /// A trait that gives each test case its own `UIApplication.shared`.
  public static var staged: Self { Self() }
}
