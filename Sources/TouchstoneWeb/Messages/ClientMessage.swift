internal import TouchstoneInput

/// What a page may say.
enum ClientMessage: Equatable, Sendable {
  /// Input, with times on the page's own clock.
  case input([RawInput])
  /// Another scene is wanted.
  case scene(String)
  /// Why would a touch at a point go where it would go?
  case why(x: Double, y: Double)
  /// Would a touch in the middle of a view reach it? The view is named by its layer's number.
  case whyView(Int)
  /// These steps, besides what every journal tells, are to be told too.
  case journal(Set<JournalDetail>)
  /// What will surprise whoever touches the stage?
  case lint
  /// The browser shows pages in the dark, or in the light.
  case style(PageStyle)
  /// The screen is to be another device's, held upright or on its side.
  case device(String, landscape: Bool)
  /// A change of the tree has been drawn.
  case drawn(Int)
  /// A menu of the menu bar is to be shown.
  case openMenu(Int)
  /// The menu is not shown any more.
  case closeMenu
  /// A line of the open menu was chosen, or one of its alternates.
  case choose(Int, alternate: Int?)

  /// Whether the message asks about the app without changing anything in it.
  var onlyLooks: Bool {
    switch self {
    case .why, .whyView, .journal, .lint, .drawn: true
    case .input, .scene, .style, .device, .openMenu, .closeMenu, .choose: false
    }
  }
}

extension ClientMessage: Decodable {
  private enum CodingKeys: String, CodingKey {
    case kind, samples, name, x, y, node, details, landscape, number, alternate
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
    case "whyView": self = .whyView(try values.decode(Int.self, forKey: .node))
    case "journal":
      self = .journal(Set(try values.decode([JournalDetail].self, forKey: .details)))
    case "lint": self = .lint
    case "style": self = .style(try values.decode(PageStyle.self, forKey: .name))
    case "device":
      self = .device(
        try values.decode(String.self, forKey: .name),
        landscape: try values.decode(Bool.self, forKey: .landscape))
    case "drawn": self = .drawn(try values.decode(Int.self, forKey: .number))
    case "openMenu": self = .openMenu(try values.decode(Int.self, forKey: .number))
    case "closeMenu": self = .closeMenu
    case "choose":
      self = .choose(
        try values.decode(Int.self, forKey: .number),
        alternate: try values.decodeIfPresent(Int.self, forKey: .alternate))
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .kind, in: values,
        debugDescription: "“\(kind)” is no message of a page")
    }
  }
}
