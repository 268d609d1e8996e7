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
  }

  /// Hit tests are of no interest here, so that the fast walk goes on.
  package let wantsVisits = false
  private var touch: Int?
  private var point: TracePoint?
  private var cause: TraceRecord?
  private var isHeld = false
  /// Whether a gesture was made of it that nobody else wanted.
  private var isWell = false

  /// Makes a sink; add it to an application's tracer.
  package init() {}

  /// Forgets the touch, as another scene is shown or something is changed.
  package func clear() { (touch, point, cause, isHeld, isWell) = (nil, nil, nil, false, false) }

  private var isUnwanted: Bool { cause?.delivery == .discarded }

  /// The fate of the latest touch, if it came down at a place, in screen points; nil where it is well.
  @MainActor
  package func fate(at x: Double, _ y: Double) -> Fate? {
    guard let cause, let point, abs(point.x - x) < 1, abs(point.y - y) < 1 else { return nil }
    if case .action(let action, let sender, nil, _) = cause.step {
      return Fate(account: Self.unperformed("\(action)", of: sender), isLost: true)
    }
    if let account = cause.keptTouchAccount { return Fate(account: account, isLost: false) }
    switch cause.delivery {
    // An explanation says so itself as long as it is true.
    case .controlDisabled, .targetGone, nil: return nil
    case let verdict?:
      return cause.deliveryAccount.map { Fate(account: $0, isLost: verdict.isLoss) }
    }
  }

  /// Takes up one record.
  package func record(_ record: TraceRecord) {
    switch record.step {
    case .bound(let touch, _, _, let point):
      clear()
      (self.touch, self.point) = (touch, point)
    case .turnedAway(let point):
      clear()
      (self.point, cause) = (point, record)
    // Nobody performs it, whatever else came of the touch.
    case .action(_, _, nil, _): cause = record
    case .held(.touches(.began, touch), _, _?, _): (cause, isHeld) = (record, true)
    case .delivered(.touches(.began, touch), _) where isHeld: (cause, isHeld) = (nil, false)
    case .verdict(touch, _, _, .failed) where record.isKeptContentTouch:
      cause = record
    // That nobody in the chain wanted it is no matter where a gesture did.
    case .verdict(touch, _, _, .recognized) where isUnwanted, .taken(touch, _, _) where isUnwanted,
      .waiting where isUnwanted:
      (cause, isWell) = (nil, true)
    case .discarded(.touches(_, touch), _, _, _) where isWell, .taken(touch, _, _) where isWell:
      break
    case .discarded(.touches(_, touch), _, _, _), .discarded(.tracking(touch), _, _, _),
      .discarded(.controlEvents(_, touch), _, _, _), .taken(touch, _, _):
      // The first that goes wrong is the cause of what follows.
      if cause == nil || isHeld { (cause, isHeld) = (record, false) }
    default: break
    }
  }

  private static func unperformed(
    _ action: String, of sender: TraceSubject?
  ) -> TouchExplanation.Account {
    let name = sender?.emphasized ?? "Somebody"
    return TouchExplanation.Account(
      "\(name) sends \(action), and nobody performs it.",
      usually: "An action without a target goes up the chain from the first responder, and nobody "
        + "there has such a method.",
      remedy: "Make somebody who has it first responder, or give \(name) a target.")
  }
}

extension DeliveryVerdict {
  /// Whether the view that was meant did nothing, and no gesture is the reason.
  fileprivate var isLoss: Bool {
    switch self {
    case .delivered, .handedOn, .delayed, .dropped, .cancelled, .discarded: false
    case .controlDisabled, .noAction, .targetGone, .secondFingerIgnored, .exclusiveTouch,
      .refusedByScrollView, .leftWindow, .interactionIgnored:
      true
    }
  }
}
