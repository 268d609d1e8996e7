internal import Foundation
internal import TouchstoneHost
internal import TouchstoneReplay

/// What the host tells a page.
enum ServerMessage: Sendable {
  /// The stage and the scenes, first thing after the opening.
  case welcome(Welcome)
  /// The screen that the application has now.
  case screen(PageScreen)
  /// The scene that is now on the stage.
  case scene(String)
  /// What changed on the stage; the page answers with the number once it has drawn it.
  case tree(number: Int, DisplayListDifference)
  /// The answer to "why?".
  case inspection(Inspection)
  /// What happened, oldest first.
  case journal([JournalLine])
  /// What recognizers make of the latest touches.
  case debate(PageDebate)
  /// What will surprise whoever touches the stage.
  case lint([PageFinding])
  /// What is new on the road of a touch.
  case road(PageRoad)
  /// Where the page is that goes on from an earlier moment, or why there is none.
  case wentOn(url: String?, String)
  /// What is new in the ledger of where the time goes, written already.
  case latency(JSONValue)
  /// The lines of code that are tried now.
  case tried([PageRepair])
  /// Who would receive a touch, for each point of the stage.
  case map(PageHitMap)
  /// What is known of a view.
  case properties(PageProperties)
  /// Where the fingers of other tabs are.
  case fingers([PageFinger])
  /// Whether every reading of the motion sensors is wanted, and not only strong ones.
  case motion(isWanted: Bool)
  /// What is playing, told some seconds after its position was right.
  case media(PageMedia, age: Double)
  /// The menus of the menu bar.
  case menuBar([PageMenu])
  /// The lines of the menu that the page has open.
  case menu(number: Int, [PageMenuItem])
  /// The text that is being edited; nil for none.
  case text(PageText?)
  /// What the application has put on its pasteboard.
  case pasteboard(String)
  /// What changed of what assistive technology finds.
  case elements(PageElementsDifference)
  /// Words to be said.
  case announcement(String)
  /// An edit menu was asked for: what is on the browser's clipboard may be pasted.
  case editMenu
  /// The pointer over the stage, as CSS names it.
  case pointer(String)
  /// Milliseconds of shaking and of rest in turn.
  case pulse([Int])
  /// An address of the web that may be opened, where its user wants to.
  case link(String)
  /// What is new on the timeline.
  case timeline(PageTimeline)
  /// Some seconds of the past: pairs of a time and what a page was told then, as JSON.
  case segment(number: Int, entries: [UInt8])
  /// Every line of the journal that is kept, for a page that goes back.
  case pastJournal([JournalLine])
  /// The answer to a program's question.
  case answer(JSONValue)

  /// The stage and the scenes.
  struct Welcome: Codable, Equatable, Sendable {
    /// The width of the stage, in points.
    var width: Double
    /// The height of the stage, in points.
    var height: Double
    /// The devices whose screens the stage can have.
    var devices: [PageDevice]
    /// The scenes, in the order of the picker.
    var scenes: [Scene]
    /// The name of the scene on the stage.
    var scene: String
    /// Whether the page may look and ask, and nothing else.
    var readOnly = false
    /// What is to say where the session goes on from a recording; nil where it does not.
    var continued: ContinuedSession?

    /// One scene.
    struct Scene: Codable, Equatable, Sendable {
      /// The name used on the command line.
      var name: String
      /// The name for people.
      var title: String
      /// What to try.
      var hint: String
      /// The heading under which a list has it; empty for none.
      var group = ""
    }
  }

  /// The message as JSON text.
  var json: Data {
    switch self {
    case .answer(let value): return Data(value.text.utf8)
    case .latency(let ledger):
      let members = [JSONMember("kind", .string("latency")), JSONMember("ledger", ledger)]
      return Data(JSONValue.object(members).text.utf8)
    case .segment(let number, let entries):
      return Data(#"{"kind":"segment","number":\#(number),"entries":"#.utf8) + entries
        + Data("}".utf8)
    default: break
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "∞", negativeInfinity: "-∞", nan: "–")
    // Every number that could be none was rounded away or is written as a text, so this holds.
    return (try? encoder.encode(self)) ?? Data(#"{"kind":"nothing"}"#.utf8)
  }
}

/// A finger on the stage, as other tabs see it.
struct PageFinger: Codable, Equatable, Sendable {
  /// The contact's number.
  var id: Int
  /// Its horizontal place, in points.
  var x: Double
  /// Its vertical place, in points.
  var y: Double
}

extension ServerMessage: Encodable {
  private enum CodingKeys: String, CodingKey {
    case kind, url, number, welcome, screen, scene, tree, inspection, lines, debate, findings,
      fingers
    case wanted, media, age, menus, items, text, elements, pattern, repairs, road, map, properties
    case timeline
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .welcome(let welcome):
      try values.encode("welcome", forKey: .kind)
      try values.encode(welcome, forKey: .welcome)
    case .screen(let screen):
      try values.encode("screen", forKey: .kind)
      try values.encode(screen, forKey: .screen)
    case .scene(let name):
      try values.encode("scene", forKey: .kind)
      try values.encode(name, forKey: .scene)
    case .tree(let number, let difference):
      try values.encode("tree", forKey: .kind)
      try values.encode(number, forKey: .number)
      try values.encode(difference, forKey: .tree)
    case .inspection(let inspection):
      try values.encode("inspection", forKey: .kind)
      try values.encode(inspection, forKey: .inspection)
    case .journal(let lines):
      try values.encode("journal", forKey: .kind)
      try values.encode(lines, forKey: .lines)
    case .debate(let debate):
      try values.encode("debate", forKey: .kind)
      try values.encode(debate, forKey: .debate)
    case .lint(let findings):
      try values.encode("lint", forKey: .kind)
      try values.encode(findings, forKey: .findings)
    case .road(let road):
      try values.encode("road", forKey: .kind)
      try values.encode(road, forKey: .road)
    case .tried(let repairs):
      try values.encode("tried", forKey: .kind)
      try values.encode(repairs, forKey: .repairs)
    case .map(let map):
      try values.encode("map", forKey: .kind)
      try values.encode(map, forKey: .map)
    case .properties(let properties):
      try values.encode("properties", forKey: .kind)
      try values.encode(properties, forKey: .properties)
    case .fingers(let fingers):
      try values.encode("fingers", forKey: .kind)
      try values.encode(fingers, forKey: .fingers)
    case .motion(let isWanted):
      try values.encode("motion", forKey: .kind)
      try values.encode(isWanted, forKey: .wanted)
    case .media(let media, let age):
      try values.encode("media", forKey: .kind)
      try values.encode(media, forKey: .media)
      try values.encode(age, forKey: .age)
    case .menuBar(let menus):
      try values.encode("menuBar", forKey: .kind)
      try values.encode(menus, forKey: .menus)
    case .menu(let number, let items):
      try values.encode("menu", forKey: .kind)
      try values.encode(number, forKey: .number)
      try values.encode(items, forKey: .items)
    case .text(let text):
      try values.encode("text", forKey: .kind)
      try values.encode(text, forKey: .text)
    case .pasteboard(let text):
      try values.encode("pasteboard", forKey: .kind)
      try values.encode(text, forKey: .text)
    case .elements(let difference):
      try values.encode("elements", forKey: .kind)
      try values.encode(difference, forKey: .elements)
    case .announcement(let words):
      try values.encode("announcement", forKey: .kind)
      try values.encode(words, forKey: .text)
    case .editMenu: try values.encode("editMenu", forKey: .kind)
    case .pointer(let name):
      try values.encode("pointer", forKey: .kind)
      try values.encode(name, forKey: .text)
    case .pulse(let pattern):
      try values.encode("pulse", forKey: .kind)
      try values.encode(pattern, forKey: .pattern)
    case .timeline(let timeline):
      try values.encode("timeline", forKey: .kind)
      try values.encode(timeline, forKey: .timeline)
    case .pastJournal(let lines):
      try values.encode("pastJournal", forKey: .kind)
      try values.encode(lines, forKey: .lines)
    case .segment: try values.encode("segment", forKey: .kind)
    case .answer: try values.encode("answer", forKey: .kind)
    case .latency: try values.encode("latency", forKey: .kind)
    case .wentOn(let url, let sentence):
      try values.encode("wentOn", forKey: .kind)
      try values.encodeIfPresent(url, forKey: .url)
      try values.encode(sentence, forKey: .text)
    case .link(let address):
      try values.encode("link", forKey: .kind)
      try values.encode(address, forKey: .text)
    }
  }
}
