internal import TouchstoneInput

/// What a page may say.
enum ClientMessage: Equatable, Sendable {
  /// Input, with times on the page's own clock.
  case input([RawInput])
  /// Another scene is wanted.
  case scene(String)
  /// Why would a touch at a point go where it would go?
  case why(x: Double, y: Double)
  /// What will surprise whoever touches the stage?
  case lint
  /// A change of the tree has been drawn.
  case drawn(Int)
}

extension ClientMessage: Decodable {
  private enum CodingKeys: String, CodingKey {
    case kind, samples, name, x, y, number
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let kind = try values.decode(String.self, forKey: .kind)
    switch kind {
    case "input":
      self = .input(try values.decode([InputRecord].self, forKey: .samples).map(\.input))
    case "scene": self = .scene(try values.decode(String.self, forKey: .name))
    case "why":
      self = .why(
        x: try values.decode(Double.self, forKey: .x),
        y: try values.decode(Double.self, forKey: .y))
    case "lint": self = .lint
    case "drawn": self = .drawn(try values.decode(Int.self, forKey: .number))
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .kind, in: values,
        debugDescription: "“\(kind)” is unknown; expected input, scene, why, lint or drawn")
    }
  }
}
