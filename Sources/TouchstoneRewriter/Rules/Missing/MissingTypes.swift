internal import SwiftSyntax

/// A rule that reports each iOS type that Touchstone doesn't have, with a remedy, at its first use.
struct MissingTypes: Rule {
  /// The types that the target's other files declare.
  let declared: Set<String>

  func apply(to file: SourceFile, in program: Program, _ changes: inout Changes) {
    var told: Set<String> = []
    for token in file.tree.tokens(viewMode: .sourceAccurate) {
      let name = token.text
      guard MissingNames.all.contains(name), !declared.contains(name),
        program.type(name)?.declaration == nil, !Conditions.isForOthers(token),
        told.insert(name).inserted
      else { continue }
      changes.notice(
        "Touchstone doesn't have \(name) yet",
        remedy: "remove the code that needs it, or declare the parts that you use in your own file",
        at: token, of: file)
    }
  }
}
