/// The reason that a connection is closed: a WebSocket close code and one line.
package struct SocketRefusal: Error, Equatable {
  /// The close code.
  package let code: UInt16
  /// The reason, on one line and short enough for a close frame.
  package let reason: String

  /// Returns a refusal of a message that violates a rule.
  package static func policy(_ reason: String) -> SocketRefusal { SocketRefusal(1008, reason) }
  /// Returns a refusal of a message that is too long.
  package static func tooBig(_ reason: String) -> SocketRefusal { SocketRefusal(1009, reason) }
  /// Returns a refusal of data that violates the WebSocket protocol.
  package static func wire(_ reason: String) -> SocketRefusal { SocketRefusal(1002, reason) }
  /// Returns a refusal of text that isn't UTF-8.
  package static func encoding(_ reason: String) -> SocketRefusal { SocketRefusal(1007, reason) }
  /// Returns a refusal of a peer that has gone away.
  package static func away(_ reason: String) -> SocketRefusal { SocketRefusal(1001, reason) }

  private init(_ code: UInt16, _ reason: String) {
    self.code = code
    let line = String(reason.map { $0.isNewline ? " " : $0 })
    guard line.utf8.count > Self.longestReason else {
      self.reason = line
      return
    }
    var short = line
    while short.utf8.count > Self.longestReason - "…".utf8.count { short.removeLast() }
    self.reason = short + "…"
  }

  /// The maximum number of bytes of a reason: those of a control frame, minus two for the code.
  private static let longestReason = 123
}
