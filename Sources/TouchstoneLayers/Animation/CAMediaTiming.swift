public import TouchstoneGeometry

/// What an animation shows before it begins and after it has ended.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Makes a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing, before and after: what a new animation does.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Its last value, afterwards.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its first value, before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Its first value before and its last value afterwards.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// How time passes in something, seen from what it is inside of.
@preconcurrency @MainActor public protocol CAMediaTiming: AnyObject {
  /// When it begins; for an animation 0 means when it is added.
  var beginTime: CFTimeInterval { get set }
  /// How far its own time is ahead.
  var timeOffset: CFTimeInterval { get set }
  /// How fast time passes in it.
  var speed: Float { get set }
  /// How long it lasts, without repetition.
  var duration: CFTimeInterval { get set }
  /// How often it repeats.
  var repeatCount: Float { get set }
  /// How long it repeats.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether it runs back after each time it has run.
  var autoreverses: Bool { get set }
  /// What it shows outside its time.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The numbers behind that protocol, and what they make of a moment.
struct MediaTiming: Equatable {
  var beginTime: CFTimeInterval = 0
  var timeOffset: CFTimeInterval = 0
  var speed: Float = 1
  var duration: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// Two moments nearer than this, in seconds, are the same: sums of frame times are rounded.
  static let tolerance = 1e-9

  /// How long one run lasts, there and back.
  private var cycle: Double { autoreverses ? 2 * duration : duration }

  /// How long all runs last together, in the animation's own time.
  var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    return cycle * Double(repeatCount > 0 ? repeatCount : 1)
  }

  /// A moment of the surroundings in the animation's own time.
  func activeTime(at time: Double) -> Double {
    (time - beginTime) * Double(speed) + timeOffset
  }

  /// When all runs are over, in the time of the surroundings; never, while time stands still.
  var end: Double {
    let duration = activeDuration
    guard speed > 0, duration.isFinite else { return .infinity }
    return beginTime + (duration - timeOffset) / Double(speed)
  }

  /// How far within one run a moment is.
  struct Progress: Equatable {
    /// Seconds since the run began; counted backwards on the way back.
    var elapsed: Double
    /// How many runs were completed before.
    var iteration: Double
  }

  /// How far a moment of the surroundings is; nil where nothing is shown.
  func progress(at time: Double) -> Progress? {
    var active = activeTime(at: time)
    let total = activeDuration
    if active < -Self.tolerance {
      guard fillMode == .backwards || fillMode == .both else { return nil }
      active = 0
    }
    let isOver = active >= total - Self.tolerance
    if isOver {
      guard fillMode == .forwards || fillMode == .both else { return nil }
      active = total
    }
    active = max(0, active)
    guard cycle > 0, active.isFinite else { return Progress(elapsed: duration, iteration: 0) }
    var iteration = (active / cycle).rounded(.down)
    var within = active - iteration * cycle
    if isOver, iteration > 0, within < Self.tolerance {
      iteration -= 1
      within = cycle
    }
    if autoreverses, within > duration { within = 2 * duration - within }
    return Progress(elapsed: within, iteration: iteration)
  }
}

/// A layer's time as a straight line over the clock's.
struct LocalTime {
  var rate = 1.0
  var offset = 0.0

  /// The clock's own time.
  static let clock = LocalTime()

  /// The moment's name in this time.
  func local(of clock: Double) -> Double { clock * rate + offset }

  /// The clock's moment; where time stands still there is no telling, and the number stays.
  func clock(of local: Double) -> Double { rate == 0 ? local : (local - offset) / rate }

  /// The time of something inside.
  func inside(_ timing: MediaTiming) -> LocalTime {
    let speed = Double(timing.speed)
    return LocalTime(
      rate: rate * speed, offset: (offset - timing.beginTime) * speed + timing.timeOffset)
  }
}

extension CALayer {
  /// This layer's time over the clock's.
  var localTime: LocalTime {
    var line = [self]
    while let outer = line.last?.parent { line.append(outer) }
    return line.reversed().reduce(.clock) { $0.inside($1.timing) }
  }

  func setTimingNumber<Value: Equatable & NumberHolding>(
    _ path: WritableKeyPath<MediaTiming, Value>, _ value: Value, _ key: String
  ) {
    timing[keyPath: path] = admit(value, else: timing[keyPath: path], key, limit: .infinity)
  }

  func setTiming<Value: Equatable>(_ path: WritableKeyPath<MediaTiming, Value>, _ value: Value) {
    timing[keyPath: path] = value
  }
}
