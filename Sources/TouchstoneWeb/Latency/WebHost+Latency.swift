internal import TouchstoneHost
internal import TouchstoneProtocol
internal import TouchstoneSession

/// The latency ledger, recorded while a page shows it or a client has requested it.
extension WebHost {
  /// The verb of the page's latency question.
  static let latencyVerb = "latency"

  /// Shows or hides the ledger on a page, and records it while any page shows it.
  func setLatency(_ isShown: Bool, at place: Int) {
    tabs[place].latency = isShown ? .some(ledger.events.last?.number ?? 0) : nil
    followLatency()
  }

  /// Starts or stops reading the trace, depending on whether a page shows the ledger.
  func followLatency() {
    let isOpen = tabs.contains { $0.latency != nil }
    guard isOpen != isKeepingLedger else { return }
    isKeepingLedger = isOpen
    stamps.turn(on: isOpen)
    session.follow(ledger, isOpen)
  }

  /// Sends a page the new events of the ledger.
  func sendLatency(at place: Int) {
    guard let latest = tabs[place].latency, let last = ledger.events.last?.number, last > latest
    else { return }
    tabs[place].latency = last
    say(.latency(ledgerJSON(after: latest)), at: place)
  }

  private func ledgerJSON(after number: Int) -> JSONValue {
    .object([
      JSONMember("budgets", LatencyBudget.json),
      JSONMember(
        "events", .array(ledger.events.filter { $0.number > number }.map(\.json))),
    ])
  }

  /// Returns the answer to a question about the ledger, which is recorded from the first question
  /// on.
  func answerLatency(_ question: ProtocolQuestion, at place: Int) -> JSONValue {
    if tabs[place].latency == nil { setLatency(true, at: place) }
    switch question.arguments.first {
    case nil: return question.answer(.success(ledgerJSON(after: 0)))
    case JSONMember("format", .string("chrome")) where question.arguments.count == 1:
      return question.answer(
        .success(ChromeTrace.json(ledger.events, process: "Touchstone: \(session.appName)")))
    default:
      return question.answer(
        .failure(
          ProtocolError(.badArguments, "latency accepts no arguments, or \"format\":\"chrome\"")))
    }
  }
}
