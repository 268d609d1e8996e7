#if App
internal import NIOCore
internal import NIOWebSocket

/// A handler that assembles the frames of a socket into messages; after a refusal it ignores all
/// input.
final class FrameReader: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias InboundOut = Incoming

  /// The result of reading a frame.
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

  /// Refuses errors of the decoder, which checks a frame's length before its bytes arrive.
  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard !isRefused else { return }
    switch error {
    case NIOWebSocketError.invalidFrameLength:
      refuse(.tooBig("A frame is longer than \(limit) bytes."), context)
    case is NIOWebSocketError:
      refuse(.wire("A control frame is too long or fragmented."), context)
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
