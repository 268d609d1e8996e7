#if App
internal import NIOCore

/// Counts a request's bytes before they are parsed, and stops reading where its head is too long.
///
/// The parser limits headers but not the request line. Bytes are handed on in small pieces, so that a
/// head which ends inside a piece is known before the next one is counted.
final class HeadLimit: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  /// A head had more bytes than are granted.
  struct TooLong: Error {}

  private let limit: Int
  private var count = 0
  private var isExceeded = false

  init(limit: Int) { self.limit = limit }

  /// Whether bytes of a head are there that is not complete.
  var hasBegun: Bool { count > 0 }

  /// Begins to count from zero: a head is complete.
  func headCompleted() { count = 0 }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var buffer = unwrapInboundIn(data)
    while !isExceeded, let piece = buffer.readSlice(length: min(Self.piece, buffer.readableBytes)),
      piece.readableBytes > 0
    {
      count += piece.readableBytes
      context.fireChannelRead(wrapInboundOut(piece))
      guard count > limit else { continue }
      isExceeded = true
      context.fireErrorCaught(TooLong())
    }
  }

  /// How many bytes are handed on at a time.
  private static let piece = 512
}
#endif
