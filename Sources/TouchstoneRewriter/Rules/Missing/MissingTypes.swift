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
        program.type(name)?.declaration == nil, !isForOthers(token), told.insert(name).inserted
      else { continue }
      changes.notice(
        "Touchstone doesn't have \(name) yet",
        remedy: "remove the code that needs it, or declare the parts that you use in your own file",
        at: token, of: file)
    }
  }

  /// Returns whether a token is inside a condition that doesn't test for iOS, such as a test for a
  /// missing module.
  private func isForOthers(_ token: TokenSyntax) -> Bool {
    var clause = token.enclosing(IfConfigClauseSyntax.self)
    while let current = clause {
      if let condition = current.condition, !Conditions.isForPhone(condition) { return true }
      clause = current.enclosing(IfConfigClauseSyntax.self)
    }
    return false
  }
}
