internal import TouchstoneKit
internal import TouchstoneTrace

/// Controls and recognizers that may call one method twice.
@MainActor
struct ActionLint {
  let window: UIWindow

  var findings: [LintFinding] {
    window.branchInOrder.flatMap { view in
      let recognizers = view.gestureRecognizers ?? []
      return ((view as? UIControl)?.repeatedActions ?? []).map { finding($0, view) }
        + recognizers.flatMap { recognizer in
          recognizer.repeatedActions.map { finding($0, recognizer) }
        }
    }
  }

  private func finding(_ repeated: RepeatedAction, _ sender: AnyObject) -> LintFinding {
    let subject = TraceSubject(sender)
    return LintFinding(
      kind: .addedTwice, subject: subject, affected: [],
      sentence: repeated.sentence(subject.emphasized))
  }
}
