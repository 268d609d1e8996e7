#if App
internal import NIOHTTP1

/// A reader of request heads, which refuses invalid and unsupported requests.
struct RequestReader {
  /// The reason that a request is refused before the site receives it.
  struct Refusal: Error, Equatable {
    /// The status code.
    let status: Int
    /// The reason in one line.
    let line: String
  }

  /// Parses a head, or throws a refusal.
  static func read(_ head: HTTPRequestHead) throws(Refusal) -> SiteRequest {
    guard head.version == .http1_1 || head.version == .http1_0 else {
      throw Refusal(status: 505, line: "This server supports only HTTP/1.1.")
    }
    guard head.method == .GET else {
      throw Refusal(status: 405, line: "This server supports only GET.")
    }
    let hosts = head.headers["Host"]
    guard hosts.count == 1 else {
      throw Refusal(status: 400, line: "A request names \(hosts.count) hosts; expected one.")
    }
    let origins = head.headers["Origin"]
    guard origins.count <= 1 else {
      throw Refusal(
        status: 400, line: "A request names \(origins.count) origins; expected at most one.")
    }
    guard head.headers["Content-Length"].allSatisfy({ $0 == "0" }),
      !head.headers.contains(name: "Transfer-Encoding")
    else { throw Refusal(status: 413, line: "A request has a body; expected none.") }
    guard head.uri.hasPrefix("/") else {
      throw Refusal(
        status: 400, line: "A request is for a proxy, but this server isn't one; request a path.")
    }
    let parts = head.uri.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = decoded(parts[0].drop { $0 == "/" }) else { throw badEscape }
    var query: [String: String] = [:]
    for pair in parts.count > 1 ? parts[1].split(separator: "&") : [] {
      let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = decoded(halves[0]), let value = decoded(halves.count > 1 ? halves[1] : "")
      else { throw badEscape }
      if query[name] == nil { query[name] = value }
    }
    return SiteRequest(
      path: path, query: query, host: hosts[0], origin: origins.first)
  }

  private static let badEscape = Refusal(
    status: 400, line: "A request has an escape that isn't UTF-8, such as %ff.")

  /// Returns a text with its percent escapes decoded, or `nil` if they are invalid or don't result
  /// in UTF-8.
  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit)
      else { return nil }
      bytes.append(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
#endif
