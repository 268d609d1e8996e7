#if Combine
public import Foundation
public import OpenCombine

extension DispatchQueue: @retroactive Scheduler {
  /// The times of the scheduler.
  public typealias SchedulerTimeType = SchedulerTime

  /// The options of scheduled work, which have no effect here.
  public struct SchedulerOptions {
    /// The quality of service.
    public var qos: DispatchQoS
    /// The flags of the work item.
    public var flags: DispatchWorkItemFlags
    /// A group that the work belongs to.
    public var group: DispatchGroup?

    /// Creates options.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// The present time on the queue's clock, which is the application's for the main queue.
  public var now: SchedulerTime { SchedulerClock(self).now }
  /// The least number of seconds by which work may be late, which is 0.
  public var minimumTolerance: SchedulerTime.Stride { SchedulerTime.Stride(nanoseconds: 0) }

  /// Runs an action in a later turn.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    SchedulerClock(self).run(action)
  }

  /// Runs an action at a time. The tolerance has no effect.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    SchedulerClock(self).run(after: date, action)
  }

  /// Runs an action at a time and after each further interval, until the returned object is canceled.
  public func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    SchedulerClock(self).run(after: date, every: interval, action)
  }
}

extension RunLoop: @retroactive Scheduler {
  /// The times of the scheduler.
  public typealias SchedulerTimeType = SchedulerTime

  /// The options of scheduled work, an empty value.
  public struct SchedulerOptions: Sendable {}

  /// The present time on the application's clock, which all run loops use.
  public var now: SchedulerTime { SchedulerClock(.main).now }
  /// The least number of seconds by which work may be late, which is 0.
  public var minimumTolerance: SchedulerTime.Stride { SchedulerTime.Stride(nanoseconds: 0) }

  /// Runs an action in a later turn.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    SchedulerClock(.main).run(action)
  }

  /// Runs an action at a time. The tolerance has no effect.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    SchedulerClock(.main).run(after: date, action)
  }

  /// Runs an action at a time and after each further interval, until the returned object is canceled.
  public func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    SchedulerClock(.main).run(after: date, every: interval, action)
  }
}

extension OperationQueue: @retroactive Scheduler {
  /// The times of the scheduler.
  public typealias SchedulerTimeType = SchedulerTime

  /// The options of scheduled work, an empty value.
  public struct SchedulerOptions: Sendable {}

  /// The present time on the queue's clock, which is the application's for the main queue.
  public var now: SchedulerTime { clock.now }
  /// The least number of seconds by which work may be late, which is 0.
  public var minimumTolerance: SchedulerTime.Stride { SchedulerTime.Stride(nanoseconds: 0) }

  private var isMain: Bool { self === OperationQueue.main }
  private var clock: SchedulerClock { SchedulerClock(isMain ? .main : .global()) }

  /// Returns an action that runs as an operation of this queue.
  private func inside(_ action: @escaping () -> Void) -> () -> Void {
    if isMain { return action }
    nonisolated(unsafe) let action = action
    return { self.addOperation { action() } }
  }

  /// Runs an action in a later turn.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if isMain { clock.run(action) } else { inside(action)() }
  }

  /// Runs an action at a time. The tolerance has no effect.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    clock.run(after: date, inside(action))
  }

  /// Runs an action at a time and after each further interval, until the returned object is canceled.
  public func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    clock.run(after: date, every: interval, inside(action))
  }
}
#endif
