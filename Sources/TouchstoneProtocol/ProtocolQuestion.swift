package import TouchstoneHost
package import TouchstoneInput

/// A question of a program, as it comes over the socket:
/// `{"kind":"ask","version":2,"id":"7","verb":"why","arguments":{"x":195,"y":300}}`.
package struct ProtocolQuestion: Equatable, Sendable {
  /// The version of the protocol that the program speaks.
  package var version: Int
  /// What the program calls the question; the answer has it too.
  package var id: String
  /// The name of the verb.
  package var verb: String
  /// What the verb is to work with.
  package var arguments: [JSONMember]

  /// Makes a question.
  package init(
    version: Int = ProtocolVerb.version, id: String, verb: String, arguments: [JSONMember] = []
  ) {
    self.version = version
    self.id = id
    self.verb = verb
    self.arguments = arguments
  }

  /// Takes a question out of the members of a message.
  ///
  /// - Throws: what is missing or of the wrong type.
  package init(_ fields: inout JSONFields) throws(InputRefusal) {
    version = try fields.wholeNumber("version", in: 0...1_000_000)
    id = try fields.text("id")
    verb = try fields.text("verb")
    switch try fields.remove("arguments") {
    case nil: arguments = []
    case .object(let members)?: arguments = members
    case _?: throw InputRefusal("\"arguments\" is no object", expected: "an object")
    }
    if let key = JSONValue.object(arguments).repeatedKey {
      throw InputRefusal(
        "\(JSONValue.string(key).text) stands there twice", expected: "each key once")
    }
  }

  /// Reads a message of one line.
  ///
  /// - Throws: a `badMessage`.
  package init(parsing bytes: [UInt8]) throws(ProtocolError) {
    do throws(InputRefusal) {
      var fields = try JSONFields(parsing: bytes[...])
      guard try fields.text("kind") == "ask" else {
        throw InputRefusal("the message is no question", expected: "\"kind\":\"ask\"")
      }
      self = try ProtocolQuestion(&fields)
    } catch {
      throw ProtocolError(.badMessage, "\(error)")
    }
  }

  /// The answer as it goes back: `{"kind":"answer","version","id","result"}`, or with `error` in place
  /// of the result.
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
