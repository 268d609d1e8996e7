internal import TouchstoneGestures
internal import TouchstoneKit
package import TouchstoneTrace

/// A drag that a scroll view left to a view of its content, such as a button that was held before
/// the finger moved.
@MainActor
struct KeptContentTouch {
  private let rule: ContentTouchRule
  private let scrollView: UIScrollView

  /// Creates a value from the reason that a recognizer failed. Returns `nil` unless the reason is
  /// that the content didn't give up its touch.
  init?(_ verdict: TraceStep.GestureVerdict?, of recognizer: UIGestureRecognizer?) {
    guard case .failed(let cause) = verdict, let scrollView = recognizer?.view as? UIScrollView,
      let rule = cause.contentTouchRule
    else { return nil }
    self.rule = rule
    self.scrollView = scrollView
  }

  private var name: String { TraceSubject(scrollView).emphasized }

  var advice: GestureAdvice { GestureAdvice(usually: usually, remedy: remedy) }

  private var usually: String {
    switch rule {
    case .refusesToCancel:
      "A finger that rests on a view for 0.15 s touches it. By default, touchesShouldCancel(in:) "
        + "of a scroll view returns false for controls, so dragging off a held button doesn't "
        + "scroll."
    case .neverCancels:
      "A finger that rests on a view for 0.15 s touches it. A scroll view whose "
        + "canCancelContentTouches is false never cancels a touch."
    }
  }

  private var remedy: String {
    switch rule {
    case .refusesToCancel:
      "Override touchesShouldCancel(in:) in the class of \(name), and return true for the view."
    case .neverCancels: "Set canCancelContentTouches of \(name) to true."
    }
  }
}

extension TraceRecord {
  /// Whether the content of a scroll view kept its touch when a drag began.
  package var isKeptContentTouch: Bool {
    guard case .verdict(_, _, _, .failed(let cause)) = step else { return false }
    return cause.contentTouchRule != nil
  }

  /// The explanation of a drag that the content of a scroll view kept, or `nil` for other records.
  @MainActor
  package var keptTouchAccount: TouchExplanation.Diagnosis? {
    guard case .verdict(_, let recognizer, _, let verdict) = step,
      case .failed(let cause) = verdict,
      let object = recognizer.object as? UIGestureRecognizer,
      let advice = KeptContentTouch(verdict, of: object)?.advice, let view = object.view
    else { return nil }
    return TouchExplanation.Diagnosis(
      "\(TraceSubject(view).emphasized) doesn't scroll: \(cause).", usually: advice.usually,
      remedy: advice.remedy(""))
  }
}

extension TraceStep.GestureCause {
  /// The rule by which the content of a scroll view keeps its touch, or `nil` for other reasons.
  fileprivate var contentTouchRule: ContentTouchRule? {
    switch kind {
    case .contentNeverCancels: .neverCancels
    case .contentRefusesToCancel: .refusesToCancel
    default: nil
    }
  }
}
