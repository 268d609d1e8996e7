import NIOCore
import NIOPosix

/// A connection that sends and reads raw bytes.
final class RawSocket: Sendable {
  /// The peer closed the connection before all bytes arrived.
  struct Ended: Error {}

  private let channel: any Channel
  /// Only one test at a time reads from a socket.
  nonisolated(unsafe) private var chunks: AsyncStream<[UInt8]>.Iterator
  nonisolated(unsafe) private var buffer: ArraySlice<UInt8> = []

  /// Connects to a port of this machine.
  init(port: UInt16, address: String = "127.0.0.1") async throws {
    let (stream, input) = AsyncStream<[UInt8]>.makeStream()
    chunks = stream.makeAsyncIterator()
    channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(Input(input))
        }
      }
      .connect(host: address, port: Int(port)).get()
  }

  func close() { channel.close(promise: nil) }

  func write(_ bytes: some Sequence<UInt8>) async throws {
    try await channel.writeAndFlush(channel.allocator.buffer(bytes: bytes))
  }

  /// Reads `count` bytes, in whatever chunks they arrive.
  func read(bytes count: Int) async throws -> [UInt8] {
    while buffer.count < count {
      guard let chunk = await chunks.next() else { throw Ended() }
      buffer += chunk
    }
    defer { buffer = buffer.dropFirst(count) }
    return Array(buffer.prefix(count))
  }

  /// Reads until the peer closes the connection, and returns the remaining bytes.
  func readEnd() async -> [UInt8] {
    while let chunk = await chunks.next() { buffer += chunk }
    defer { buffer = [] }
    return Array(buffer)
  }

  private final class Input: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let input: AsyncStream<[UInt8]>.Continuation

    init(_ input: AsyncStream<[UInt8]>.Continuation) { self.input = input }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      input.yield(Array(unwrapInboundIn(data).readableBytesView))
    }

    func channelInactive(context: ChannelHandlerContext) { input.finish() }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      context.close(promise: nil)
    }
  }
}

extension RawSocket {
  /// Whether this machine has an IPv6 address.
  static var hasIPv6: Bool {
    get async {
      guard
        let channel = try? await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
          .bind(host: "::1", port: 0).get()
      else { return false }
      try? await channel.close()
      return true
    }
  }
}
