import Synchronization
import Testing
import TouchstoneServer

/// Attacks of hostile peers on the server without knowledge of a secret.
@Suite("The server under attack", .timeLimit(.minutes(60)))
struct ServerAttackTests {
  /// A site with a public page, a page that requires the secret, and an echo socket.
  private struct SmallSite: Site {
    let socketPath = "socket"

    func admission(of request: SiteRequest) -> SiteAdmission {
      if request.path == "forbidden" { return .refused("Not here.") }
      return request.query["token"] == "right" ? .known : .stranger
    }

    func answer(_ request: SiteRequest) async -> SiteAnswer {
      SiteAnswer(status: 200, line: "Answered \(request.path).")
    }

    func converse() async -> any SiteConversation { Echo() }
  }

  private final class Echo: SiteConversation {
    private let stream: AsyncStream<[UInt8]>
    private let post: AsyncStream<[UInt8]>.Continuation
    var messages: any AsyncSequence<[UInt8], Never> & Sendable { stream }

    init() { (stream, post) = AsyncStream<[UInt8]>.makeStream() }

    func receive(_ message: [UInt8]) async throws(SocketRefusal) { post.yield(message) }
    func end() async { post.finish() }
  }

  private func withServer(
    _ limits: ServerLimits = .patient, _ body: (PageServer) async throws -> Void
  ) async throws {
    let server = try await PageServer.open(
      address: "127.0.0.1", port: 0, tries: 1, limits: limits
    ) { _ in SmallSite() }
    do {
      try await body(server)
    } catch {
      await server.close()
      throw error
    }
    await server.close()
  }

  private func connect(_ server: PageServer) async throws -> RawSocket {
    try await RawSocket(port: server.port)
  }

  /// Sends a text and returns the whole response, up to the end of the connection.
  private func exchange(_ server: PageServer, _ text: String) async throws -> String {
    let socket = try await connect(server)
    try await socket.write(text.utf8)
    return String(decoding: await socket.readEnd(), as: UTF8.self)
  }

  private func get(_ target: String, more: String = "") -> String {
    "GET \(target) HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\(more)\r\n"
  }

  private func expectAnswer(_ server: PageServer) async throws {
    let answer = try await exchange(server, get("/page"))
    #expect(answer.hasPrefix("HTTP/1.1 200"), "\(answer)")
    #expect(answer.hasSuffix("Answered page.\n"))
  }

  // MARK: - Long heads

  @Test("a request line that is too long is refused, even if it never ends")
  func longLine() async throws {
    try await withServer { server in
      let long = String(repeating: "a", count: 1 << 20)
      for text in [get("/" + long), "GET /" + long] {
        let answer = try await exchange(server, text)
        #expect(answer.hasPrefix("HTTP/1.1 431"), "\(answer.prefix(80))")
      }
      try await expectAnswer(server)
    }
  }

  @Test("a header line that is too long is refused, and so are too many lines")
  func longHeaders() async throws {
    try await withServer { server in
      let long = "X-Long: \(String(repeating: "a", count: 1 << 20))\r\n"
      let many = (0..<10_000).map { "X-\($0): a\r\n" }.joined()
      for more in [long, many] {
        let answer = try await exchange(server, get("/", more: more))
        #expect(answer.hasPrefix("HTTP/1.1 431"), "\(answer.prefix(80))")
      }
      try await expectAnswer(server)
    }
  }

  @Test("a head of eight thousand bytes is accepted, and the next request on its connection")
  func longestHead() async throws {
    try await withServer { server in
      let socket = try await connect(server)
      let padding = String(repeating: "a", count: 7_900)
      for _ in 0..<20 {
        try await socket.write("GET /?\(padding) HTTP/1.1\r\nHost: a\r\n\r\n".utf8)
        let start = try await socket.read(bytes: "HTTP/1.1 200".utf8.count)
        #expect(String(decoding: start, as: UTF8.self) == "HTTP/1.1 200")
        var rest: [UInt8] = []
        while !rest.reversed().starts(with: "Answered .\n".utf8.reversed()) {
          rest += try await socket.read(bytes: 1)
        }
      }
      socket.close()
    }
  }

  @Test("data that is not HTTP is refused")
  func noise() async throws {
    try await withServer { server in
      for text in ["\u{0}\u{1}\u{2}\r\n\r\n", "hello\r\n\r\n", "GET / FTP/1.1\r\n\r\n"] {
        let answer = try await exchange(server, text)
        #expect(answer.hasPrefix("HTTP/1.1 400"), "\(answer.prefix(80))")
      }
      try await expectAnswer(server)
    }
  }

  // MARK: - What the standards refuse

  @Test(
    "two hosts, no host, a proxy's target, a non-text escape and a body are refused",
    arguments: [
      ("GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\n\r\n", 400),
      ("GET http://a/ HTTP/1.1\r\nHost: a\r\n\r\n", 400),
      ("GET * HTTP/1.1\r\nHost: a\r\n\r\n", 400),
      ("GET /%ff HTTP/1.1\r\nHost: a\r\n\r\n", 400),
      ("GET /%4 HTTP/1.1\r\nHost: a\r\n\r\n", 400),
      ("GET /?token=%ff HTTP/1.1\r\nHost: a\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\nx", 405),
      ("GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\nx", 413),
      ("GET /forbidden HTTP/1.1\r\nHost: a\r\n\r\n", 403),
      ("GET /socket?token=right HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    ])
  func standards(text: String, status: Int) async throws {
    try await withServer { server in
      let answer = try await exchange(server, text)
      #expect(answer.hasPrefix("HTTP/1.1 \(status)"), "\(answer.prefix(80))")
      #expect(answer.components(separatedBy: "\r\n\r\n").last?.hasSuffix("\n") == true)
    }
  }

  // MARK: - Many and slow connections

  @Test(
    "an endless head is closed with a response, and a silent connection without one")
  func slow() async throws {
    var limits = ServerLimits()
    limits.headSeconds = 1
    try await withServer(limits) { server in
      let answer = try await exchange(server, "GET / HTTP/1.1\r\nHost:")
      #expect(answer.hasPrefix("HTTP/1.1 408"), "\(answer)")
      #expect(try await exchange(server, "") == "")
    }
  }

  @Test("a thousand idle connections do not block others")
  func crowd() async throws {
    try await withServer { server in
      var idle: [RawSocket] = []
      for _ in 0..<1_010 { idle.append(try await connect(server)) }
      try await expectAnswer(server)
      // The oldest connection was closed to make space.
      #expect(await idle[0].readEnd().isEmpty)
      for socket in idle { socket.close() }
    }
  }

  @Test("a tab stays connected while strangers crowd in, and the number of tabs is limited")
  func tabs() async throws {
    try await withServer { server in
      var tabs: [RawSocket] = []
      for _ in 0..<ServerLimits().sockets {
        let (tab, status) = try await upgrade(server)
        #expect(status == "101")
        tabs.append(tab)
      }
      let (refused, status) = try await upgrade(server)
      #expect(status == "503")
      refused.close()
      for _ in 0..<200 { _ = try await connect(server) }
      for tab in tabs {
        // Two bytes, masked with zeros, which come back unmasked.
        try await tab.write([0x81, 0x82, 0, 0, 0, 0, 0x68, 0x69])
        #expect(try await tab.read(bytes: 4) == [0x81, 0x02, 0x68, 0x69])
        tab.close()
      }
    }
  }

  private func upgrade(_ server: PageServer) async throws -> (RawSocket, status: String) {
    let socket = try await connect(server)
    let head = [
      "GET /socket?token=right HTTP/1.1", "Host: a", "Connection: Upgrade", "Upgrade: websocket",
      "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: MDEyMzQ1Njc4OUFCQ0RFRg==", "", "",
    ]
    try await socket.write(head.joined(separator: "\r\n").utf8)
    var answer: [UInt8] = []
    while answer.suffix(4) != [13, 10, 13, 10] { answer += try await socket.read(bytes: 1) }
    return (socket, String(decoding: answer, as: UTF8.self).split(separator: " ")[1].description)
  }

  @Test("a frame that declares an excessive length is refused before its bytes arrive")
  func longFrame() async throws {
    try await withServer { server in
      let (tab, _) = try await upgrade(server)
      // A text of 2^40 bytes without any of its bytes.
      try await tab.write([0x81, 0xFF, 0, 0, 1, 0, 0, 0, 0, 0, 1, 2, 3, 4])
      let close = try await tab.read(bytes: 4)
      #expect(close[0] == 0x88 && close[2...] == [0x03, 0xF1])
      tab.close()
    }
  }
}
