internal import TouchstoneInput

/// One finger of a recording, from its beginning to its end.
struct Contact {
  /// The location of the finger at a time.
  struct Sample: Equatable {
    var time: Double
    var position: Point
  }

  /// The object that touched the screen.
  let tool: InputStep.Tool
  /// All locations, in chronological order; the first is where the finger came down.
  var samples: [Sample]
  /// The phase that ended the contact, or `nil` if it is down at the end of the recording.
  var ending: TouchSample.Phase?

  /// Creates a contact from its first sample.
  init(_ sample: TouchSample) {
    let isPencil = sample.kind == .pencil
    tool = InputStep.Tool(
      kind: sample.kind, force: isPencil ? Rounding.value(sample.force) : 0,
      altitude: isPencil ? Rounding.value(sample.altitude) : TouchSample.uprightAltitude,
      azimuth: isPencil ? Rounding.value(sample.azimuth) : 0,
      // A page reports the button of a mouse even for a mouse that simulates a finger.
      buttons: sample.kind == .indirectPointer ? sample.buttons : 0)
    samples = [Sample(time: sample.time, position: sample.position)]
  }

  /// Adds the next sample.
  mutating func add(_ sample: TouchSample) {
    samples.append(Sample(time: sample.time, position: sample.position))
    if sample.phase != .moved { ending = sample.phase }
  }

  /// The time at which the finger came down.
  var start: Double { samples.first?.time ?? 0 }
  /// The time of the last sample.
  var end: Double { samples.last?.time ?? 0 }
  /// The time from the first to the last sample, in seconds.
  var duration: Double { end - start }
  /// The location at which the finger came down.
  var origin: Point { samples.first?.position ?? Point(x: 0, y: 0) }
  /// The largest distance from the location at which the finger came down, in points.
  var reach: Double { samples.map { $0.position.distance(to: origin) }.max() ?? 0 }

  /// Whether the finger moved in a nearly straight line and never turned back on its path.
  var isStraight: Bool {
    guard let end = samples.last?.position else { return false }
    let length = end.distance(to: origin)
    guard length > Closeness.slop else { return false }
    let bow = max(Closeness.bow, length * Closeness.bowShare)
    var farthest = 0.0
    for sample in samples {
      let (dx, dy) = (sample.position.x - origin.x, sample.position.y - origin.y)
      let (wayX, wayY) = ((end.x - origin.x) / length, (end.y - origin.y) / length)
      let along = dx * wayX + dy * wayY
      let aside = dx * wayY - dy * wayX
      guard aside.magnitude <= bow, along >= farthest - bow, along <= length + bow else {
        return false
      }
      farthest = max(farthest, along)
    }
    return true
  }

  /// Returns the few samples that approximate the path by straight lines at constant speed.
  ///
  /// At every time, the approximation is within `tolerance` points of the finger's location.
  func corners(within tolerance: Double) -> [Sample] {
    guard samples.count > 2 else { return samples }
    var kept = [0, samples.count - 1]
    var waiting = [(0, samples.count - 1)]
    while let (first, last) = waiting.popLast() {
      let worst = (first..<last).dropFirst().map { (place: $0, error: error(at: $0, first, last)) }
        .max { $0.error < $1.error }
      guard let worst, worst.error > tolerance else { continue }
      kept.append(worst.place)
      waiting += [(first, worst.place), (worst.place, last)]
    }
    return kept.sorted().map { samples[$0] }
  }

  private func error(at place: Int, _ first: Int, _ last: Int) -> Double {
    let between = Contact.place(at: samples[place].time, between: samples[first], samples[last])
    return between.distance(to: samples[place].position)
  }

  /// Returns the location at a time of a finger that moves from one sample to another.
  static func place(at time: Double, between start: Sample, _ end: Sample) -> Point {
    guard end.time > start.time else { return end.position }
    let share = min(1, max(0, (time - start.time) / (end.time - start.time)))
    return Point(
      x: start.position.x + (end.position.x - start.position.x) * share,
      y: start.position.y + (end.position.y - start.position.y) * share)
  }
}

/// Numbers as tests write them.
enum Rounding {
  /// Rounds a point to a tenth.
  static func point(_ point: Point) -> Point {
    Point(x: (point.x * 10).rounded() / 10, y: (point.y * 10).rounded() / 10)
  }

  /// Rounds seconds or another value to a thousandth.
  static func value(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

  /// Rounds a reading of the motion sensors as a stage creates it: the user's acceleration plus
  /// gravity.
  static func sample(_ sample: DeviceMotionSample) -> DeviceMotionSample {
    func axes(_ axes: DeviceMotionSample.Axes) -> DeviceMotionSample.Axes {
      .init(value(axes.x), value(axes.y), value(axes.z))
    }
    let down = axes(sample.gravity ?? .init(0, 0, -1))
    let given = sample.acceleration
    let hand = axes(.init(given.x - down.x, given.y - down.y, given.z - down.z))
    return DeviceMotionSample(
      acceleration: .init(hand.x + down.x, hand.y + down.y, hand.z + down.z), gravity: down,
      rotationRate: axes(sample.rotationRate ?? .init(0, 0, 0)),
      magneticField: sample.magneticField.map(axes), time: 0)
  }
}

extension Point {
  /// Returns the distance to another point.
  func distance(to other: Point) -> Double {
    let (dx, dy) = (x - other.x, y - other.y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
