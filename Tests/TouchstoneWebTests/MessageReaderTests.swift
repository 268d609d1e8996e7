import Foundation
import Testing
import TouchstoneInput

@testable import TouchstoneServer
@testable import TouchstoneWeb

@Suite("What a page may say")
struct MessageReaderTests {
  private func reason(_ messages: String...) -> String? {
    var reader = MessageReader()
    do {
      for message in messages { _ = try reader.read(Data(message.utf8)) }
      return nil
    } catch {
      #expect(error.code == 1008)
      return error.reason
    }
  }

  private func input(_ samples: String...) -> String {
    #"{"kind":"input","samples":[\#(samples.joined(separator: ","))]}"#
  }

  private func touch(_ phase: String, id: Int = 1, t: Double = 1, _ more: String = "") -> String {
    #"{"kind":"touch","t":\#(t),"id":\#(id),"phase":"\#(phase)","x":10,"y":20\#(more)}"#
  }

  @Test("a touch carries all that the page knows of it")
  func wholeTouch() throws {
    var reader = MessageReader()
    let more =
      #","force":1.2,"radius":11,"type":"pencil","buttons":2,"modifiers":["shift","command"],"#
      + #""altitude":0.5,"azimuth":2"#
    let message = try reader.read(Data(input(touch("began", t: 1.5, more)).utf8))
    let expected = TouchSample(
      id: 1, phase: .began, position: Point(x: 10, y: 20), time: 1.5, force: 1.2,
      maximumForce: 2, radius: 11, kind: .pencil, buttons: 2, modifiers: [.shift, .command],
      altitude: 0.5, azimuth: 2)
    #expect(message == .input([.touch(expected)]))
  }

  @Test("a plain touch is a finger that knows no force")
  func plainTouch() throws {
    var reader = MessageReader()
    let message = try reader.read(Data(input(touch("began")).utf8))
    let expected = TouchSample(id: 1, phase: .began, position: Point(x: 10, y: 20), time: 1)
    #expect(message == .input([.touch(expected)]))
  }

  @Test("hovers, scrolls, keys, motions and remote commands are read")
  func otherInput() throws {
    var reader = MessageReader()
    let message = try reader.read(
      Data(
        input(
          #"{"kind":"hover","t":1,"phase":"moved","x":1,"y":2}"#,
          #"{"kind":"scroll","t":1,"x":1,"y":2,"dx":0,"dy":-30,"precise":true}"#,
          #"{"kind":"key","t":1,"phase":"began","usage":4,"characters":"A","plain":"a"}"#,
          #"{"kind":"motion","t":1,"subtype":"shake","phase":"began"}"#,
          #"{"kind":"remote","t":1,"subtype":"togglePlayPause"}"#,
          #"{"kind":"remote","t":1,"subtype":"changePlaybackPosition","value":12.5}"#,
          #"{"kind":"deviceMotion","t":1,"acceleration":[1,2,3],"gravity":[0,0,-1]}"#
        ).utf8))
    let place = Point(x: 1, y: 2)
    #expect(
      message
        == .input([
          .hover(HoverSample(phase: .moved, position: place, time: 1)),
          .scroll(ScrollSample(position: place, dx: 0, dy: -30, precise: true, time: 1)),
          .key(
            KeySample(
              phase: .began, usage: 4, characters: "A", charactersIgnoringModifiers: "a", time: 1)),
          .motion(MotionSample(phase: .began, time: 1)),
          .remote(RemoteSample(subtype: .togglePlayPause, time: 1)),
          .remote(RemoteSample(subtype: .changePlaybackPosition, value: 12.5, time: 1)),
          .deviceMotion(
            DeviceMotionSample(
              acceleration: .init(1, 2, 3), gravity: .init(0, 0, -1), time: 1)),
        ]))
  }

  @Test("what a page says of menus and of a controller's buttons is read")
  func menusAndButtons() throws {
    var reader = MessageReader()
    #expect(
      try reader.read(Data(#"{"kind":"openMenu","number":2}"#.utf8)) == .openMenu(2))
    #expect(try reader.read(Data(#"{"kind":"closeMenu"}"#.utf8)) == .closeMenu)
    #expect(
      try reader.read(Data(#"{"kind":"choose","number":7}"#.utf8)) == .choose(7, alternate: nil))
    #expect(
      try reader.read(Data(#"{"kind":"choose","number":7,"alternate":0}"#.utf8))
        == .choose(7, alternate: 0))
    let press = #"{"kind":"press","t":1,"phase":"began","type":"select","force":0.5}"#
    #expect(
      try reader.read(Data(input(press).utf8))
        == .input([.press(PressSample(phase: .began, type: .select, force: 0.5, time: 1))]))
  }

  @Test(
    "a message that is no JSON is refused",
    arguments: [
      "", "garbage", "{", #"{"kind":"why","x":1e999,"y":1}"#, "\u{0}",
      String(repeating: "[", count: 100_000),
    ])
  func noJSON(text: String) {
    #expect(reason(text) == "The message is no JSON.")
  }

  @Test(
    "a message of another shape is refused with the place",
    arguments: [
      ("[]", "expected an object."),
      ("{}", "“kind” is missing."),
      (
        #"{"kind":"zap"}"#,
        "kind: “zap” is no message of a page."
      ),
      (#"{"kind":"input","samples":{}}"#, "samples: expected a list."),
      (#"{"kind":"why","x":"1","y":1}"#, "x: expected a number."),
      (#"{"kind":"drawn","number":1.5}"#, "number: expected a whole number."),
    ])
  func otherShape(text: String, expected: String) {
    let reason = reason(text)
    #expect(reason == expected || (expected.hasPrefix("number") && reason != nil))
  }

  @Test("a sample of another shape is refused with its place")
  func otherSample() {
    #expect(
      reason(input(touch("began"), #"{"kind":"frame","t":1}"#))
        == "samples[1].kind: “frame” is unknown; expected touch, hover, scroll, key, text, "
        + "accessibility, press, motion, deviceM…")
    #expect(
      reason(input(#"{"kind":"accessibility","t":1,"action":"lick"}"#))
        == "samples[0].action: “lick” is unknown; expected one of focus, activate, increment, "
        + "decrement, escape, magicTap, scrol…")
    #expect(
      reason(input(#"{"kind":"accessibility","t":1,"action":"scroll"}"#))
        == "samples[0]: “direction” is missing.")
    #expect(
      reason(input(#"{"kind":"deviceMotion","t":1,"acceleration":[1,2]}"#))
        == "samples[0].acceleration: expected three finite numbers.")
    #expect(
      reason(input(#"{"kind":"touch","t":1,"id":1,"phase":"down","x":1,"y":1}"#))
        == "samples[0].phase: “down” is unknown; expected one of began, moved, ended, cancelled.")
    #expect(
      reason(input(#"{"kind":"touch","t":1,"id":"1","phase":"began","x":1,"y":1}"#))
        == "samples[0].id: expected a whole number.")
    #expect(
      reason(input(touch("began", #","modifiers":["hyper"]"#)))
        == "samples[0].modifiers: “hyper” is no modifier key.")
    #expect(
      reason(input(#"{"kind":"key","t":1,"phase":"began","usage":-1}"#))
        == "samples[0].usage: -1 is no key's HID usage.")
  }

  @Test("a touch that no device could make is refused")
  func illegalStream() {
    #expect(reason(input(touch("moved")))?.hasPrefix("touch 1 moved before it began") == true)
    #expect(reason(input(touch("ended"))) != nil)
    #expect(reason(input(touch("began"), touch("began"))) != nil)
    #expect(reason(input(touch("began")), input(touch("began"))) != nil)
    #expect(reason(input(touch("began"), touch("ended"), touch("moved"))) != nil)
    #expect(reason(input(touch("began"), touch("ended"), touch("began"))) == nil)
  }

  @Test("a number beyond its limit is refused with its name")
  func beyondLimits() {
    let far = #"{"kind":"touch","t":1,"id":1,"phase":"began","x":1e308,"y":1}"#
    #expect(
      reason(input(far))
        == "touch 1 is at 1e+308, 1.0; expected coordinates from -1000000 to 1000000")
    #expect(
      reason(input(touch("began", #","force":1e308"#)))
        == "the force of touch 1 is 1e+308; expected a number from 0 to 1000000")
    let early = #"{"kind":"touch","t":-1e308,"id":1,"phase":"began","x":1,"y":1}"#
    #expect(
      reason(input(early)) == "the time is -1e+308; expected seconds from 0 to 1000000000")
  }

  @Test("more touches than any pair of hands has are refused")
  func manyTouches() {
    let all = (1...65).map { touch("began", id: $0) }
    let most = "{\"kind\":\"input\",\"samples\":[\(all.dropLast().joined(separator: ","))]}"
    #expect(reason(most) == nil)
    #expect(
      reason("{\"kind\":\"input\",\"samples\":[\(all.joined(separator: ","))]}")
        == "More than 64 touches and keys are held down at once.")
  }

  @Test("two fingers whose stamps come out of order keep their order and one time")
  func order() throws {
    var reader = MessageReader()
    let message = try reader.read(
      Data(input(touch("began", id: 1, t: 2), touch("began", id: 2, t: 1.5)).utf8))
    guard case .input(let inputs) = message else {
      Issue.record("no input")
      return
    }
    #expect(inputs.map(\.time) == [2, 2])
  }

  @Test("ten thousand moves in one message are read")
  func tenThousandMoves() throws {
    var reader = MessageReader()
    let moves = (0..<10_000).map { touch("moved", t: 1 + Double($0) / 1000) }
    let message = try reader.read(
      Data(
        "{\"kind\":\"input\",\"samples\":[\(([touch("began")] + moves).joined(separator: ","))]}"
          .utf8))
    guard case .input(let inputs) = message else {
      Issue.record("no input")
      return
    }
    #expect(inputs.count == 10_001)
  }

  @Test("a reason is one line that fits a close frame")
  func longReason() {
    let refusal = SocketRefusal.policy(String(repeating: "ä\n", count: 200))
    #expect(refusal.reason.utf8.count <= 123)
    #expect(!refusal.reason.contains { $0.isNewline })
    #expect(refusal.reason.hasSuffix("…"))
  }
}
