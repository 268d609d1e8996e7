package import TouchstoneInput
internal import TouchstoneJSON

extension RawInput {
  /// The input with numbers rounded as in a recording, so that a replay delivers the same input.
  ///
  /// Samples that devices report hundreds of times per second are rounded number by number. All
  /// other input is written and read.
  package var rounded: RawInput {
    switch self {
    case .touch(let sample): .touch(sample.rounded)
    case .hover(let sample): .hover(sample.rounded)
    case .scroll(let sample): .scroll(sample.rounded)
    case .deviceMotion(let sample): .deviceMotion(sample.rounded)
    default: writtenAndRead
    }
  }

  private var writtenAndRead: RawInput {
    let line = RecordingWriter.line(.input(self, extra: []))
    guard let fields = try? JSONFields(parsing: Array(line.utf8)[...]),
      case .input(let input, _)? = try? RecordingReader.record(fields)
    else { return self }
    return input
  }
}

extension Double {
  fileprivate var rounded: Double { RecordingWriter.rounded(self) }
}

extension Point {
  fileprivate var rounded: Point { Point(x: x.rounded, y: y.rounded) }
}

extension TouchSample {
  fileprivate var rounded: TouchSample {
    var sample = self
    sample.time = time.rounded
    sample.position = position.rounded
    sample.force = force.rounded
    sample.maximumForce = maximumForce.rounded
    sample.radius = radius.rounded
    sample.radiusTolerance = radiusTolerance.rounded
    // The altitude of a finger or an upright pencil isn't written, so it isn't rounded.
    if altitude != Self.uprightAltitude { sample.altitude = altitude.rounded }
    sample.azimuth = azimuth.rounded
    sample.roll = roll.rounded
    return sample
  }
}

extension HoverSample {
  fileprivate var rounded: HoverSample {
    HoverSample(
      phase: phase, position: position.rounded, time: time.rounded, modifiers: modifiers,
      zOffset: zOffset.rounded, altitude: altitude.rounded, azimuth: azimuth.rounded,
      roll: roll.rounded)
  }
}

extension ScrollSample {
  fileprivate var rounded: ScrollSample {
    ScrollSample(
      position: position.rounded, dx: dx.rounded, dy: dy.rounded, phase: phase, precise: precise,
      modifiers: modifiers, time: time.rounded)
  }
}

extension DeviceMotionSample {
  fileprivate var rounded: DeviceMotionSample {
    DeviceMotionSample(
      acceleration: acceleration.rounded, gravity: gravity?.rounded,
      rotationRate: rotationRate?.rounded, magneticField: magneticField?.rounded,
      time: time.rounded)
  }
}

extension DeviceMotionSample.Axes {
  fileprivate var rounded: DeviceMotionSample.Axes {
    DeviceMotionSample.Axes(x.rounded, y.rounded, z.rounded)
  }
}
