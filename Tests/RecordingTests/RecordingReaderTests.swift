import Testing
import TouchstoneHost
import TouchstoneInput

@Suite("Reading a recording")
struct RecordingReaderTests {
  /// The example from the description of the format.
  private let example = file(
    #"{"t":0.000,"kind":"touch","id":1,"phase":"began","x":195,"y":400}"#,
    #"{"t":0.016,"kind":"touch","id":1,"phase":"moved","x":195,"y":412,"force":0.5,"radius":11,"type":"direct"}"#,
    #"{"t":0.0167,"kind":"frame"}"#,
    #"{"t":0.120,"kind":"touch","id":1,"phase":"ended","x":195,"y":412}"#,
    #"{"t":0.500,"kind":"motion","subtype":"shake","phase":"began"}"#,
    #"{"t":0.700,"kind":"remote","subtype":"togglePlayPause"}"#,
    #"{"t":0.900,"kind":"key","phase":"began","usage":40,"modifiers":["command"],"characters":"\r"}"#,
    #"{"t":1.000,"kind":"press","phase":"began","type":"select"}"#,
    #"{"t":1.100,"kind":"hover","phase":"moved","x":10,"y":20}"#,
    #"{"t":1.200,"kind":"scroll","x":10,"y":20,"dx":0,"dy":-30,"phase":"changed","precise":true}"#,
    #"{"t":1.300,"kind":"interrupt"}"#,
    #"{"t":1.400,"kind":"resume"}"#,
    #"{"t":2.000,"kind":"advance"}"#)

  @Test("every kind of record is read")
  func everyKind() throws {
    let recording = try RecordingReader.read(example)
    #expect(!recording.isCutOff && recording.cutOffNote == nil)
    #expect(
      recording.header
        == RecordingHeader(
          screen: .init(width: 390, height: 844, scale: 3, hz: 60), scene: "delivery"))
    func touch(_ phase: TouchSample.Phase, _ y: Double, _ time: Double) -> TouchSample {
      TouchSample(id: 1, phase: phase, position: Point(x: 195, y: y), time: time)
    }
    var moved = touch(.moved, 412, 0.016)
    moved.force = 0.5
    moved.radius = 11
    let place = Point(x: 10, y: 20)
    let expected: [RecordingRecord] = [
      .input(.touch(touch(.began, 400, 0))), .input(.touch(moved)), .frame(time: 0.0167),
      .input(.touch(touch(.ended, 412, 0.12))),
      .input(.motion(MotionSample(phase: .began, time: 0.5))),
      .input(.remote(RemoteSample(subtype: .togglePlayPause, time: 0.7))),
      .input(
        .key(
          KeySample(
            phase: .began, usage: 40, modifiers: .command, characters: "\r", time: 0.9))),
      .input(.press(PressSample(phase: .began, type: .select, time: 1))),
      .input(.hover(HoverSample(phase: .moved, position: place, time: 1.1))),
      .input(.scroll(ScrollSample(position: place, dx: 0, dy: -30, precise: true, time: 1.2))),
      .input(.interrupt(time: 1.3)), .input(.resume(time: 1.4)), .advance(time: 2),
    ]
    #expect(recording.records == expected)
  }

  @Test("lines may end with carriage return and line feed, and blank lines do not count")
  func lineEnds() throws {
    let plain = try RecordingReader.read(example)
    let windows = example.split(separator: "\n").joined(separator: "\r\n") + "\r\n"
    #expect(try RecordingReader.read(windows) == plain)
    #expect(try RecordingReader.read("\u{FEFF}\n" + example + "\n \r\n") == plain)
    #expect(try RecordingReader.read(String(example.dropLast())) == plain)
    #expect(try RecordingReader.read(String(windows.dropLast())) == plain)
  }

  @Test("a line is numbered as an editor numbers it, blank ones included")
  func lineNumbers() {
    #expect(
      refusal(header + "\n\n" + #"{"t":0,"kind":"frame"}"# + "\n\n{}\n")
        == #"line 5: "t" is missing; expected a number from 0 to 1000000000"#)
  }

  @Test("an invalid phase is named together with the valid ones")
  func phase() {
    #expect(
      lineRefusal(#"{"t":0,"kind":"touch","id":1,"phase":"mooved","x":1,"y":2}"#)
        == #"line 2: "phase" is "mooved"; expected began, moved, ended or cancelled"#)
    #expect(
      lineRefusal(#"{"t":0,"kind":"hover","phase":"cancelled","x":1,"y":2}"#)
        == #"line 2: "phase" is "cancelled"; expected began, moved or ended"#)
    #expect(
      lineRefusal(#"{"t":0,"kind":"motion","phase":"changed","subtype":"shake"}"#)
        == #"line 2: "phase" is "changed"; expected began, ended or cancelled"#)
  }

  @Test("an unknown kind, subtype, type or modifier is refused")
  func unknownNames() {
    #expect(
      lineRefusal(#"{"t":0,"kind":"tuoch"}"#)
        == #"line 2: "kind" is "tuoch"; expected touch, key, press, motion, deviceMotion, "#
        + "remote, hover, scroll, transform, touchUpdate, text, accessibility, menu, interrupt, "
        + "resume, frame or advance")
    #expect(
      lineRefusal(#"{"t":0,"kind":"motion","phase":"began","subtype":"twist"}"#)
        == #"line 2: "subtype" is "twist"; expected shake"#)
    #expect(lineRefusal(#"{"t":0,"kind":"remote","subtype":"remotePlay"}"#) != nil)
    #expect(
      lineRefusal(#"{"t":0,"kind":"remote","subtype":"rating","value":"4"}"#)
        == #"line 2: "value" is "4"; expected a number from -1000000000 to 1000000000"#)
    #expect(
      lineRefusal(#"{"t":0,"kind":"deviceMotion"}"#)
        == #"line 2: "acceleration" is missing; expected a list of three numbers"#)
    #expect(
      lineRefusal(#"{"t":0,"kind":"deviceMotion","acceleration":[0,0,-1],"gravity":[0,0]}"#)
        == #"line 2: "gravity" is [0,0]; expected a list of three numbers"#)
    #expect(lineRefusal(#"{"t":0,"kind":"press","phase":"began","type":"home"}"#) != nil)
    #expect(
      lineRefusal(#"{"t":0,"kind":"touch","id":1,"phase":"began","x":1,"y":2,"type":"thumb"}"#)
        == #"line 2: "type" is "thumb"; expected direct, indirect, pencil or indirectPointer"#)
    #expect(
      lineRefusal(#"{"t":0,"kind":"key","phase":"began","usage":4,"modifiers":["hyper"]}"#)
        == #"line 2: "modifiers" holds "hyper"; expected alphaShift, shift, control, alternate, "#
        + "command or numericPad")
  }

  @Test(
    "a missing key is named",
    arguments: ["t", "kind", "id", "phase", "x", "y"])
  func missingKey(key: String) throws {
    let members = [
      "t": "0", "kind": #""touch""#, "id": "1", "phase": #""began""#, "x": "1", "y": "2",
    ]
    let line = members.filter { $0.key != key }.map { #""\#($0.key)":\#($0.value)"# }
    let message = try #require(lineRefusal("{" + line.joined(separator: ",") + "}"))
    #expect(message.hasPrefix(#"line 2: "\#(key)" is missing; expected "#))
  }

  @Test(
    "a value of the wrong type is refused, and true is not a number",
    arguments: [
      #"{"t":true,"kind":"frame"}"#, #"{"t":"0","kind":"frame"}"#, #"{"t":null,"kind":"frame"}"#,
      #"{"t":[0],"kind":"frame"}"#, #"{"t":0,"kind":1}"#, #"{"t":0,"kind":null}"#,
      #"{"t":0,"kind":"touch","id":true,"phase":"began","x":1,"y":2}"#,
      #"{"t":0,"kind":"touch","id":1.5,"phase":"began","x":1,"y":2}"#,
      #"{"t":0,"kind":"touch","id":"1","phase":"began","x":1,"y":2}"#,
      #"{"t":0,"kind":"touch","id":1,"phase":"began","x":"1","y":2}"#,
      #"{"t":0,"kind":"touch","id":1,"phase":"began","x":1,"y":2,"force":null}"#,
      #"{"t":0,"kind":"touch","id":1,"phase":"began","x":1,"y":2,"modifiers":"shift"}"#,
      #"{"t":0,"kind":"touch","id":1,"phase":"began","x":1,"y":2,"buttons":-1}"#,
      #"{"t":0,"kind":"key","phase":"began","usage":4,"characters":7}"#,
      #"{"t":0,"kind":"key","phase":"began","usage":4,"isRepeat":1}"#,
      #"{"t":0,"kind":"scroll","x":1,"y":2,"dx":0,"dy":0,"phase":"changed","precise":1}"#,
    ])
  func wrongType(line: String) throws {
    let message = try #require(lineRefusal(line))
    #expect(message.hasPrefix("line 2: ") && message.contains("; expected "))
  }

  @Test("a wrong number is reported with its text")
  func wrongNumber() {
    #expect(
      lineRefusal(#"{"t":true,"kind":"frame"}"#)
        == #"line 2: "t" is true; expected a number from 0 to 1000000000"#)
  }

  @Test(
    "numbers beyond every device's limits are refused",
    arguments: [
      #"{"t":1e999,"kind":"frame"}"#, #"{"t":-0.1,"kind":"frame"}"#, #"{"t":1e10,"kind":"frame"}"#,
      #"{"t":NaN,"kind":"frame"}"#, #"{"t":Infinity,"kind":"frame"}"#,
      #"{"t":0,"kind":"touch","id":1,"phase":"began","x":1e7,"y":2}"#,
      #"{"t":0,"kind":"touch","id":1,"phase":"began","x":1,"y":-1e400}"#,
      #"{"t":0,"kind":"touch","id":1e300,"phase":"began","x":1,"y":2}"#,
      #"{"t":0,"kind":"touch","id":99999999999999999999,"phase":"began","x":1,"y":2}"#,
      #"{"t":0,"kind":"touch","id":1,"phase":"began","x":1,"y":2,"force":-1}"#,
      #"{"t":0,"kind":"key","phase":"began","usage":65536}"#,
    ])
  func absurd(line: String) {
    #expect(lineRefusal(line) != nil)
  }

  @Test("a duplicate key is refused")
  func twice() {
    #expect(
      lineRefusal(#"{"t":0,"kind":"frame","t":1}"#)
        == #"line 2: "t" appears twice; expected each key once"#)
  }

  @Test("an illegal stream is refused with its line")
  func illegalStreams() {
    func touch(_ phase: String, _ time: Double) -> String {
      #"{"t":\#(time),"kind":"touch","id":1,"phase":"\#(phase)","x":1,"y":2}"#
    }
    #expect(
      refusal(file(touch("moved", 0)))
        == "line 2: touch 1 moved before it began; expected its beginning first")
    #expect(
      refusal(file(touch("began", 0), touch("began", 1)))
        == "line 3: touch 1 began while it is already down; expected its end first")
    #expect(
      refusal(file(touch("began", 1), touch("ended", 0.5)))
        == "line 3: time runs backwards from 1.0 to 0.5; expected 1.0 or later")
    #expect(refusal(file(touch("began", 1), #"{"t":0,"kind":"frame"}"#)) != nil)
    #expect(refusal(file(#"{"t":1,"kind":"advance"}"#, touch("began", 0.5))) != nil)
    #expect(refusal(file(touch("began", 0), touch("ended", 1), touch("began", 1))) == nil)
  }

  @Test("an empty file is refused", arguments: ["", "\n", "\r\n \n", "\u{FEFF}"])
  func empty(text: String) throws {
    let message = try #require(refusal(text))
    #expect(message.hasPrefix("line 1: the file is empty; expected a header such as {"))
  }

  @Test("a file without a header is refused")
  func noHeader() throws {
    let message = try #require(refusal(#"{"t":0,"kind":"frame"}"# + "\n"))
    #expect(message.hasPrefix("line 1: the header is missing; expected a header such as {"))
  }

  @Test(
    "a header of another version or shape is refused",
    arguments: [
      #"{"touchstone":2,"screen":{"width":390,"height":844,"scale":3,"hz":60}}"#,
      #"{"touchstone":"1","screen":{"width":390,"height":844,"scale":3,"hz":60}}"#,
      #"{"touchstone":true,"screen":{"width":390,"height":844,"scale":3,"hz":60}}"#,
      #"{"touchstone":1}"#, #"{"touchstone":1,"screen":[390,844]}"#,
      #"{"touchstone":1,"screen":{"height":844,"scale":3,"hz":60}}"#,
      #"{"touchstone":1,"screen":{"width":0,"height":844,"scale":3,"hz":60}}"#,
      #"{"touchstone":1,"screen":{"width":390,"height":844,"scale":3,"hz":0}}"#,
      #"{"touchstone":1,"screen":{"width":390,"height":844,"scale":3,"hz":60},"scene":4}"#,
      "[]", "1", "header", #"{"touchstone":1"#,
    ])
  func badHeader(line: String) throws {
    let message = try #require(refusal(line + "\n"))
    #expect(message.hasPrefix("line 1: ") && !message.contains("\n"))
    #expect(refusal(line) != nil)
  }

  @Test("a header may leave out the rate and the scene")
  func shortHeader() throws {
    let text = #"{"touchstone":1,"screen":{"width":390,"height":844,"scale":3}}"#
    let recording = try RecordingReader.read(text)
    #expect(recording.header.screen.hz == 60 && recording.header.scene == nil)
    #expect(recording.records.isEmpty)
  }

  @Test(
    "a line that is not an object is refused", arguments: ["[]", "1", #""touch""#, "null", "true"])
  func noObject(line: String) {
    #expect(lineRefusal(line) == "line 2: the line is \(line); expected a JSON object")
    #expect(refusal(header + "\n" + line) == lineRefusal(line), "also without an end of line")
  }

  @Test("invalid UTF-8 is refused with its line")
  func invalidText() {
    let bytes = Array((header + "\n" + #"{"t":0,"kind":"frame","note":"#).utf8)
    #expect(
      refusal(bytes + [0x22, 0xFF, 0x22, 0x7D, 0x0A])
        == "line 2: the text isn't UTF-8; expected UTF-8")
    #expect(refusal([0xFE, 0xFF, 0x0A]) != nil)
  }

  @Test("a wrong value is shortened and stays on one line")
  func longValue() throws {
    let long = String(repeating: "x", count: 10_000) + "\\n"
    let message = try #require(lineRefusal(#"{"t":0,"kind":"\#(long)"}"#))
    #expect(message.count < 300 && isOneLine(message))
    let separator = try #require(lineRefusal("{\"t\":0,\"kind\":\"a\u{2028}\u{85}b\"}"))
    #expect(isOneLine(separator))
  }

  @Test("a recording of any length is read in chunks while it is played")
  func piece() throws {
    let taken = Counter()
    var stream = try RecordingStream {
      taken.count += 1
      let line = taken.count == 1 ? header : #"{"t":\#(taken.count),"kind":"frame"}"#
      return taken.count <= 10_000 ? Array((line + "\n").utf8) : nil
    }
    for number in 2...10_000 {
      #expect(try stream.next() == .frame(time: Double(number)))
      #expect(taken.count <= number + 1)
    }
    #expect(try stream.next() == nil)
  }

  private final class Counter {
    var count = 0
  }

  @Test("one line can be read on its own, as hosts send it")
  func oneLine() throws {
    #expect(try record(#"{"t":1,"kind":"frame"}"#) == .frame(time: 1))
    #expect(throws: InputRefusal.self) { try record("{") }
  }
}

extension RecordingReaderTests {
  @Test("a scene and a gap are read and written unchanged")
  func scenesAndGaps() throws {
    let lines = [
      #"{"t":1,"kind":"advance","scene":"second"}"#,
      #"{"t":2,"kind":"advance","scene":"second","screen":{"width":375,"height":667,"scale":2,"hz":60,"insets":[20,0,0,0]},"note":1}"#,
      #"{"t":3,"kind":"advance","gap":{"since":2,"inputs":0,"frames":9}}"#,
      #"{"t":4,"kind":"advance","gap":{"since":3,"inputs":1,"frames":0}}"#,
    ]
    let recording = try RecordingReader.read(file(lines))
    #expect(recording.records.map(RecordingWriter.line) == lines)
    #expect(recording.laterScenes == ["second", "second"])
    #expect(
      recording.notes == [
        "Line 4: between 2.0 s and 3.0 s 9 frames couldn't be written; the frame rate is used "
          + "instead.",
        "Line 5: between 3.0 s and 4.0 s 1 inputs couldn't be written; 0 records after that are "
          + "skipped, up to the end.",
      ])
  }

  @Test("input that continues from before a gap is left out, and the result can be written again")
  func goesOnFromBeforeGap() throws {
    func touch(_ time: Int, _ id: Int, _ phase: String) -> String {
      #"{"t":\#(time),"kind":"touch","id":\#(id),"phase":"\#(phase)","x":1,"y":2}"#
    }
    let text = file([
      touch(1, 1, "began"), #"{"t":2,"kind":"advance","gap":{"since":1,"inputs":1,"frames":0}}"#,
      touch(3, 1, "ended"), touch(4, 2, "began"), #"{"t":5,"kind":"advance","scene":"delivery"}"#,
      touch(6, 2, "ended"), touch(7, 2, "began"),
    ])
    let recording = try RecordingReader.read(text)
    #expect(
      recording.records.map { RecordingWriter.line($0) }.map { $0.prefix { $0 != "," } } == [
        #"{"t":1"#, #"{"t":2"#, #"{"t":2"#, #"{"t":5"#, #"{"t":7"#,
      ])
    let again = try RecordingReader.read(RecordingWriter.write(recording))
    #expect(again.records == recording.records)
    #expect(refusal(text + touch(6, 3, "began") + "\n") != nil)
  }

  @Test("a wrong scene or gap is refused")
  func wrongScenesAndGaps() {
    for line in [
      #"{"t":1,"kind":"advance","scene":7}"#,
      #"{"t":1,"kind":"advance","scene":"a","screen":{"width":-1,"height":1,"scale":1}}"#,
      #"{"t":1,"kind":"advance","gap":{"since":-1,"inputs":0,"frames":0}}"#,
      #"{"t":1,"kind":"advance","gap":{"since":0,"inputs":-1,"frames":0}}"#,
      #"{"t":1,"kind":"advance","gap":3}"#,
    ] {
      #expect(lineRefusal(line) != nil, "\(line)")
    }
  }
}
