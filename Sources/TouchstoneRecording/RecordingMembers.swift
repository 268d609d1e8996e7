internal import TouchstoneInput
internal import TouchstoneJSON

/// The members of a record that is being written, in their fixed order.
struct RecordingMembers {
  private(set) var members: [JSONMember] = []

  /// Adds a member.
  mutating func append(_ member: JSONMember) { members.append(member) }

  /// Adds a number.
  mutating func append(_ key: String, _ value: Double) {
    members.append(JSONMember(key, .number(value)))
  }

  /// Adds a number unless it is 0 when written.
  mutating func append(_ key: String, unlessZero value: Double) {
    let number = JSONText.number(value)
    if number != "0" { members.append(JSONMember(key, .number(number))) }
  }

  /// Adds a name.
  mutating func append(_ key: String, _ name: some RawRepresentable<String>) {
    members.append(JSONMember(key, .string(name.rawValue)))
  }

  mutating func append(_ sample: TouchSample) {
    members.append(JSONMember("id", .number(sample.id)))
    append("phase", sample.phase)
    append("x", sample.position.x)
    append("y", sample.position.y)
    append("force", unlessZero: sample.force)
    append("maximumForce", unlessZero: sample.maximumForce)
    append("radius", unlessZero: sample.radius)
    append("radiusTolerance", unlessZero: sample.radiusTolerance)
    if sample.kind != .direct { append("type", sample.kind) }
    if sample.buttons != 0 { members.append(JSONMember("buttons", .number(sample.buttons))) }
    append(sample.modifiers)
    if sample.altitude != TouchSample.uprightAltitude { append("altitude", sample.altitude) }
    append("azimuth", unlessZero: sample.azimuth)
    append("roll", unlessZero: sample.roll)
    append("estimated", sample.estimated)
    append("expected", sample.expected)
    if let update = sample.update { members.append(JSONMember("update", .number(update))) }
  }

  private mutating func append(_ key: String, _ properties: TouchProperties) {
    let names = RecordingProperties.names(of: properties)
    guard !names.isEmpty else { return }
    members.append(JSONMember(key, .array(names.map { .string($0) })))
  }

  mutating func append(_ sample: TouchUpdateSample) {
    members.append(JSONMember("update", .number(sample.update)))
    if let force = sample.force { append("force", force) }
    if let altitude = sample.altitude { append("altitude", altitude) }
    if let azimuth = sample.azimuth { append("azimuth", azimuth) }
    if let roll = sample.roll { append("roll", roll) }
  }

  mutating func append(_ sample: TransformSample) {
    append("phase", sample.phase)
    append("x", sample.position.x)
    append("y", sample.position.y)
    if sample.scale != 1 { append("scale", sample.scale) }
    append("rotation", unlessZero: sample.rotation)
    append(sample.modifiers)
  }

  mutating func append(_ sample: KeySample) {
    append("phase", sample.phase)
    members.append(JSONMember("usage", .number(sample.usage)))
    append(sample.modifiers)
    if !sample.characters.isEmpty {
      members.append(JSONMember("characters", .string(sample.characters)))
    }
    let plain = sample.charactersIgnoringModifiers
    if !plain.unicodeScalars.elementsEqual(sample.characters.unicodeScalars) {
      members.append(JSONMember("charactersIgnoringModifiers", .string(plain)))
    }
    if sample.isRepeat { members.append(JSONMember("isRepeat", .bool(true))) }
  }

  mutating func append(_ sample: PressSample) {
    append("phase", sample.phase)
    append("type", sample.type)
    append("force", unlessZero: sample.force)
  }

  mutating func append(_ sample: RemoteSample) {
    append("subtype", sample.subtype)
    if let value = sample.value { append("value", value) }
  }

  mutating func append(_ sample: DeviceMotionSample) {
    append("acceleration", sample.acceleration)
    append("gravity", sample.gravity)
    append("rotationRate", sample.rotationRate)
    append("magneticField", sample.magneticField)
  }

  private mutating func append(_ key: String, _ axes: DeviceMotionSample.Axes?) {
    guard let axes else { return }
    let numbers = [axes.x, axes.y, axes.z].map { JSONValue.number(JSONText.number($0)) }
    members.append(JSONMember(key, .array(numbers)))
  }

  mutating func append(_ sample: HoverSample) {
    append("phase", sample.phase)
    append("x", sample.position.x)
    append("y", sample.position.y)
    append(sample.modifiers)
    append("zOffset", unlessZero: sample.zOffset)
    append("altitude", unlessZero: sample.altitude)
    append("azimuth", unlessZero: sample.azimuth)
    append("roll", unlessZero: sample.roll)
  }

  mutating func append(_ sample: ScrollSample) {
    append("x", sample.position.x)
    append("y", sample.position.y)
    append("dx", sample.dx)
    append("dy", sample.dy)
    append("phase", sample.phase)
    if sample.precise { members.append(JSONMember("precise", .bool(true))) }
    append(sample.modifiers)
  }

  mutating func append(_ sample: TextSample) {
    append("change", sample.change)
    if !sample.text.isEmpty { members.append(JSONMember("text", .string(sample.text))) }
    guard sample.selected != 0..<0 else { return }
    members.append(JSONMember("start", .number(sample.selected.lowerBound)))
    members.append(JSONMember("end", .number(sample.selected.upperBound)))
  }

  mutating func append(_ sample: AccessibilitySample) {
    append("action", sample.action)
    if let element = sample.element { members.append(JSONMember("element", .number(element))) }
    if let direction = sample.direction { append("direction", direction) }
    if !sample.name.isEmpty { members.append(JSONMember("name", .string(sample.name))) }
  }

  mutating func append(_ sample: MenuSample) {
    append("change", sample.change)
    if sample.change != .show {
      members.append(JSONMember("path", .array(sample.path.map { .string($0) })))
    }
    if sample.place != 0 { members.append(JSONMember("place", .number(sample.place))) }
    append(sample.modifiers)
  }

  private mutating func append(_ modifiers: ModifierKeys) {
    let names = RecordingModifiers.names(of: modifiers)
    guard !names.isEmpty else { return }
    members.append(JSONMember("modifiers", .array(names.map { .string($0) })))
  }
}
