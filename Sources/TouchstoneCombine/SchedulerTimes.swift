#if Combine
public import Foundation
public import OpenCombine
internal import TouchstoneLayers
internal import UIKitFoundation

/// A time of the schedulers of this module, in nanoseconds of the scheduler's clock.
///
/// The main queue, the main run loop and the main operation queue use the application's clock,
/// which is 0 when the application is created. All others use the machine's.
public struct SchedulerTime: Strideable, Hashable, Codable, Sendable {
  /// The nanoseconds since the clock was 0.
  public let nanoseconds: Int

  /// Creates a time from nanoseconds.
  public init(nanoseconds: Int) { self.nanoseconds = nanoseconds }

  /// Returns the distance to another time.
  public func distance(to other: SchedulerTime) -> Stride {
    Stride(nanoseconds: other.nanoseconds.subtractingReportingOverflow(nanoseconds).partialValue)
  }

  /// Returns the time after a distance, at most the latest possible.
  public func advanced(by stride: Stride) -> SchedulerTime {
    let (sum, isTooFar) = nanoseconds.addingReportingOverflow(stride.nanoseconds)
    return SchedulerTime(nanoseconds: isTooFar ? .max : sum)
  }

  /// A distance between two times.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable,
    Codable, Sendable, ExpressibleByFloatLiteral
  {
    /// The distance in nanoseconds.
    public var nanoseconds: Int

    /// Creates a distance in nanoseconds.
    public init(nanoseconds: Int) { self.nanoseconds = nanoseconds }

    /// Creates a distance in seconds. NaN becomes 0, and a distance that is too long
    /// becomes the longest.
    public init(_ seconds: TimeInterval) {
      nanoseconds = seconds.isNaN ? 0 : Int(exactly: (seconds * 1e9).rounded()) ?? .max
    }

    /// Creates a distance from an interval. An interval of `.never` is the longest distance.
    public init(_ interval: DispatchTimeInterval) {
      switch interval {
      case .seconds(let count): self = .seconds(count)
      case .milliseconds(let count): self = .milliseconds(count)
      case .microseconds(let count): self = .microseconds(count)
      case .nanoseconds(let count): self = .nanoseconds(count)
      default: nanoseconds = .max
      }
    }

    /// Creates a distance in seconds.
    public init(floatLiteral seconds: Double) { self.init(seconds) }
    /// Creates a distance in seconds.
    public init(integerLiteral seconds: Int) { self.init(TimeInterval(seconds)) }

    /// Creates a distance in seconds.
    public init?<Source: BinaryInteger>(exactly source: Source) {
      guard let count = Int(exactly: source) else { return nil }
      self.init(nanoseconds: count)
    }

    /// The distance in seconds.
    public var timeInterval: TimeInterval { TimeInterval(nanoseconds) / 1e9 }

    /// The distance without its sign, in nanoseconds.
    public var magnitude: Int { nanoseconds == .min ? .max : abs(nanoseconds) }

    /// Returns a distance in seconds.
    public static func seconds(_ count: Int) -> Stride { Stride(TimeInterval(count)) }
    /// Returns a distance in seconds.
    public static func seconds(_ count: Double) -> Stride { Stride(count) }
    /// Returns a distance in milliseconds.
    public static func milliseconds(_ count: Int) -> Stride { Stride(TimeInterval(count) / 1e3) }
    /// Returns a distance in microseconds.
    public static func microseconds(_ count: Int) -> Stride { Stride(TimeInterval(count) / 1e6) }
    /// Returns a distance in nanoseconds.
    public static func nanoseconds(_ count: Int) -> Stride { Stride(nanoseconds: count) }

    /// Returns whether a distance is shorter than another.
    public static func < (one: Stride, other: Stride) -> Bool {
      one.nanoseconds < other.nanoseconds
    }

    /// Returns the sum of two distances, at most the longest possible.
    public static func + (one: Stride, other: Stride) -> Stride {
      let (sum, isTooFar) = one.nanoseconds.addingReportingOverflow(other.nanoseconds)
      return Stride(nanoseconds: isTooFar ? (one.nanoseconds < 0 ? .min : .max) : sum)
    }

    /// Returns the difference of two distances, at most the longest possible.
    public static func - (one: Stride, other: Stride) -> Stride {
      let (sum, isTooFar) = one.nanoseconds.subtractingReportingOverflow(other.nanoseconds)
      return Stride(nanoseconds: isTooFar ? (one.nanoseconds < 0 ? .min : .max) : sum)
    }

    /// Returns the product of two distances in seconds.
    public static func * (one: Stride, other: Stride) -> Stride {
      Stride(one.timeInterval * other.timeInterval)
    }

    /// Adds a distance.
    public static func += (one: inout Stride, other: Stride) { one = one + other }
    /// Subtracts a distance.
    public static func -= (one: inout Stride, other: Stride) { one = one - other }
    /// Multiplies by a distance in seconds.
    public static func *= (one: inout Stride, other: Stride) { one = one * other }
  }
}

/// A clock, and a queue for work at its times.
struct SchedulerClock {
  /// The queue of the machine, or `nil` for the application's main queue.
  private let queue: DispatchQueue?

  /// Whether the clock is the application's.
  var isApplications: Bool { queue == nil }

  /// Creates the clock of a queue.
  init(_ queue: DispatchQueue) {
    // On Linux, each access of `DispatchQueue.main` creates an object, so that identity says nothing.
    self.queue = queue.label == DispatchQueue.main.label ? nil : queue
  }

  /// The present time. On another thread, the application's time waits for the main queue.
  var now: SchedulerTime {
    SchedulerTime(
      nanoseconds: queue == nil
        ? SchedulerTime.Stride(ApplicationQueue.main.sync { CACurrentMediaTime() }).nanoseconds
        : Int(clamping: DispatchTime.now().uptimeNanoseconds))
  }

  func run(_ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    if let queue { queue.async { action() } } else { ApplicationQueue.main.async { action() } }
  }

  func run(after time: SchedulerTime, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    let seconds = max(0, now.distance(to: time).timeInterval)
    if let queue {
      queue.asyncAfter(deadline: .now() + seconds) { action() }
    } else {
      ApplicationQueue.main.asyncAfter(deadline: .now() + seconds) { action() }
    }
  }

  /// Runs an action at a time and after each further interval, until the returned object is
  /// canceled or deallocated.
  func run(
    after time: SchedulerTime, every interval: SchedulerTime.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repetition = Repetition(clock: self, interval: interval, action: action)
    repetition.schedule(at: time)
    return AnyCancellable { repetition.cancel() }
  }
}

/// An action that is repeated.
private final class Repetition: @unchecked Sendable {
  private let lock = NSLock()
  private var isOver = false
  /// The timer of the next run on the application's clock.
  private var timer: UIKitFoundation.Timer?
  private let clock: SchedulerClock
  private let interval: SchedulerTime.Stride
  private let action: () -> Void
  /// The shortest interval in nanoseconds, which is that of timers.
  private static let shortest = 100_000

  init(clock: SchedulerClock, interval: SchedulerTime.Stride, action: @escaping () -> Void) {
    self.clock = clock
    self.interval = max(interval, SchedulerTime.Stride(nanoseconds: Self.shortest))
    self.action = action
  }

  /// Ends the repetition, so that nothing is pending.
  func cancel() {
    let timer = lock.withLock {
      isOver = true
      defer { self.timer = nil }
      return self.timer
    }
    guard let timer else { return }
    if ApplicationQueue.isCurrent {
      ApplicationQueue.main.sync { timer.invalidate() }
    } else {
      ApplicationQueue.main.async { timer.invalidate() }
    }
  }

  func schedule(at time: SchedulerTime) {
    guard clock.isApplications else { return clock.run(after: time) { self.run(at: time) } }
    let seconds = max(0, clock.now.distance(to: time).timeInterval)
    ApplicationQueue.main.sync {
      let next = UIKitFoundation.Timer(timeInterval: seconds, repeats: false) { _ in
        self.run(at: time)
      }
      let isWanted = lock.withLock {
        if !isOver { timer = next }
        return !isOver
      }
      if isWanted { RunLoop.main.add(next, forMode: .common) }
    }
  }

  private func run(at time: SchedulerTime) {
    guard !lock.withLock({ isOver }) else { return }
    action()
    schedule(at: time.advanced(by: interval))
  }
}
#endif
