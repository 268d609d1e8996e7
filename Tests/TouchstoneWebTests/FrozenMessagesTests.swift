import Foundation
import Testing
import TouchstoneHost
import TouchstoneInput

@testable import TouchstoneSession
@testable import TouchstoneWeb

/// The members of messages in JSON. They are independent of the names in Swift: a renamed property
/// keeps its key, because stored reports, other hosts and the page use it.
@Suite struct FrozenMessagesTests {
  private let device = #"{"height":1,"name":"a","width":2}"#
  private let screen = #"{"device":"a","height":1,"landscape":true,"width":2}"#
  private let languages = #"{"choices":[{"name":"a","title":"b"}],"current":"c"}"#
  private let object =
    #"{"class":"a","derived":true,"id":1,"identifier":"b","name":"c","node":2,"verdict":"d"}"#
  private let fix = #"{"code":"a","number":1,"recorded":true,"tryable":true}"#
  private let outcome = #"{"isLost":true,"isMiss":true,"sentence":"a","title":"b"}"#
  private let line = #"{"kind":"a","number":1,"text":"b","time":2,"touch":3}"#
  private let finding = #"{"kind":"a","node":1,"sentence":"b","weight":"c"}"#
  private let finger = #"{"id":1,"x":2,"y":3}"#
  private let menu = #"{"number":1,"title":"a"}"#
  private let text =
    #"{"height":1,"keyboard":"a","returnKey":"b","secure":true,"selected":"c","x":2,"y":3}"#
  private let node = #"{"class":"a","id":1}"#
  private let shadow = ##"{"color":"#00000000","dx":1,"dy":2,"radius":3}"##
  private let map =
    #"{"bands":[[1,2]],"height":1,"owners":[{"color":"a","name":"b","node":1,"points":2}],"#
    + #""width":3}"#
  private let properties =
    #"{"changes":1,"groups":[{"rows":[{"flag":true,"key":"a","label":"b","numbers":[1],"part":2,"#
    + #""value":"c"}],"title":"d"}],"name":"e","node":3,"undo":"f"}"#
  private let media =
    #"{"actions":["a"],"album":"b","artist":"c","duration":1,"position":2,"rate":3,"state":"d","#
    + #""time":4,"title":"e"}"#
  private let item =
    #"{"alternates":[{"enabled":true,"modifiers":["a"],"title":"b"}],"destructive":true,"#
    + #""enabled":true,"items":[],"keys":{"key":"c","modifiers":["d"]},"kind":"e","number":1,"#
    + #""reason":"f","single":true,"state":"g","stays":true,"subtitle":"h","title":"i"}"#
  private let element =
    #"{"checked":true,"children":[1],"disabled":true,"frame":[1,2,3,4],"hint":"a","id":2,"#
    + #""language":"b","multiline":true,"name":"c","percent":3,"role":"d","selected":true,"#
    + #""value":"e"}"#
  private let timeline =
    #"{"marks":[{"end":1,"finger":2,"kind":"touch","number":3,"start":4,"text":"a"}],"now":5,"#
    + #""rate":6,"segments":[{"number":7,"start":8}],"start":9}"#
  private let step =
    #"{"node":1,"number":2,"outcome":"a","samples":3,"station":"hitTest","text":"b","time":4,"#
    + #""touch":5}"#

  private var welcome: String {
    #"{"continued":{"isDiverged":true,"sentence":"a"},"devices":[\#(device)],"height":1,"#
      + #""readOnly":true,"scene":"b","scenes":[{"group":"c","hint":"d","name":"e","#
      + #""title":"f"}],"width":2}"#
  }
  private var inspection: String {
    #"{"chain":[\#(object)],"culprit":\#(object),"fate":\#(outcome),"path":[],"refused":[],"#
      + #""repair":\#(fix),"sentence":"a","x":1,"y":2}"#
  }
  private var path: String {
    #"{"next":["a"],"rate":1,"steps":[\#(step)],"time":2,"waiting":3}"#
  }
  private var gestureTimeline: String {
    #"{"end":1,"groups":[{"lanes":[{"attempts":[{"segments":[],"verdict":{"name":"a","text":"b","#
      + #""time":2}}],"recognizer":\#(object)}],"view":\#(object)}],"now":3,"over":true,"#
      + #""start":4,"touches":[{"keeper":\#(object),"lift":5,"number":6,"segments":[{"cause":"c","#
      + #""changes":7,"end":8,"start":9,"state":"d"}],"view":\#(object)}],"version":10}"#
  }
  private var elements: String {
    #"{"changed":[\#(element)],"focus":1,"removed":[2],"roots":[3]}"#
  }
  private var difference: String {
    #"{"changed":[\#(node)],"removed":[2],"roots":[1],"updated":[{"id":3,"without":["mask"]}]}"#
  }
  private var drawing: String {
    ##"{"color":"#00000000","do":"fill","evenOdd":true,"font":{"file":3,"italic":true,"##
      + ##""monospaced":true,"size":1,"system":true,"weight":2},"gradient":{"colors":["#00000000"],"end":[1],"##
      + #""locations":[2],"start":[3]},"key":"a","matrix":[1,0,0,1,2,3],"path":"b","#
      + #""pattern":\#(pattern),"#
      + #""pen":{"cap":"c","dash":[1],"join":"d","miterLimit":2,"phase":3,"width":4},"#
      + #""positions":[1.5],"#
      + #""rectangle":[1,2,3,4],"shadow":\#(shadow),"text":"e","value":5}"#
  }
  private let pattern =
    #"{"height":1,"matrix":[1,0,0,1,2,3],"steps":[{"do":"save"}],"width":2}"#
  private var wholeNode: String {
    ##"{"backdropBlur":1,"backdropSaturation":2,"background":"#00000000","##
      + ##""backgroundPattern":\##(pattern),"##
      + ##""borderColor":"#00000000","borderWidth":3,"bounds":[1,2,3,4],"children":[2],"##
      + ##""class":"a","clips":true,"contents":{"gravity":"b","height":4,"key":"c","##
      + ##""nearest":true,"tint":"#00000000","width":5},"cornerRadius":6,"drawing":[\##(drawing)],"##
      + #""drawingBounds":[1,2,3,4],"hidden":true,"id":1,"identifier":"d","interaction":false,"#
      + #""mask":"M0 0Z","maskedCorners":1,"matrix":[2,0,0,2,0,0],"name":"e","opacity":0.5,"#
      + #""shadow":\#(shadow),"view":false}"#
  }

  private func value<Value: Decodable>(_ json: String) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(json.utf8))
  }

  /// Reads a value that has every member, and checks that it is written with the same members.
  private func expectPart<Value: Codable>(
    _ type: Value.Type, _ json: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let read: Value = try value(json)
    let written = String(decoding: try encoder.encode(read), as: UTF8.self)
    #expect(written == json, sourceLocation: sourceLocation)
  }

  /// Checks the kind and the members of a message.
  private func expectMessage(
    _ message: ServerMessage, _ members: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let object = try JSONSerialization.jsonObject(with: message.json) as? [String: Any] ?? [:]
    let kind = object["kind"] as? String ?? ""
    let found = "\(kind): " + object.keys.sorted().joined(separator: ", ")
    #expect(found == members, sourceLocation: sourceLocation)
  }

  @Test func `The members of each part of a message stay as they are`() throws {
    try expectPart(ServerMessage.Welcome.self, welcome)
    try expectPart(PageScreen.self, screen)
    try expectPart(PageLanguages.self, languages)
    try expectPart(Inspection.self, inspection)
    try expectPart(JournalLine.self, line)
    try expectPart(PageGestureTimeline.self, gestureTimeline)
    try expectPart(PageFinding.self, finding)
    try expectPart(PageDeliveryPath.self, path)
    try expectPart(PageHitMap.self, map)
    try expectPart(PageProperties.self, properties)
    try expectPart(PageFinger.self, finger)
    try expectPart(PageMedia.self, media)
    try expectPart(PageMenu.self, menu)
    try expectPart(PageMenuItem.self, item)
    try expectPart(PageText.self, text)
    try expectPart(PageElementsDifference.self, elements)
    try expectPart(PageTimeline.self, timeline)
  }

  @Test func `The members of a display list stay as they are`() throws {
    try expectPart(DisplayList.self, #"{"nodes":[\#(node)],"roots":[1]}"#)
    try expectPart(DisplayListDifference.self, difference)
    try expectPart(DisplayNode.self, wholeNode)
  }

  @Test func `The kinds and members of messages to a page stay as they are`() throws {
    try expectMessage(.welcome(value(welcome)), "welcome: kind, welcome")
    try expectMessage(.screen(value(screen)), "screen: kind, screen")
    try expectMessage(.languages(value(languages)), "languages: kind, languages")
    try expectMessage(.scene("a"), "scene: kind, scene")
    try expectMessage(.tree(number: 1, value(difference)), "tree: kind, number, tree")
    try expectMessage(.inspection(value(inspection)), "inspection: inspection, kind")
    try expectMessage(.journal([]), "journal: kind, lines")
    try expectMessage(.gestureTimeline(value(gestureTimeline)), "debate: debate, kind")
    try expectMessage(.lint([]), "lint: findings, kind")
    try expectMessage(.deliveryPath(value(path)), "road: kind, road")
    try expectMessage(.wentOn(url: "a", "b"), "wentOn: kind, text, url")
    try expectMessage(.latency(.null), "latency: kind, ledger")
    try expectMessage(.tried([]), "tried: kind, repairs")
    try expectMessage(.map(value(map)), "map: kind, map")
    try expectMessage(.properties(value(properties)), "properties: kind, properties")
    try expectMessage(.fingers([]), "fingers: fingers, kind")
    try expectMessage(.motion(isWanted: true), "motion: kind, wanted")
    try expectMessage(.media(value(media), age: 1), "media: age, kind, media")
    try expectMessage(.menuBar([]), "menuBar: kind, menus")
    try expectMessage(.menu(number: 1, []), "menu: items, kind, number")
    try expectMessage(.text(value(text)), "text: kind, text")
    try expectMessage(.pasteboard("a"), "pasteboard: kind, text")
    try expectMessage(.elements(value(elements)), "elements: elements, kind")
    try expectMessage(.announcement("a"), "announcement: kind, text")
    try expectMessage(.editMenu, "editMenu: kind")
    try expectMessage(.pointer("a"), "pointer: kind, text")
    try expectMessage(.pulse([1]), "pulse: kind, pattern")
    try expectMessage(.link("a"), "link: kind, text")
    try expectMessage(.timeline(value(timeline)), "timeline: kind, timeline")
    try expectMessage(
      .segment(number: 1, entries: Array("[]".utf8)), "segment: entries, kind, number")
    try expectMessage(.pastJournal([]), "pastJournal: kind, lines")
  }

  @Test func `The kinds of messages from a page stay as they are`() {
    let refusal = #expect(throws: InputRefusal.self) {
      try ClientMessage(Array(#"{"kind":"nothing"}"#.utf8))
    }
    #expect(
      refusal?.expectation == "input, scene, why, whyView, journal, road, latency, continueFrom, "
        + "pace, step, lint, tryRepair, takeBackRepair, map, properties, change, undoChange, "
        + "style, device, language, drawn, openMenu, closeMenu, choose, ask, timeline, past, "
        + "segment or pastProperties")
  }
}
