internal import TouchstoneHost
internal import TouchstoneProtocol

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
  /// The page shows the road of a touch as it happens, or does so no more.
  case road(Bool)
  /// A fresh process is to go on from an earlier moment, in seconds on the application's clock.
  case continueFrom(Double)
  /// The page shows where the time of each event goes, or does so no more.
  case latency(Bool)
  /// The clock of the application is to go so fast: 1 as the machine's does, 0 not at all.
  case pace(Double)
  /// A clock that stands is to go on to the next thing that happens.
  case step
  /// What will surprise whoever touches the stage?
  case lint
  /// A line of code that an answer offers is to be tried.
  case tryRepair(Int)
  /// A line that is tried is to be taken back.
  case takeBackRepair(Int)
  /// Who would receive a touch, for each point of the stage?
  case map
  /// What is known of a view, named by its layer's number?
  case properties(Int)
  /// A property of a view is to be changed.
  case change(PageEdit)
  /// The latest change is to be taken back.
  case undoChange
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
  /// The page shows the timeline, or does so no more.
  case timeline(Bool)
  /// The page shows the past and wants to hear nothing of the present; or it comes back.
  case past(Bool)
  /// Some seconds of the past are wanted, by the number of their segment.
  case segment(Int)
  /// What was known of a view at a moment?
  case pastProperties(Int, time: Double)
  /// A program, or the page on somebody's behalf, asks something of the app.
  case ask(ProtocolQuestion)

  /// Whether the message asks about the app without changing anything in it.
  var onlyLooks: Bool {
    switch self {
    case .why, .whyView, .journal, .road, .latency, .lint, .map, .properties, .drawn: true
    case .timeline, .past, .segment, .pastProperties: true
    case .input, .scene, .pace, .step, .continueFrom, .tryRepair, .takeBackRepair, .change,
      .undoChange:
      false
    case .style, .device, .openMenu, .closeMenu, .choose: false
    case .ask(let question): ProtocolVerb(rawValue: question.verb)?.onlyLooks ?? true
    }
  }
}

extension ClientMessage {
  private enum Kind: String, CaseIterable {
    case input, scene, why, whyView, journal, road, latency, continueFrom, pace, step, lint
    case tryRepair, takeBackRepair
    case map, properties, change, undoChange, style, device, drawn, openMenu, closeMenu, choose
    case ask, timeline, past, segment, pastProperties
  }

  /// Reads a message of one JSON object, as recordings are read.
  ///
  /// - Throws: what is wrong: the key, what was found, and what was expected.
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
    case .road: self = .road(try fields.flag("shown"))
    case .continueFrom: self = .continueFrom(try fields.number("t", in: InputLimits.time))
    case .latency: self = .latency(try fields.flag("shown"))
    case .pace: self = .pace(try fields.number("rate", in: HostClock.rates))
    case .step: self = .step
    case .lint: self = .lint
    case .tryRepair:
      self = .tryRepair(try fields.wholeNumber("number", in: InputLimits.identifier))
    case .takeBackRepair:
      self = .takeBackRepair(try fields.wholeNumber("number", in: InputLimits.identifier))
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
    case .drawn: self = .drawn(try fields.wholeNumber("number", in: InputLimits.identifier))
    case .openMenu: self = .openMenu(try fields.wholeNumber("number", in: InputLimits.identifier))
    case .closeMenu: self = .closeMenu
    case .choose:
      let number = try fields.wholeNumber("number", in: InputLimits.identifier)
      self = .choose(
        number, alternate: try fields.wholeNumberIfThere("alternate", in: InputLimits.identifier))
    }
  }

  /// What a page may report: it has no say in frames, in menus, which it opens by their numbers, or in
  /// whether the application is active.
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
