import Testing
import TouchstoneHost
import TouchstoneInput

@Suite("Recording a pencil and a trackpad")
struct PencilAndTrackpadRecordingTests {
  private let lines = [
    #"{"t":0,"kind":"touch","id":1,"phase":"began","x":1,"y":2,"force":0.3,"type":"pencil","altitude":1,"azimuth":0.5,"estimated":["force","azimuth"],"expected":["force"],"update":7}"#,
    #"{"t":0.01,"kind":"touchUpdate","update":7,"force":0.4}"#,
    #"{"t":0.02,"kind":"touchUpdate","update":7,"altitude":1.1,"azimuth":0.6,"roll":0}"#,
    #"{"t":0.03,"kind":"touch","id":1,"phase":"ended","x":1,"y":2}"#,
    #"{"t":0.1,"kind":"transform","phase":"began","x":10,"y":20}"#,
    #"{"t":0.2,"kind":"transform","phase":"changed","x":10,"y":20,"scale":1.1,"rotation":-0.2,"modifiers":["command"]}"#,
    #"{"t":0.3,"kind":"transform","phase":"ended","x":10,"y":20}"#,
  ]

  @Test("estimates, refinements, and transforms are read")
  func reading() throws {
    var began = TouchSample(id: 1, phase: .began, position: Point(x: 1, y: 2), time: 0)
    began.force = 0.3
    began.kind = .pencil
    began.altitude = 1
    began.azimuth = 0.5
    began.estimated = [.force, .azimuth]
    began.expected = .force
    began.update = 7
    let place = Point(x: 10, y: 20)
    let inputs: [RawInput] = [
      .touch(began), .touchUpdate(TouchUpdateSample(update: 7, force: 0.4, time: 0.01)),
      .touchUpdate(
        TouchUpdateSample(update: 7, altitude: 1.1, azimuth: 0.6, roll: 0, time: 0.02)),
      .touch(TouchSample(id: 1, phase: .ended, position: Point(x: 1, y: 2), time: 0.03)),
      .transform(TransformSample(phase: .began, position: place, time: 0.1)),
      .transform(
        TransformSample(
          phase: .changed, position: place, scale: 1.1, rotation: -0.2, modifiers: .command,
          time: 0.2)),
      .transform(TransformSample(phase: .ended, position: place, time: 0.3)),
    ]
    let recording = try RecordingReader.read(file(lines))
    #expect(recording.records == inputs.map { .input($0, extra: []) })
  }

  @Test("estimates, refinements, and transforms are written as they were read")
  func writing() throws {
    let recording = try RecordingReader.read(file(lines))
    #expect(recording.records.map(RecordingWriter.line) == lines)
  }

  @Test(
    "a transform out of order, one that shrinks to nothing, and an unknown estimate are refused",
    arguments: [
      (#"{"t":0,"kind":"transform","phase":"changed","x":1,"y":2}"#, "its beginning first"),
      (
        #"{"t":0,"kind":"transform","phase":"began","x":1,"y":2,"scale":0}"#,
        "a number from 0.000001 to 1000000"
      ),
      (
        #"{"t":0,"kind":"touch","id":1,"phase":"began","x":1,"y":2,"expected":["location"]}"#,
        "force, azimuth, altitude or roll"
      ),
      (#"{"t":0,"kind":"touchUpdate","force":1}"#, "a whole number from"),
    ])
  func refused(line: String, expected: String) {
    let error = #expect(throws: RecordingError.self) { try RecordingReader.read(file([line])) }
    #expect(error.map { "\($0)".contains("; expected \(expected)") } == true)
  }
}
