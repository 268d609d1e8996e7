internal import TouchstoneKit
internal import TouchstoneTrace

/// Why nothing comes of a touch that reaches its view.
@MainActor
struct Trouble {
  let hit: UIView
  private let kind: Kind?

  /// Finds the trouble at a view that is hit.
  init(hit: UIView) {
    self.hit = hit
    kind = Self.kind(at: hit)
  }

  private enum Kind {
    /// A control is not ready.
    case control(UIControl, UIControl.Readiness)
    /// The recognizer keeps touches from the view until it knows that they are none of its own.
    case held(UIGestureRecognizer, on: UIView)
    /// The recognizer takes each touch away at once.
    case taken(UIGestureRecognizer, on: UIView)
    /// Nothing else listens, and a recognizer that would can't.
    case recognizer(RecognizerTrouble)
  }

  private static func kind(at hit: UIView) -> Kind? {
    if let control = hit as? UIControl, control.readiness != .ready {
      return .control(control, control.readiness)
    }
    return recognizerInTheWay(of: hit) ?? recognizerThatCannot(at: hit)
  }

  private static func recognizerThatCannot(at hit: UIView) -> Kind? {
    guard !(hit is UIControl), !hit.hasListener else { return nil }
    return RecognizerTrouble(at: hit).map { .recognizer($0) }
  }

  private static func recognizerInTheWay(of hit: UIView) -> Kind? {
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
    guard let kind else { return nil }
    let name = TraceSubject(hit).emphasized
    switch kind {
    case .control(let control, let readiness): return readiness.account(of: control)
    case .recognizer(let trouble): return trouble.account
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
    case .recognizer(let trouble): trouble.blame
    case .control(let control, .disabled):
      Blame(control, line: RepairLine(control, "isEnabled = true", .enable))
    case .control(let control, .noAction), .control(let control, .otherEvents):
      Blame(
        control,
        line: RepairLine(
          control, "addAction(UIAction { _ in … }, for: .\(control.offeredEvent.label))", .addAction
        ))
    case .control(let button, .menuOnPress):
      Blame(button, line: RepairLine(button, "showsMenuAsPrimaryAction = true", .menuOnTap))
    // No line brings back an object that is gone.
    case .control(let control, _): Blame(control, line: nil)
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
  var takesEveryTouch: Bool {
    guard let press = self as? UILongPressGestureRecognizer else { return false }
    return press.minimumPressDuration <= 0 && press.numberOfTapsRequired == 0
      && press.numberOfTouchesRequired == 1 && press.cancelsTouchesInView && press.delegate == nil
  }
}

extension UIView {
  /// Whether a touch at the view would have an effect at it or at a responder around it.
  @MainActor
  var hasListener: Bool {
    let listens = LinkWalk(self, \.superview).contains { view in
      view is any UITextInput || !view.interactions.isEmpty
        || (view as? UIControl)?.readiness == .ready
        || (view.gestureRecognizers ?? []).contains(where: \.wouldAnswer)
    }
    return listens
      || LinkWalk(self as UIResponder, \.next).contains(where: \.listensOnPage)
  }
}
