internal import TouchstoneInput
package import TouchstoneInspector
package import TouchstoneKit
internal import TouchstoneTrace

/// A tap that is tried on an application of its own, to say what a touch would do.
@MainActor
package struct TapTrial {
  /// Seconds in which a recognizer that waits for others comes to its end.
  private static let rest = 1.0

  /// What came of the tap.
  package let outcome: TouchOutcome

  /// Taps a point of the screen. The application is of no other use afterwards.
  package init(at point: CGPoint, on application: UIApplication) {
    let log = TraceLog(wantsVisits: false)
    application.tracer.add(log)
    let before = TouchSurroundings(of: application)
    let player = HandPlayer(application)
    player.play(.tap(.point(Point(x: point.x, y: point.y)), count: 1))
    player.play(.wait(Self.rest))
    application.tracer.remove(log)
    var outcome = OutcomeBook.outcome(of: log.records)
    outcome.hasChangedSurroundings = TouchSurroundings(of: application) != before
    self.outcome = outcome
  }
}
