/// The limits for clients of a server; each limit prevents a client from blocking the server.
package struct ServerLimits: Equatable, Sendable {
  /// The maximum number of bytes of a request up to the end of its headers; a browser's request has
  /// about 700.
  package var requestHead = 8 * 1024
  /// The time that a connection may take to send a request's head, in seconds.
  package var headSeconds: Int64 = 5
  /// The time that a client may take to read an answer, in seconds.
  package var answerSeconds: Int64 = 30
  /// The maximum number of open connections; a browser opens about six for a page, and its socket.
  package var connections = 64
  /// The maximum number of connections that are sockets.
  package var sockets = 16
  /// The maximum number of bytes of a socket's message, and of each of its frames.
  package var message = 1 << 20
  /// The time between pings on a socket, in seconds.
  package var pingSeconds: Int64 = 5
  /// The time that a socket may stay silent before it is closed, in seconds.
  package var silenceSeconds: Int64 = 15
  /// The time that the peer of a closing connection has to read the reason, in seconds.
  package var farewellSeconds: Int64 = 1

  /// The maximum payload of a ping, a pong or a close, in bytes, as the protocol defines it.
  package static let controlFrame = 125

  /// Creates the limits of a page for one machine.
  package init() {}
}
