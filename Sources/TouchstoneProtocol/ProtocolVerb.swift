package import TouchstoneHost

/// The requests of the protocol, which have the names of the command line's verbs.
package enum ProtocolVerb: String, CaseIterable, Sendable {
  /// Describe the screen.
  case look = "look"
  /// Explain where a touch would go, and why.
  case why = "why"
  /// Return the view that would receive a touch at each point, or where one view can be hit.
  case map = "map"
  /// Tap, and describe the outcome.
  case tap = "tap"
  /// Return the lanes of the recognizers for the last touches.
  case lanes = "lanes"
  /// Return all properties of a view.
  case properties = "properties"

  /// The version of the protocol, which increases with each incompatible change.
  package static let version = 2

  /// Whether the verb leaves the app unchanged.
  package var onlyLooks: Bool { self != .tap }

  /// A description of the verb, for a client that chooses among verbs.
  package var summary: String {
    switch self {
    case .look:
      "Everything on the screen: windows with their views, texts, controllers, the first responder, "
        + "and what can be tapped, with the point where a touch reaches it."
    case .why:
      "Where a touch at a point, or at the center of a view, would go, and why: the path of the "
        + "hit test, the views that refused, the responder chain, and an explanation. Doesn't "
        + "touch anything."
    case .map:
      "The view that would receive a touch at each point of the screen: all owners with their "
        + "bounding boxes and numbers of points, and rows as bands of runs [width, owner]. An "
        + "owner is an index into the list plus 1, or 0 for no view. With a view: the number of "
        + "points at which it can be hit, and the views that receive the other touches in its "
        + "bounding box. Doesn't touch anything."
    case .tap:
      "Taps a point, or a view where it can be hit, and reports the objects that responded and the "
        + "changes on the screen."
    case .lanes:
      "The outcome of the last touches at each gesture recognizer, with the cause of every state "
        + "change."
    case .properties:
      "All properties of a view: geometry, the settings that hide it or prevent touches, its "
        + "control state, recognizers and layer."
    }
  }

  /// The arguments that the verb accepts.
  package var arguments: [ProtocolArgument] {
    switch self {
    case .look, .lanes: []
    case .why: [.x, .y, .view]
    case .tap: [.x, .y, .view, .count]
    case .map, .properties: [.view]
    }
  }

  /// The JSON Schema of the arguments.
  package var schema: JSONValue {
    var members = [
      JSONMember("type", .string("object")),
      JSONMember(
        "properties",
        .object(
          arguments.map { argument in
            JSONMember(
              argument.rawValue,
              .object([
                JSONMember("type", .string(argument.type)),
                JSONMember("description", .string(argument.summary)),
              ]))
          })),
      JSONMember("additionalProperties", .bool(false)),
    ]
    if self == .properties {
      members.append(JSONMember("required", .array([.string(ProtocolArgument.view.rawValue)])))
    }
    return .object(members)
  }
}

/// An argument of a verb.
package enum ProtocolArgument: String, CaseIterable, Sendable {
  /// A location, in points from the screen's left edge.
  case x = "x"
  /// A location, in points from the screen's top edge.
  case y = "y"
  /// The name of a view.
  case view = "view"
  /// The number of taps.
  case count = "count"

  /// The type in JSON Schema.
  var type: String {
    switch self {
    case .x, .y: "number"
    case .view: "string"
    case .count: "integer"
    }
  }

  /// A description of the argument.
  var summary: String {
    switch self {
    case .x: "Points from the left edge of the screen. Requires y."
    case .y: "Points from the top edge of the screen. Requires x."
    case .view: "The view's accessibilityIdentifier, its title, or the property that holds it."
    case .count: "The number of taps, from 1 to 10. Default: 1."
    }
  }
}

/// The reason that a request has no answer.
package struct ProtocolError: Error, Equatable, Sendable {
  /// The kinds of errors; the raw values are the codes in JSON.
  package enum Code: String, CaseIterable, Sendable {
    /// The message isn't a request of this protocol.
    case badMessage = "badMessage"
    /// The app doesn't support the version of the request.
    case unknownVersion = "unknownVersion"
    /// The verb is unknown.
    case unknownVerb = "unknownVerb"
    /// An argument is missing, unknown or invalid.
    case badArguments = "badArguments"
    /// No view, or more than one, has the name.
    case noView = "noView"
    /// A touch can't reach the view; the message gives the reason.
    case unreachable = "unreachable"
    /// The app is read-only, or can't perform the request here.
    case refused = "refused"
  }

  /// The kind of error.
  package let code: Code
  /// The problem and the expected input, in a sentence.
  package let message: String

  /// Creates an error.
  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// The error as `{"code","message"}`.
  package var json: JSONValue {
    .object([
      JSONMember("code", .string(code.rawValue)), JSONMember("message", .string(message)),
    ])
  }
}
