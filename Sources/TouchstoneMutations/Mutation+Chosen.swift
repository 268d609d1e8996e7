#if TOUCHSTONE_MUTATIONS
internal import Foundation

extension Mutation {
  /// The rule that the environment variable names, or `nil` if it names no rule.
  @usableFromInline
  package static let chosen: Mutation? = {
    guard let name = ProcessInfo.processInfo.environment["TOUCHSTONE_MUTATION"] else { return nil }
    return Mutation.allCases.first { "\($0)" == name }
  }()
}
#endif
