// Written by Scripts/delegate-methods --write; not edited by hand.

/// The requirements of the kit's protocols that have defaults, which UIKit calls optional.
package enum OptionalRequirements {
  /// The members of each protocol that has any.
  package static let members: [String: [String]] = [:]

  /// The protocols that others stand on.
  package static let parents: [String: [String]] = [:]
}
