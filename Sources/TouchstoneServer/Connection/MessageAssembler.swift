#if App
internal import NIOCore
internal import NIOWebSocket

/// An assembler of a socket's frames into messages, which refuses invalid frames and messages that
/// are too long.
struct MessageAssembler {
  /// The result of a frame.
  enum Outcome: Equatable, Sendable {
    /// A whole message.
    case message(ByteBuffer)
    /// A part of a message, or a pong.
    case nothing
    /// A ping with its payload, which the pong returns.
    case ping(ByteBuffer)
    /// The peer closes the socket.
    case close
  }

  private let longestMessage: Int
  private var opened: ByteBuffer?

  init(longestMessage: Int) { self.longestMessage = longestMessage }

  /// Processes the next frame.
  mutating func append(_ frame: WebSocketFrame) throws(SocketRefusal) -> Outcome {
    guard !frame.rsv1, !frame.rsv2, !frame.rsv3 else {
      throw .wire("A frame has a reserved bit; expected none.")
    }
    guard frame.maskKey != nil else {
      throw .wire("A frame isn't masked; a client's frames must be masked.")
    }
    switch frame.opcode {
    case .ping, .pong, .connectionClose: return try control(frame)
    case .text:
      guard opened == nil else {
        throw .wire("A message begins inside another; expected the rest of the first message.")
      }
      return try append(frame, to: ByteBuffer())
    case .continuation:
      guard let opened else {
        throw .wire("A message continues that never began; expected its first frame.")
      }
      return try append(frame, to: opened)
    case .binary: throw .policy("A message is binary; expected JSON text.")
    default: throw .wire("A frame has an unknown type.")
    }
  }

  private func control(_ frame: WebSocketFrame) throws(SocketRefusal) -> Outcome {
    let payload = frame.unmaskedData
    guard frame.fin, payload.readableBytes <= ServerLimits.controlFrame else {
      throw .wire(
        "A control frame is too long or fragmented; expected at most 125 bytes in one frame.")
    }
    switch frame.opcode {
    case .ping: return .ping(payload)
    case .connectionClose:
      try checkClose(payload)
      return .close
    default: return .nothing
    }
  }

  /// Checks that a close frame has no payload, or a valid code and a reason in UTF-8.
  private func checkClose(_ payload: ByteBuffer) throws(SocketRefusal) {
    var payload = payload
    guard payload.readableBytes > 0 else { return }
    guard let code = payload.readInteger(as: UInt16.self) else {
      throw .wire("A close frame has one byte; expected a two-byte code, or nothing.")
    }
    guard Self.closeCodes.contains(where: { $0.contains(code) }) else {
      throw .wire("A close frame has the code \(code), which must not be sent.")
    }
    guard String(validating: payload.readableBytesView, as: UTF8.self) != nil else {
      throw .encoding("A close frame has a reason that isn't UTF-8.")
    }
  }

  private mutating func append(
    _ frame: WebSocketFrame, to begun: ByteBuffer
  ) throws(SocketRefusal) -> Outcome {
    var message = begun
    var part = frame.unmaskedData
    let size = message.readableBytes + part.readableBytes
    guard size <= longestMessage else {
      throw .tooBig("A message has \(size) bytes; expected at most \(longestMessage).")
    }
    // The stored part must not share its storage with a copy, or each frame would copy all previous
    // parts.
    opened = nil
    message.writeBuffer(&part)
    if !frame.fin { opened = message }
    return frame.fin ? .message(message) : .nothing
  }

  /// The codes that a close frame may contain: those of the protocol, of libraries and of
  /// applications.
  private static let closeCodes: [ClosedRange<UInt16>] = [
    1000...1003, 1007...1014, 3000...4999,
  ]
}
#endif
