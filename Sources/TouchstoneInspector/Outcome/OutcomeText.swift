package import TouchstoneHost
internal import TouchstoneKit
internal import TouchstoneTrace

@MainActor
extension TouchOutcome {
  /// What came of the touch, and what to try if nothing did.
  package var sentence: String {
    if let account = swallowedAccount ?? unperformedAccount ?? missAccount {
      return account.sentence
    }
    let clauses = effectClauses
    return clauses.isEmpty
      ? isUndecided ? "It is not decided yet what comes of it." : "Something changes."
      : clauses.joined(separator: ", and ") + "."
  }

  /// The effects as main clauses, each one once.
  private var effectClauses: [String] {
    var clauses: [String] = []
    for record in effects {
      guard let clause = clause(record), !clauses.contains(clause) else { continue }
      clauses.append(clause)
    }
    return clauses
  }

  private func clause(_ record: TraceRecord) -> String? {
    switch record.step {
    case .answered(_, let view, let recognizer?, _, _):
      "\(recognizer.emphasized) on \(view.emphasized) is recognized"
    case .answered(.controlEvents(let events, _), let control, _, _, _):
      "\(control.emphasized) sends its actions for \(events)"
    case .answered(_, let responder, _, _, _): "\(responder.emphasized) answers"
    case .firstResponder(let responder, _, let change): "\(responder.emphasized) \(change.rawValue)"
    default: nil
    }
  }

  /// A line for each recognizer that the touch was offered to, with how its attempt ended.
  package var attemptLines: [String] {
    attempts.filter(\.isProgramsOwn).map { attempt in
      let place = attempt.view.map { " on \($0)" } ?? ""
      return "\(attempt.recognizer)\(place)  \(attempt.verdict?.description ?? "undecided")"
    }
  }

  /// `{"sentence","hasEffect","recognizers":[…]}`, as `why` prints it.
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
  /// A line for each registration: its events, and the action or the target with its method.
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
