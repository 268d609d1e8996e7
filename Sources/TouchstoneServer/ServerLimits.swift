/// What a server grants to whoever connects; each number is there so that nobody can stop it.
package struct ServerLimits: Equatable, Sendable {
  /// The bytes of a request from its first to the end of its headers; a browser's has some 700.
  package var requestHead = 8 * 1024
  /// How long a connection may take until a request's head is there, in seconds.
  package var headSeconds: Int64 = 5
  /// How long an answer may take to be read, in seconds.
  package var answerSeconds: Int64 = 30
  /// How many connections are open at once; a browser opens some six for a page, and its socket.
  package var connections = 64
  /// How many of the connections may be sockets.
  package var sockets = 16
  /// The bytes of a socket's message, and of each of its frames.
  package var message = 1 << 20
  /// How often a socket is asked whether its other side is there, in seconds.
  package var pingSeconds: Int64 = 5
  /// How long a socket may stay silent before it is closed, in seconds.
  package var silenceSeconds: Int64 = 15
  /// How long the other side of a refused socket has to read the reason, in seconds.
  package var farewellSeconds: Int64 = 1

  /// The payload of a ping, a pong or a close, in bytes; the protocol's own limit.
  package static let controlFrame = 125

  /// Makes the limits of a page for one machine.
  package init() {}
}
