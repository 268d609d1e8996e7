/// What became of one recording in a check.
package enum CheckOutcome: Equatable, Sendable {
  /// The trace is the golden one.
  case same
  /// The trace differs; the clause says where at first.
  case different(String)
  /// There is no golden trace.
  case missingGolden
  /// It could not be replayed; the clause says why.
  case broken(String)
  /// The golden trace couldn't be written. The clause says why.
  case unwritten(String)
  /// The golden trace was written, where there was none or another one.
  case written

  /// Whether the check has failed by it.
  package var isFailure: Bool {
    switch self {
    case .same, .written: false
    case .different, .missingGolden, .broken, .unwritten: true
    }
  }
}

/// One recording of a check, and what became of it.
package struct CheckResult: Equatable, Sendable {
  /// The recording's path, from the folder that is checked.
  package let name: String
  /// What became of it.
  package let outcome: CheckOutcome
  /// How long the replay took, in seconds.
  package let seconds: Double

  /// Makes a result.
  package init(name: String, outcome: CheckOutcome, seconds: Double) {
    self.name = name
    self.outcome = outcome
    self.seconds = seconds
  }

  /// What is to be said of it, on one line; nil where it is as it should be.
  package var complaint: String? {
    switch outcome {
    case .same, .written: nil
    case .different(let clause): "\(name): \(clause)"
    case .missingGolden:
      "\(name): there is no golden trace \(GoldenFile.path(for: name)); --update writes it"
    case .broken(let clause): "\(name): it can't be replayed: \(clause)"
    case .unwritten(let clause): "\(name): the golden trace stays as it was: \(clause)"
    }
  }
}

extension [CheckResult] {
  /// How many recordings there were and what became of them, on one line.
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
