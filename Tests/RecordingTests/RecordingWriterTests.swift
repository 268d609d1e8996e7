import Testing
import TouchstoneHost
import TouchstoneInput

@Suite("Writing a recording")
struct RecordingWriterTests {
  private func touch(_ id: Int = 1, x: Double = 1, force: Double = 0, at time: Double = 0)
    -> RecordingRecord
  {
    .input(
      .touch(
        TouchSample(
          id: id, phase: .began, position: Point(x: x, y: 2), time: time, force: force)))
  }

  @Test("keys have a fixed order, and default values are left out")
  func usual() {
    #expect(
      RecordingWriter.line(touch())
        == #"{"t":0,"kind":"touch","id":1,"phase":"began","x":1,"y":2}"#)
    #expect(RecordingWriter.line(.frame(time: 0.0167)) == #"{"t":0.0167,"kind":"frame"}"#)
    #expect(
      RecordingWriter.line(
        .input(.scroll(ScrollSample(position: Point(x: 1, y: 2), dx: 0, dy: -3, time: 1))))
        == #"{"t":1,"kind":"scroll","x":1,"y":2,"dx":0,"dy":-3,"phase":"changed"}"#)
  }

  @Test("every key of a touch is written if it differs from its default")
  func everyKey() {
    let sample = TouchSample(
      id: 1, phase: .moved, position: Point(x: 1, y: 2), time: 0.5, force: 0.25,
      maximumForce: 4, radius: 11, radiusTolerance: 2, kind: .pencil, buttons: 1,
      modifiers: [.command, .shift], altitude: 1, azimuth: 0.5, roll: -0.5)
    #expect(
      RecordingWriter.line(.input(.touch(sample)))
        == #"{"t":0.5,"kind":"touch","id":1,"phase":"moved","x":1,"y":2,"force":0.25,"#
        + #""maximumForce":4,"radius":11,"radiusTolerance":2,"type":"pencil","buttons":1,"#
        + #""modifiers":["shift","command"],"altitude":1,"azimuth":0.5,"roll":-0.5}"#)
  }

  @Test(
    "numbers are rounded to a millionth and written as short as possible",
    arguments: [
      (0.1 + 0.2, "0.3"), (1.0 / 60, "0.016667"), (-1.5, "-1.5"), (-0.0, "0"), (1e-7, "0"),
      (0.000_001, "0.000001"), (-0.000_000_4, "0"), (123_456.789, "123456.789"), (195, "195"),
      (0.999_999_9, "1"), (-2.000_000_6, "-2.000001"), (1e9, "1000000000"),
    ])
  func numbers(value: Double, text: String) {
    #expect(RecordingWriter.line(.frame(time: value)) == #"{"t":\#(text),"kind":"frame"}"#)
    #expect(RecordingWriter.rounded(value) == Double(text))
  }

  @Test("a force too small to be written is left out")
  func tinyForce() {
    #expect(RecordingWriter.line(touch(force: 1e-9)) == RecordingWriter.line(touch()))
  }

  @Test(
    "an input is rounded as writing and reading it rounds it",
    arguments: [
      RawInput.touch(
        TouchSample(
          id: 1, phase: .began, position: Point(x: 0.1 + 0.2, y: -1e-9), time: 1.0 / 3)),
      .touch(
        TouchSample(
          id: 1, phase: .began, position: Point(x: 1, y: 2), time: 0, force: 1e-7,
          radius: 1.0 / 3, altitude: 1.0 / 3, azimuth: -1e-9, roll: 1e-9)),
      .hover(
        HoverSample(
          phase: .moved, position: Point(x: 2.0 / 3, y: -1e-9), time: 1.0 / 3, modifiers: .shift,
          zOffset: 1.0 / 7, altitude: 1e-9, azimuth: 1.0 / 9, roll: -1.0 / 3)),
      .scroll(
        ScrollSample(
          position: Point(x: 2.0 / 3, y: 1.0 / 7), dx: -1.0 / 3, dy: 1e-9, phase: .changed,
          precise: true, modifiers: [.command, .alternate], time: 1.0 / 3)),
      .deviceMotion(
        DeviceMotionSample(
          acceleration: .init(1.0 / 3, -1e-9, 2.0 / 3), gravity: .init(0, -1.0 / 7, 1e-9),
          magneticField: .init(1.0 / 9, 2, 3), time: 1.0 / 3)),
    ])
  func roundedInput(input: RawInput) throws {
    let line = RecordingWriter.line(.input(input))
    let read = try record(line)
    #expect(read == .input(input.rounded))
    #expect(RecordingWriter.line(.input(input.rounded)) == line)
    #expect(input.rounded != input)
  }

  @Test("unknown keys are kept after the known ones, in their order")
  func unknownKeys() throws {
    let line = #"{"z":[1,{"y":null}],"kind":"frame","a":1.500,"t":0}"#
    let top =
      #"{"touchstone":1,"screen":{"width":1,"height":2,"scale":3,"hz":60,"dpi":163},"by":"x"}"#
    let recording = try RecordingReader.read(top + "\n" + line + "\n")
    #expect(
      RecordingWriter.write(recording)
        == top + "\n" + #"{"t":0,"kind":"frame","z":[1,{"y":null}],"a":1.500}"# + "\n")
  }

  @Test("a written recording reads the same again", arguments: 0..<100 as Range<UInt64>)
  func roundTrip(seed: UInt64) throws {
    var random = RandomRecording(seed: seed)
    let recording = random.make(count: 200)
    let text = RecordingWriter.write(recording)
    var again = try RecordingReader.read(text)
    again.gapNotes = []
    #expect(again == recording)
    #expect(RecordingWriter.write(again) == text, "and is written as the same bytes")
  }

  @Test("a number that is not finite is written as text that readers refuse")
  func notFinite() {
    let line = RecordingWriter.line(.frame(time: .nan))
    #expect(throws: InputRefusal.self) { try record(line) }
  }

  @Test("any input that a host admits at its limits is written and read again")
  func bounds() throws {
    for input in Self.inputsAtBounds {
      var check = StreamCheck()
      try check.admit(input)
      let lines = [
        #"{"touchstone":1,"screen":{"width":390,"height":844,"scale":3,"hz":60}}"#,
        RecordingWriter.line(.input(input)),
      ]
      let recording = try RecordingReader.read(lines.joined(separator: "\n") + "\n")
      #expect(recording.records == [.input(input)], "\(input)")
    }
  }

  /// Inputs with every number at the lower and at the upper bound of the valid range.
  private static var inputsAtBounds: [RawInput] {
    func inputs(_ bound: (ClosedRange<Double>) -> Double, _ whole: (ClosedRange<Int>) -> Int)
      -> [RawInput]
    {
      let time = bound(InputLimits.time)
      let length = bound(InputLimits.coordinate)
      let size = bound(InputLimits.size)
      let angle = bound(InputLimits.angle)
      let reading = bound(InputLimits.reading)
      let place = Point(x: length, y: length)
      let axes = DeviceMotionSample.Axes(reading, reading, reading)
      return [
        .touch(
          TouchSample(
            id: whole(InputLimits.identifier), phase: .began, position: place, time: time,
            force: size, maximumForce: size, radius: size, radiusTolerance: size, kind: .pencil,
            buttons: whole(InputLimits.buttons), altitude: angle, azimuth: angle, roll: angle)),
        .press(PressSample(phase: .began, type: .menu, force: size, time: time)),
        .key(KeySample(phase: .began, usage: whole(InputLimits.usage), time: time)),
        .scroll(ScrollSample(position: place, dx: length, dy: length, time: time)),
        .deviceMotion(
          DeviceMotionSample(
            acceleration: axes, gravity: axes, rotationRate: axes, magneticField: axes, time: time)),
        .remote(
          RemoteSample(subtype: .play, value: bound(InputLimits.value), time: time)),
      ]
    }
    return inputs(\.lowerBound, \.lowerBound) + inputs(\.upperBound, \.upperBound)
  }
}
