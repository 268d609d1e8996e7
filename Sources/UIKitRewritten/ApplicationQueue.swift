public import Dispatch
internal import TouchstoneGeometry
internal import TouchstoneInput
internal import UIKitCore

/// The main queue on the application's clock: what `DispatchQueue.main` becomes in rewritten sources.
///
/// Work runs on the main actor when the application's clock arrives at its time, so that a stage's
/// `advance(by:)` drives it. It can be handed work on any thread.
public struct ApplicationQueue: Sendable {
  /// The only one.
  public static let main = ApplicationQueue()

  /// Whether the caller is on it: what `Thread.isMainThread` becomes, which a test can't go by.
  public static var isCurrent: Bool { MainQueue.isCurrent }

  private init() {}

  /// Runs work in a later turn; the quality of service means nothing here.
  @preconcurrency
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], execute work: @escaping @MainActor @Sendable () -> Void
  ) {
    group?.enter()
    schedule(after: 0) {
      work()
      group?.leave()
    }
  }

  /// Runs a work item in a later turn, unless it is cancelled before.
  public func async(execute workItem: DispatchWorkItem) { schedule(after: 0, workItem) }

  /// Runs work some seconds from now; the quality of service means nothing here.
  @preconcurrency
  public func asyncAfter(
    deadline: ApplicationTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor @Sendable () -> Void
  ) {
    schedule(after: deadline.seconds, work)
  }

  /// Runs a work item some seconds from now, unless it is cancelled before.
  public func asyncAfter(deadline: ApplicationTime, execute workItem: DispatchWorkItem) {
    schedule(after: deadline.seconds, workItem)
  }

  /// Runs work at a time that was told by the machine's clock: as much later as that is from now.
  @preconcurrency @_disfavoredOverload
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor @Sendable () -> Void
  ) {
    schedule(after: ApplicationTime(deadline).seconds, work)
  }

  /// Runs a work item at a time that was told by the machine's clock.
  @_disfavoredOverload
  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    schedule(after: ApplicationTime(deadline).seconds, workItem)
  }

  /// Runs work on the main actor and waits for it; on the main actor, where iOS would wait forever, it
  /// runs at once.
  public func sync<Result, Failure: Error>(
    execute work: @MainActor () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try MainQueue.wait { () -> Swift.Result<Result, Failure> in
      do throws(Failure) { return .success(try work()) } catch { return .failure(error) }
    }.get()
  }

  private func schedule(after seconds: Double, _ item: DispatchWorkItem) {
    nonisolated(unsafe) let item = item
    schedule(after: seconds) { if !item.isCancelled { item.perform() } }
  }

  private func schedule(after seconds: Double, _ work: @escaping @MainActor @Sendable () -> Void) {
    guard MainQueue.isCurrent else {
      // A task says whose it is, wherever it runs; the main queue does not know.
      let slot = ApplicationSlot.bound
      DispatchQueue.main.async {
        ApplicationSlot.$bound.withValue(slot) { schedule(after: seconds, work) }
      }
      return
    }
    MainActor.assumeIsolated {
      let application = UIApplication.shared
      let delay = seconds > 0 ? seconds : 0
      application.loop.timers.schedule(
        at: application.now + delay, name: "work on the main queue"
      ) {
        MainActor.assumeIsolated { work() }
      }
    }
  }
}

/// A time on the application's clock, told from now: what `DispatchTime` becomes in rewritten sources.
public struct ApplicationTime: Sendable {
  /// Seconds from now.
  let seconds: Double

  /// Now.
  public static func now() -> ApplicationTime { ApplicationTime(seconds: 0) }

  private init(seconds: Double) { self.seconds = seconds }

  /// As much later as a time of the machine's clock is from now.
  init(_ time: DispatchTime) {
    let now = DispatchTime.now().uptimeNanoseconds
    let due = time.uptimeNanoseconds
    seconds = due > now ? Double(due - now) / 1e9 : 0
  }

  /// Some seconds later.
  public static func + (time: ApplicationTime, seconds: Double) -> ApplicationTime {
    ApplicationTime(seconds: time.seconds + seconds)
  }

  /// An interval later; one that never ends counts as no time.
  public static func + (time: ApplicationTime, interval: DispatchTimeInterval) -> ApplicationTime {
    switch interval {
    case .seconds(let count): time + Double(count)
    case .milliseconds(let count): time + Double(count) / 1e3
    case .microseconds(let count): time + Double(count) / 1e6
    case .nanoseconds(let count): time + Double(count) / 1e9
    default: time
    }
  }
}
