internal import TouchstoneHost
internal import TouchstoneProtocol
internal import TouchstoneSession

/// A message from a page.
enum ClientMessage: Equatable, Sendable {
  /// Input, with times on the page's own clock.
  case input([RawInput])
  /// Shows another scene.
  case scene(String)
  /// Requests an explanation of where a touch at a point would go.
  case why(x: Double, y: Double)
  /// Requests an explanation of whether a touch at the center of a view would reach it.
  ///
  /// The number is that of the view's layer.
  case whyView(Int)
  /// Sets the optional steps that the journal includes.
  case journal(Set<JournalDetail>)
  /// Starts or stops showing the delivery path of touches.
  case deliveryPath(Bool)
  /// Starts a new process that continues from an earlier time, in seconds on the application's
  /// clock.
  case continueFrom(Double)
  /// Starts or stops showing the latency of events.
  case latency(Bool)
  /// Sets the speed of the application's clock: 1 for real time, 0 to pause it.
  case pace(Double)
  /// Advances a paused clock to the next event.
  case step
  /// Requests the surprises for users of the stage.
  case lint
  /// Tries a suggested line of code.
  case tryFix(Int)
  /// Undoes a tried line of code.
  case undoFix(Int)
  /// Requests a map of the view that would receive a touch, for each point of the stage.
  case map
  /// Requests the properties of a view, by its layer's number.
  case properties(Int)
  /// Changes a property of a view.
  case change(PageEdit)
  /// Undoes the last property change of the inspector.
  case undoChange
  /// Reports the style, dark or light, in which the browser shows pages.
  case style(PageStyle)
  /// Changes to the screen of another device, in portrait or landscape.
  case device(String, landscape: Bool)
  /// Changes the language of the app's texts.
  case language(String)
  /// Reports that a change of the tree has been drawn.
  case drawn(Int)
  /// Opens a menu of the menu bar.
  case openMenu(Int)
  /// Closes the menu.
  case closeMenu
  /// Chooses an item of the open menu, or one of its alternates.
  case choose(Int, alternate: Int?)
  /// Starts or stops showing the timeline.
  case timeline(Bool)
  /// Switches to the past, in which the page receives no updates of the present, or back.
  case past(Bool)
  /// Requests some seconds of the past, by the number of their segment.
  case segment(Int)
  /// Requests the properties of a view at a time.
  case pastProperties(Int, time: Double)
  /// A question to the app from a client, or from the page on the user's behalf.
  case ask(ProtocolQuestion)

  /// Whether the message leaves the app unchanged.
  var onlyLooks: Bool {
    switch self {
    case .why, .whyView, .journal, .deliveryPath, .latency, .lint, .map, .properties, .drawn: true
    case .timeline, .past, .segment, .pastProperties: true
    case .input, .scene, .pace, .step, .continueFrom, .tryFix, .undoFix, .change,
      .undoChange:
      false
    case .style, .device, .language, .openMenu, .closeMenu, .choose: false
    case .ask(let question): ProtocolVerb(rawValue: question.verb)?.onlyLooks ?? true
    }
  }
}

extension ClientMessage {
  private enum Kind: String, CaseIterable {
    case input = "input"
    case scene = "scene"
    case why = "why"
    case whyView = "whyView"
    case journal = "journal"
    case deliveryPath = "road"
    case latency = "latency"
    case continueFrom = "continueFrom"
    case pace = "pace"
    case step = "step"
    case lint = "lint"
    case tryFix = "tryRepair"
    case undoFix = "takeBackRepair"
    case map = "map"
    case properties = "properties"
    case change = "change"
    case undoChange = "undoChange"
    case style = "style"
    case device = "device"
    case language = "language"
    case drawn = "drawn"
    case openMenu = "openMenu"
    case closeMenu = "closeMenu"
    case choose = "choose"
    case ask = "ask"
    case timeline = "timeline"
    case past = "past"
    case segment = "segment"
    case pastProperties = "pastProperties"
  }

  /// Reads a message from one JSON object, in the same way as recordings.
  ///
  /// - Throws: The error, with the key, the value that was found, and what was expected.
  init(_ bytes: [UInt8]) throws(InputRefusal) {
    var fields = try JSONFields(parsing: bytes[...])
    switch try fields.name("kind", of: Kind.self) {
    case .input: self = .input(try Self.inputs(&fields))
    case .scene: self = .scene(try fields.text("name"))
    case .why:
      let x = try fields.number("x", in: InputLimits.coordinate)
      self = .why(x: x, y: try fields.number("y", in: InputLimits.coordinate))
    case .whyView: self = .whyView(try fields.wholeNumber("node", in: InputLimits.identifier))
    case .journal: self = .journal(Set(try fields.names("details", of: JournalDetail.self)))
    case .deliveryPath: self = .deliveryPath(try fields.flag("shown"))
    case .continueFrom: self = .continueFrom(try fields.number("t", in: InputLimits.time))
    case .latency: self = .latency(try fields.flag("shown"))
    case .pace: self = .pace(try fields.number("rate", in: HostClock.rates))
    case .step: self = .step
    case .lint: self = .lint
    case .tryFix:
      self = .tryFix(try fields.wholeNumber("number", in: InputLimits.identifier))
    case .undoFix:
      self = .undoFix(try fields.wholeNumber("number", in: InputLimits.identifier))
    case .map: self = .map
    case .properties:
      self = .properties(try fields.wholeNumber("node", in: InputLimits.identifier))
    case .timeline: self = .timeline(try fields.flag("shown"))
    case .past: self = .past(try fields.flag("shown"))
    case .segment:
      self = .segment(try fields.wholeNumber("number", in: InputLimits.identifier))
    case .pastProperties:
      let node = try fields.wholeNumber("node", in: InputLimits.identifier)
      self = .pastProperties(node, time: try fields.number("time", in: InputLimits.time))
    case .change: self = .change(try PageEdit(&fields))
    case .undoChange: self = .undoChange
    case .ask: self = .ask(try ProtocolQuestion(&fields))
    case .style: self = .style(try fields.name("name", of: PageStyle.self))
    case .device:
      let name = try fields.text("name")
      self = .device(name, landscape: try fields.flag("landscape"))
    case .language: self = .language(try fields.text("name"))
    case .drawn: self = .drawn(try fields.wholeNumber("number", in: InputLimits.identifier))
    case .openMenu: self = .openMenu(try fields.wholeNumber("number", in: InputLimits.identifier))
    case .closeMenu: self = .closeMenu
    case .choose:
      let number = try fields.wholeNumber("number", in: InputLimits.identifier)
      self = .choose(
        number, alternate: try fields.wholeNumberIfThere("alternate", in: InputLimits.identifier))
    }
  }

  /// The kinds of input that a page may send. It can't send frames, menus, which it opens by
  /// number, or the application's active state.
  private static let kinds: [RecordingKind] = [
    .touch, .hover, .scroll, .key, .text, .accessibility, .press, .motion, .deviceMotion, .remote,
  ]

  private static func inputs(_ fields: inout JSONFields) throws(InputRefusal) -> [RawInput] {
    var inputs: [RawInput] = []
    for (place, sample) in try fields.objects("samples").enumerated() {
      do throws(InputRefusal) {
        guard case .input(let input, _) = try RecordingReader.record(sample, of: kinds) else {
          continue
        }
        inputs.append(input)
      } catch {
        throw InputRefusal("samples[\(place)]: \(error.problem)", expected: error.expectation)
      }
    }
    return inputs
  }
}
