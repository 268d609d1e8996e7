public import Dispatch
internal import TouchstoneGeometry
internal import TouchstoneInput
internal import UIKitCore

/// The main queue on the application's clock, which replaces `DispatchQueue.main` in rewritten
/// sources.
///
/// Work runs on the main actor when the application's clock reaches its time, so that a stage's
/// `advance(by:)` drives it. Work can be submitted from any thread.
public struct ApplicationQueue: Sendable {
  /// The only queue.
  public static let main = ApplicationQueue()

  /// Whether the caller runs on the queue.
  ///
  /// Replaces `Thread.isMainThread`, which a test can't rely on.
  public static var isCurrent: Bool { MainQueue.isCurrent }

  private init() {}

  /// Runs work in a later turn.
  ///
  /// The quality of service is ignored.
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

  /// Runs a work item in a later turn, unless it is canceled before.
  public func async(execute workItem: DispatchWorkItem) { schedule(after: 0, workItem) }

  /// Runs work after a number of seconds.
  ///
  /// The quality of service is ignored.
  @preconcurrency
  public func asyncAfter(
    deadline: ApplicationTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor @Sendable () -> Void
  ) {
    schedule(after: deadline.seconds, work)
  }

  /// Runs a work item after a number of seconds, unless it is canceled before.
  public func asyncAfter(deadline: ApplicationTime, execute workItem: DispatchWorkItem) {
    schedule(after: deadline.seconds, workItem)
  }

  /// Runs work at a time of the machine's clock, converted to a delay from now on the application's
  /// clock.
  @preconcurrency @_disfavoredOverload
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor @Sendable () -> Void
  ) {
    schedule(after: ApplicationTime(deadline).seconds, work)
  }

  /// Runs a work item at a time of the machine's clock, converted to a delay on the application's
  /// clock.
  @_disfavoredOverload
  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    schedule(after: ApplicationTime(deadline).seconds, workItem)
  }

  /// Runs work on the main actor and waits for it.
  ///
  /// On the main actor, the work runs at once. On iOS, it would deadlock there.
  public func sync<Result, Failure: Error>(
    execute work: @MainActor () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let slot = ApplicationSlot.bound ?? NetworkRequests.all.likelySlot
    return try MainInbox.wait(for: slot) { () -> Swift.Result<Result, Failure> in
      do throws(Failure) { return .success(try work()) } catch { return .failure(error) }
    }.get()
  }

  private func schedule(after seconds: Double, _ item: DispatchWorkItem) {
    nonisolated(unsafe) let item = item
    schedule(after: seconds) { if !item.isCancelled { item.perform() } }
  }

  private func schedule(after seconds: Double, _ work: @escaping @MainActor @Sendable () -> Void) {
    guard MainQueue.isCurrent else {
      // A task carries its application wherever it runs. The threads of sessions don't.
      let slot = ApplicationSlot.bound ?? NetworkRequests.all.likelySlot
      // A protocol class that begins to load a request may wait for this work.
      let waiting = seconds > 0 ? NetworkRequests.all.starting(of: slot) : []
      for request in waiting { request.beginDelayedWork() }
      MainInbox.add(for: slot) {
        schedule(after: seconds) {
          work()
          for request in waiting { request.endDelayedWork() }
        }
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

/// A time on the application's clock, relative to now, which replaces `DispatchTime` in rewritten
/// sources.
public struct ApplicationTime: Sendable {
  /// The number of seconds from now.
  let seconds: Double

  /// Returns the current time.
  public static func now() -> ApplicationTime { ApplicationTime(seconds: 0) }

  private init(seconds: Double) { self.seconds = seconds }

  /// Creates a time with the same distance from now as a time of the machine's clock. A time in the
  /// past becomes now.
  init(_ time: DispatchTime) {
    let now = DispatchTime.now().uptimeNanoseconds
    let due = time.uptimeNanoseconds
    seconds = due > now ? Double(due - now) / 1e9 : 0
  }

  /// Returns a time that is a number of seconds later.
  public static func + (time: ApplicationTime, seconds: Double) -> ApplicationTime {
    ApplicationTime(seconds: time.seconds + seconds)
  }

  /// Returns a time that is an interval later.
  ///
  /// An interval of `.never` adds nothing.
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
