package import Foundation
package import TouchstoneDisplay
internal import TouchstoneHost
package import TouchstoneJSON
internal import TouchstoneReplay

/// A message from the host to a page.
package enum ServerMessage: Sendable {
  /// The stage and the scenes, sent first.
  case welcome(Welcome)
  /// The current screen of the application.
  case screen(PageScreen)
  /// The languages of the app's texts.
  case languages(PageLanguages)
  /// The current scene on the stage.
  case scene(String)
  /// The changes on the stage.
  ///
  /// The page returns the number once it has drawn them.
  case tree(number: Int, DisplayListDifference)
  /// The answer to "why?".
  case inspection(Inspection)
  /// New lines of the journal, oldest first.
  case journal([JournalLine])
  /// The gesture timeline about the last touches.
  case gestureTimeline(PageGestureTimeline)
  /// Surprises for users of the stage.
  case lint([PageFinding])
  /// New steps of the delivery path.
  case deliveryPath(PageDeliveryPath)
  /// The URL of the page that continues from an earlier time, or `nil` and the reason that it
  /// couldn't be started.
  case wentOn(url: String?, String)
  /// New events of the latency log, as JSON.
  case latency(JSONValue)
  /// The lines of code that are being tried.
  case tried([PageFix])
  /// A map of the view that would receive a touch, for each point of the stage.
  case map(PageHitMap)
  /// The properties of a view.
  case properties(PageProperties)
  /// The touches of other tabs.
  case fingers([PageFinger])
  /// Whether the app requested all readings of the motion sensors, and not only strong ones.
  case motion(isWanted: Bool)
  /// The media that is playing, and the age of its position in seconds.
  case media(PageMedia, age: Double)
  /// The menus of the menu bar.
  case menuBar([PageMenu])
  /// The items of the menu that the page has open.
  case menu(number: Int, [PageMenuItem])
  /// The text that is being edited, or `nil` if no text is.
  case text(PageText?)
  /// The content of the application's pasteboard.
  case pasteboard(String)
  /// The changes of the accessibility elements.
  case elements(PageElementsDifference)
  /// A text for the screen reader to speak.
  case announcement(String)
  /// A request for an edit menu, which may paste the content of the browser's clipboard.
  case editMenu
  /// The pointer over the stage, by its CSS name.
  case pointer(String)
  /// A vibration, as alternating durations of vibration and rest in milliseconds.
  case pulse([Int])
  /// A web address that the page opens if the user agrees.
  case link(String)
  /// An update of the timeline.
  case timeline(PageTimeline)
  /// Some seconds of the past, as JSON pairs of a time and a message.
  case segment(number: Int, entries: [UInt8])
  /// All available lines of the journal, for a page that returns to the past.
  case pastJournal([JournalLine])
  /// The answer to a client's question.
  case answer(JSONValue)

  /// The stage and the scenes.
  package struct Welcome: Codable, Equatable, Sendable {
    /// The width of the stage, in points.
    var width: Double
    /// The height of the stage, in points.
    var height: Double
    /// The devices that the user can choose as the screen.
    var devices: [PageDevice]
    /// The scenes, in the order of the picker.
    var scenes: [Scene]
    /// The name of the scene on the stage.
    var scene: String
    /// Whether the page is read-only.
    var readOnly = false
    /// Information about the recording that the session continues, or `nil` if it doesn't continue
    /// one.
    var continued: ContinuedSession?

    /// One scene.
    package struct Scene: Codable, Equatable, Sendable {
      /// The name used on the command line.
      var name: String
      /// The name shown to the user.
      var title: String
      /// A hint about what to try.
      var hint: String
      /// The heading of the scene in the list, or an empty string for a scene without a heading.
      var group = ""

      private enum CodingKeys: String, CodingKey {
        case name = "name"
        case title = "title"
        case hint = "hint"
        case group = "group"
      }
    }

    private enum CodingKeys: String, CodingKey {
      case width = "width"
      case height = "height"
      case devices = "devices"
      case scenes = "scenes"
      case scene = "scene"
      case readOnly = "readOnly"
      case continued = "continued"
    }
  }

  /// The message as JSON text.
  package var json: Data {
    switch self {
    case .answer(let value): return Data(value.text.utf8)
    case .latency(let events):
      let members = [JSONMember("kind", .string("latency")), JSONMember("ledger", events)]
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
    // Encoding can't fail, because numbers that aren't finite are written as text.
    return (try? encoder.encode(self)) ?? Data(#"{"kind":"nothing"}"#.utf8)
  }
}

/// A touch on the stage, as shown in other tabs.
package struct PageFinger: Codable, Equatable, Sendable {
  /// The contact's number.
  package var id: Int
  /// The x-coordinate, in points.
  package var x: Double
  /// The y-coordinate, in points.
  package var y: Double

  /// Creates a finger.
  package init(id: Int, x: Double, y: Double) {
    self.id = id
    self.x = x
    self.y = y
  }

  private enum CodingKeys: String, CodingKey {
    case id = "id"
    case x = "x"
    case y = "y"
  }
}

extension ServerMessage: Encodable {
  private enum CodingKeys: String, CodingKey {
    case kind = "kind"
    case url = "url"
    case number = "number"
    case welcome = "welcome"
    case screen = "screen"
    case languages = "languages"
    case scene = "scene"
    case tree = "tree"
    case inspection = "inspection"
    case lines = "lines"
    case gestureTimeline = "debate"
    case findings = "findings"
    case fingers = "fingers"
    case wanted = "wanted"
    case media = "media"
    case age = "age"
    case menus = "menus"
    case items = "items"
    case text = "text"
    case elements = "elements"
    case pattern = "pattern"
    case fixes = "repairs"
    case deliveryPath = "road"
    case map = "map"
    case properties = "properties"
    case timeline = "timeline"
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .welcome(let welcome):
      try values.encode("welcome", forKey: .kind)
      try values.encode(welcome, forKey: .welcome)
    case .screen(let screen):
      try values.encode("screen", forKey: .kind)
      try values.encode(screen, forKey: .screen)
    case .languages(let languages):
      try values.encode("languages", forKey: .kind)
      try values.encode(languages, forKey: .languages)
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
    case .gestureTimeline(let timeline):
      try values.encode("debate", forKey: .kind)
      try values.encode(timeline, forKey: .gestureTimeline)
    case .lint(let findings):
      try values.encode("lint", forKey: .kind)
      try values.encode(findings, forKey: .findings)
    case .deliveryPath(let path):
      try values.encode("road", forKey: .kind)
      try values.encode(path, forKey: .deliveryPath)
    case .tried(let fixes):
      try values.encode("tried", forKey: .kind)
      try values.encode(fixes, forKey: .fixes)
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
