internal import Dispatch

/// One piece of work that is measured.
@MainActor
public struct Workload {
  /// What is done, the same for all who do it.
  public let subject: String
  /// Who does it.
  public let runner: Runner
  /// How many times it is done for one measurement of some milliseconds.
  public let count: Int
  /// Whether the work tells its own time, as it is a part of what is done.
  public let tellsTime: Bool
  private let prepare: @MainActor () -> @MainActor (Int) -> UInt64

  /// Who does a piece of work.
  public enum Runner: String, CaseIterable, Sendable {
    /// Touchstone.
    case kit
    /// A program in C, the plainest that does the same.
    case c = "C"
    /// A program in Swift, over plain memory or over objects where the work is about objects.
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

  /// Makes what the work needs; answers what does it so many times, and how many nanoseconds that took
  /// where the work tells its own time.
  public func ready() -> @MainActor (Int) -> UInt64 { prepare() }

  /// The name by which it is asked for.
  public var name: String { "\(subject), \(runner.rawValue)" }

  /// Everything that is measured.
  public static var all: [Workload] {
    let all =
      HitTests.all + OverriddenHits.all + Changes.all + Chains.all + Frames.all + MovedTouches.all
      + LongRuns.all + Sessions.all + Watching.all + Pictures.all + Layouts.all + Growth.all
    #if Qt
    return all + QtWork.all
    #else
    return all
    #endif
  }
}

/// Keeps the compiler from leaving out work whose result nobody needs.
@inline(never)
func consume<Value>(_ value: Value) {}

/// Calls `body`, for a profiler that counts what is done in here.
@inline(never)
func timed(_ body: () -> Void) { body() }

/// How many nanoseconds something takes.
func nanoseconds(_ body: () -> Void) -> UInt64 {
  let start = DispatchTime.now().uptimeNanoseconds
  timed(body)
  return DispatchTime.now().uptimeNanoseconds - start
}

/// The same numbers in every run.
struct Numbers {
  private var state: UInt32 = 7

  /// A number from 0 up to `limit`.
  mutating func next(below limit: Double) -> Double {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Double(state >> 8) / 16_777_216 * limit
  }

  /// A whole number from 0 up to `limit`.
  mutating func next(below limit: Int) -> Int {
    min(limit - 1, Int(next(below: Double(limit))))
  }
}
