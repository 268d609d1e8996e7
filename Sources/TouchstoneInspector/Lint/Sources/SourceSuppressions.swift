/// Comments that suppress a finding in the same or the next line.
///
/// An example:
/// `// lint: unheardMethod is meant so: the base class asks for it by name.`
struct SourceSuppressions {
  private struct Line: Hashable {
    let file: String
    let number: Int
    let kind: SourceFinding.Kind
  }

  private var reasons: [Line: String] = [:]

  /// Reads the comments of sources.
  init(_ sources: [(file: String, text: String)]) {
    for source in sources where source.text.contains("// lint:") {
      let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        for kind in SourceFinding.Kind.allCases {
          let mark = line.range(of: "// lint: \(kind.rawValue) is meant so:")
          let reason = mark.map { line[$0.upperBound...].drop { $0.isWhitespace } } ?? ""
          guard !reason.isEmpty else { continue }
          reasons[Line(file: source.file, number: index + 1, kind: kind)] = String(reason)
        }
      }
    }
  }

  /// Returns the reason that a finding is suppressed, or `nil` if it isn't.
  func reason(for finding: SourceFinding) -> String? {
    [finding.line, finding.line - 1].lazy.compactMap {
      reasons[Line(file: finding.file, number: $0, kind: finding.kind)]
    }.first
  }
}
