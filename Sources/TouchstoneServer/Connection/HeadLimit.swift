#if App
internal import NIOCore

/// A handler that counts a request's bytes before they are parsed, and stops reading if its head is
/// too long.
///
/// The parser limits headers but not the request line. Bytes are forwarded in small pieces, so that
/// a head that ends inside a piece is known to be complete before the next piece is counted.
final class HeadLimit: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  /// An error for a head that has more bytes than allowed.
  struct TooLong: Error {}

  private let limit: Int
  private var count = 0
  private var isExceeded = false

  init(limit: Int) { self.limit = limit }

  /// Whether bytes of an incomplete head have arrived.
  var hasBegun: Bool { count > 0 }

  /// Resets the count, because a head is complete.
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

  /// The number of bytes that are forwarded at a time.
  private static let piece = 512
}
#endif
