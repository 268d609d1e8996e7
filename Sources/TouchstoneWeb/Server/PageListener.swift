internal import FlyingFox
internal import FlyingSocks
internal import Foundation

/// A server that listens, with the port it found.
struct PageListener: Sendable {
  /// The port.
  let port: UInt16
  private let server: HTTPServer
  private let running: Task<Void, any Error>

  /// Listens on the first free port, starting at one.
  ///
  /// - Parameters:
  ///   - address: an IPv4 address of this machine.
  ///   - port: the first port to try; 0 takes any that is free.
  ///   - tries: how many ports to try.
  ///   - handler: answers the requests; it is given the port, which its answers depend on.
  /// - Returns: the server, listening.
  /// - Throws: a `WebHostFailure` if no port is free or the address is not to be had.
  static func open(
    address: String, port: UInt16, tries: Int, handler: @Sendable (UInt16) -> any HTTPHandler
  ) async throws -> PageListener {
    let last = UInt16(min(Int(port) + max(tries, 1) - 1, Int(UInt16.max)))
    for candidate in port...last {
      let place: any SocketAddress
      do {
        place = try .inet(ip4: address, port: candidate)
      } catch {
        throw WebHostFailure.badAddress(address)
      }
      if let listener = try await listen(at: place, address: address, handler: handler) {
        return listener
      }
    }
    throw WebHostFailure.portsTaken(first: port, last: last)
  }

  /// Closes the socket and every connection.
  func close() async {
    await server.stop()
    running.cancel()
    _ = await running.result
  }

  /// Listens at one place, or returns nothing if it is taken.
  private static func listen(
    at place: some SocketAddress, address: String, handler: @Sendable (UInt16) -> any HTTPHandler
  ) async throws -> PageListener? {
    let server = HTTPServer(address: place, logger: .disabled)
    let (outcomes, outcome) = AsyncStream<Result<UInt16, any Error>>.makeStream()
    let running = Task {
      do {
        try await server.run()
      } catch {
        outcome.yield(.failure(error))
        throw error
      }
    }
    let waiting = Task {
      try await server.waitUntilListening()
      guard case .ip4(_, let port) = await server.listeningAddress else { return }
      outcome.yield(.success(port))
    }
    defer { waiting.cancel() }
    switch await outcomes.first(where: { _ in true }) {
    case .success(let port):
      await server.appendRoute("*", to: AnyHandler(handler: handler(port)))
      return PageListener(port: port, server: server, running: running)
    case .failure(SocketError.failed(_, EADDRINUSE, _)):
      return nil
    case .failure(SocketError.failed(_, EADDRNOTAVAIL, _)):
      throw WebHostFailure.badAddress(address)
    case .failure(SocketError.failed(_, _, let message)):
      throw WebHostFailure.notListening(message)
    case .failure(let error):
      throw WebHostFailure.notListening(error.localizedDescription)
    case nil:
      throw CancellationError()
    }
  }

  /// Hands a request on to a handler of a type that is not known here.
  private struct AnyHandler: HTTPHandler {
    let handler: any HTTPHandler

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
      try await handler.handleRequest(request)
    }
  }
}
