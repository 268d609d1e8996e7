internal import TouchstoneKit
internal import TouchstoneTrace

/// Why nothing comes of a touch that reaches its view.
@MainActor
struct Trouble {
  let hit: UIView

  private enum Kind {
    case disabled, noAction, targetGone
    /// The recognizer keeps touches from the view until it knows that they are none of its own.
    case held(UIGestureRecognizer, on: UIView)
    /// The recognizer takes each touch away at once.
    case taken(UIGestureRecognizer, on: UIView)
  }

  private var kind: Kind? {
    switch (hit as? UIControl)?.readiness {
    case .disabled: .disabled
    case .noAction: .noAction
    case .targetGone: .targetGone
    case .ready, nil: recognizerInTheWay
    }
  }

  private var recognizerInTheWay: Kind? {
    guard hit is UIControl || hit.overridesTouches else { return nil }
    for view in LinkWalk(hit, \.superview) {
      for recognizer in view.touchRecognizers {
        if recognizer.delaysTouchesBegan, !(recognizer is DelayedTouchesRecognizer) {
          return .held(recognizer, on: view)
        }
        if hit is UIControl, recognizer.takesEveryTouch { return .taken(recognizer, on: view) }
      }
    }
    return nil
  }

  /// What is wrong, why that usually is, and what to change; nil where the touch has its effect.
  var account: TouchExplanation.Account? {
    let name = TraceSubject(hit).emphasized
    switch kind {
    case nil: return nil
    case .disabled:
      return .init(
        "\(name) is hit, but it is disabled, so it sends no action.",
        usually: "A form keeps its button off until all is filled in, and work in progress turns "
          + "it off for a while.",
        remedy: "Set isEnabled of \(name) to true.")
    case .noAction:
      return .init(
        "\(name) is hit, but it has no action, so a tap does nothing.",
        usually: "The action was never added, or was given to another control or another event.",
        remedy: "Give it one with addAction(_:for:) or addTarget(_:action:for:).")
    case .targetGone:
      return .init(
        "\(name) is hit, but the target of its action is gone, so a tap does nothing.",
        usually: "The target was held by a local variable alone, and went with it.",
        remedy: "A control does not keep its targets alive: keep the target yourself.")
    case .held(let holder, let view):
      let recognizer = TraceSubject(holder).emphasized
      return .init(
        "\(name) is hit, but \(recognizer) on \(TraceSubject(view).emphasized) holds its touches "
          + "back until it has failed, and drops them when it is recognized.",
        usually: "Its delaysTouchesBegan is true, which goes for every view that it lies around.",
        remedy: "Set delaysTouchesBegan of \(recognizer) to false.")
    case .taken(let taker, let view):
      let recognizer = TraceSubject(taker).emphasized
      return .init(
        "\(name) is hit, but \(recognizer) on \(TraceSubject(view).emphasized) is recognized as "
          + "soon as a finger comes down, and takes the touch away.",
        usually: "Its minimumPressDuration is 0, and a recognizer cancels the touches of the views "
          + "below it unless it is told not to.",
        remedy: "Set cancelsTouchesInView of \(recognizer) to false.")
    }
  }

  /// What is to blame for it, and the line that helps.
  var blame: Blame? {
    switch kind {
    case nil: nil
    case .disabled: Blame(hit, line: RepairLine(hit, "isEnabled = true", .enable))
    case .noAction:
      Blame(
        hit,
        line: RepairLine(
          hit, "addAction(UIAction { _ in … }, for: .primaryActionTriggered)", .addAction))
    // No line brings back an object that is gone.
    case .targetGone: Blame(hit, line: nil)
    case .held(let recognizer, _):
      Blame(
        recognizer, line: RepairLine(recognizer, "delaysTouchesBegan = false", .holdNothingBack))
    case .taken(let recognizer, _):
      Blame(
        recognizer, line: RepairLine(recognizer, "cancelsTouchesInView = false", .leaveTouches))
    }
  }
}

extension UIGestureRecognizer {
  /// Whether it is recognized as soon as a finger comes down, whatever else there is, and takes the
  /// touch from its view: a long press that need not last. One with a delegate may be talked out of it.
  fileprivate var takesEveryTouch: Bool {
    guard let press = self as? UILongPressGestureRecognizer else { return false }
    return press.minimumPressDuration <= 0 && press.numberOfTapsRequired == 0
      && press.numberOfTouchesRequired == 1 && press.cancelsTouchesInView && press.delegate == nil
  }
}
