/// The reason that an input can't belong to its stream, in one line: the problem and the expected
/// input.
public struct InputRefusal: Error, Hashable, CustomStringConvertible {
  /// The problem, as a clause.
  public let problem: String
  /// The expected input, as a clause.
  public let expectation: String

  /// Creates a refusal from its two clauses.
  package init(_ problem: String, expected expectation: String) {
    self.problem = problem
    self.expectation = expectation
  }

  /// Both clauses on one line.
  public var description: String { "\(problem); expected \(expectation)" }
}
