#if App
internal import NIOCore
internal import NIOWebSocket

/// Turns the frames of a socket into what they amount to; after a refusal nothing is read any more.
final class FrameReader: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias InboundOut = Incoming

  /// What came in.
  enum Incoming: Sendable {
    case outcome(MessageAssembler.Outcome)
    case refused(SocketRefusal)
  }

  private let limit: Int
  private var assembler: MessageAssembler
  private var isRefused = false

  init(limits: ServerLimits) {
    limit = limits.message
    assembler = MessageAssembler(longestMessage: limits.message)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isRefused else { return }
    do {
      let outcome = try assembler.append(unwrapInboundIn(data))
      context.fireChannelRead(wrapInboundOut(.outcome(outcome)))
    } catch {
      refuse(error, context)
    }
  }

  /// The decoder looks at a frame's length before its bytes are there.
  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard !isRefused else { return }
    switch error {
    case NIOWebSocketError.invalidFrameLength:
      refuse(.tooBig("A frame is longer than \(limit) bytes."), context)
    case is NIOWebSocketError:
      refuse(.wire("A control frame is too long or in parts."), context)
    default:
      context.close(promise: nil)
    }
  }

  private func refuse(_ refusal: SocketRefusal, _ context: ChannelHandlerContext) {
    isRefused = true
    context.fireChannelRead(wrapInboundOut(.refused(refusal)))
  }
}
#endif
