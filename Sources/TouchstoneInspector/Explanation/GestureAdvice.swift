package import TouchstoneKit
package import TouchstoneTrace

extension UIGestureRecognizer {
  /// Returns whether the recognizer's last touches in a trace made its gesture, even if it is still
  /// in progress.
  package func isRecognized(in trace: [TraceRecord]) -> Bool {
    switch state {
    case .began, .changed, .ended: true
    default: latestAttempt(in: trace).verdict == .recognized
    }
  }

  /// Returns the outcome of the recognizer's last touches in a trace, its usual cause, and a
  /// suggestion.
  package func account(in trace: [TraceRecord]) -> TouchExplanation.Diagnosis {
    let (verdict, competitors) = latestAttempt(in: trace)
    return account(of: verdict, among: competitors)
  }

  /// Returns a sentence about the delegates that decided on the last touches, or `nil` if no
  /// delegate did.
  package func delegateAnswer(in trace: [TraceRecord]) -> String? {
    let (verdict, competitors) = latestAttempt(in: trace)
    return verdict.flatMap { DelegateAnswer(self, $0, among: competitors)?.sentence }
  }

  /// Returns the meaning of a verdict on the recognizer, its usual cause, and a suggestion.
  ///
  /// The verdict may be due to a delegate of the recognizer, or of one of `competitors`.
  func account(
    of verdict: TraceStep.GestureVerdict?, among competitors: [UIGestureRecognizer]
  ) -> TouchExplanation.Diagnosis {
    let name = TraceSubject(self).emphasized
    let place = view.map { " on \(TraceSubject($0).emphasized)" } ?? ""
    let advice =
      KeptContentTouch(verdict, of: self)?.advice ?? GestureAdvice(verdict: verdict, of: self)
    let answer = verdict.flatMap { DelegateAnswer(self, $0, among: competitors) }
    let sentences = [
      verdict.map { "\(name)\(place): \($0)." } ?? "\(name)\(place) has received no touch.",
      answer?.sentence,
    ]
    return TouchExplanation.Diagnosis(
      sentences.compactMap(\.self).joined(separator: " "),
      usually: answer?.usually ?? advice?.usually, remedy: answer?.remedy ?? advice?.remedy(name))
  }

  /// The latest verdict on the recognizer, and the recognizers of the trace, the latest ones first.
  private func latestAttempt(
    in trace: [TraceRecord]
  ) -> (verdict: TraceStep.GestureVerdict?, competitors: [UIGestureRecognizer]) {
    var verdict: TraceStep.GestureVerdict?
    var competitors: [UIGestureRecognizer] = []
    for (recognizer, gesture) in trace.reversed().lazy.compactMap({ $0.gestureVerdict }) {
      if recognizer === self { verdict = verdict ?? gesture }
      if !competitors.contains(where: { $0 === recognizer }) { competitors.append(recognizer) }
    }
    return (verdict, competitors)
  }
}

/// Advice about a recognizer that wasn't recognized, beyond the verdict itself.
struct GestureAdvice {
  /// The usual cause of the verdict.
  let usually: String
  private let attempt: (String) -> String

  init(usually: String, remedy: String) {
    self.usually = usually
    attempt = { _ in remedy }
  }

  /// Returns the suggestion for the recognizer's name.
  func remedy(_ name: String) -> String { attempt(name) }

  /// Creates the advice for a verdict, or returns `nil` if nothing is wrong.
  @MainActor
  init?(verdict: TraceStep.GestureVerdict?, of recognizer: UIGestureRecognizer) {
    switch verdict {
    case .recognized: return nil
    case nil:
      usually =
        "Its view isn't hit at the finger's location, or the recognizer was added to another view "
        + "later and belongs to that view."
      attempt = { _ in "Call stage.why(_:) with its view, and check its view property." }
    case .failed(let cause) where cause.kind == .shouldBeginDeclined:
      usually =
        "The method returns false in a case that wasn't considered, such as the very first touch."
      attempt = { "Return true for \($0) in gestureRecognizerShouldBegin(_:)." }
    case .failed(let cause) where cause.kind == .requirementRecognized:
      usually =
        "require(toFail:) makes it wait for the other recognizer, which was recognized first."
      attempt = { _ in
        "Make a gesture for which the other recognizer fails, or remove require(toFail:)."
      }
    case .failed(let cause) where cause.kind == .undecided:
      usually = "Its class overrides the touch methods, but neither calls super nor sets state."
      attempt = { "Call super in the touch methods of the class of \($0), or set its state there." }
    case .failed(let cause):
      usually = "The finger didn't make the gesture that the recognizer expects."
      let change = recognizer.property(deciding: cause.kind).map { "its \($0)" } ?? "what it allows"
      attempt = { "Make the gesture that \($0) expects, or change \(change)." }
    case .prevented:
      usually =
        "Of several recognizers that receive a touch, the first to be recognized prevents the "
        + "others, unless a delegate allows both to recognize simultaneously."
      attempt = {
        "Return true from gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) in its delegate, "
          + "or make the other recognizer wait with require(toFail: \($0.filter { $0 != "*" }))."
      }
    case .cancelled:
      usually =
        "After it began, an interruption cancelled its touches, its view was removed, or it was "
        + "disabled."
      attempt = { _ in
        "Keep its view in the window and the recognizer enabled until the finger is lifted."
      }
    case .neverReceived(let cause) where cause.kind == .touchDeclined:
      usually =
        "The method returns false for every touch in such a view, for example in a button or a row."
      attempt = { "Return true for \($0) in gestureRecognizer(_:shouldReceive:) of its delegate." }
    case .neverReceived(let cause) where cause.kind == .disabled:
      usually = "It was disabled temporarily and not enabled again."
      attempt = { "Set isEnabled of \($0) to true." }
    case .neverReceived(let cause) where cause.kind == .touchType:
      usually = "allowedTouchTypes was set for a pencil or a pointer and excludes fingers."
      attempt = { "Add UITouch.TouchType.direct to allowedTouchTypes of \($0)." }
    case .neverReceived:
      usually =
        "It is disabled, its delegate rejected the touch, or a control handles the gesture itself."
      attempt = {
        "Check isEnabled of \($0), and its delegate's gestureRecognizer(_:shouldReceive:)."
      }
    case .ignored:
      usually = "Its class calls ignore(_:for:) for such touches."
      attempt = { "Check the touch methods of the class of \($0)." }
    case .waiting:
      usually = "Another recognizer has to fail first, such as a double tap that may still follow."
      attempt = { _ in "Advance the clock with settle(), or remove require(toFail:)." }
    }
  }
}

extension UIGestureRecognizer {
  /// The property of the recognizer that a cause of its failure is about; `nil` if none is.
  fileprivate func property(deciding cause: TraceStep.GestureCause.Kind) -> String? {
    switch (self, cause) {
    case (is UITapGestureRecognizer, .missingTap): "numberOfTapsRequired"
    case (is UILongPressGestureRecognizer, .liftedTooSoon): "minimumPressDuration"
    case (is UITapGestureRecognizer, .tooFewFingers),
      (is UILongPressGestureRecognizer, .tooFewFingers),
      (is UISwipeGestureRecognizer, .tooFewFingers):
      "numberOfTouchesRequired"
    case (is UIScreenEdgePanGestureRecognizer, .noEdge): "edges"
    default: nil
    }
  }
}

@MainActor
extension TraceRecord {
  /// The recognizer and its verdict, if the record contains a verdict or the wait for other
  /// recognizers.
  fileprivate var gestureVerdict:
    (recognizer: UIGestureRecognizer, verdict: TraceStep.GestureVerdict)?
  {
    let gesture: (TraceSubject, TraceStep.GestureVerdict)
    switch step {
    case .verdict(_, let recognizer, _, let verdict): gesture = (recognizer, verdict)
    case .waiting(let recognizer, _, let names, let time):
      gesture = (recognizer, .waiting(for: names, until: time))
    default: return nil
    }
    return (gesture.0.object as? UIGestureRecognizer).map { ($0, gesture.1) }
  }
}
