/// Rewrites iOS sources into sources that compile with Touchstone, all files of a target together.
///
///     let result = Rewriter().rewrite([("Cart.swift", "import UIKit …")])
///
/// A second run doesn't change rewritten sources.
package struct Rewriter {
  /// Whether each file begins with a `#sourceLocation` that names the original file.
  private let marksLocations: Bool
  private let rules: [any Rule]
  private let declared: DeclaredNames

  /// A rewritten file.
  package struct Output {
    /// The path of the source.
    package let path: String
    /// The text to compile.
    package let text: String
  }

  /// The result of one run.
  package struct Result {
    /// The files, in the order of the sources.
    package let files: [Output]
    /// Notices about code that couldn't be rewritten, by file and line.
    package let notices: [Diagnostic]
    /// The lines that group everything that Touchstone doesn't have, for the end of the output.
    package let summary: [String]
    /// The text of a file of the target that declares placeholders for what Touchstone doesn't
    /// have. It is one comment if the sources use nothing that is absent.
    package let placeholders: String

    /// Whether the file of placeholders declares anything.
    package var hasPlaceholders: Bool { placeholders != PlaceholderFile.empty }
  }

  /// Creates a rewriter.
  ///
  /// - Parameters:
  ///   - marksLocations: Whether errors name the original lines, for a build rather than for a copy
  ///     to keep.
  ///   - settings: The settings.
  package init(marksLocations: Bool = true, settings: RewriterSettings = RewriterSettings()) {
    self.marksLocations = marksLocations
    rules = Rules.all(settings)
    declared = settings.declared
  }

  /// Rewrites all files of a target, given as paths and texts.
  package func rewrite(_ sources: [(path: String, text: String)]) -> Result {
    DeepStack.run { rewriteHere(sources) }
  }

  private func rewriteHere(_ sources: [(path: String, text: String)]) -> Result {
    let files = sources.map { SourceFile(path: $0.path, text: $0.text) }
    let parsed = files.filter(\.isParsed)
    let program = Program(parsed)
    var changes = Changes()
    for file in files where !file.isParsed {
      let message =
        file.tooDeepPlace == nil
        ? "this file doesn't parse" : "this file is nested too deeply to be rewritten"
      changes.notice(
        message, remedy: "it is passed to the compiler unchanged", at: file.tooDeepPlace ?? 0,
        of: file)
    }
    for rule in rules {
      for file in parsed { rule.apply(to: file, in: program, &changes) }
    }
    changes.reportAbsences()
    let renderer = Renderer(changes: changes, marksLocations: marksLocations)
    let order = Dictionary(
      files.enumerated().map { ($0.element.path, $0.offset) }, uniquingKeysWith: { one, _ in one })
    let notices = changes.notices.sorted {
      (order[$0.file] ?? 0, $0.line, $0.column) < (order[$1.file] ?? 0, $1.line, $1.column)
    }
    return Result(
      files: files.map { Output(path: $0.path, text: renderer.render($0)) }, notices: notices,
      summary: changes.absences.summary,
      placeholders: PlaceholderFile.text(for: changes.absences, in: program, declared))
  }
}
