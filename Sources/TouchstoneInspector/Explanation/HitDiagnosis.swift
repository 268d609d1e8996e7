internal import TouchstoneKit
internal import TouchstoneTrace

/// The reason that a touch has no effect although it reaches its view.
@MainActor
struct HitDiagnosis {
  let hit: UIView
  private let kind: Kind?

  /// Finds the trouble at the hit-tested view for a touch at a point of the screen.
  init(hit: UIView, at point: CGPoint) {
    self.hit = hit
    kind = Self.kind(at: hit) ?? Self.row(at: hit, point)
  }

  private enum Kind {
    /// A control is not ready.
    case control(UIControl, UIControl.Readiness)
    /// A recognizer holds touches back from the view until it has failed.
    case held(UIGestureRecognizer, on: UIView)
    /// A recognizer takes each touch away immediately.
    case taken(UIGestureRecognizer, on: UIView)
    /// No other object responds to the touch, and a recognizer that should can't.
    case recognizer(RecognizerDiagnosis)
    /// The touch doesn't select the row around the view.
    case row(RowAdvice)
    /// The touch is outside an alert.
    case alert(AlertCover)
    /// The action of an alert is disabled.
    case alertAction(TouchExplanation.Diagnosis)
  }

  private static func row(at hit: UIView, _ point: CGPoint) -> Kind? {
    guard let (cell, table) = UITableViewCell.row(of: hit, at: point),
      let obstacle = RowObstacle(before: hit, at: point)
    else { return nil }
    return .row(RowAdvice(obstacle: obstacle, cell: cell, table: table))
  }

  private static func kind(at hit: UIView) -> Kind? {
    if let alert = AlertCover(hit: hit) { return .alert(alert) }
    if let account = (hit as? AlertButton)?.diagnosis { return .alertAction(account) }
    if let control = hit as? UIControl, control.readiness != .ready {
      return .control(control, control.readiness)
    }
    return recognizerInTheWay(of: hit) ?? recognizerThatCannot(at: hit)
  }

  private static func recognizerThatCannot(at hit: UIView) -> Kind? {
    guard !(hit is UIControl), !hit.hasListener else { return nil }
    return RecognizerDiagnosis(at: hit).map { .recognizer($0) }
  }

  private static func recognizerInTheWay(of hit: UIView) -> Kind? {
    guard hit is UIControl || hit.overridesTouches else { return nil }
    for view in LinkWalk(hit, \.superview) {
      // The framework's own recognizers hold touches back only while they need them.
      for recognizer in view.touchRecognizers where !TraceSubject(recognizer).isPrivate {
        if recognizer.delaysTouchesBegan {
          return .held(recognizer, on: view)
        }
        if hit is UIControl, recognizer.takesEveryTouch { return .taken(recognizer, on: view) }
      }
    }
    return nil
  }

  /// The problem, its usual cause, and the suggested change, or `nil` if the touch has its effect.
  var account: TouchExplanation.Diagnosis? {
    guard let kind else { return nil }
    let name = TraceSubject(hit).emphasized
    switch kind {
    case .control(let control, let readiness): return readiness.account(of: control)
    case .recognizer(let trouble): return trouble.account
    case .row(let advice): return advice.account
    case .alert(let cover): return cover.account
    case .alertAction(let account): return account
    case .held(let holder, let view):
      let recognizer = TraceSubject(holder).emphasized
      return .init(
        "\(name) is hit, but \(recognizer) on \(TraceSubject(view).emphasized) delays its touches "
          + "until it fails, and drops them if it is recognized.",
        usually: "Its delaysTouchesBegan is true, which affects all subviews of its view.",
        remedy: "Set delaysTouchesBegan of \(recognizer) to false.")
    case .taken(let taker, let view):
      let recognizer = TraceSubject(taker).emphasized
      return .init(
        "\(name) is hit, but \(recognizer) on \(TraceSubject(view).emphasized) is recognized as "
          + "soon as a finger comes down, and cancels the touch.",
        usually: "Its minimumPressDuration is 0, and by default a recognizer cancels the touches "
          + "of the views under it.",
        remedy: "Set cancelsTouchesInView of \(recognizer) to false.")
    }
  }

  /// The culprit, with a line of code that fixes the problem if there is one.
  var culprit: Culprit? {
    switch kind {
    case nil: nil
    case .recognizer(let trouble): trouble.culprit
    case .row(let advice): advice.culprit
    // An alert is meant to be in front, and no view stores its actions.
    case .alert, .alertAction: nil
    case .control(let control, .disabled):
      Culprit(control, line: FixLine(control, "isEnabled = true", .enable))
    case .control(let control, .noAction), .control(let control, .otherEvents):
      Culprit(
        control,
        line: FixLine(
          control, "addAction(UIAction { _ in … }, for: .\(control.offeredEvent.label))", .addAction
        ))
    case .control(let button, .menuOnPress):
      Culprit(button, line: FixLine(button, "showsMenuAsPrimaryAction = true", .menuOnTap))
    // No line of code restores a deallocated object.
    case .control(let control, _): Culprit(control, line: nil)
    case .held(let recognizer, _):
      Culprit(
        recognizer, line: FixLine(recognizer, "delaysTouchesBegan = false", .holdNothingBack))
    case .taken(let recognizer, _):
      Culprit(
        recognizer, line: FixLine(recognizer, "cancelsTouchesInView = false", .leaveTouches))
    }
  }
}

extension UIGestureRecognizer {
  /// Whether the recognizer always recognizes a touch when it begins, and takes it from its view.
  ///
  /// This applies to a long press with a duration of 0 that cancels touches. Recognizers with a
  /// delegate are excluded, because the delegate may prevent the gesture.
  var takesEveryTouch: Bool {
    guard let press = self as? UILongPressGestureRecognizer else { return false }
    return press.minimumPressDuration <= 0 && press.numberOfTapsRequired == 0
      && press.numberOfTouchesRequired == 1 && press.cancelsTouchesInView && press.delegate == nil
  }
}

extension UIView {
  /// Whether a touch at the view would have an effect on it or on a responder further up the chain.
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
