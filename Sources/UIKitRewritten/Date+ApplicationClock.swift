public import Foundation
internal import TouchstoneGeometry
internal import UIKitCore

extension Date {
  /// The date on the application's clock: what `Date()` becomes in rewritten sources.
  ///
  /// It begins with the date of the machine, and goes on as the application's time does, so that the
  /// seconds between two dates are those that a test let pass. Off the main actor it is the machine's.
  public static var onApplicationClock: Date {
    MainQueue.ifCurrent {
      let application = UIApplication.shared
      let start = application.parts.part { StartDate(of: application) }
      return start.date.addingTimeInterval(application.now)
    } ?? Date()
  }

  /// A date so many seconds from now: what `Date(timeIntervalSinceNow:)` becomes in rewritten sources.
  public init(secondsOnApplicationClock seconds: TimeInterval) {
    self = Self.onApplicationClock.addingTimeInterval(seconds)
  }

  /// Seconds from now: what `timeIntervalSinceNow` becomes in rewritten sources.
  public var secondsSinceNowOnApplicationClock: TimeInterval {
    timeIntervalSince(Self.onApplicationClock)
  }
}

/// The date at which an application's clock stood at 0.
@MainActor
private final class StartDate {
  let date: Date

  init(of application: UIApplication) { date = Date().addingTimeInterval(-application.now) }
}
