package import TouchstoneKit
package import TouchstoneTrace

/// Follows the last touch of a running application to explain why it had no effect.
///
/// An explanation reports where a touch would go. What recognizers, controls and other touches do
/// with it shows only as it happens.
package final class TouchOutcomeSink: TraceSink {
  /// The reason that the last touch had no effect, or the recognizer that took it.
  package struct Explanation: Sendable {
    /// The explanation of the outcome.
    package let account: TouchExplanation.Diagnosis
    /// Whether the view never received the touch or did nothing with it.
    ///
    /// A touch that a gesture takes away counts as handled.
    package let isLost: Bool
    /// Whether the touch had no effect, even if a working control received it and had nothing to
    /// do.
    package var isMiss = false
    /// The title at the finger, or `nil` for the default title, which says that the touch has no
    /// effect.
    package var title: String?
  }

  /// `false`, because hit-test visits aren't needed and the fast traversal can stay enabled.
  package let wantsVisits = false
  private var recorder = TouchOutcomeRecorder()
  /// The surroundings before the touch began, or `nil` if the host didn't call ``willTouch(_:)``.
  @MainActor private var before: TouchSurroundings?

  /// Creates a sink, which you add to an application's tracer.
  package init() {}

  /// Clears the touch, because another scene is shown or the app was edited.
  @MainActor package func clear() {
    recorder.clear()
    before = nil
  }

  /// Stores the application's surroundings just before a touch begins.
  @MainActor package func willTouch(_ application: UIApplication) {
    before = TouchSurroundings(of: application)
  }

  /// Returns the outcome of the last touch if it began at the given location, in screen points.
  ///
  /// Returns `nil` if the last touch began elsewhere, was canceled, had its normal effect, or is
  /// still undecided. Compares the surroundings of `application` with those before the touch. If
  /// `application` is `nil`, surroundings aren't compared.
  @MainActor
  package func explanation(at x: Double, _ y: Double, in application: UIApplication? = nil)
    -> Explanation?
  {
    // A touch that the system cancels hasn't failed: no view has lost it.
    guard let outcome = outcome(at: x, y, in: application), !outcome.isCancelled else { return nil }
    if let account = outcome.swallowedAccount {
      return Explanation(account: account, isLost: true, title: "The touch was cancelled")
    }
    if let account = outcome.unperformedAccount {
      return Explanation(
        account: account, isLost: true, isMiss: !outcome.hasEffect,
        title: "No responder implements the action")
    }
    if let account = outcome.rowMistake {
      return Explanation(account: account, isLost: true, title: "The row isn't selected")
    }
    guard let account = outcome.missAccount else {
      if let account = outcome.rowAccount { return Explanation(account: account, isLost: false) }
      // Report a recognizer that took the touch away even if it had an effect of its own.
      if let account = outcome.silentControlAccount {
        return Explanation(account: account, isLost: false)
      }
      guard let loss = outcome.loss else { return nil }
      guard let taken = loss.keptTouchAccount ?? loss.takenAccount else { return nil }
      return Explanation(account: taken, isLost: false)
    }
    if outcome.isUndecided, outcome.loss?.delivery == nil || outcome.loss?.delivery == .discarded {
      return nil
    }
    return Explanation(account: account, isLost: outcome.isMissOfTarget, isMiss: true)
  }

  /// Returns whether the last touch had an effect, or `nil` if it didn't begin at the given
  /// location.
  @MainActor
  package func hadEffect(at x: Double, _ y: Double, in application: UIApplication) -> Bool? {
    outcome(at: x, y, in: application)?.hasEffect
  }

  @MainActor
  private func outcome(
    at x: Double, _ y: Double, in application: UIApplication?
  ) -> TouchOutcome? {
    guard let point = recorder.outcome.point, abs(point.x - x) < 1, abs(point.y - y) < 1 else {
      return nil
    }
    if let application, let before, !recorder.outcome.hasChangedSurroundings,
      TouchSurroundings(of: application) != before
    {
      recorder.surroundingsChanged()
    }
    return recorder.outcome
  }

  /// Adds one record.
  package func record(_ record: TraceRecord) { recorder.add(record) }
}

extension TraceRecord {
  /// The explanation of a touch that a recognizer took or holds back, or `nil` for other records.
  @MainActor
  fileprivate var takenAccount: TouchExplanation.Diagnosis? {
    // A view that only has recognizers loses nothing when one of them takes the touch.
    let loser = fields.subject?.object as? UIView
    if let loser, !(loser is UIControl), !loser.overridesTouches { return nil }
    return switch delivery {
    case .cancelled, .dropped, .delayed: deliveryAccount
    default: nil
    }
  }
}
