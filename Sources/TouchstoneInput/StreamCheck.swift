/// Tells a legal stream of input from one that no device could have made.
///
/// A touch begins before it moves or ends, and an id begins again only after its end; keys and
/// presses and transforms likewise. Time never runs backwards, and every number is finite. Motions, hovers and
/// scrolls may start anywhere, since a host may come late or know no beginning. An interruption
/// ends nothing here: the finger is still on the glass, and its samples go on.
///
/// An input that is refused changes nothing, so that a host can drop it and go on.
package struct StreamCheck: Sendable {
  /// The ids of the touches that are down, in the order in which they began.
  package private(set) var openTouches: [Int] = []
  /// The buttons that are held, in the order in which they began.
  package private(set) var openPresses: [PressSample.PressType] = []
  /// The usages of the keys that are held, in the order in which they began.
  package private(set) var openKeys: [Int] = []
  /// Whether two fingers pinch or turn on a trackpad.
  package private(set) var isTransforming = false
  /// The time of the last thing admitted, nothing at the start.
  package private(set) var latestTime: Double?

  /// Makes a check for a stream in which nothing has happened yet.
  package init() {}

  /// Admits the next input, or says why it cannot be the next one.
  ///
  /// - Parameter input: what comes next.
  /// - Throws: the refusal; the check is then as it was before.
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

  /// Refuses an input with a number that is none, wherever it stands in its stream.
  package static func checkNumbers(of input: RawInput) throws(InputRefusal) {
    guard input.time.isFinite else { throw refusal(ofTime: input.time) }
    switch input {
    case .touch(let sample):
      let name = "touch \(sample.id)"
      try check(sample.position, of: name)
      try check(
        of: name, ("force", sample.force), ("maximum force", sample.maximumForce),
        ("radius", sample.radius), ("radius tolerance", sample.radiusTolerance),
        ("altitude", sample.altitude), ("azimuth", sample.azimuth), ("roll", sample.roll))
    case .press(let sample):
      try check(of: "press \(sample.type.rawValue)", ("force", sample.force))
    case .hover(let sample):
      try check(sample.position, of: "the hover")
      try check(
        of: "the hover", ("z offset", sample.zOffset), ("altitude", sample.altitude),
        ("azimuth", sample.azimuth), ("roll", sample.roll))
    case .scroll(let sample):
      try check(sample.position, of: "the scroll")
      try check(of: "the scroll", ("dx", sample.dx), ("dy", sample.dy))
    case .transform(let sample):
      try check(sample.position, of: "the transform")
      try check(of: "the transform", ("scale", sample.scale), ("rotation", sample.rotation))
      guard sample.scale > 0 else {
        throw InputRefusal(
          "the scale of the transform is \(sample.scale)", expected: "a number greater than 0")
      }
    case .touchUpdate(let sample):
      try check(
        of: "the update \(sample.update)", ("force", sample.force ?? 0),
        ("altitude", sample.altitude ?? 0), ("azimuth", sample.azimuth ?? 0),
        ("roll", sample.roll ?? 0))
    case .deviceMotion(let sample):
      try check(
        of: "the device",
        ("acceleration", sample.acceleration), ("gravity", sample.gravity),
        ("rotation rate", sample.rotationRate), ("magnetic field", sample.magneticField))
    case .remote(let sample):
      try check(of: "the command \(sample.subtype.rawValue)", ("value", sample.value ?? 0))
    case .key, .text, .accessibility, .menu, .motion, .interrupt, .resume: break
    }
  }

  /// Admits a moment at which nothing is reported, such as a frame.
  ///
  /// - Throws: the refusal, if the moment lies before the last one or is not finite.
  package mutating func admit(time: Double) throws(InputRefusal) {
    try checkTime(time)
    latestTime = time
  }
}

extension StreamCheck {
  private func checkTime(_ time: Double) throws(InputRefusal) {
    guard time.isFinite else { throw Self.refusal(ofTime: time) }
    if let latestTime, time < latestTime {
      throw InputRefusal(
        "time runs backwards from \(latestTime) to \(time)", expected: "\(latestTime) or later")
    }
  }

  private mutating func admit(_ sample: TouchSample) throws(InputRefusal) {
    let name = "touch \(sample.id)"
    let place = openTouches.firstIndex(of: sample.id)
    switch (sample.phase, place) {
    case (.began, nil): openTouches.append(sample.id)
    case (.began, _): throw Self.secondBegan(of: name)
    case (_, nil): throw Self.missingBegan(of: name, sample.phase.rawValue)
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
    InputRefusal("the time is \(time)", expected: "a finite number of seconds")
  }

  private static func secondBegan(of name: String) -> InputRefusal {
    InputRefusal("\(name) began while it is already down", expected: "its end first")
  }

  private static func missingBegan(of name: String, _ phase: String) -> InputRefusal {
    InputRefusal("\(name) \(phase) before it began", expected: "its began first")
  }

  private static func check(_ position: Point, of name: String) throws(InputRefusal) {
    guard position.isFinite else {
      throw InputRefusal(
        "\(name) is at \(position.x), \(position.y)", expected: "finite coordinates")
    }
  }

  private static func check(
    of name: String, _ readings: (name: String, axes: DeviceMotionSample.Axes?)...
  ) throws(InputRefusal) {
    for reading in readings {
      guard let axes = reading.axes else { continue }
      try check(of: name, (reading.name, axes.x), (reading.name, axes.y), (reading.name, axes.z))
    }
  }

  private static func check(
    of name: String, _ numbers: (name: String, value: Double)...
  ) throws(InputRefusal) {
    for number in numbers where !number.value.isFinite {
      throw InputRefusal(
        "the \(number.name) of \(name) is \(number.value)", expected: "a finite number")
    }
  }
}
