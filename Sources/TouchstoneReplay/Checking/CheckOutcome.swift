/// The outcome of a check of one recording.
package enum CheckOutcome: Equatable, Sendable {
  /// The trace equals the golden trace.
  case same
  /// The trace differs; the clause describes the first difference.
  case different(String)
  /// There is no golden trace.
  case missingGolden
  /// The recording couldn't be replayed; the clause gives the reason.
  case broken(String)
  /// The golden trace couldn't be written; the clause gives the reason.
  case unwritten(String)
  /// The golden trace was written, because it was missing or different.
  case written

  /// Whether the outcome makes the check fail.
  package var isFailure: Bool {
    switch self {
    case .same, .written: false
    case .different, .missingGolden, .broken, .unwritten: true
    }
  }
}

/// A recording in a check, and its outcome.
package struct CheckResult: Equatable, Sendable {
  /// The recording's path, relative to the folder that is checked.
  package let name: String
  /// The outcome.
  package let outcome: CheckOutcome
  /// The duration of the replay, in seconds.
  package let seconds: Double

  /// Creates a result.
  package init(name: String, outcome: CheckOutcome, seconds: Double) {
    self.name = name
    self.outcome = outcome
    self.seconds = seconds
  }

  /// The failure on one line, or `nil` if the outcome isn't a failure.
  package var failure: String? {
    switch outcome {
    case .same, .written: nil
    case .different(let clause): "\(name): \(clause)"
    case .missingGolden:
      "\(name): there is no golden trace \(GoldenFile.path(for: name)); --update writes it"
    case .broken(let clause): "\(name): it can't be replayed: \(clause)"
    case .unwritten(let clause): "\(name): the golden trace wasn't changed: \(clause)"
    }
  }
}

extension [CheckResult] {
  /// The number of recordings and their outcomes, on one line.
  package var summary: String {
    let kinds: [(String, (CheckOutcome) -> Bool)] = [
      ("the same", { $0 == .same }), ("written", { $0 == .written }),
      ("different", { if case .different = $0 { true } else { false } }),
      ("without a golden trace", { $0 == .missingGolden }),
      ("broken", { if case .broken = $0 { true } else { false } }),
      ("not written", { if case .unwritten = $0 { true } else { false } }),
    ]
    let parts = kinds.compactMap { word, belongs in
      let count = self.count { belongs($0.outcome) }
      return count > 0 ? "\(count) \(word)" : nil
    }
    let all = "\(count) \(count == 1 ? "recording" : "recordings")"
    return parts.isEmpty ? all : "\(all): \(parts.joined(separator: ", "))"
  }
}
