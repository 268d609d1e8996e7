/// Something outside the application that a page may do for it.
package struct PageWish: Equatable, Sendable {
  /// Counts up from 1.
  package var number: Int
  /// What is wanted.
  package var kind: Kind

  /// What is wanted.
  package enum Kind: Equatable, Sendable {
    /// A pulse: milliseconds of shaking and of rest in turn.
    case pulse([Int])
    /// A link to an address of the web.
    case link(String)
  }

  /// Makes a wish.
  package init(number: Int, kind: Kind) {
    self.number = number
    self.kind = kind
  }

  /// The pointer of a page of which nobody wants another, as its style sheet has it.
  package static let ownPointer = "default"

  var message: ServerMessage {
    switch kind {
    case .pulse(let pattern): .pulse(pattern)
    case .link(let address): .link(address)
    }
  }
}
