/// A request of the application to the device, which a page may fulfill.
package struct HostRequest: Equatable, Sendable {
  /// The number of the request, counted from 1.
  package var number: Int
  /// The kind of request.
  package var kind: Kind

  /// The kinds of requests.
  package enum Kind: Equatable, Sendable {
    /// A vibration, as alternating durations of vibration and rest in milliseconds.
    case pulse([Int])
    /// A web address to open.
    case link(String)
  }

  /// Creates a request.
  package init(number: Int, kind: Kind) {
    self.number = number
    self.kind = kind
  }

  /// The default pointer, which the page's style sheet also uses.
  package static let ownPointer = "default"

  package var message: ServerMessage {
    switch kind {
    case .pulse(let pattern): .pulse(pattern)
    case .link(let address): .link(address)
    }
  }
}
