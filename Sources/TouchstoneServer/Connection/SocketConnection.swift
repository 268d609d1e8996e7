#if App
internal import NIOCore
internal import NIOWebSocket
internal import Synchronization

/// A socket from its opening to its end: reads, writes, and detects when the peer is gone.
final class SocketConnection: Sendable {
  /// A socket's channel after its frame reader.
  typealias Socket = NIOAsyncChannel<FrameReader.Incoming, WebSocketFrame>

  private typealias Writer = NIOAsyncChannelOutboundWriter<WebSocketFrame>

  private let socket: Socket
  private let conversation: any SiteConversation
  private let limits: ServerLimits
  private let lastHeard = Mutex(ContinuousClock.now)
  private let hasLeft = Mutex(false)

  init(socket: Socket, conversation: any SiteConversation, limits: ServerLimits) {
    self.socket = socket
    self.conversation = conversation
    self.limits = limits
  }

  /// Runs the conversation until either side ends it.
  func run() async {
    // An error means only that the peer is gone.
    try? await socket.executeThenClose { inbound, outbound in
      await withTaskGroup(of: Void.self) { group in
        group.addTask { await self.write(to: outbound) }
        group.addTask { await self.listenForSilence(outbound) }
        try? await self.read(from: inbound, outbound)
        await self.end()
        group.cancelAll()
      }
    }
    await end()
  }

  /// Reads until the peer closes the socket.
  ///
  /// Input after a refusal is discarded, so that the reason of the close arrives and isn't cut off.
  private func read(
    from inbound: NIOAsyncChannelInboundStream<FrameReader.Incoming>, _ outbound: Writer
  ) async throws {
    for try await incoming in inbound where !hasLeft.withLock({ $0 }) {
      lastHeard.withLock { $0 = .now }
      switch incoming {
      case .refused(let refusal): await leave(refusal.code, refusal.reason, outbound)
      case .outcome(.nothing): break
      case .outcome(.ping(let payload)):
        try await outbound.write(WebSocketFrame(fin: true, opcode: .pong, data: payload))
      case .outcome(.close): await leave(Self.normalClosure, "", outbound)
      case .outcome(.message(let message)):
        do {
          try await conversation.receive(Array(message.readableBytesView))
        } catch {
          await leave(error.code, error.reason, outbound)
        }
      }
    }
  }

  /// Writes the conversation's messages as fast as the peer reads them.
  private func write(to outbound: Writer) async {
    for await message in conversation.messages {
      let frame = WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(bytes: message))
      guard (try? await outbound.write(frame)) != nil else { break }
    }
    let refusal = SocketRefusal.policy("The page doesn't read the messages that it receives.")
    await leave(refusal.code, refusal.reason, outbound)
  }

  /// Pings the peer periodically, and closes the socket after a long silence.
  private func listenForSilence(_ outbound: Writer) async {
    let longest = Duration.seconds(limits.silenceSeconds)
    while (try? await Task.sleep(for: .seconds(limits.pingSeconds))) != nil {
      guard lastHeard.withLock({ $0.duration(to: .now) }) < longest else {
        let refusal = SocketRefusal.away(
          "No data was received for \(limits.silenceSeconds) seconds.")
        return await leave(refusal.code, refusal.reason, outbound)
      }
      // In a separate task, because a ping may have to wait until the peer reads earlier messages.
      Task {
        try? await outbound.write(WebSocketFrame(fin: true, opcode: .ping, data: ByteBuffer()))
      }
    }
  }

  /// Ends the conversation, sends the reason, and gives the peer a moment to read it.
  private func leave(_ code: UInt16, _ reason: String, _ outbound: Writer) async {
    guard await end() else { return }
    let channel = socket.channel
    channel.eventLoop.scheduleTask(in: .seconds(limits.farewellSeconds)) {
      channel.close(promise: nil)
    }
    var payload = ByteBuffer(integer: code)
    payload.writeString(reason)
    try? await outbound.write(WebSocketFrame(fin: true, opcode: .connectionClose, data: payload))
    outbound.finish()
  }

  /// Ends the conversation if it hasn't ended, and returns whether this call ended it.
  @discardableResult
  private func end() async -> Bool {
    let isFirst = hasLeft.withLock { hasLeft in
      defer { hasLeft = true }
      return !hasLeft
    }
    if isFirst { await conversation.end() }
    return isFirst
  }

  private static let normalClosure: UInt16 = 1000
}
#endif
