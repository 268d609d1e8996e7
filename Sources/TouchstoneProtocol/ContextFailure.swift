internal import TouchstoneHost

/// An error of JSON-RPC.
struct ContextFailure: Error {
  /// The codes of JSON-RPC 2.0, and the additional code of the Model Context Protocol.
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
    case unsupportedVersion = -32022
  }

  let code: Code
  let message: String
  var data: JSONValue?

  init(_ code: Code, _ message: String, data: JSONValue? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }

  static func unknown(_ method: String) -> ContextFailure {
    ContextFailure(.methodNotFound, "Method not found: \(method)")
  }

  static func unsupported(_ version: String, supported: [String]) -> ContextFailure {
    ContextFailure(
      .unsupportedVersion, "Unsupported protocol version",
      data: .object([
        JSONMember("supported", .texts(supported)), JSONMember("requested", .string(version)),
      ]))
  }

  var json: JSONValue {
    .object(
      [
        JSONMember("code", .number(code.rawValue)), JSONMember("message", .string(message)),
      ] + (data.map { [JSONMember("data", $0)] } ?? []))
  }
}

/// The parameters of a request.
struct ContextParameters {
  private let members: [JSONMember]

  init(_ members: [JSONMember]) { self.members = members }

  private func member(_ key: String) -> JSONValue? { members.first { $0.key == key }?.value }

  private func meta(_ key: String) -> JSONValue? {
    guard case .object(let members)? = member("_meta") else { return nil }
    return members.first { $0.key == "io.modelcontextprotocol/" + key }?.value
  }

  /// Returns the version that the request itself specifies, or `nil` for a request of a session.
  func version() throws(ContextFailure) -> String? {
    switch meta("protocolVersion") {
    case nil: return nil
    case .string(let version)?: return version
    case _?: throw ContextFailure(.invalidParameters, "the protocol version must be a string")
    }
  }

  /// Throws unless the request, which specifies its version, also specifies its client's
  /// capabilities.
  func requireCapabilities() throws(ContextFailure) {
    guard case .object? = meta("clientCapabilities") else {
      throw ContextFailure(
        .invalidParameters, "_meta requires io.modelcontextprotocol/clientCapabilities, an object")
    }
  }

  /// Returns a required string.
  func text(_ key: String) throws(ContextFailure) -> String {
    guard case .string(let text)? = member(key) else {
      throw ContextFailure(.invalidParameters, "\"\(key)\" is missing or isn't a string")
    }
    return text
  }

  /// Returns the arguments of a tool.
  func arguments() throws(ProtocolError) -> [JSONMember] {
    switch member("arguments") {
    case nil: return []
    case .object(let members)?: return members
    case _?: throw ProtocolError(.badArguments, "arguments must be an object")
    }
  }
}
