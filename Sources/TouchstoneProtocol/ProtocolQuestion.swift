package import TouchstoneHost
package import TouchstoneInput

/// A request of a client, as it arrives over the socket.
///
/// For example, `{"kind":"ask","version":2,"id":"7","verb":"why","arguments":{"x":195,"y":300}}`.
package struct ProtocolQuestion: Equatable, Sendable {
  /// The protocol version of the client.
  package var version: Int
  /// The client's ID of the request, which the response repeats.
  package var id: String
  /// The name of the verb.
  package var verb: String
  /// The arguments of the verb.
  package var arguments: [JSONMember]

  /// Creates a request.
  package init(
    version: Int = ProtocolVerb.version, id: String, verb: String, arguments: [JSONMember] = []
  ) {
    self.version = version
    self.id = id
    self.verb = verb
    self.arguments = arguments
  }

  /// Removes a request's members from a message.
  ///
  /// - Throws: A refusal if a member is missing or has the wrong type.
  package init(_ fields: inout JSONFields) throws(InputRefusal) {
    version = try fields.wholeNumber("version", in: 0...1_000_000)
    id = try fields.text("id")
    verb = try fields.text("verb")
    switch try fields.remove("arguments") {
    case nil: arguments = []
    case .object(let members)?: arguments = members
    case _?: throw InputRefusal("\"arguments\" isn't an object", expected: "an object")
    }
    if let key = JSONValue.object(arguments).repeatedKey {
      throw InputRefusal(
        "\(JSONValue.string(key).text) appears twice", expected: "each key once")
    }
  }

  /// Parses a message of one line.
  ///
  /// - Throws: A `badMessage`.
  package init(parsing bytes: [UInt8]) throws(ProtocolError) {
    do throws(InputRefusal) {
      var fields = try JSONFields(parsing: bytes[...])
      guard try fields.text("kind") == "ask" else {
        throw InputRefusal("the message isn't a question", expected: "\"kind\":\"ask\"")
      }
      self = try ProtocolQuestion(&fields)
    } catch {
      throw ProtocolError(.badMessage, "\(error)")
    }
  }

  /// Returns the response: `{"kind":"answer","version","id","result"}`, or with `error` in place of
  /// the result.
  package func answer(_ result: Result<JSONValue, ProtocolError>) -> JSONValue {
    var members = [
      JSONMember("kind", .string("answer")), JSONMember("version", .number(ProtocolVerb.version)),
      JSONMember("id", .string(id)),
    ]
    switch result {
    case .success(let value): members.append(JSONMember("result", value))
    case .failure(let error): members.append(JSONMember("error", error.json))
    }
    return .object(members)
  }
}
