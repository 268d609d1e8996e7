internal import TouchstoneHost
internal import TouchstoneInput

/// A server of the Model Context Protocol: JSON-RPC 2.0, with one message per line.
///
/// It supports revision 2026-07-28, in which each request specifies its version in `_meta`, and
/// earlier revisions, which begin with `initialize`.
@MainActor
package final class ContextServer {
  /// The revision without a handshake.
  static let modern = "2026-07-28"
  /// The revisions that begin with a handshake, the most recent first.
  static let legacy = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

  private let handler: ProtocolHandler
  private let name: String
  private let version: String
  private var isInitialized = false

  /// Creates a server for a handler, with the name and the version of the app.
  package init(_ handler: ProtocolHandler, name: String, version: String) {
    self.handler = handler
    self.name = name
    self.version = version
  }

  /// Processes one line and returns the response line, or `nil` if the line is a notification or a
  /// response.
  package func receive(_ line: [UInt8]) -> String? {
    let fields: JSONFields
    do throws(InputRefusal) {
      fields = try JSONFields(parsing: line[...])
    } catch {
      let isObject = line.first { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: "[")
      return Self.failure(
        .null,
        isObject
          ? .init(.invalidRequest, "batches are not part of this protocol; send single requests")
          : .init(.parseError, "\(error)"))
    }
    if let key = JSONValue.object(fields.members).repeatedKey {
      return Self.failure(
        .null, .init(.invalidRequest, "the key \(JSONValue.string(key).text) appears twice"))
    }
    return answer(fields.members)
  }

  /// The maximum number of bytes in a line, which is also the limit for a message on the page's
  /// socket.
  package static let longestLine = 1 << 20

  /// The response to a line that is longer than ``longestLine``.
  package static let tooLong = failure(
    .null, .init(.invalidRequest, "the line is longer than \(longestLine) bytes"))

  private func answer(_ members: [JSONMember]) -> String? {
    func member(_ key: String) -> JSONValue? { members.first { $0.key == key }?.value }
    let given = member("id")
    let id: JSONValue
    switch given {
    case .string?, .number?: id = given ?? .null
    default: id = .null
    }
    guard member("jsonrpc") == .string("2.0"), case .string(let method)? = member("method"),
      given == nil || id != .null
    else {
      // Ignore responses: this server sends no requests.
      if member("method") == nil, member("result") != nil || member("error") != nil { return nil }
      return Self.failure(
        id, .init(.invalidRequest, "a request has \"jsonrpc\":\"2.0\", a method and an id"))
    }
    guard given != nil else { return nil }
    do throws(ContextFailure) {
      let parameters: [JSONMember]
      switch member("params") {
      case nil: parameters = []
      case .object(let members)?: parameters = members
      case _?: throw ContextFailure(.invalidParameters, "params must be an object")
      }
      let result = try result(method, ContextParameters(parameters))
      return JSONValue.object([
        JSONMember("jsonrpc", .string("2.0")), JSONMember("id", id),
        JSONMember("result", .object(result)),
      ]).text
    } catch {
      return Self.failure(id, error)
    }
  }

  private static func failure(_ id: JSONValue, _ failure: ContextFailure) -> String {
    JSONValue.object([
      JSONMember("jsonrpc", .string("2.0")), JSONMember("id", id),
      JSONMember("error", failure.json),
    ]).text
  }

  // MARK: Methods

  private func result(
    _ method: String, _ parameters: ContextParameters
  ) throws(ContextFailure) -> [JSONMember] {
    guard let version = try parameters.version() else {
      return try legacyResult(method, parameters)
    }
    guard version == Self.modern else {
      throw .unsupported(version, supported: [Self.modern] + Self.legacy)
    }
    try parameters.requireCapabilities()
    let complete = [JSONMember("resultType", .string("complete"))]
    switch method {
    case "server/discover": return complete + discovery + Self.cacheHints
    case "tools/list": return complete + [JSONMember("tools", tools)] + Self.cacheHints
    case "tools/call": return complete + (try call(parameters))
    default: throw .unknown(method)
    }
  }

  private func legacyResult(
    _ method: String, _ parameters: ContextParameters
  ) throws(ContextFailure) -> [JSONMember] {
    switch method {
    case "initialize":
      let wanted = try parameters.text("protocolVersion")
      isInitialized = true
      return [
        JSONMember(
          "protocolVersion",
          .string(Self.legacy.contains(wanted) ? wanted : Self.legacy[0])),
        JSONMember("capabilities", Self.capabilities), JSONMember("serverInfo", information),
        JSONMember("instructions", .string(Self.instructions)),
      ]
    case "ping": return []
    case "tools/list", "tools/call":
      guard isInitialized else {
        throw ContextFailure(
          .invalidParameters,
          "the request has no protocol version: specify it in _meta, or start with initialize")
      }
      return method == "tools/list" ? [JSONMember("tools", tools)] : try call(parameters)
    case "server/discover":
      throw ContextFailure(.invalidParameters, "server/discover requires its version in _meta")
    default: throw .unknown(method)
    }
  }

  private var information: JSONValue {
    .object([
      JSONMember("name", .string(name)), JSONMember("title", .string("Touchstone: \(name)")),
      JSONMember("version", .string(version)),
    ])
  }

  private static let capabilities = JSONValue.object([JSONMember("tools", .object([]))])

  private static let instructions =
    "An app on a virtual screen. Look at it, ask why a touch arrives or doesn't, tap, and read the "
    + "outcome of its recognizers. Start with look."

  private var discovery: [JSONMember] {
    [
      JSONMember("supportedVersions", .texts([Self.modern] + Self.legacy)),
      JSONMember("capabilities", Self.capabilities),
      JSONMember("instructions", .string(Self.instructions)),
      JSONMember(
        "_meta", .object([JSONMember("io.modelcontextprotocol/serverInfo", information)])),
    ]
  }

  /// The verbs don't change while the app runs, and are the same for all clients.
  private static let cacheHints = [
    JSONMember("ttlMs", .number(3_600_000)), JSONMember("cacheScope", .string("public")),
  ]

  private var tools: JSONValue {
    .array(
      ProtocolVerb.allCases.map { verb in
        .object([
          JSONMember("name", .string(verb.rawValue)),
          JSONMember("description", .string(verb.summary)),
          JSONMember("inputSchema", verb.schema),
          JSONMember(
            "annotations",
            .object([
              JSONMember("readOnlyHint", .bool(verb.onlyLooks)),
              JSONMember("openWorldHint", .bool(false)),
            ])),
        ])
      })
  }

  /// Calls a tool.
  ///
  /// Invalid arguments are reported as a result, to the model that chose them. An unknown tool is a
  /// protocol error.
  private func call(_ parameters: ContextParameters) throws(ContextFailure) -> [JSONMember] {
    let name = try parameters.text("name")
    guard ProtocolVerb(rawValue: name) != nil else {
      throw ContextFailure(.invalidParameters, "Unknown tool: \(name)")
    }
    do throws(ProtocolError) {
      let answer = try handler.answer(name, try parameters.arguments())
      return Self.content(answer.text) + [
        JSONMember("structuredContent", answer), JSONMember("isError", .bool(false)),
      ]
    } catch {
      return Self.content("\(error.code.rawValue): \(error.message)") + [
        JSONMember("isError", .bool(true))
      ]
    }
  }

  private static func content(_ text: String) -> [JSONMember] {
    [
      JSONMember(
        "content",
        .array([
          .object([JSONMember("type", .string("text")), JSONMember("text", .string(text))])
        ]))
    ]
  }
}
