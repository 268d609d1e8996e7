internal import Dispatch

/// A piece of work that is measured.
@MainActor
public struct Workload {
  /// The description of the work, which is the same for all runners.
  public let subject: String
  /// The implementation that does the work.
  public let runner: Runner
  /// The number of repetitions in one measurement of some milliseconds.
  public let count: Int
  /// Whether the workload measures its own time, because only a part of the work counts.
  public let tellsTime: Bool
  private let prepare: @MainActor () -> @MainActor (Int) -> UInt64

  /// The implementation that does the work.
  public enum Runner: String, CaseIterable, Sendable {
    /// Touchstone.
    case kit
    /// A C program, as simple as possible.
    case c = "C"
    /// A Swift program, which uses objects if the work is about objects, and plain memory
    /// otherwise.
    case plain = "plain Swift"
    /// Qt 6.
    case qt = "Qt"
  }

  init(
    _ subject: String, _ runner: Runner = .kit, count: Int,
    _ prepare: @escaping @MainActor () -> @MainActor (Int) -> Void
  ) {
    self.subject = subject
    self.runner = runner
    self.count = count
    tellsTime = false
    self.prepare = {
      let work = prepare()
      return {
        work($0)
        return 0
      }
    }
  }

  init(
    timed subject: String, _ runner: Runner = .kit, count: Int,
    _ prepare: @escaping @MainActor () -> @MainActor (Int) -> UInt64
  ) {
    self.subject = subject
    self.runner = runner
    self.count = count
    tellsTime = true
    self.prepare = prepare
  }

  /// Creates the objects that the work needs, and returns a closure that repeats the work a number
  /// of times.
  ///
  /// The closure returns the duration in nanoseconds if the workload measures its own time.
  public func ready() -> @MainActor (Int) -> UInt64 { prepare() }

  /// The name with which the workload is selected.
  public var name: String { "\(subject), \(runner.rawValue)" }

  /// All workloads.
  public static var all: [Workload] {
    let all =
      HitTests.all + OverriddenHits.all + Changes.all + Chains.all + Frames.all + MovedTouches.all
      + LongRuns.all + Sessions.all + Watching.all + Pictures.all + Layouts.all + Growth.all
      + Texts.all + Tables.all
    #if Qt
    return all + QtWork.all
    #else
    return all
    #endif
  }
}

/// Keeps the compiler from removing work with an unused result.
@inline(never)
func consume<Value>(_ value: Value) {}

/// Calls `body`, for a profiler that only counts what happens inside this function.
@inline(never)
func timed(_ body: () -> Void) { body() }

/// Returns the duration of a closure in nanoseconds.
func nanoseconds(_ body: () -> Void) -> UInt64 {
  let start = DispatchTime.now().uptimeNanoseconds
  timed(body)
  return DispatchTime.now().uptimeNanoseconds - start
}

/// A pseudorandom sequence that is the same in every run.
struct Numbers {
  private var state: UInt32 = 7

  /// Returns a number from 0 up to, but not including, `limit`.
  mutating func next(below limit: Double) -> Double {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Double(state >> 8) / 16_777_216 * limit
  }

  /// Returns an integer from 0 up to, but not including, `limit`.
  mutating func next(below limit: Int) -> Int {
    min(limit - 1, Int(next(below: Double(limit))))
  }
}
