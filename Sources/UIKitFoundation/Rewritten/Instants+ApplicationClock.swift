public import Dispatch
internal import TouchstoneGeometry
internal import UIKitCore

/// Instants on the application's clock, which replace `ContinuousClock.now` and its like in
/// rewritten sources.
///
/// Each starts at the machine's instant and advances with the application's clock, so that the
/// duration between two instants is the time that a test let pass. Off the main actor, it is the
/// machine's instant.
extension ContinuousClock.Instant {
  /// The instant on the application's clock.
  public static var onApplicationClock: ContinuousClock.Instant {
    StartInstants.current.map { $0.continuous.advanced(by: .seconds($1)) } ?? .now
  }
}

extension SuspendingClock.Instant {
  /// The instant on the application's clock.
  public static var onApplicationClock: SuspendingClock.Instant {
    StartInstants.current.map { $0.suspending.advanced(by: .seconds($1)) } ?? .now
  }
}

extension DispatchTime {
  /// The time on the application's clock.
  ///
  /// It measures durations. A queue or a semaphore waits on the machine's clock.
  public static var onApplicationClock: DispatchTime {
    StartInstants.current.map { start, seconds -> DispatchTime in
      let passed = UInt64(exactly: (min(seconds, 9e9) * 1e9).rounded()) ?? 0
      return DispatchTime(uptimeNanoseconds: start.uptime &+ passed)
    } ?? now()
  }
}

/// The machine's instants at which an application's clock was read first.
@MainActor
private final class StartInstants {
  let continuous = ContinuousClock.Instant.now
  let suspending = SuspendingClock.Instant.now
  let uptime = DispatchTime.now().uptimeNanoseconds
  /// The application's time at those instants.
  let time: Double

  init(of application: UIApplication) { time = application.now }

  /// The instants of the current application and the seconds since then, or `nil` off the main
  /// actor.
  nonisolated static var current: (StartInstants, Double)? {
    MainQueue.ifCurrent {
      let application = UIApplication.shared
      let start = application.parts.part { StartInstants(of: application) }
      return (start, max(0, application.now - start.time))
    }
  }
}
