/// Why an input cannot belong to its stream: one line, what is wrong and what was expected.
public struct InputRefusal: Error, Hashable, CustomStringConvertible {
  /// What is wrong, as a clause.
  public let problem: String
  /// What would have been right, as a clause.
  public let expectation: String

  /// Makes a refusal from its two clauses.
  package init(_ problem: String, expected expectation: String) {
    self.problem = problem
    self.expectation = expectation
  }

  /// Both clauses on one line.
  public var description: String { "\(problem); expected \(expectation)" }
}
