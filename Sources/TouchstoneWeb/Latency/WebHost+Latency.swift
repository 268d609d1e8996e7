internal import TouchstoneHost
internal import TouchstoneProtocol
internal import TouchstoneSession

/// The latency log, recorded while a page shows it or a client has requested it.
extension WebHost {
  /// The verb of the page's latency question.
  static let latencyVerb = "latency"

  /// Shows or hides the log on a page, and records it while any page shows it.
  func setLatency(_ isShown: Bool, at place: Int) {
    tabs[place].latency = isShown ? .some(latencyLog.events.last?.number ?? 0) : nil
    followLatency()
  }

  /// Starts or stops reading the trace, depending on whether a page shows the log.
  func followLatency() {
    let isOpen = tabs.contains { $0.latency != nil }
    guard isOpen != isRecordingLatency else { return }
    isRecordingLatency = isOpen
    stamps.turn(on: isOpen)
    session.follow(latencyLog, isOpen)
  }

  /// Sends a page the new events of the log.
  func sendLatency(at place: Int) {
    guard let latest = tabs[place].latency, let last = latencyLog.events.last?.number, last > latest
    else { return }
    tabs[place].latency = last
    send(.latency(latencyJSON(after: latest)), at: place)
  }

  private func latencyJSON(after number: Int) -> JSONValue {
    .object([
      JSONMember("budgets", LatencyBudget.json),
      JSONMember(
        "events", .array(latencyLog.events.filter { $0.number > number }.map(\.json))),
    ])
  }

  /// Returns the answer to a question about the log, which is recorded from the first question
  /// on.
  func answerLatency(_ question: ProtocolQuestion, at place: Int) -> JSONValue {
    if tabs[place].latency == nil { setLatency(true, at: place) }
    switch question.arguments.first {
    case nil: return question.answer(.success(latencyJSON(after: 0)))
    case JSONMember("format", .string("chrome")) where question.arguments.count == 1:
      return question.answer(
        .success(ChromeTrace.json(latencyLog.events, process: "Touchstone: \(session.appName)")))
    default:
      return question.answer(
        .failure(
          ProtocolError(.badArguments, "latency accepts no arguments, or \"format\":\"chrome\"")))
    }
  }
}
