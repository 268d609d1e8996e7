internal import TouchstoneKit
internal import TouchstoneTrace

@MainActor
extension TouchOutcome {
  /// The reason that the touch had no effect.
  ///
  /// `nil` if the touch had an effect, or if no cause is known.
  package var missAccount: TouchExplanation.Diagnosis? {
    guard !hasEffect else { return nil }
    if let unperformedAccount { return unperformedAccount }
    if let rowAccount { return rowAccount }
    if let alertAccount { return alertAccount }
    if let loss, !isOpenLoss { return loss.keptTouchAccount ?? loss.deliveryAccount }
    if let textTap { return textTap.account }
    if let idleControl {
      return ownAttempt.flatMap(account) ?? idleControl.readiness.account(of: idleControl)
        ?? Self.unchanged(idleControl)
    }
    if let telling = tellingAttempt.flatMap(account) { return telling }
    let hit = view?.object as? UIView
    if let trouble = hit.flatMap({ RecognizerDiagnosis(at: $0) }) { return trouble.account }
    // A recognizer of the framework may have recognized the touch without changing anything.
    return (loss ?? (isUndecided ? nil : unwanted))?.deliveryAccount
  }

  /// The explanation of an action that no object performs, whatever else the touch did.
  package var unperformedAccount: TouchExplanation.Diagnosis? {
    guard let loss, case .action(let action, let sender, nil, _) = loss.step else { return nil }
    return Self.unperformed("\(action)", of: sender)
  }

  /// Whether the touch missed something that a user can aim at.
  ///
  /// Such a target is a control, a view that has a recognizer or touch methods, or a view that has
  /// lost its recognizer.
  package var isMissOfTarget: Bool {
    guard !hasEffect else { return false }
    if textTap?.isRefusal == true { return true }
    guard let loss else { return tellingAttempt != nil }
    if case .action(_, _, nil, _) = loss.step { return true }
    switch loss.delivery {
    case .dropped, .cancelled: return isOpenLoss
    case .delivered, .handedOn, .delayed, nil: return false
    case .controlDisabled, .targetGone, .secondFingerIgnored, .exclusiveTouch,
      .refusedByScrollView, .leftWindow, .interactionIgnored:
      return true
    case .noAction: return idleControl.map { $0.readiness != .ready } ?? true
    case .discarded:
      let hit = view?.object as? UIView
      return tellingAttempt != nil || hit.flatMap { RecognizerDiagnosis(at: $0) } != nil
    }
  }

  /// The explanation of a touch that a tap recognizer of an ancestor took from a view made for
  /// touches.
  ///
  /// An example is a recognizer that dismisses the keyboard.
  package var swallowedAccount: TouchExplanation.Diagnosis? {
    guard let taking, case .taken(_, let from, let way) = taking.step,
      let subject = way.recognizer, let taker = subject.object as? UIGestureRecognizer,
      taker is UITapGestureRecognizer || taker.takesEveryTouch, let outer = taker.view,
      let hit = from?.object as? UIView, hit !== outer, hit.isMadeForTouches,
      hit.isDescendant(of: outer), firstEffect.map({ $0.object !== hit }) ?? true
    else { return nil }
    // A control that would do nothing with the tap has lost nothing.
    if let control = hit as? UIControl, control.readiness != .ready { return nil }
    let (name, view) = (subject.emphasized, TraceSubject(hit).emphasized)
    return TouchExplanation.Diagnosis(
      "\(name) on \(TraceSubject(outer).emphasized) is recognized and cancels the tap in "
        + "\(view).",
      usually: "A tap that dismisses the keyboard is attached to the whole page, and a recognizer "
        + "cancels the touches of the views under it.",
      remedy: "Set \(taker.takingProperties) of \(name) to false.")
  }

  /// The explanation of a control that received the touch in an overridden touch method but sent no
  /// action for a tap.
  var silentControlAccount: TouchExplanation.Diagnosis? {
    guard let subject = overridingControl, let control = subject.object as? UIControl,
      !control.ownTouchMethods.isEmpty,
      !control.allControlEvents.isDisjoint(with: control.tapEvents),
      !effects.contains(where: { $0.isAction(of: control) })
    else { return nil }
    let name = subject.emphasized
    let methods = control.ownTouchMethods.map { "\($0)(_:with:)" }.joined(separator: " and ")
    return TouchExplanation.Diagnosis(
      "\(name) handles the touch in \(methods) of its own class but sends none of its actions.",
      usually: "A control tracks a finger in its touch methods, and the class doesn't call super.",
      remedy: "Call super in \(methods).")
  }

  /// The reason that the touch was in vain.
  ///
  /// `nil` if it had an effect, if it is undecided, or if it reached code of a page. Also `nil` for
  /// a touch on a text or on a working control, such as a slider that wasn't dragged.
  package var vainAccount: TouchExplanation.Diagnosis? {
    let hit = view?.object as? UIView
    // A text whose delegate prevents editing may serve as a button.
    let worksOnItsOwn = hit is any UITextInput || idleControl?.readiness == .ready
    guard !isUndecided, !reachedOverride, !worksOnItsOwn else { return nil }
    return missAccount
  }

  // MARK: Parts

  /// The explanation of a touch outside an alert or on a button of a disabled action.
  private var alertAccount: TouchExplanation.Diagnosis? {
    guard let hit = view?.object as? UIView else { return nil }
    return AlertCover(hit: hit)?.account ?? (hit as? AlertButton)?.diagnosis
  }

  /// The tap on a text if the framework recognized it.
  private var textTap: TextTap? {
    guard let hit = view?.object as? UIView else { return nil }
    let isRecognized = attempts.contains {
      $0.verdict == .recognized && $0.view?.object === hit && !$0.isProgramsOwn
    }
    return isRecognized ? TextTap(hit, stubbornResponder: stubbornResponder) : nil
  }

  /// Whether the loss only says that no object handled the touch, so that another cause says more.
  private var isOpenLoss: Bool {
    switch loss?.delivery {
    case .discarded, .noAction: true
    case .targetGone: idleControl != nil
    // A view that only has recognizers loses nothing to another recognizer.
    case .dropped, .cancelled: isOnlyForRecognizers && tellingAttempt != nil
    default: false
    }
  }

  /// Whether the hit-tested view isn't a control and doesn't override touch methods.
  private var isOnlyForRecognizers: Bool {
    (view?.object as? UIView).map { !($0 is UIControl) && !$0.overridesTouches } ?? false
  }

  /// The control that received the touch and sent no action.
  private var idleControl: UIControl? {
    if case .discarded(.tracking, let control?, _, _)? = loss?.step {
      return control.object as? UIControl
    }
    switch loss?.delivery {
    case .noAction, .targetGone: return loss?.fields.subject?.object as? UIControl
    default: return nil
    }
  }

  /// The first attempt of a recognizer on the hit-tested view itself.
  private var ownAttempt: Attempt? {
    tellingAttempts.first { $0.view?.object === view?.object }
  }

  /// The attempt that best explains why the touch wasn't recognized as a gesture.
  private var tellingAttempt: Attempt? { tellingAttempts.min { $0.rank < $1.rank } }

  private var tellingAttempts: [Attempt] { attempts.filter(\.isProgramsOwn) }

  /// Returns the end of an attempt, its usual reason, and a remedy.
  private func account(_ attempt: Attempt) -> TouchExplanation.Diagnosis? {
    guard let object = attempt.recognizer.object as? UIGestureRecognizer,
      let verdict = attempt.verdict
    else { return nil }
    if verdict == .recognized { return RecognizerDiagnosis(unheard: object)?.account }
    return RecognizerDiagnosis(disabled: object)?.account
      ?? object.account(of: verdict, among: competitors)
  }

  /// The recognizers that were offered the touch.
  var competitors: [UIGestureRecognizer] {
    attempts.compactMap { $0.recognizer.object as? UIGestureRecognizer }
  }

  /// Returns the explanation of an action that no object performs.
  private static func unperformed(
    _ action: String, of sender: TraceSubject?
  ) -> TouchExplanation.Diagnosis {
    let name = sender?.emphasized ?? "A control"
    return TouchExplanation.Diagnosis(
      "\(name) sends \(action), but no responder implements it.",
      usually: "An action without a target travels up the responder chain from the first "
        + "responder.",
      remedy: "Make a responder that implements the action first responder, or give \(name) a "
        + "target.")
  }

  /// Returns the explanation of a working control that the touch didn't change, such as a slider
  /// that was tapped and not dragged.
  private static func unchanged(_ control: UIControl) -> TouchExplanation.Diagnosis {
    let name = TraceSubject(control).emphasized
    let advice = UnchangedControl(control)
    return TouchExplanation.Diagnosis(
      "\(name) receives the touch, but the touch doesn't change it.", usually: advice?.usually,
      remedy: advice?.remedy(name))
  }
}

@MainActor
extension TouchOutcome.Attempt {
  /// Whether the app created the recognizer, rather than a scroll view or the framework.
  var isProgramsOwn: Bool { recognizer.isProgramsRecognizer }

  /// How well the verdict explains the cause. Lower numbers explain more.
  fileprivate var rank: Int {
    switch verdict {
    case .recognized: 0
    case .neverReceived: 1
    case .failed(let cause): cause.kind == .shouldBeginDeclined ? 2 : 4
    case .prevented: 3
    case .ignored, .cancelled: 5
    case .waiting, nil: 6
    }
  }
}

@MainActor
extension TraceSubject {
  /// Whether the subject is a recognizer that the app created.
  var isProgramsRecognizer: Bool {
    (object as? UIGestureRecognizer).map { !$0.isHiddenPart } ?? false
  }
}

extension TraceStep.Taking {
  /// The recognizer that took the touch, or `nil` if the cause was different.
  var recognizer: TraceSubject? {
    switch self {
    case .recognized(let recognizer, _), .dropped(let recognizer): recognizer
    case .cancelled: nil
    }
  }
}

extension UIGestureRecognizer {
  /// The properties with which the recognizer takes touches from views.
  fileprivate var takingProperties: String {
    delaysTouchesBegan ? "cancelsTouchesInView and delaysTouchesBegan" : "cancelsTouchesInView"
  }
}

@MainActor
extension TraceRecord {
  /// Returns whether the record is of an action that `control` sent.
  fileprivate func isAction(of control: UIControl) -> Bool {
    switch step {
    case .action(_, let sender, .some, _): sender?.object === control
    case .answered(.controlEvents, let responder, _, _, _): responder.object === control
    default: false
    }
  }
}
