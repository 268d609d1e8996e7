internal import TouchstoneHost
internal import TouchstoneInput
internal import TouchstoneKit

/// The typed arguments of a verb.
struct ProtocolValues {
  /// The name of a view, or `nil` if it isn't given.
  private(set) var view: String?
  /// The number of taps.
  private(set) var count = 1
  private var x: Double?
  private var y: Double?

  private static let mostTaps = 10

  /// Parses the arguments of a verb.
  ///
  /// - Throws: An error if an argument is missing, unknown, has another type, or is given together
  ///   with an argument that excludes it.
  init(_ members: [JSONMember], for verb: ProtocolVerb) throws(ProtocolError) {
    for member in members {
      guard let argument = verb.arguments.first(where: { $0.rawValue == member.key }) else {
        let known = verb.arguments.map(\.rawValue).joined(separator: ", ")
        throw Self.bad(
          "\(verb.rawValue) has no argument \"\(member.key)\"; "
            + (known.isEmpty ? "it has no arguments" : "its arguments are \(known)"))
      }
      try take(argument, member.value)
    }
    switch verb {
    case .look, .map, .lanes: break
    case .properties:
      guard view != nil else {
        throw Self.bad("properties requires the name of a view as \"view\"")
      }
    case .why, .tap:
      guard (view == nil) == (x != nil && y != nil), (x == nil) == (y == nil) else {
        throw Self.bad("\(verb.rawValue) requires either \"x\" and \"y\" or \"view\"")
      }
    }
  }

  private mutating func take(
    _ argument: ProtocolArgument, _ value: JSONValue
  ) throws(ProtocolError) {
    switch (argument, value) {
    case (.view, .string(let name)): view = name
    case (.x, .number(let digits)): x = Double(digits)
    case (.y, .number(let digits)): y = Double(digits)
    case (.count, .number(let digits)):
      guard let number = Double(digits).flatMap({ Int(exactly: $0) }),
        (1...Self.mostTaps).contains(number)
      else { throw Self.bad("\"count\" is \(digits); it must be from 1 to \(Self.mostTaps)") }
      count = number
    default:
      throw Self.bad("\"\(argument.rawValue)\" is \(value.text); it must be a \(argument.type)")
    }
    for (name, number) in [("x", x), ("y", y)] {
      guard let number else { continue }
      guard InputLimits.coordinate.contains(number) else {
        throw Self.bad("\"\(name)\" is outside every screen")
      }
    }
  }

  /// Returns the given point.
  func point() throws(ProtocolError) -> CGPoint {
    guard let x, let y else { throw Self.bad("a point requires \"x\" and \"y\"") }
    return CGPoint(x: x, y: y)
  }

  private static func bad(_ text: String) -> ProtocolError { ProtocolError(.badArguments, text) }
}
