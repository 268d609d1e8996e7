public import Foundation
internal import TouchstoneGeometry
internal import UIKitCore

extension Date {
  /// The date on the application's clock, which replaces `Date()` in rewritten sources.
  ///
  /// It starts at the machine's date and advances with the application's clock, so that the
  /// interval between two dates is the time that a test let pass. Off the main actor, it is the
  /// machine's date.
  public static var onApplicationClock: Date {
    MainQueue.ifCurrent {
      let application = UIApplication.shared
      let start = application.parts.part { StartDate(of: application) }
      return start.date.addingTimeInterval(application.now)
    } ?? Date()
  }

  /// Creates a date a number of seconds from now.
  ///
  /// Replaces `Date(timeIntervalSinceNow:)` in rewritten sources.
  public init(secondsOnApplicationClock seconds: TimeInterval) {
    self = Self.onApplicationClock.addingTimeInterval(seconds)
  }

  /// The number of seconds from now.
  ///
  /// Replaces `timeIntervalSinceNow` in rewritten sources.
  public var secondsSinceNowOnApplicationClock: TimeInterval {
    timeIntervalSince(Self.onApplicationClock)
  }
}

/// The date at which an application's clock was 0.
@MainActor
private final class StartDate {
  let date: Date

  init(of application: UIApplication) { date = Date().addingTimeInterval(-application.now) }
}
