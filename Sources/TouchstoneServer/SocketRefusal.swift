/// Why a connection is closed: a WebSocket close code and one line.
package struct SocketRefusal: Error, Equatable {
  /// The close code.
  package let code: UInt16
  /// The reason, on one line and short enough for a close frame.
  package let reason: String

  /// What was said breaks a rule.
  package static func policy(_ reason: String) -> SocketRefusal { SocketRefusal(1008, reason) }
  /// What was said is too long.
  package static func tooBig(_ reason: String) -> SocketRefusal { SocketRefusal(1009, reason) }
  /// What was said is no WebSocket.
  package static func wire(_ reason: String) -> SocketRefusal { SocketRefusal(1002, reason) }
  /// What was said is no text.
  package static func encoding(_ reason: String) -> SocketRefusal { SocketRefusal(1007, reason) }
  /// Nothing is said any more.
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

  /// The bytes that a close frame has for its reason: those of a control frame, less two for the code.
  private static let longestReason = 123
}
