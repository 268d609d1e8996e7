internal import FlyingFox
internal import Foundation
internal import Synchronization

/// The socket of one tab: reads, writes, and notices when nobody is there any more.
///
/// FlyingFox hands over whole frames, so that one which is too large is refused only once it is
/// there; only whoever knows the token can send one, and silence for long ends it.
struct TabSocket: WSHandler {
  /// The host that knows the application.
  let host: WebHost

  func makeFrames(
    for client: AsyncThrowingStream<WSFrame, any Error>
  ) async throws -> AsyncStream<WSFrame> {
    let (frames, output) = AsyncStream<WSFrame>.makeStream(
      bufferingPolicy: .bufferingOldest(Tab.mostWaiting))
    let connection = TabConnection(host: host, client: client, output: output)
    let task = Task {
      await connection.run()
      output.finish()
    }
    // The stream ends early when the other side is gone and writing fails.
    output.onTermination = { _ in task.cancel() }
    return frames
  }
}

/// One connection from its opening to its end.
private final class TabConnection: Sendable {
  private let host: WebHost
  private let client: AsyncThrowingStream<WSFrame, any Error>
  private let output: AsyncStream<WSFrame>.Continuation
  private let lastHeard = Mutex(ContinuousClock.now)

  init(
    host: WebHost, client: AsyncThrowingStream<WSFrame, any Error>,
    output: AsyncStream<WSFrame>.Continuation
  ) {
    self.host = host
    self.client = client
    self.output = output
  }

  /// Talks with the tab until one of both ends it.
  func run() async {
    let (messages, post) = AsyncStream<ServerMessage>.makeStream()
    let tab = await host.open(post)
    let refusal = await withTaskGroup(of: SocketRefusal?.self) { group in
      group.addTask { await self.read(from: tab) }
      group.addTask { await self.write(messages) }
      group.addTask { await self.listenForSilence() }
      let first = await group.next() ?? nil
      group.cancelAll()
      return first
    }
    await host.close(tab)
    guard let refusal else { return }
    output.yield(.close(code: WSCloseCode(refusal.code, reason: refusal.reason)))
    await drain()
  }

  /// Reads until the other side closes or says what it must not.
  private func read(from tab: Int) async -> SocketRefusal? {
    var assembler = MessageAssembler()
    var reader = MessageReader()
    do {
      for try await frame in client {
        lastHeard.withLock { $0 = .now }
        switch try assembler.take(frame) {
        case .nothing: break
        case .ping(let payload):
          output.yield(WSFrame(fin: true, opcode: .pong, mask: nil, payload: payload))
        case .close:
          output.yield(.close(code: .normalClosure))
          return nil
        case .message(let data):
          try await host.take(try reader.read(data), from: tab)
        }
      }
      return nil
    } catch let refusal as SocketRefusal {
      return refusal
    } catch {
      return nil
    }
  }

  /// Writes what the host says, and gives up on a page that has stopped reading.
  private func write(_ messages: AsyncStream<ServerMessage>) async -> SocketRefusal? {
    for await message in messages {
      let frame = WSFrame(fin: true, opcode: .text, mask: nil, payload: message.json)
      if case .dropped = output.yield(frame) {
        return .policy("The page does not read what it is sent.")
      }
    }
    return nil
  }

  /// Pings now and then, and gives up when nothing has been heard for long.
  private func listenForSilence() async -> SocketRefusal? {
    while (try? await Task.sleep(for: Self.pingInterval)) != nil {
      guard lastHeard.withLock({ $0.duration(to: .now) }) < Self.longestSilence else {
        return .away("Nothing was heard for \(Self.longestSilence.components.seconds) seconds.")
      }
      output.yield(WSFrame(fin: true, opcode: .ping, mask: nil, payload: Data()))
    }
    return nil
  }

  /// Reads what is still under way, so that the reason of the close arrives and is not cut off.
  private func drain() async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        do {
          for try await frame in self.client where frame.opcode == .close { return }
        } catch {
          return
        }
      }
      group.addTask { try? await Task.sleep(for: Self.farewellTime) }
      await group.next()
      group.cancelAll()
    }
  }

  /// How often a tab is asked whether it is there.
  private static let pingInterval = Duration.seconds(5)
  /// How long a tab may stay silent before its touches are cancelled.
  private static let longestSilence = Duration.seconds(15)
  /// How long a refused tab has to take the reason.
  private static let farewellTime = Duration.seconds(1)
}
