internal import FlyingFox
internal import Foundation

/// Puts frames of a socket together to messages, and refuses what is no WebSocket or too long.
struct MessageAssembler {
  /// What a frame amounts to.
  enum Outcome: Equatable {
    /// A whole message.
    case message(Data)
    /// A part of a message, or a pong.
    case nothing
    /// A ping with its payload, which a pong gives back.
    case ping(Data)
    /// The other side closes.
    case close
  }

  private var opened: Data?

  /// The longest message, in bytes.
  static let longestMessage = 1 << 20
  /// The longest payload of a ping, pong or close, in bytes.
  static let longestControl = 125

  /// Takes the next frame.
  mutating func take(_ frame: WSFrame) throws(SocketRefusal) -> Outcome {
    guard !frame.rsv1, !frame.rsv2, !frame.rsv3 else {
      throw .wire("A frame has a reserved bit; expected none.")
    }
    switch frame.opcode {
    case .ping, .pong, .close: return try control(frame)
    case .text:
      guard opened == nil else {
        throw .wire("A message begins inside another; expected the rest of the first.")
      }
      return try append(frame, to: Data())
    case .continuation:
      guard let opened else {
        throw .wire("A message goes on that never began; expected its first frame.")
      }
      return try append(frame, to: opened)
    case .binary: throw .policy("A message is binary; expected JSON text.")
    default: throw .wire("A frame has the unknown type \(frame.opcode.rawValue).")
    }
  }

  private func control(_ frame: WSFrame) throws(SocketRefusal) -> Outcome {
    guard frame.fin, frame.payload.count <= Self.longestControl else {
      throw .wire("A control frame is too long or in parts; expected at most 125 bytes in one.")
    }
    switch frame.opcode {
    case .ping: return .ping(frame.payload)
    case .close: return .close
    default: return .nothing
    }
  }

  private mutating func append(_ frame: WSFrame, to begun: Data) throws(SocketRefusal) -> Outcome {
    let size = begun.count + frame.payload.count
    guard size <= Self.longestMessage else {
      throw .tooBig("A message has \(size) bytes; expected at most \(Self.longestMessage).")
    }
    let message = begun.isEmpty ? frame.payload : begun + frame.payload
    opened = frame.fin ? nil : message
    return frame.fin ? .message(message) : .nothing
  }
}
