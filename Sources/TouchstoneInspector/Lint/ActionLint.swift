internal import TouchstoneHitTree
internal import TouchstoneKit
internal import TouchstoneTrace

/// Finds controls and recognizers that may call a method twice, and recognizers without a target.
@MainActor
struct ActionLint {
  let window: UIWindow

  var findings: [LintFinding] { repeated + unheard + moved }

  private var repeated: [LintFinding] {
    window.branchInOrder.flatMap { view in
      let recognizers = view.gestureRecognizers ?? []
      return ((view as? UIControl)?.repeatedActions ?? []).map { finding($0, view) }
        + recognizers.flatMap { recognizer in
          recognizer.repeatedActions.map { finding($0, recognizer) }
        }
    }
  }

  /// Findings about recognizers without a target. They are omitted if another recognizer requires
  /// their failure, or if something else at the view responds to touches.
  private var unheard: [LintFinding] {
    let recognizers = window.branchInOrder.flatMap { $0.gestureRecognizers ?? [] }
    let required = recognizers.flatMap(\.requiredRecognizers)
    return recognizers.compactMap { recognizer in
      guard recognizer.isEnabled, !required.contains(where: { $0 === recognizer }),
        let view = recognizer.view, !view.hasListener,
        !view.subviewsInTreeOrder.contains(where: \.isMadeForTouches),
        let trouble = RecognizerDiagnosis(unheard: recognizer)
      else { return nil }
      return LintFinding(
        kind: .noTarget, subject: TraceSubject(recognizer), affected: [],
        sentence: trouble.account.sentence)
    }
  }

  /// Findings about views that lost a recognizer to another view, and at which nothing else
  /// responds to touches.
  private var moved: [LintFinding] {
    window.branchInOrder.compactMap { view in
      guard let trouble = RecognizerDiagnosis(movedFrom: view), !view.hasListener else {
        return nil
      }
      return LintFinding(
        kind: .movedRecognizer, subject: TraceSubject(trouble.recognizer),
        affected: [TraceSubject(view)], sentence: trouble.account.sentence)
    }
  }

  private func finding(_ repeated: RepeatedAction, _ sender: AnyObject) -> LintFinding {
    let subject = TraceSubject(sender)
    return LintFinding(
      kind: .addedTwice, subject: subject, affected: [],
      sentence: repeated.sentence(subject.emphasized))
  }
}
