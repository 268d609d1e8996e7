public import TouchstoneGeometry

/// The values that an animation shows before it begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Shows nothing before and after, the default.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Shows the last value after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Shows the first value before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Shows the first value before the beginning and the last value after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// The timing of a layer or an animation, relative to the time of the object that contains it.
@preconcurrency @MainActor public protocol CAMediaTiming: AnyObject {
  /// The time at which it begins. For an animation, 0 means the time at which it is added.
  var beginTime: CFTimeInterval { get set }
  /// The offset that is added to its own time.
  var timeOffset: CFTimeInterval { get set }
  /// The rate at which its time passes.
  var speed: Float { get set }
  /// The duration without repetition.
  var duration: CFTimeInterval { get set }
  /// The number of repetitions.
  var repeatCount: Float { get set }
  /// The duration of all repetitions.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run is followed by a run in reverse.
  var autoreverses: Bool { get set }
  /// The behavior outside its duration.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The values of ``CAMediaTiming``, and the computations that use them.
struct MediaTiming: Equatable {
  var beginTime: CFTimeInterval = 0
  var timeOffset: CFTimeInterval = 0
  var speed: Float = 1
  var duration: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// The tolerance in seconds within which two times are equal, because sums of frame times are
  /// rounded.
  static let tolerance = 1e-9

  /// The duration of one run, including the run in reverse.
  private var cycle: Double { autoreverses ? 2 * duration : duration }

  /// The duration of all runs together, in the animation's own time.
  var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    return cycle * Double(repeatCount > 0 ? repeatCount : 1)
  }

  /// Converts a time of the containing object to the animation's own time.
  func activeTime(at time: Double) -> Double {
    (time - beginTime) * Double(speed) + timeOffset
  }

  /// The time at which all runs are over, in the time of the containing object. Infinite while time
  /// is paused.
  var end: Double {
    let duration = activeDuration
    guard speed > 0, duration.isFinite else { return .infinity }
    return beginTime + (duration - timeOffset) / Double(speed)
  }

  /// The progress within one run.
  struct Progress: Equatable {
    /// Seconds since the run began, counting down during a run in reverse.
    var elapsed: Double
    /// The number of completed runs.
    var iteration: Double
  }

  /// Returns the progress at a time of the containing object, or `nil` if nothing is shown then.
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

/// A layer's time as a linear function of the clock's time.
struct LocalTime {
  var rate = 1.0
  var offset = 0.0

  /// The clock's own time.
  static let clock = LocalTime()

  /// Converts a time of the clock to this time.
  func local(of clock: Double) -> Double { clock * rate + offset }

  /// Converts this time to a time of the clock. If this time is paused, returns `local` unchanged.
  func clock(of local: Double) -> Double { rate == 0 ? local : (local - offset) / rate }

  /// Returns the time of an object with the given timing inside this one.
  func inside(_ timing: MediaTiming) -> LocalTime {
    let speed = Double(timing.speed)
    return LocalTime(
      rate: rate * speed, offset: (offset - timing.beginTime) * speed + timing.timeOffset)
  }
}

extension CALayer {
  /// The layer's time as a function of the clock's time.
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
