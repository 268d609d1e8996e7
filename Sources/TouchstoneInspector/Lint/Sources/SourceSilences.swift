/// Comments in sources that say of a finding in that line or the next that it is meant so:
/// `// lint: unheardMethod is meant so: the base class asks for it by name.`
struct SourceSilences {
  private static let mark = "// lint: unheardMethod is meant so:"
  private var reasons: [String: [Int: String]] = [:]

  /// Reads the comments of sources.
  init(_ sources: [(file: String, text: String)]) {
    for source in sources where source.text.contains(Self.mark) {
      let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        guard let mark = line.range(of: Self.mark) else { continue }
        let reason = line[mark.upperBound...].drop { $0.isWhitespace }
        if !reason.isEmpty { reasons[source.file, default: [:]][index + 1] = String(reason) }
      }
    }
  }

  /// Why a finding is meant so; nil where nobody said that.
  func reason(for finding: SourceFinding) -> String? {
    reasons[finding.file].flatMap { $0[finding.line] ?? $0[finding.line - 1] }
  }
}
