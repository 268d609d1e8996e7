package import TouchstoneHost

/// What a program may ask of an app, by the names of the command line's verbs.
package enum ProtocolVerb: String, CaseIterable, Sendable {
  /// What is on the screen.
  case look
  /// Where a touch would go, and why.
  case why
  /// Who would receive a touch at each point, or where one view can be hit.
  case map
  /// Touch something, and tell what came of it.
  case tap
  /// What recognizers made of the latest touches.
  case lanes
  /// All that is known of a view.
  case properties

  /// The version of the protocol; it grows when something that was right becomes wrong.
  package static let version = 2

  /// Whether the app is as it was afterwards.
  package var onlyLooks: Bool { self != .tap }

  /// What it does, for a program that chooses among verbs.
  package var summary: String {
    switch self {
    case .look:
      "Everything on the screen: windows with their views, texts, controllers, the first responder, "
        + "and what can be tapped, with the point where a touch reaches it."
    case .why:
      "Where a touch at a point, or in the middle of a view, would go, and why: the path of the hit "
        + "test, who refused, the responder chain, and a sentence. Touches nothing."
    case .map:
      "Who would receive a touch at each point of the screen: everybody with a box and how many "
        + "points, and rows as bands of runs [width, owner], where an owner is a place in the list "
        + "and 1 more, and 0 nobody. With a view: at how many points that view can be hit, and who "
        + "takes the rest of its box. Touches nothing."
    case .tap:
      "Taps a point, or a view where it can really be hit, and tells who answered and what changed on "
        + "the screen."
    case .lanes:
      "What became of the latest touches at each gesture recognizer, with the cause of every move."
    case .properties:
      "All properties of a view: geometry, what hides it or turns touches away, its control state, "
        + "recognizers and layer."
    }
  }

  /// The names of what it takes.
  package var arguments: [ProtocolArgument] {
    switch self {
    case .look, .lanes: []
    case .why: [.x, .y, .view]
    case .tap: [.x, .y, .view, .count]
    case .map, .properties: [.view]
    }
  }

  /// What it takes, as JSON Schema.
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

/// Something that verbs take.
package enum ProtocolArgument: String, CaseIterable, Sendable {
  /// A place, in points from the screen's left edge.
  case x
  /// A place, in points from the screen's top edge.
  case y
  /// The name of a view.
  case view
  /// How many taps.
  case count

  /// The type in JSON Schema.
  var type: String {
    switch self {
    case .x, .y: "number"
    case .view: "string"
    case .count: "integer"
    }
  }

  /// What it is.
  var summary: String {
    switch self {
    case .x: "Points from the left edge of the screen; goes with y."
    case .y: "Points from the top edge of the screen; goes with x."
    case .view: "The view's accessibilityIdentifier, its title, or the property that holds it."
    case .count: "How many taps, 1 to 10; 1 if it is left out."
    }
  }
}

/// Why a question has no answer.
package struct ProtocolError: Error, Equatable, Sendable {
  /// The kinds of trouble; the raw values are the codes in JSON.
  package enum Code: String, CaseIterable, Sendable {
    /// The message is no question of this protocol.
    case badMessage
    /// The question is of a version that this app does not speak.
    case unknownVersion
    /// There is no such verb.
    case unknownVerb
    /// An argument is missing, unknown or no value of its kind.
    case badArguments
    /// There is no view of that name, or more than one.
    case noView
    /// The view can't be reached by a touch; the message says why.
    case unreachable
    /// The app is shown without letting anybody touch it, or can't do that here.
    case refused
  }

  /// What kind of trouble it is.
  package let code: Code
  /// What is wrong and what would be right, in a sentence.
  package let message: String

  /// Makes an error.
  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// `{"code","message"}`.
  package var json: JSONValue {
    .object([
      JSONMember("code", .string(code.rawValue)), JSONMember("message", .string(message)),
    ])
  }
}
