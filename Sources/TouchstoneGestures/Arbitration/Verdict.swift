/// How a recognizer's attempt for a touch ended; every attempt has exactly one.
package enum Verdict: Hashable, Sendable {
  /// It was recognized.
  case recognized
  /// It was not this gesture.
  case failed(Cause)
  /// Another one was recognized first.
  case prevented(by: String, on: String?)
  /// It had begun and was taken away.
  case cancelled(Cause)
  /// It never had the touch.
  case neverReceived(ReceptionRefusal)
  /// Its own class turned the touch away.
  case ignored
  /// It is ready, and others have to fail first; the time is the latest of theirs, in seconds.
  case waiting(for: [String], until: Double?)

  /// Whether nothing follows it.
  package var isFinal: Bool {
    if case .waiting = self { false } else { true }
  }

  /// The name that stands in traces, without what decided it.
  package var name: String {
    switch self {
    case .recognized: "recognized"
    case .failed: "failed"
    case .prevented: "prevented"
    case .cancelled: "cancelled"
    case .neverReceived: "neverReceived"
    case .ignored: "ignored"
    case .waiting: "waiting"
    }
  }
}

extension Verdict: CustomStringConvertible {
  /// The verdict as a clause.
  package var description: String {
    switch self {
    case .recognized: "recognized"
    case .failed(let cause): "failed: \(cause)"
    case .prevented(let name, let view):
      view.map { "prevented by *\(name)* on *\($0)*" } ?? "prevented by *\(name)*"
    case .cancelled(let cause): "cancelled: \(cause)"
    case .neverReceived(let refusal): "never received the touch: \(refusal)"
    case .ignored: "ignored the touch"
    case .waiting(let names, let time):
      "waiting for " + names.map { "*\($0)*" }.joined(separator: " and ")
        + (time.map { " until \(Amount.seconds($0))" } ?? "")
    }
  }
}
