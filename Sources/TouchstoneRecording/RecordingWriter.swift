internal import TouchstoneInput
internal import TouchstoneJSON

/// Writes recordings, with the same bytes for the same recording on every platform.
///
/// Keys have a fixed order. Numbers are rounded to a millionth and written with as few digits as
/// possible. Default values are omitted. Unknown keys of a recording that was read are written
/// after the known keys.
package enum RecordingWriter {
  /// Returns the recording as the text of its file.
  package static func write(_ recording: Recording) -> String {
    var text = headerLine(recording.header) + "\n"
    for record in recording.records { text += line(record) + "\n" }
    return text
  }

  /// Returns the first line, without its line feed.
  package static func headerLine(_ header: RecordingHeader) -> String {
    var members: [JSONMember] = [
      JSONMember("touchstone", .number(RecordingHeader.version)),
      JSONMember("screen", object(header.screen)),
    ]
    if let scene = header.scene { members.append(JSONMember("scene", .string(scene))) }
    if let font = header.font {
      members.append(JSONMember(RecordingHeader.fontKey, .string(font)))
    }
    return JSONValue.object(members + header.extra).text
  }

  private static func object(_ screen: RecordingHeader.Screen) -> JSONValue {
    var members: [JSONMember] = [
      JSONMember("width", .number(screen.width)), JSONMember("height", .number(screen.height)),
      JSONMember("scale", .number(screen.scale)), JSONMember("hz", .number(screen.hz)),
    ]
    let insets = screen.insets
    if insets != .zero {
      let sides = [insets.top, insets.left, insets.bottom, insets.right]
      members.append(
        JSONMember(
          RecordingHeader.Screen.insetsKey, .array(sides.map { .number(Double($0)) })))
    }
    return .object(members + screen.extra)
  }

  /// Returns the line of a record, without its line feed.
  ///
  /// Numbers that aren't finite become null, which no reader accepts; `StreamCheck` refuses such
  /// input before it is written.
  package static func line(_ record: RecordingRecord) -> String {
    switch record {
    case .input(let input, let extra): line(input, extra: extra)
    case .frame(let time, let extra): line(.frame, time, extra: extra) { _ in }
    case .advance(let time, let extra): line(.advance, time, extra: extra) { _ in }
    case .scene(let time, let name, let screen, let extra):
      line(.advance, time, extra: extra) { fields in
        fields.append(JSONMember(RecordingRecord.sceneKey, .string(name)))
        if let screen { fields.append(JSONMember("screen", object(screen))) }
      }
    case .gap(let gap, let extra):
      line(.advance, gap.end, extra: extra) { fields in
        let members = [
          JSONMember("since", .number(gap.start)), JSONMember("inputs", .number(gap.inputs)),
          JSONMember("frames", .number(gap.frames)),
        ]
        fields.append(JSONMember(RecordingRecord.gapKey, .object(members)))
      }
    }
  }

  /// Returns the value of a number after it has been written and read.
  ///
  /// A host that rounds its samples before posting them records exactly what happened.
  package static func rounded(_ value: Double) -> Double { JSONText.rounded(value) }

  private static func line(_ input: RawInput, extra: [JSONMember]) -> String {
    switch input {
    case .touch(let sample): line(.touch, sample.time, extra: extra) { $0.append(sample) }
    case .key(let sample): line(.key, sample.time, extra: extra) { $0.append(sample) }
    case .press(let sample): line(.press, sample.time, extra: extra) { $0.append(sample) }
    case .motion(let sample):
      line(.motion, sample.time, extra: extra) { fields in
        fields.append("subtype", sample.subtype)
        fields.append("phase", sample.phase)
      }
    case .deviceMotion(let sample):
      line(.deviceMotion, sample.time, extra: extra) { $0.append(sample) }
    case .remote(let sample): line(.remote, sample.time, extra: extra) { $0.append(sample) }
    case .hover(let sample): line(.hover, sample.time, extra: extra) { $0.append(sample) }
    case .scroll(let sample): line(.scroll, sample.time, extra: extra) { $0.append(sample) }
    case .transform(let sample):
      line(.transform, sample.time, extra: extra) { $0.append(sample) }
    case .touchUpdate(let sample):
      line(.touchUpdate, sample.time, extra: extra) { $0.append(sample) }
    case .text(let sample): line(.text, sample.time, extra: extra) { $0.append(sample) }
    case .accessibility(let sample):
      line(.accessibility, sample.time, extra: extra) { $0.append(sample) }
    case .menu(let sample): line(.menu, sample.time, extra: extra) { $0.append(sample) }
    case .interrupt(let time): line(.interrupt, time, extra: extra) { _ in }
    case .resume(let time): line(.resume, time, extra: extra) { _ in }
    }
  }

  private static func line(
    _ kind: RecordingKind, _ time: Double, extra: [JSONMember],
    _ append: (inout RecordingMembers) -> Void
  ) -> String {
    var fields = RecordingMembers()
    fields.append("t", time)
    fields.append("kind", kind)
    append(&fields)
    return JSONValue.object(fields.members + extra).text
  }
}
