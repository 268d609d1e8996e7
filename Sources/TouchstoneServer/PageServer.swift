#if App
internal import Foundation
internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix
internal import NIOWebSocket

/// A listening server and its port; the whole server runs on one event loop.
package final class PageServer: Sendable {
  /// The port.
  package let port: UInt16
  private let channel: any Channel
  private let connections: NIOLoopBound<ConnectionRegister>

  private init(port: UInt16, channel: any Channel, connections: NIOLoopBound<ConnectionRegister>) {
    self.port = port
    self.channel = channel
    self.connections = connections
  }

  /// Opens a server on the first free port, starting at `port`.
  ///
  /// - Parameters:
  ///   - address: An IPv4 or IPv6 address of this machine.
  ///   - port: The first port to try; 0 selects any free port.
  ///   - tries: The number of ports to try.
  ///   - limits: The limits for clients.
  ///   - site: A function that returns the served site for a port, on which its answers depend.
  /// - Returns: The listening server.
  /// - Throws: The reason that no port can be opened.
  package static func open(
    address: String, port: UInt16, tries: Int, limits: ServerLimits = ServerLimits(),
    site: @escaping @Sendable (UInt16) -> any Site
  ) async throws(PageServerFailure) -> PageServer {
    let last = UInt16(clamping: Int(clamping: port) + max(tries, 1) - 1)
    for candidate in port...last {
      guard let place = try? SocketAddress(ipAddress: address, port: Int(clamping: candidate))
      else { throw .badAddress }
      if let server = try await listen(at: place, limits: limits, site: site) { return server }
    }
    throw .portsTaken(last: last)
  }

  /// Closes the socket and every connection.
  package func close() async {
    try? await channel.close()
    let connections = connections
    try? await channel.eventLoop.submit { connections.value.closeAll() }.get()
  }

  /// Listens at an address, or returns `nil` if it is in use.
  private static func listen(
    at place: SocketAddress, limits: ServerLimits, site: @escaping @Sendable (UInt16) -> any Site
  ) async throws(PageServerFailure) -> PageServer? {
    let loop = MultiThreadedEventLoopGroup.singleton.next()
    do {
      let connections = try await loop.submit {
        NIOLoopBound(ConnectionRegister(limits: limits), eventLoop: loop)
      }.get()
      let channel = try await ServerBootstrap(group: loop)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .serverChannelOption(.backlog, value: backlog)
        .serverChannelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandler(AcceptErrors())
          }
        }
        .childChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .childChannelOption(.allowRemoteHalfClosure, value: true)
        .childChannelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            let port = channel.localAddress?.port.flatMap { UInt16(exactly: $0) } ?? 0
            try ConnectionSetup(
              site: site(port), limits: limits, register: connections.value
            ).prepare(channel)
          }
        }
        .bind(to: place).get()
      guard let port = channel.localAddress?.port.flatMap({ UInt16(exactly: $0) }) else {
        throw PageServerFailure.refused("the socket has no port")
      }
      return PageServer(port: port, channel: channel, connections: connections)
    } catch let error as IOError where error.errnoCode == EADDRINUSE {
      return nil
    } catch let error as IOError
      where [EADDRNOTAVAIL, EAFNOSUPPORT, EINVAL].contains(error.errnoCode)
    {
      throw .badAddress
    } catch let failure as PageServerFailure {
      throw failure
    } catch {
      throw .refused("\(error)")
    }
  }

  /// The number of connections that the system queues until they are accepted.
  private static let backlog: CInt = 64
}

/// A handler that reports once on standard error that the system can't accept another connection.
private final class AcceptErrors: ChannelInboundHandler {
  typealias InboundIn = any Channel

  private var isSaid = false

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if !isSaid, let error = error as? IOError {
      isSaid = true
      let line =
        "Touchstone: a connection couldn't be accepted (\(error)); the page tries again.\n"
      try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
    }
    context.fireErrorCaught(error)
  }
}
#else
/// A placeholder for the server in a build without the trait `App`.
package final class PageServer: Sendable {
  /// The port, which is always 0.
  package let port: UInt16 = 0

  private init() {}

  /// Always throws, because serving requires the package's trait `App`.
  ///
  /// - Returns: Never.
  /// - Throws: `notBuilt`.
  package static func open(
    address: String, port: UInt16, tries: Int, limits: ServerLimits = ServerLimits(),
    site: @escaping @Sendable (UInt16) -> any Site
  ) async throws(PageServerFailure) -> PageServer {
    throw .notBuilt
  }

  /// Does nothing, because no server can be open.
  package func close() async {}
}
#endif
