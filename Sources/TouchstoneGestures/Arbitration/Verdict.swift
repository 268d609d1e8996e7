/// The outcome of a recognizer's attempt for a touch. Every attempt has exactly one outcome.
package enum Verdict: Hashable, Sendable {
  /// The gesture was recognized.
  case recognized
  /// The touch didn't match the gesture.
  case failed(Cause)
  /// Another recognizer was recognized first.
  case prevented(by: String, on: String?)
  /// The gesture had begun and was cancelled.
  case cancelled(Cause)
  /// The recognizer never received the touch.
  case neverReceived(ReceptionRefusal)
  /// The recognizer's class ignored the touch.
  case ignored
  /// The recognizer is ready, but others must fail first. The time is their latest deadline, in
  /// seconds.
  case waiting(for: [String], until: Double?)

  /// Whether no other verdict follows.
  package var isFinal: Bool {
    if case .waiting = self { false } else { true }
  }

  /// The name used in traces, without the cause.
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
