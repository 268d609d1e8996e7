import Foundation
import Testing

/// A client that speaks HTTP and WebSocket by hand, so that it can also speak them incorrectly.
struct RawClient {
  /// A received frame.
  struct Frame: Equatable {
    var opcode: UInt8
    var payload: [UInt8]

    var text: String { String(decoding: payload, as: UTF8.self) }
    /// The code and the reason of a close frame, or `nil` for any other frame.
    var close: Close? {
      guard opcode == 8, payload.count >= 2 else { return nil }
      return Close(
        code: Int(payload[0]) << 8 | Int(payload[1]),
        reason: String(decoding: payload.dropFirst(2), as: UTF8.self))
    }
  }

  struct Close: Equatable {
    var code: Int
    var reason: String
  }

  struct Response {
    var status: Int
    var head: String
    var body: String
  }

  let socket: RawSocket
  private let port: UInt16
  private let token: String
  private let address: String

  /// Connects to the page's address.
  init(url: String) async throws {
    let parts = try #require(URLComponents(string: url))
    port = UInt16(try #require(parts.port))
    token = try #require(parts.queryItems?.first?.value)
    let bare = try #require(parts.host).filter { !"[]".contains($0) }
    address = bare.contains(":") ? "[\(bare)]" : bare
    socket = try await RawSocket(port: port, address: bare)
  }

  func close() { socket.close() }

  /// Sends a request and reads the whole response.
  func get(
    _ path: String, token: String? = nil, host: String? = nil, origin: String? = nil,
    method: String = "GET"
  ) async throws -> Response {
    let query = "?token=\(token ?? self.token)"
    try await write(
      "\(method) \(path)\(token == "" ? "" : query) HTTP/1.1", host: host, origin: origin)
    let head = try await readHead()
    let length = head.split(separator: "\r\n").first {
      $0.lowercased().hasPrefix("content-length: ")
    }
    let count = Int(length?.dropFirst("Content-Length: ".count) ?? "0") ?? 0
    let body = try await socket.read(bytes: count)
    return Response(
      status: Int(head.split(separator: " ")[1]) ?? 0, head: head,
      body: String(decoding: body, as: UTF8.self))
  }

  /// Requests the socket and returns the status of the response.
  @discardableResult
  func upgrade(token: String? = nil, host: String? = nil, origin: String? = nil) async throws
    -> Int
  {
    try await write(
      "GET /socket?token=\(token ?? self.token) HTTP/1.1", host: host, origin: origin,
      more: [
        "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OUFCQ0RFRg==",
      ])
    return Int(try await readHead().split(separator: " ")[1]) ?? 0
  }

  /// Sends a frame, masked as required of a client.
  func send(
    _ payload: [UInt8], opcode: UInt8 = 1, final: Bool = true, masked: Bool = true
  ) async throws {
    let bit: UInt8 = masked ? 0x80 : 0
    var bytes: [UInt8] = [(final ? 0x80 : 0) | opcode]
    switch payload.count {
    case ...125: bytes.append(bit | UInt8(payload.count))
    case ...0xFFFF: bytes += [bit | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
    default:
      bytes.append(bit | 127)
      bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: payload.count >> ($0 * 8)) }
    }
    let mask: [UInt8] = [0x12, 0x34, 0x56, 0x78]
    bytes += masked ? mask : []
    bytes += masked ? payload.enumerated().map { $1 ^ mask[$0 & 3] } : payload
    try await socket.write(bytes)
  }

  func send(_ text: String) async throws { try await send(Array(text.utf8)) }

  /// Reads the next frame of any kind.
  func read() async throws -> Frame {
    let head = try await socket.read(bytes: 2)
    var count = Int(head[1] & 0x7F)
    if count >= 126 {
      let bytes = try await socket.read(bytes: count == 126 ? 2 : 8)
      count = bytes.reduce(0) { $0 << 8 | Int($1) }
    }
    return Frame(opcode: head[0] & 0xF, payload: try await socket.read(bytes: count))
  }

  /// Reads until the next text of a kind, and returns it.
  func read(kind: String) async throws -> String {
    while true {
      let frame = try await read()
      if let close = frame.close { throw Closed(close: close) }
      let message = try? JSONSerialization.jsonObject(with: Data(frame.payload))
      if let message = message as? [String: Any], message["kind"] as? String == kind {
        return frame.text
      }
    }
  }

  /// Reads until the close frame, and returns it.
  func readClose() async throws -> Close {
    while true {
      if let close = try await read().close { return close }
    }
  }

  struct Closed: Error {
    var close: Close
  }

  private func write(
    _ line: String, host: String?, origin: String?, more: [String] = []
  ) async throws {
    var lines = [line, "Host: \(host ?? "\(address):\(port)")"]
    for origin in origin?.split(separator: "\n") ?? [] { lines.append("Origin: \(origin)") }
    let text = (lines + more).joined(separator: "\r\n") + "\r\n\r\n"
    try await socket.write(text.utf8)
  }

  private func readHead() async throws -> String {
    var bytes: [UInt8] = []
    while bytes.suffix(4) != [13, 10, 13, 10] { bytes += try await socket.read(bytes: 1) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
