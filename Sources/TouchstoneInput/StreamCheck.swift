/// Checks that a stream of input could come from a device.
///
/// A touch must begin before it moves or ends, and its ID may begin again only after its end. The
/// same applies to keys, presses and transforms. Time never runs backwards, and every number is
/// within `InputLimits`. Motions, hovers and scrolls may start with any phase, because a host may
/// connect late or not report a beginning. An interruption ends nothing here: the finger is still
/// on the glass, and its samples continue.
///
/// A refused input changes nothing, so that a host can drop it and continue.
package struct StreamCheck: Sendable {
  /// The IDs of the touches that are down, in the order in which they began.
  package private(set) var openTouches: [Int] = []
  /// The buttons that are down, in the order in which they began.
  package private(set) var openPresses: [PressSample.PressType] = []
  /// The usages of the keys that are down, in the order in which they began.
  package private(set) var openKeys: [Int] = []
  /// Whether two fingers are pinching or rotating on a trackpad.
  package private(set) var isTransforming = false
  /// The time of the last admitted input, or `nil` at the start.
  package private(set) var latestTime: Double?

  /// Creates a check for a stream without any input so far.
  package init() {}

  /// Admits the next input, or throws the reason that it can't come next.
  ///
  /// - Parameter input: The next input.
  /// - Throws: A refusal; the check is then unchanged.
  /// - Complexity: O(live touches, presses and keys).
  package mutating func admit(_ input: RawInput) throws(InputRefusal) {
    try checkTime(input.time)
    try Self.checkNumbers(of: input)
    switch input {
    case .touch(let sample): try admit(sample)
    case .key(let sample): try admit(sample)
    case .press(let sample): try admit(sample)
    case .transform(let sample): try admit(sample)
    case .hover, .scroll, .touchUpdate, .text, .accessibility, .menu, .motion, .deviceMotion,
      .remote,
      .interrupt, .resume:
      break
    }
    latestTime = input.time
  }

  /// Refuses an input with a number that isn't finite or is out of range, independent of the
  /// stream.
  package static func checkNumbers(of input: RawInput) throws(InputRefusal) {
    guard InputLimits.time.contains(input.time) else { throw refusal(ofTime: input.time) }
    switch input {
    case .touch(let sample):
      // Nearly all touches are within the limits, and creating a name costs more than all checks.
      if sample.isWithinLimits { return }
      let name = "touch \(sample.id)"
      try check(sample.id, "id", of: name, in: InputLimits.identifier)
      try check(sample.position, of: name)
      try check(sample.force, "force", of: name, in: InputLimits.size)
      try check(sample.maximumForce, "maximum force", of: name, in: InputLimits.size)
      try check(sample.radius, "radius", of: name, in: InputLimits.size)
      try check(sample.radiusTolerance, "radius tolerance", of: name, in: InputLimits.size)
      try check(sample.buttons, "buttons", of: name, in: InputLimits.buttons)
      try checkAngles(sample.altitude, sample.azimuth, sample.roll, of: name)
    case .press(let sample):
      let name = "press \(sample.type.rawValue)"
      try check(sample.force, "force", of: name, in: InputLimits.size)
    case .hover(let sample):
      let name = "the hover"
      try check(sample.position, of: name)
      try check(sample.zOffset, "z offset", of: name, in: InputLimits.size)
      try checkAngles(sample.altitude, sample.azimuth, sample.roll, of: name)
    case .scroll(let sample):
      let name = "the scroll"
      try check(sample.position, of: name)
      try check(sample.dx, "dx", of: name, in: InputLimits.coordinate)
      try check(sample.dy, "dy", of: name, in: InputLimits.coordinate)
    case .transform(let sample):
      let name = "the transform"
      try check(sample.position, of: name)
      try check(sample.scale, "scale", of: name, in: InputLimits.factor)
      try check(sample.rotation, "rotation", of: name, in: InputLimits.angle)
    case .touchUpdate(let sample):
      let name = "the update \(sample.update)"
      try check(sample.update, "number", of: name, in: InputLimits.identifier)
      try check(sample.force ?? 0, "force", of: name, in: InputLimits.size)
      try checkAngles(sample.altitude ?? 0, sample.azimuth ?? 0, sample.roll ?? 0, of: name)
    case .deviceMotion(let sample):
      try check(sample.acceleration, "acceleration")
      try check(sample.gravity, "gravity")
      try check(sample.rotationRate, "rotation rate")
      try check(sample.magneticField, "magnetic field")
    case .remote(let sample):
      let name = "the command \(sample.subtype.rawValue)"
      try check(sample.value ?? 0, "value", of: name, in: InputLimits.value)
    case .key(let sample):
      let name = "key \(sample.usage)"
      try check(sample.usage, "usage", of: name, in: InputLimits.usage)
    case .accessibility(let sample):
      try check(sample.element ?? 0, "element", of: "the request", in: InputLimits.place)
    case .menu(let sample):
      try check(sample.place, "place", of: "the menu", in: InputLimits.place)
    case .text, .motion, .interrupt, .resume: break
    }
  }

  /// Admits a time at which no input is reported, such as that of a frame.
  ///
  /// - Throws: A refusal, if the time is before the last time, isn't finite or is out of range.
  package mutating func admit(time: Double) throws(InputRefusal) {
    try checkTime(time)
    latestTime = time
  }
}

extension StreamCheck {
  private func checkTime(_ time: Double) throws(InputRefusal) {
    guard InputLimits.time.contains(time) else { throw Self.refusal(ofTime: time) }
    if let latestTime, time < latestTime {
      throw InputRefusal(
        "time runs backwards from \(latestTime) to \(time)", expected: "\(latestTime) or later")
    }
  }

  private mutating func admit(_ sample: TouchSample) throws(InputRefusal) {
    let place = openTouches.firstIndex(of: sample.id)
    switch (sample.phase, place) {
    case (.began, nil): openTouches.append(sample.id)
    case (.began, _): throw Self.secondBegan(of: "touch \(sample.id)")
    case (_, nil): throw Self.missingBegan(of: "touch \(sample.id)", sample.phase.rawValue)
    case (.moved, _): break
    case (.ended, let place?), (.cancelled, let place?): openTouches.remove(at: place)
    }
  }

  private mutating func admit(_ sample: KeySample) throws(InputRefusal) {
    let name = "key \(sample.usage)"
    let place = openKeys.firstIndex(of: sample.usage)
    switch (sample.phase, place) {
    case (.began, nil) where sample.isRepeat: throw Self.missingBegan(of: name, "repeated")
    case (.began, nil): openKeys.append(sample.usage)
    case (.began, _) where sample.isRepeat: break
    case (.began, _): throw Self.secondBegan(of: name)
    case (_, nil): throw Self.missingBegan(of: name, sample.phase.rawValue)
    case (.changed, _): break
    case (.ended, let place?), (.cancelled, let place?): openKeys.remove(at: place)
    }
  }

  private mutating func admit(_ sample: PressSample) throws(InputRefusal) {
    let name = "press \(sample.type.rawValue)"
    let place = openPresses.firstIndex(of: sample.type)
    switch (sample.phase, place) {
    case (.began, nil): openPresses.append(sample.type)
    case (.began, _): throw Self.secondBegan(of: name)
    case (_, nil): throw Self.missingBegan(of: name, sample.phase.rawValue)
    case (.changed, _): break
    case (.ended, let place?), (.cancelled, let place?): openPresses.remove(at: place)
    }
  }

  private mutating func admit(_ sample: TransformSample) throws(InputRefusal) {
    let name = "the transform"
    switch (sample.phase, isTransforming) {
    case (.began, true): throw Self.secondBegan(of: name)
    case (.began, false): isTransforming = true
    case (_, false): throw Self.missingBegan(of: name, sample.phase.rawValue)
    case (.changed, true): break
    case (.ended, true), (.cancelled, true): isTransforming = false
    }
  }

  private static func refusal(ofTime time: Double) -> InputRefusal {
    InputRefusal(
      "the time is \(time)", expected: "seconds from \(InputLimits.text(InputLimits.time))")
  }

  private static func secondBegan(of name: String) -> InputRefusal {
    InputRefusal("\(name) began while it is already down", expected: "its end first")
  }

  private static func missingBegan(of name: String, _ phase: String) -> InputRefusal {
    InputRefusal("\(name) \(phase) before it began", expected: "its beginning first")
  }

  private static func check(_ position: Point, of name: String) throws(InputRefusal) {
    let range = InputLimits.coordinate
    guard range.contains(position.x), range.contains(position.y) else {
      throw InputRefusal(
        "\(name) is at \(position.x), \(position.y)",
        expected: "coordinates from \(InputLimits.text(range))")
    }
  }

  private static func checkAngles(
    _ altitude: Double, _ azimuth: Double, _ roll: Double, of name: String
  ) throws(InputRefusal) {
    try check(altitude, "altitude", of: name, in: InputLimits.angle)
    try check(azimuth, "azimuth", of: name, in: InputLimits.angle)
    try check(roll, "roll", of: name, in: InputLimits.angle)
  }

  private static func check(
    _ axes: DeviceMotionSample.Axes?, _ reading: String
  ) throws(InputRefusal) {
    guard let axes else { return }
    for number in [axes.x, axes.y, axes.z] {
      try check(number, reading, of: "the device", in: InputLimits.reading)
    }
  }

  private static func check<Number: Comparable & CustomStringConvertible>(
    _ number: Number, _ what: String, of name: String, in range: ClosedRange<Number>
  ) throws(InputRefusal) {
    guard range.contains(number) else {
      throw InputRefusal(
        "the \(what) of \(name) is \(number)",
        expected: "a number from \(InputLimits.text(range))")
    }
  }
}

extension TouchSample {
  fileprivate var isWithinLimits: Bool {
    InputLimits.identifier.contains(id) && InputLimits.coordinate.contains(position.x)
      && InputLimits.coordinate.contains(position.y) && InputLimits.size.contains(force)
      && InputLimits.size.contains(maximumForce) && InputLimits.size.contains(radius)
      && InputLimits.size.contains(radiusTolerance) && InputLimits.buttons.contains(buttons)
      && InputLimits.angle.contains(altitude) && InputLimits.angle.contains(azimuth)
      && InputLimits.angle.contains(roll)
  }
}
