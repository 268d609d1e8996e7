internal import TouchstoneInput
package import TouchstoneInspector
package import TouchstoneKit
internal import TouchstoneTrace

/// A trial tap on a separate application, which shows the effect of a touch.
@MainActor
package struct TapTrial {
  /// The time in seconds after which a recognizer that waits for others has finished.
  private static let rest = 1.0

  /// The outcome of the tap.
  package let outcome: TouchOutcome

  /// Taps a point of the screen; don't use the application for anything else afterwards.
  package init(at point: CGPoint, on application: UIApplication) {
    let log = TraceLog(wantsVisits: false)
    application.tracer.add(log)
    let before = TouchSurroundings(of: application)
    let player = InputPlayer(application)
    player.play(.tap(.point(Point(x: point.x, y: point.y)), count: 1))
    player.play(.wait(Self.rest))
    application.tracer.remove(log)
    var outcome = TouchOutcomeRecorder.outcome(of: log.records)
    outcome.hasChangedSurroundings = TouchSurroundings(of: application) != before
    self.outcome = outcome
  }
}
