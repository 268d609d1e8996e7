#if App
internal import NIOCore
internal import NIOHTTP1
internal import NIOWebSocket

/// The setup of a new connection: limits, the HTTP parser, the request handler, and the upgrade to
/// a socket.
struct ConnectionSetup {
  let site: any Site
  let limits: ServerLimits
  let register: ConnectionRegister

  /// Adds the handlers to a connection's channel, or closes it if there are too many connections.
  func prepare(_ channel: any Channel) throws {
    guard let entry = register.add(channel) else {
      channel.close(promise: nil)
      return
    }
    let register = NIOLoopBound(register, eventLoop: channel.eventLoop)
    let known = NIOLoopBound(entry, eventLoop: channel.eventLoop)
    channel.closeFuture.whenComplete { _ in register.value.remove(known.value) }
    let headLimit = HeadLimit(limit: limits.requestHead)
    let requests = RequestHandler(
      site: site, limits: limits, entry: entry, headLimit: headLimit)
    let handlers = NIOLoopBound((headLimit, requests), eventLoop: channel.eventLoop)
    let pipeline = channel.pipeline.syncOperations
    try pipeline.addHandler(headLimit)
    // NIO's pipelining assistance ends the process if a response is written before its request is
    // complete.
    try pipeline.configureHTTPServerPipeline(
      withPipeliningAssistance: false,
      withServerUpgrade: (
        upgraders: [upgrader(entry: known, register: register)],
        completionHandler: { context in
          let (headLimit, requests) = handlers.value
          context.pipeline.syncOperations.removeHandler(headLimit, promise: nil)
          context.pipeline.syncOperations.removeHandler(requests, promise: nil)
        }
      ),
      withErrorHandling: false, withEncoderConfiguration: .init(),
      withDecoderLimitConfiguration: headerLimits)
    try pipeline.addHandler(requests)
  }

  private var headerLimits: NIOHTTPDecoderLimitConfiguration {
    var configuration = NIOHTTPDecoderLimitConfiguration()
    configuration.maxHeaderFieldSize = limits.requestHead
    configuration.maxHeaderListSize = limits.requestHead
    return configuration
  }

  /// Creates an upgrader that turns an admitted request for the socket path into a socket.
  private func upgrader(
    entry: NIOLoopBound<ConnectionRegister.Entry>, register: NIOLoopBound<ConnectionRegister>
  ) -> NIOWebSocketServerUpgrader {
    let site = site
    let limits = limits
    return NIOWebSocketServerUpgrader(
      maxFrameSize: limits.message, automaticErrorHandling: false,
      shouldUpgrade: { channel, head in
        let mayUpgrade =
          if let request = try? RequestReader.read(head), request.path == site.socketPath,
            site.admission(of: request) == .known
          { register.value.makeSocket(entry.value) } else { false }
        return channel.eventLoop.makeSucceededFuture(mayUpgrade ? HTTPHeaders() : nil)
      },
      upgradePipelineHandler: { channel, _ in
        channel.eventLoop.makeCompletedFuture {
          entry.value.isKnown = true
          try channel.pipeline.syncOperations.addHandler(FrameReader(limits: limits))
          let socket = try SocketConnection.Socket(
            wrappingChannelSynchronously: channel,
            configuration: .init(isOutboundHalfClosureEnabled: true))
          Task {
            let conversation = await site.converse()
            await SocketConnection(socket: socket, conversation: conversation, limits: limits).run()
          }
        }
      })
  }
}
#endif
