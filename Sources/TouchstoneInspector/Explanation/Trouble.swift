internal import TouchstoneKit
internal import TouchstoneTrace

/// Why nothing comes of a touch that reaches its view.
@MainActor
struct Trouble {
  let hit: UIView

  /// What is wrong and what to change; nil where the touch has its effect.
  var sentence: String? {
    let name = TraceSubject(hit).emphasized
    switch (hit as? UIControl)?.readiness {
    case .disabled:
      return "\(name) is hit, but it is disabled, so it sends no action. "
        + "Set isEnabled of \(name) to true."
    case .noAction:
      return "\(name) is hit, but it has no action, so a tap does nothing. "
        + "Give it one with addAction(_:for:) or addTarget(_:action:for:)."
    case .targetGone:
      return "\(name) is hit, but the target of its action is gone, so a tap does nothing. "
        + "A control does not keep its targets alive: keep the target yourself."
    case .ready, nil: return delay(name)
    }
  }

  /// A recognizer that keeps touches from the view until it knows that they are none of its own.
  private func delay(_ name: String) -> String? {
    guard hit is UIControl || hit.overridesTouches else { return nil }
    let holder = sequence(first: hit, next: \.superview).lazy.flatMap(\.touchRecognizers)
      .first { $0.delaysTouchesBegan && !($0 is DelayedTouchesRecognizer) }
    guard let holder, let view = holder.view else { return nil }
    let recognizer = TraceSubject(holder).emphasized
    return
      "\(name) is hit, but \(recognizer) on \(TraceSubject(view).emphasized) holds its touches "
      + "back until it has failed, and drops them when it is recognized. "
      + "Set delaysTouchesBegan of \(recognizer) to false."
  }
}
