package import TouchstoneHost
internal import TouchstoneKit
internal import TouchstoneTrace

@MainActor
extension TouchOutcome {
  /// A sentence that describes the outcome, with a suggestion if the touch had no effect.
  package var sentence: String {
    if let account = swallowedAccount ?? unperformedAccount ?? rowMistake ?? missAccount {
      return account.sentence
    }
    let clauses = effectClauses
    guard clauses.isEmpty else { return clauses.joined(separator: ", and ") + "." }
    if let silentControlAccount { return silentControlAccount.sentence }
    if isUndecided { return "The outcome isn't decided yet." }
    if let overridingControl { return "\(overridingControl.emphasized) handles the touch itself." }
    guard hasEffect else { return view == nil ? "No view receives the touch." : "Nothing changes." }
    return "Something changes."
  }

  /// The effects as main clauses, without duplicates.
  private var effectClauses: [String] {
    var clauses: [String] = []
    for record in effects {
      guard let clause = clause(record), !clauses.contains(clause) else { continue }
      clauses.append(clause)
    }
    return clauses + simultaneousClauses
  }

  /// The delegates that let several recognizers be recognized, as clauses.
  private var simultaneousClauses: [String] {
    let recognized = attempts.filter { $0.verdict == .recognized && $0.isProgramsOwn }
    return recognized.indices.flatMap { place in
      recognized[(place + 1)...].compactMap { later -> String? in
        guard recognized[place].touch == later.touch,
          let first = recognized[place].recognizer.object as? UIGestureRecognizer,
          let second = later.recognizer.object as? UIGestureRecognizer, first !== second
        else { return nil }
        return DelegateAnswer.clause(allowing: first, and: second)
      }
    }
  }

  private func clause(_ record: TraceRecord) -> String? {
    switch record.step {
    case .answered(_, _, let recognizer?, _, _) where !recognizer.isProgramsRecognizer: nil
    case .answered(_, let view, let recognizer?, _, _):
      "\(recognizer.emphasized) on \(view.emphasized) is recognized"
    case .answered(.controlEvents(let events, _), let control, _, _, _):
      "\(control.emphasized) sends its actions for \(events)"
    case .answered(.touch, let table, _, _, _) where table.object is UITableView: nil
    case .answered(.touch, let responder, _, _, _) where responder.object is any RowView:
      "\(responder.emphasized) \(rowEffect(on: responder))"
    case .answered(_, let responder, _, _, _): "\(responder.emphasized) responds"
    case .firstResponder(let responder, _, let change): "\(responder.emphasized) \(change.rawValue)"
    default: nil
    }
  }

  /// Returns the effect of the touch on a row, as the end of a clause.
  private func rowEffect(on row: TraceSubject) -> String {
    let table = (row.object as? any RowView)?.shownRow?.list as? UITableView
    guard let latest = table?.latestRowTouch, latest.touch == touch else { return "responds" }
    return latest.selects ? "is selected" : "is deselected"
  }

  /// A line for each recognizer that was offered the touch, with the end of its attempt.
  package var attemptLines: [String] {
    attempts.filter(\.isProgramsOwn).map { attempt in
      let place = attempt.view.map { " on \($0)" } ?? ""
      let answer = answer(to: attempt).map { ". \($0)" } ?? ""
      return
        "\(attempt.recognizer)\(place)  \(attempt.verdict?.description ?? "undecided")\(answer)"
    }
  }

  /// Returns a sentence that names the delegates that decided on an attempt, or `nil` if no
  /// delegate did.
  private func answer(to attempt: Attempt) -> String? {
    guard let recognizer = attempt.recognizer.object as? UIGestureRecognizer,
      let verdict = attempt.verdict
    else { return nil }
    return DelegateAnswer(recognizer, verdict, among: competitors)?.sentence
  }

  /// The outcome as `{"sentence","hasEffect","recognizers":[…]}`, as `why` prints it.
  package var json: JSONValue {
    .object([
      JSONMember("sentence", .string(sentence)), JSONMember("hasEffect", .bool(hasEffect)),
      JSONMember(
        "recognizers",
        .array(
          attempts.filter(\.isProgramsOwn).map { attempt in
            .object(
              attempt.recognizer.jsonMembers + [
                JSONMember("view", attempt.view?.json ?? .null),
                JSONMember("verdict", attempt.verdict.map { .string($0.description) } ?? .null),
              ])
          })),
    ])
  }
}

extension UIControl {
  /// A line for each registration: its events, then the closure or the target and its method.
  package var registrationLines: [String] {
    var lines: [String] = []
    enumerateEventHandlers { action, target, events, _ in
      if action != nil { lines.append("\(events.label)  a closure") }
      if let (object, selector) = target {
        let name = object.map { TraceSubject($0 as AnyObject).description } ?? "the responder chain"
        lines.append("\(events.label)  \(selector.label) of \(name)")
      }
    }
    return lines
  }
}
