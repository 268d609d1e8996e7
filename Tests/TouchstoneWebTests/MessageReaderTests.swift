import Foundation
import Testing
import TouchstoneInput

@testable import TouchstoneServer
@testable import TouchstoneSession
@testable import TouchstoneWeb

@Suite("Messages from a page")
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

  @Test("a touch carries all properties that the page knows")
  func wholeTouch() throws {
    var reader = MessageReader()
    let more =
      #","force":1.2,"maximumForce":2,"radius":11,"type":"pencil","buttons":2,"modifiers":["shift","command"],"#
      + #""altitude":0.5,"azimuth":2"#
    let message = try reader.read(Data(input(touch("began", t: 1.5, more)).utf8))
    let expected = TouchSample(
      id: 1, phase: .began, position: Point(x: 10, y: 20), time: 1.5, force: 1.2,
      maximumForce: 2, radius: 11, kind: .pencil, buttons: 2, modifiers: [.shift, .command],
      altitude: 0.5, azimuth: 2)
    #expect(message == .input([.touch(expected)]))
  }

  @Test("a plain touch is a finger without force")
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
          #"{"kind":"scroll","t":1,"phase":"changed","x":1,"y":2,"dx":0,"dy":-30,"precise":true}"#,
          #"{"kind":"key","t":1,"phase":"began","usage":4,"characters":"A","#
            + #""charactersIgnoringModifiers":"a"}"#,
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

  @Test("messages about menus and a controller's buttons are read")
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
    "messages about timeline and past are read, and are allowed for read-only pages")
  func past() throws {
    var reader = MessageReader()
    let messages: [(String, ClientMessage)] = [
      (#"{"kind":"timeline","shown":true}"#, .timeline(true)),
      (#"{"kind":"past","shown":false}"#, .past(false)),
      (#"{"kind":"segment","number":3}"#, .segment(3)),
      (#"{"kind":"pastProperties","node":7,"time":1.5}"#, .pastProperties(7, time: 1.5)),
    ]
    for (text, message) in messages {
      #expect(try reader.read(Data(text.utf8)) == message)
      #expect(message.onlyLooks)
    }
    #expect(reason(#"{"kind":"segment","number":1.5}"#)?.hasPrefix(#""number" is 1.5"#) == true)
    #expect(
      reason(#"{"kind":"pastProperties","node":7,"time":-1}"#)
        == #""time" is -1; expected a number from 0 to 1000000000"#)
    #expect(
      reason(#"{"kind":"past","shown":1}"#) == #""shown" is 1; expected true or false"#)
  }

  @Test("messages about fixes and the clock are read")
  func fixesAndPace() throws {
    var reader = MessageReader()
    let read = { (text: String) in try reader.read(Data(text.utf8)) }
    #expect(try read(#"{"kind":"tryRepair","number":3}"#) == .tryFix(3))
    #expect(try read(#"{"kind":"takeBackRepair","number":3}"#) == .undoFix(3))
    #expect(try read(#"{"kind":"road","shown":true}"#) == .deliveryPath(true))
    #expect(try read(#"{"kind":"latency","shown":true}"#) == .latency(true))
    #expect(try read(#"{"kind":"continueFrom","t":2.5}"#) == .continueFrom(2.5))
    #expect(try read(#"{"kind":"pace","rate":0.1}"#) == .pace(0.1))
    #expect(try read(#"{"kind":"step"}"#) == .step)
    #expect(reason(#"{"kind":"pace","rate":2}"#) == #""rate" is 2; expected a number from 0 to 1"#)
  }

  @Test(
    "a message that is not JSON is refused with the position of the error",
    arguments: [
      ("", "the line ends at column 1; expected a value"),
      ("garbage", #"not JSON, column 1 is "g"; expected a value"#),
      ("{", "the line ends at column 2; expected a key"),
      ("\u{0}", "not JSON, column 1 is byte 0; expected a value"),
      (
        String(repeating: "[", count: 100_000),
        "values are nested too deeply at column 65; expected at most 64 levels"
      ),
    ])
  func noJSON(text: String, expected: String) {
    #expect(reason(text) == expected)
  }

  @Test("a message that is not UTF-8 is refused")
  func noUTF8() {
    var reader = MessageReader()
    #expect(throws: SocketRefusal.policy("the text isn't UTF-8; expected UTF-8")) {
      try reader.read(Data([0x22, 0xFF, 0x22]))
    }
  }

  @Test(
    "a message of another shape is refused with its key, the found and the expected type",
    arguments: [
      ("[]", "the line is []; expected a JSON object"),
      (
        "{}",
        #""kind" is missing; expected input, scene, why, whyView, journal, road, latency, "#
          + "continueFrom, pace, step, "
      ),
      (#"{"kind":"zap"}"#, #""kind" is "zap"; expected input, scene, why"#),
      (#"{"kind":"continueFrom","t":-1}"#, #""t" is -1; expected"#),
      (#"{"kind":"continueFrom","t":null}"#, #""t" is null; expected"#),
      (#"{"kind":"lint","kind":"lint"}"#, #""kind" appears twice; expected each key once"#),
      (#"{"kind":"input"}"#, #""samples" is missing; expected a list of objects"#),
      (#"{"kind":"input","samples":{}}"#, #""samples" is {}; expected a list of objects"#),
      (#"{"kind":"input","samples":[7]}"#, #""samples" holds 7; expected an object"#),
      (
        #"{"kind":"why","x":"1","y":1}"#, #""x" is "1"; expected a number from -1000000 to 1000000"#
      ),
      (#"{"kind":"why","x":1e999,"y":1}"#, #""x" is 1e999; expected a number from -1000000"#),
      (#"{"kind":"scene"}"#, #""name" is missing; expected a string"#),
      (#"{"kind":"style","name":"grey"}"#, #""name" is "grey"; expected light or dark"#),
      (
        #"{"kind":"device","name":"x","landscape":1}"#, #""landscape" is 1; expected true or false"#
      ),
      (#"{"kind":"drawn","number":1.5}"#, #""number" is 1.5; expected a whole number from "#),
      (
        #"{"kind":"journal","details":7}"#,
        #""details" is 7; expected a list of queue, coalescing, "#
      ),
      (
        #"{"kind":"journal","details":["x"]}"#,
        #""details" holds "x"; expected queue, coalescing, "#
      ),
    ])
  func otherShape(text: String, expected: String) throws {
    let line = try #require(reason(text))
    #expect(line.hasPrefix(expected))
  }

  @Test("a sample of another shape is refused with its position, like a record of a recording")
  func otherSample() {
    #expect(
      reason(input(touch("began"), #"{"kind":"frame","t":1}"#))
        == #"samples[1]: "kind" is "frame"; expected touch, hover, scroll, key, text, "#
        + "accessibility, press, motion, deviceMotion or r…")
    #expect(
      reason(input(#"{"kind":"interrupt","t":1}"#))?
        .hasPrefix(#"samples[0]: "kind" is "interrupt"; expected touch, hover, "#) == true)
    #expect(
      reason(input(#"{"kind":"accessibility","t":1,"action":"lick"}"#))
        == #"samples[0]: "action" is "lick"; expected focus, activate, increment, decrement, "#
        + "escape, magicTap, scroll or custom")
    #expect(
      reason(input(#"{"kind":"accessibility","t":1,"action":"scroll"}"#))
        == #"samples[0]: "direction" is missing; expected right, left, up, down, next or previous"#)
    #expect(
      reason(input(#"{"kind":"deviceMotion","t":1,"acceleration":[1,2]}"#))
        == #"samples[0]: "acceleration" is [1,2]; expected a list of three numbers"#)
    #expect(
      reason(input(#"{"kind":"touch","t":1,"id":1,"phase":"down","x":1,"y":1}"#))
        == #"samples[0]: "phase" is "down"; expected began, moved, ended or cancelled"#)
    #expect(
      reason(input(#"{"kind":"touch","t":1,"id":"1","phase":"began","x":1,"y":1}"#))
        == #"samples[0]: "id" is "1"; expected a whole number from -9007199254740992 to "#
        + "9007199254740992")
    #expect(
      reason(input(touch("began", #","modifiers":["hyper"]"#)))
        == #"samples[0]: "modifiers" holds "hyper"; expected alphaShift, shift, control, "#
        + "alternate, command or numericPad")
    #expect(
      reason(input(#"{"kind":"key","t":1,"phase":"began","usage":-1}"#))
        == #"samples[0]: "usage" is -1; expected a whole number from 0 to 65535"#)
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
        == #"samples[0]: "x" is 1e308; expected a number from -1000000 to 1000000"#)
    #expect(
      reason(input(touch("began", #","force":1e308"#)))
        == #"samples[0]: "force" is 1e308; expected a number from 0 to 1000000"#)
    let early = #"{"kind":"touch","t":-1e308,"id":1,"phase":"began","x":1,"y":1}"#
    #expect(
      reason(input(early))
        == #"samples[0]: "t" is -1e308; expected a number from 0 to 1000000000"#)
  }

  @Test("more touches than people have fingers are refused")
  func manyTouches() {
    let all = (1...65).map { touch("began", id: $0) }
    let most = "{\"kind\":\"input\",\"samples\":[\(all.dropLast().joined(separator: ","))]}"
    #expect(reason(most) == nil)
    #expect(
      reason("{\"kind\":\"input\",\"samples\":[\(all.joined(separator: ","))]}")
        == "65 touches and keys are held down at the same time; expected at most 64")
  }

  @Test("two fingers whose timestamps are out of order keep their order and share one time")
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
