/// The content of a server: answers to requests, and conversations on sockets.
package protocol Site: Sendable {
  /// Returns whether a request is admitted, before any other processing; it must not block.
  func admission(of request: SiteRequest) -> SiteAdmission

  /// Returns the answer to an admitted request.
  func answer(_ request: SiteRequest) async -> SiteAnswer

  /// The path at which a request may become a socket.
  var socketPath: String { get }

  /// Begins a conversation on a new socket.
  func converse() async -> any SiteConversation
}

/// The decision whether a request is admitted.
package enum SiteAdmission: Equatable, Sendable {
  /// The request is admitted and contains the secret; its connection isn't closed if there are too
  /// many.
  case known
  /// The request is admitted, but any client could have sent it.
  case stranger
  /// The request is refused, for a reason in one line.
  case refused(String)
}

/// The parts of a request that an answer may depend on.
package struct SiteRequest: Equatable, Sendable {
  /// The path without its leading slash, decoded.
  package var path: String
  /// The values of the query by name; the first value of each name counts.
  package var query: [String: String]
  /// The value of the `Host` header, which a request must contain once.
  package var host: String
  /// The value of `Origin`, which browsers send for a page's own requests, or `nil`.
  package var origin: String?

  /// Creates a request.
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
  /// The headers, except for those of the connection.
  package var headers: [Header]
  /// The bytes.
  package var body: [UInt8]

  /// A header field.
  package struct Header: Equatable, Sendable {
    /// The name.
    package var name: String
    /// The value.
    package var value: String

    /// Creates a header field.
    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Creates an answer.
  package init(status: Int, headers: [Header], body: [UInt8]) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Creates an answer with one line of text.
  package init(status: Int, line: String, headers: [Header] = []) {
    self.init(
      status: status,
      headers: [Header("Content-Type", "text/plain; charset=utf-8")] + headers,
      body: Array((line + "\n").utf8))
  }
}

/// The site's side of a socket, from its opening to its end.
package protocol SiteConversation: Sendable {
  /// The messages to be sent, each complete; the sequence ends early if too many messages are
  /// unread.
  var messages: any AsyncSequence<[UInt8], Never> & Sendable { get }

  /// Receives a message, in the order in which the messages arrived.
  func receive(_ message: [UInt8]) async throws(SocketRefusal)

  /// Ends the conversation after the last message; called once.
  func end() async
}
