package import TouchstoneKit
package import TouchstoneTrace

/// Follows the latest touch of a running application, to say why nothing came of it.
///
/// An explanation says where a touch would go; what recognizers, controls and other fingers make of it
/// shows only as it happens.
package final class FateSink: TraceSink {
  /// Why nothing came of the latest touch, or what took it.
  package struct Fate: Sendable {
    /// What is told of it.
    package let account: TouchExplanation.Account
    /// Whether its view never heard of it, or did nothing with it; a gesture that takes a touch away is
    /// an answer.
    package let isLost: Bool
    /// Whether nothing came of the touch, be it a working control that had nothing to do.
    package var isMiss = false
    /// The title at the finger; `nil` for the usual one, that nothing comes of the touch.
    package var title: String?
  }

  /// Hit tests are of no interest here, so that the fast walk goes on.
  package let wantsVisits = false
  private var book = OutcomeBook()
  /// What surrounded the touch before it came down; `nil` if the host didn't say.
  @MainActor private var before: TouchSurroundings?

  /// Makes a sink; add it to an application's tracer.
  package init() {}

  /// Forgets the touch, as another scene is shown or something is changed.
  @MainActor package func clear() {
    book.clear()
    before = nil
  }

  /// A finger is about to come down.
  @MainActor package func willTouch(_ application: UIApplication) {
    before = TouchSurroundings(of: application)
  }

  /// The fate of the latest touch, if it came down at a place, in screen points; `nil` if it is well, or
  /// if it can't be told yet.
  ///
  /// The surroundings of `application` are compared; `nil` compares none.
  @MainActor
  package func fate(at x: Double, _ y: Double, in application: UIApplication? = nil) -> Fate? {
    // A touch that the system cancels hasn't failed: no view has lost it.
    guard let outcome = outcome(at: x, y, in: application), !outcome.isCancelled else { return nil }
    if let account = outcome.swallowedAccount {
      return Fate(account: account, isLost: true, title: "The touch was taken away")
    }
    if let account = outcome.unperformedAccount {
      return Fate(
        account: account, isLost: true, isMiss: !outcome.hasEffect,
        title: "Nobody performs the action")
    }
    guard let account = outcome.missAccount else {
      // What took a touch away, and had its own effect, is told all the same.
      if let account = outcome.silentControlAccount { return Fate(account: account, isLost: false) }
      guard let loss = outcome.loss else { return nil }
      guard let taken = loss.keptTouchAccount ?? loss.takenAccount else { return nil }
      return Fate(account: taken, isLost: false)
    }
    if outcome.isUndecided, outcome.loss?.delivery == nil || outcome.loss?.delivery == .discarded {
      return nil
    }
    return Fate(account: account, isLost: outcome.isMissOfTarget, isMiss: true)
  }

  /// Whether the latest touch, if it came down at a place, had an effect; `nil` if no touch did.
  @MainActor
  package func hadEffect(at x: Double, _ y: Double, in application: UIApplication) -> Bool? {
    outcome(at: x, y, in: application)?.hasEffect
  }

  @MainActor
  private func outcome(
    at x: Double, _ y: Double, in application: UIApplication?
  ) -> TouchOutcome? {
    guard let point = book.outcome.point, abs(point.x - x) < 1, abs(point.y - y) < 1 else {
      return nil
    }
    if let application, let before, !book.outcome.hasChangedSurroundings,
      TouchSurroundings(of: application) != before
    {
      book.surroundingsChanged()
    }
    return book.outcome
  }

  /// Takes up one record.
  package func record(_ record: TraceRecord) { book.add(record) }
}

extension TraceRecord {
  /// The account of a touch that a recognizer took or holds back; `nil` for other records.
  @MainActor
  fileprivate var takenAccount: TouchExplanation.Account? {
    // A view that only has recognizers loses nothing to one of them.
    let loser = fields.subject?.object as? UIView
    if let loser, !(loser is UIControl), !loser.overridesTouches { return nil }
    return switch delivery {
    case .cancelled, .dropped, .delayed: deliveryAccount
    default: nil
    }
  }
}
