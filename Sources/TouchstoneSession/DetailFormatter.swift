internal import TouchstoneTrace

/// Formats the steps of a full trace for lines of the journal.
enum DetailFormatter {
  /// Returns a short text for the step.
  static func text(_ record: TraceRecord) -> String {
    let fields = record.fields
    return switch record.step {
    case .enqueued(let input): "queued: \(input)"
    case .coalesced: "coalesced: \(fields.detail ?? "moves")"
    case .sent(let touches):
      "sendEvent: \(touches.isEmpty ? "no touches" : fields.detail ?? "no touches")"
    case .sentToWindow: "sendEvent: event"
    case .visited(_, let view, _, let verdict):
      "asked \(view.shown): \(VerdictFormatter.text(verdict))"
    case .handedOn(let call, let responder, let next, _):
      "\(call.name ?? "event"): \(responder) forwarded to \(next)"
    default: fields.detail ?? record.kind.rawValue
    }
  }
}
