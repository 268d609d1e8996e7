#if Combine
public import Foundation
public import OpenCombine
public import UIKitFoundation

extension UIKitFoundation.Timer {
  /// A publisher of the date on the application's clock, at each interval after it was connected.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    /// The values.
    public typealias Output = Date
    /// The errors.
    public typealias Failure = Never

    /// The time between two dates, in seconds.
    public let interval: TimeInterval
    /// The number of seconds by which a date may be late, which has no effect here.
    public let tolerance: TimeInterval?
    /// The run loop, which has no effect here: all use the application's clock.
    public let runLoop: RunLoop
    /// The mode in which the timer fires.
    public let mode: RunLoop.Mode

    private let dates = PassthroughSubject<Date, Never>()

    /// Creates a publisher, which begins when it is connected.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
    }

    /// Starts a subscription.
    public func receive<Target: Subscriber>(subscriber: Target)
    where Target.Input == Date, Target.Failure == Never {
      dates.receive(subscriber: subscriber)
    }

    /// Starts a timer, which ends with the returned object.
    public func connect() -> any Cancellable {
      nonisolated(unsafe) var timer: UIKitFoundation.Timer?
      let (interval, mode) = (interval, mode)
      nonisolated(unsafe) let dates = dates
      ApplicationQueue.main.sync {
        let new = UIKitFoundation.Timer(timeInterval: interval, repeats: true) { _ in
          dates.send(Date.onApplicationClock)
        }
        RunLoop.main.add(new, forMode: mode)
        timer = new
      }
      let started = timer
      return AnyCancellable { ApplicationQueue.main.sync { started?.invalidate() } }
    }
  }

  /// Returns a publisher of the date on the application's clock, at each interval in seconds after
  /// it was connected.
  ///
  /// Fires while content is dragged only in the modes `.common` and `.tracking`, as every timer.
  nonisolated public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }
}
#endif
