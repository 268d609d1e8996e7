#if App
internal import NIOCore
internal import NIOHTTP1

/// A handler that answers the requests of one connection in order, and closes the connection if it
/// is too slow.
final class RequestHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let site: any Site
  private let limits: ServerLimits
  private let entry: ConnectionRegister.Entry
  private let headLimit: HeadLimit

  private var context: ChannelHandlerContext?
  private var deadline: Scheduled<Void>?
  /// The request whose head has arrived but whose end hasn't, or `nil`.
  private var incoming: Judged?
  /// Complete requests that wait for their answer, oldest first; nothing is read while there are
  /// any.
  private var waiting: [Judged] = []
  private var isAnswering = false
  private var isClosing = false

  /// A request or its refusal, and whether the connection stays open after the answer.
  private struct Judged {
    let request: Result<SiteRequest, RequestReader.Refusal>
    let keepsAlive: Bool
  }

  init(
    site: any Site, limits: ServerLimits, entry: ConnectionRegister.Entry, headLimit: HeadLimit
  ) {
    self.site = site
    self.limits = limits
    self.entry = entry
    self.headLimit = headLimit
  }

  // MARK: The connection's life

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    expectHead(context)
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    deadline?.cancel()
    self.context = nil
  }

  // MARK: Requests

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isClosing else { return }
    switch unwrapInboundIn(data) {
    case .head(let head):
      headLimit.headCompleted()
      incoming = Judged(request: judge(head), keepsAlive: head.isKeepAlive)
    case .body: break
    case .end:
      guard let request = incoming else { return }
      incoming = nil
      waiting.append(request)
      context.channel.setOption(.autoRead, value: false).whenFailure { _ in }
      if !isAnswering { answerNext(context) }
    }
  }

  /// Answers the oldest waiting request, or resumes reading if no request waits.
  private func answerNext(_ context: ChannelHandlerContext) {
    isAnswering = !waiting.isEmpty
    guard isAnswering else {
      context.channel.setOption(.autoRead, value: true).whenFailure { _ in }
      return expectHead(context)
    }
    deadline?.cancel()
    let next = waiting.removeFirst()
    switch next.request {
    case .success(let request): answer(request, keepsAlive: next.keepsAlive, context)
    case .failure(let refusal): refuse(refusal.status, refusal.line)
    }
  }

  /// Returns the request for a head, or a refusal.
  private func judge(_ head: HTTPRequestHead) -> Result<SiteRequest, RequestReader.Refusal> {
    do {
      let request = try RequestReader.read(head)
      switch site.admission(of: request) {
      case .refused(let reason): return .failure(.init(status: 403, line: reason))
      case .known: entry.isKnown = true
      case .stranger: break
      }
      guard request.path != site.socketPath else {
        return .failure(isUpgrade(head) ? tooManySockets : Self.noSocket)
      }
      return .success(request)
    } catch {
      return .failure(error)
    }
  }

  /// Returns whether a head is a valid socket request, which then was refused only because there
  /// are too many sockets.
  private func isUpgrade(_ head: HTTPRequestHead) -> Bool {
    head.headers["Upgrade"].contains { $0.lowercased() == "websocket" }
      && head.headers["Sec-WebSocket-Version"] == ["13"]
      && head.headers["Sec-WebSocket-Key"].count == 1
  }

  private var tooManySockets: RequestReader.Refusal {
    .init(
      status: 503,
      line: "No more than \(limits.sockets) pages can be open at once; close one of them.")
  }

  private static let noSocket = RequestReader.Refusal(
    status: 400, line: "This address is for a WebSocket, which the page opens automatically.")

  private func answer(_ request: SiteRequest, keepsAlive: Bool, _ context: ChannelHandlerContext) {
    let loop = context.eventLoop
    let handler = NIOLoopBound(self, eventLoop: loop)
    let site = site
    Task {
      let answer = await site.answer(request)
      loop.execute { handler.value.write(answer, keepsAlive: keepsAlive) }
    }
  }

  private func write(_ answer: SiteAnswer, keepsAlive: Bool) {
    guard let context, !isClosing else { return }
    isClosing = !keepsAlive
    var headers = HTTPHeaders(answer.headers.map { ($0.name, $0.value) })
    headers.add(name: "Content-Length", value: "\(answer.body.count)")
    if !keepsAlive { headers.add(name: "Connection", value: "close") }
    let head = HTTPResponseHead(
      version: .http1_1, status: .init(statusCode: answer.status), headers: headers)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    let body = context.channel.allocator.buffer(bytes: answer.body)
    context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
    expectReading(context)
    let handler = NIOLoopBound(self, eventLoop: context.eventLoop)
    context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in
      handler.value.wasRead(keepsAlive: keepsAlive)
    }
  }

  private func wasRead(keepsAlive: Bool) {
    deadline?.cancel()
    guard let context else { return }
    if keepsAlive { answerNext(context) } else { farewell(context) }
  }

  private func refuse(_ status: Int, _ line: String) {
    write(SiteAnswer(status: status, line: line), keepsAlive: false)
  }

  /// Gives the peer time to read the last answer before the connection is closed.
  ///
  /// Further input is read and discarded, because closing with unread input would cut the answer
  /// off.
  private func farewell(_ context: ChannelHandlerContext) {
    let channel = context.channel
    channel.setOption(.autoRead, value: true).whenFailure { _ in }
    channel.close(mode: .output, promise: nil)
    deadline = context.eventLoop.scheduleTask(in: .seconds(limits.farewellSeconds)) {
      channel.close(promise: nil)
    }
  }

  // MARK: What goes wrong

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard !isClosing else { return }
    switch error {
    case is HeadLimit.TooLong, HTTPParserError.headerOverflow:
      refuse(431, "A request's head is longer than \(limits.requestHead) bytes.")
    case is HTTPParserError:
      refuse(400, "This isn't an HTTP request.")
    case is ChannelError, is IOError:
      context.close(promise: nil)
    default:
      // An incomplete upgrade request is answered like any other request.
      break
    }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case ChannelEvent.inputClosed = event { context.close(promise: nil) }
    context.fireUserInboundEventTriggered(event)
  }

  // MARK: Deadlines

  private func expectHead(_ context: ChannelHandlerContext) {
    let handler = NIOLoopBound(self, eventLoop: context.eventLoop)
    deadline = context.eventLoop.scheduleTask(in: .seconds(limits.headSeconds)) {
      handler.value.headIsLate()
    }
  }

  private func headIsLate() {
    guard let context, !isClosing else { return }
    guard headLimit.hasBegun else { return context.close(promise: nil) }
    refuse(408, "A request took more than \(limits.headSeconds) seconds to arrive.")
  }

  private func expectReading(_ context: ChannelHandlerContext) {
    deadline?.cancel()
    let channel = context.channel
    deadline = context.eventLoop.scheduleTask(in: .seconds(limits.answerSeconds)) {
      channel.close(promise: nil)
    }
  }
}
#endif
