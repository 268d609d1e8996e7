/// What a server serves: answers to requests, and conversations on sockets.
package protocol Site: Sendable {
  /// Judges a request before anything else looks at it; it must not wait for anything.
  func admission(of request: SiteRequest) -> SiteAdmission

  /// Answers a request that was admitted.
  func answer(_ request: SiteRequest) async -> SiteAnswer

  /// The path at which a request may become a socket.
  var socketPath: String { get }

  /// Begins a conversation on a socket that a request has become.
  func converse() async -> any SiteConversation
}

/// Whether a request may be looked at.
package enum SiteAdmission: Equatable, Sendable {
  /// It may; whoever sent it is known by a secret, and keeps the connection when there are too many.
  case known
  /// It may, but anybody could have sent it.
  case stranger
  /// It may not, for a reason in one line.
  case refused(String)
}

/// One request, as far as anything depends on it.
package struct SiteRequest: Equatable, Sendable {
  /// The path without its leading slash, decoded.
  package var path: String
  /// The values of the query by their names; the first of each name counts.
  package var query: [String: String]
  /// The value of the one `Host` that a request must have.
  package var host: String
  /// The value of `Origin`, which browsers send for a page's own requests.
  package var origin: String?

  /// Makes a request.
  package init(path: String, query: [String: String] = [:], host: String, origin: String? = nil) {
    self.path = path
    self.query = query
    self.host = host
    self.origin = origin
  }
}

/// An answer to a request.
package struct SiteAnswer: Equatable, Sendable {
  /// The status code.
  package var status: Int
  /// The headers but those that belong to the connection.
  package var headers: [Header]
  /// The bytes.
  package var body: [UInt8]

  /// One line of the headers.
  package struct Header: Equatable, Sendable {
    /// The name.
    package var name: String
    /// The value.
    package var value: String

    /// Makes a line.
    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Makes an answer.
  package init(status: Int, headers: [Header], body: [UInt8]) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// One line of text for whoever reads it.
  package init(status: Int, line: String, headers: [Header] = []) {
    self.init(
      status: status,
      headers: [Header("Content-Type", "text/plain; charset=utf-8")] + headers,
      body: Array((line + "\n").utf8))
  }
}

/// The site's side of a socket, from its opening to its end.
package protocol SiteConversation: Sendable {
  /// What is to be sent, each a whole message; it ends early where too much waits to be read.
  var messages: any AsyncSequence<[UInt8], Never> & Sendable { get }

  /// Takes a message, in the order in which they came.
  func receive(_ message: [UInt8]) async throws(SocketRefusal)

  /// Hears that nothing more comes or goes; called once.
  func end() async
}
