/// Comments that suppress a finding in the same or the next line.
///
/// An example:
/// `// lint: unheardMethod is meant so: the base class asks for it by name.`
struct SourceSuppressions {
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

  /// Returns the reason that a finding is suppressed, or `nil` if it isn't.
  func reason(for finding: SourceFinding) -> String? {
    reasons[finding.file].flatMap { $0[finding.line] ?? $0[finding.line - 1] }
  }
}
