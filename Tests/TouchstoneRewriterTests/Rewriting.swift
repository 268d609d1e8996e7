import Testing
import TouchstoneRewriter

/// Rewrites a file, and expects that a second run changes nothing.
func rewritten(_ source: String, sourceLocation: SourceLocation = #_sourceLocation) -> String {
  rewritten([source], sourceLocation: sourceLocation)[0]
}

/// Rewrites the files of a target, named 0.swift, 1.swift …, and expects that a second run changes
/// nothing.
func rewritten(_ sources: [String], sourceLocation: SourceLocation = #_sourceLocation) -> [String] {
  let once = result(sources).files.map(\.text)
  let twice = result(once).files.map(\.text)
  #expect(once == twice, "a second run changes something", sourceLocation: sourceLocation)
  return once
}

/// Returns the rewriter's diagnostics for a file, without the file's name.
func notices(_ source: String) -> [String] {
  result([source]).notices.map { String("\($0)".dropFirst("0.swift:".count)) }
}

/// Rewrites the files of a target with some settings.
func result(
  _ sources: [String], settings: RewriterSettings = RewriterSettings()
) -> Rewriter.Result {
  Rewriter(marksLocations: false, settings: settings).rewrite(
    sources.enumerated().map { (path: "\($0.offset).swift", text: $0.element) })
}
