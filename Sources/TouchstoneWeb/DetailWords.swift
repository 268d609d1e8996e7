internal import TouchstoneTrace

/// The steps of a full trace as a person reads them in a line of the journal.
enum DetailWords {
  /// The step in a few words.
  static func text(_ record: TraceRecord) -> String {
    let subject = record.subject?.description ?? "nobody"
    switch record.kind {
    case .enqueued: return "queued: \(record.detail ?? "input")"
    case .coalesced: return "coalesced: \(record.detail ?? "moves")"
    case .sent: return "sendEvent: \(record.detail.map { $0.isEmpty ? "no touches" : $0 } ?? "event")"
    case .visited: return "asked \(subject): \(record.hit.map(VerdictWords.text) ?? "")"
    case .handedOn:
      let next = record.other?.description ?? "nobody"
      return "\(record.phase ?? "event"): \(subject) handed on to \(next)"
    default: return record.detail ?? record.kind.rawValue
    }
  }
}
