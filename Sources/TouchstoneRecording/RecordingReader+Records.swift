package import TouchstoneInput
package import TouchstoneJSON

extension RecordingReader {
  /// Reads a record from the members of its object.
  ///
  /// - Parameters:
  ///   - fields: The members; unknown members are preserved in the record.
  ///   - kinds: The kinds that are allowed; all kinds by default.
  /// - Returns: The record; `StreamCheck` decides whether it fits the records before it.
  /// - Throws: A refusal with the key, the value found and the value expected.
  package static func record(
    _ fields: JSONFields, of kinds: [RecordingKind] = RecordingKind.allCases
  ) throws(InputRefusal) -> RecordingRecord {
    var fields = fields
    let time = try fields.number("t", in: InputLimits.time)
    let input: RawInput
    switch try fields.name("kind", among: kinds) {
    case .frame: return .frame(time: time, extra: fields.members)
    case .advance: return try advance(&fields, time: time)
    case .touch: input = .touch(try touch(&fields, time: time))
    case .key: input = .key(try key(&fields, time: time))
    case .press: input = .press(try press(&fields, time: time))
    case .motion:
      let subtype = try fields.name("subtype", of: MotionSample.Subtype.self)
      let phase = try fields.name("phase", of: MotionSample.Phase.self)
      input = .motion(MotionSample(subtype: subtype, phase: phase, time: time))
    case .remote:
      let subtype = try fields.name("subtype", of: RemoteSample.Subtype.self)
      let value = try fields.numberIfThere("value", in: InputLimits.value)
      input = .remote(RemoteSample(subtype: subtype, value: value, time: time))
    case .deviceMotion: input = .deviceMotion(try deviceMotion(&fields, time: time))
    case .hover: input = .hover(try hover(&fields, time: time))
    case .scroll: input = .scroll(try scroll(&fields, time: time))
    case .transform: input = .transform(try transform(&fields, time: time))
    case .touchUpdate: input = .touchUpdate(try touchUpdate(&fields, time: time))
    case .text: input = .text(try text(&fields, time: time))
    case .accessibility: input = .accessibility(try accessibility(&fields, time: time))
    case .menu: input = .menu(try menu(&fields, time: time))
    case .interrupt: input = .interrupt(time: time)
    case .resume: input = .resume(time: time)
    }
    return .input(input, extra: fields.members)
  }

  /// Reads an `advance`, at which another scene may be shown or a gap may end.
  private static func advance(
    _ fields: inout JSONFields, time: Double
  ) throws(InputRefusal) -> RecordingRecord {
    if let name = try fields.textIfThere(RecordingRecord.sceneKey) {
      let screen = fields.has("screen") ? try screen(&fields) : nil
      return .scene(time: time, name: name, screen: screen, extra: fields.members)
    }
    guard fields.has(RecordingRecord.gapKey) else {
      return .advance(time: time, extra: fields.members)
    }
    var gap = try fields.object(
      RecordingRecord.gapKey, expected: "an object with since, inputs and frames")
    let start = try gap.number("since", in: InputLimits.time)
    let counts = 0...InputLimits.identifier.upperBound
    let inputs = try gap.wholeNumber("inputs", in: counts)
    let frames = try gap.wholeNumber("frames", in: counts)
    return .gap(
      RecordingGap(start: start, end: time, inputs: inputs, frames: frames), extra: fields.members)
  }

  private static func position(
    _ fields: inout JSONFields
  ) throws(InputRefusal) -> Point {
    let x = try fields.number("x", in: InputLimits.coordinate)
    let y = try fields.number("y", in: InputLimits.coordinate)
    return Point(x: x, y: y)
  }

  private static func touch(
    _ fields: inout JSONFields, time: Double
  ) throws(InputRefusal) -> TouchSample {
    let id = try fields.wholeNumber("id", in: InputLimits.identifier)
    let phase = try fields.name("phase", of: TouchSample.Phase.self)
    var sample = TouchSample(id: id, phase: phase, position: try position(&fields), time: time)
    sample.force = try fields.number("force", in: InputLimits.size, default: sample.force)
    sample.maximumForce = try fields.number(
      "maximumForce", in: InputLimits.size, default: sample.maximumForce)
    sample.radius = try fields.number("radius", in: InputLimits.size, default: sample.radius)
    sample.radiusTolerance = try fields.number(
      "radiusTolerance", in: InputLimits.size, default: sample.radiusTolerance)
    sample.kind = try fields.name("type", default: sample.kind)
    sample.buttons = try fields.wholeNumber(
      "buttons", in: InputLimits.buttons, default: sample.buttons)
    sample.modifiers = try fields.modifiers()
    sample.altitude = try fields.number(
      "altitude", in: InputLimits.angle, default: sample.altitude)
    sample.azimuth = try fields.number(
      "azimuth", in: InputLimits.angle, default: sample.azimuth)
    sample.roll = try fields.number("roll", in: InputLimits.angle, default: sample.roll)
    sample.estimated = try fields.properties("estimated")
    sample.expected = try fields.properties("expected")
    sample.update = try fields.wholeNumberIfThere("update", in: InputLimits.identifier)
    return sample
  }

  private static func touchUpdate(
    _ fields: inout JSONFields, time: Double
  ) throws(InputRefusal) -> TouchUpdateSample {
    let update = try fields.wholeNumber("update", in: InputLimits.identifier)
    let force = try fields.numberIfThere("force", in: InputLimits.size)
    let altitude = try fields.numberIfThere("altitude", in: InputLimits.angle)
    let azimuth = try fields.numberIfThere("azimuth", in: InputLimits.angle)
    return TouchUpdateSample(
      update: update, force: force, altitude: altitude, azimuth: azimuth,
      roll: try fields.numberIfThere("roll", in: InputLimits.angle), time: time)
  }

  private static func transform(
    _ fields: inout JSONFields, time: Double
  ) throws(InputRefusal) -> TransformSample {
    let phase = try fields.name("phase", of: TransformSample.Phase.self)
    let position = try position(&fields)
    let scale = try fields.number("scale", in: InputLimits.factor, default: 1)
    let rotation = try fields.number("rotation", in: InputLimits.angle, default: 0)
    return TransformSample(
      phase: phase, position: position, scale: scale, rotation: rotation,
      modifiers: try fields.modifiers(), time: time)
  }

  private static func key(
    _ fields: inout JSONFields, time: Double
  ) throws(InputRefusal) -> KeySample {
    let phase = try fields.name("phase", of: KeySample.Phase.self)
    let usage = try fields.wholeNumber("usage", in: InputLimits.usage)
    let modifiers = try fields.modifiers()
    let characters = try fields.textIfThere("characters")
    let plain = try fields.textIfThere("charactersIgnoringModifiers")
    return KeySample(
      phase: phase, usage: usage, modifiers: modifiers, characters: characters ?? "",
      charactersIgnoringModifiers: plain, isRepeat: try fields.flag("isRepeat"), time: time)
  }

  private static func press(
    _ fields: inout JSONFields, time: Double
  ) throws(InputRefusal) -> PressSample {
    let phase = try fields.name("phase", of: PressSample.Phase.self)
    let type = try fields.name("type", of: PressSample.PressType.self)
    let force = try fields.number("force", in: InputLimits.size, default: 0)
    return PressSample(phase: phase, type: type, force: force, time: time)
  }

  private static func deviceMotion(
    _ fields: inout JSONFields, time: Double
  ) throws(InputRefusal) -> DeviceMotionSample {
    let acceleration = try fields.axes("acceleration")
    let gravity = try fields.axesIfThere("gravity")
    let rotationRate = try fields.axesIfThere("rotationRate")
    return DeviceMotionSample(
      acceleration: acceleration, gravity: gravity, rotationRate: rotationRate,
      magneticField: try fields.axesIfThere("magneticField"), time: time)
  }

  private static func hover(
    _ fields: inout JSONFields, time: Double
  ) throws(InputRefusal) -> HoverSample {
    let phase = try fields.name("phase", of: HoverSample.Phase.self)
    var sample = HoverSample(phase: phase, position: try position(&fields), time: time)
    sample.modifiers = try fields.modifiers()
    sample.zOffset = try fields.number(
      "zOffset", in: InputLimits.size, default: sample.zOffset)
    sample.altitude = try fields.number(
      "altitude", in: InputLimits.angle, default: sample.altitude)
    sample.azimuth = try fields.number(
      "azimuth", in: InputLimits.angle, default: sample.azimuth)
    sample.roll = try fields.number("roll", in: InputLimits.angle, default: sample.roll)
    return sample
  }

  private static func text(
    _ fields: inout JSONFields, time: Double
  ) throws(InputRefusal) -> TextSample {
    let change = try fields.name("change", of: TextSample.Change.self)
    let text = try fields.textIfThere("text") ?? ""
    let units = 0...text.utf16.count
    let start = try fields.wholeNumber("start", in: units, default: 0)
    let end = try fields.wholeNumber("end", in: start...text.utf16.count, default: start)
    return TextSample(change, text, selected: start..<end, time: time)
  }

  private static func accessibility(
    _ fields: inout JSONFields, time: Double
  ) throws(InputRefusal) -> AccessibilitySample {
    var sample = AccessibilitySample(
      try fields.name("action", of: AccessibilitySample.Action.self), time: time)
    sample.element = try fields.wholeNumberIfThere("element", in: InputLimits.place)
    if sample.action == .scroll {
      sample.direction = try fields.name("direction", of: AccessibilitySample.Direction.self)
    }
    sample.name = try fields.textIfThere("name") ?? ""
    return sample
  }

  private static func menu(
    _ fields: inout JSONFields, time: Double
  ) throws(InputRefusal) -> MenuSample {
    let change = try fields.name("change", of: MenuSample.Change.self)
    let path = change == .show ? [] : try fields.texts("path")
    let place = try fields.wholeNumber("place", in: InputLimits.place, default: 0)
    return MenuSample(
      change, path, place: place, modifiers: try fields.modifiers(), time: time)
  }

  private static func scroll(
    _ fields: inout JSONFields, time: Double
  ) throws(InputRefusal) -> ScrollSample {
    let position = try position(&fields)
    let dx = try fields.number("dx", in: InputLimits.coordinate)
    let dy = try fields.number("dy", in: InputLimits.coordinate)
    let phase = try fields.name("phase", of: ScrollSample.Phase.self)
    let precise = try fields.flag("precise")
    return ScrollSample(
      position: position, dx: dx, dy: dy, phase: phase, precise: precise,
      modifiers: try fields.modifiers(), time: time)
  }
}
