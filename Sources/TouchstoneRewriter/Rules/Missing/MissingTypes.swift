internal import SwiftSyntax

/// Says of each type of iOS that the kit does not have what to do without it, where it is first named.
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
        "\(name) does not exist here yet",
        remedy: "keep what needs it out, or declare what you use of it in a file of your own",
        at: token, of: file)
    }
  }

  /// Whether it stands below a condition that has nothing to do with iOS, as a module that is missing.
  private func isForOthers(_ token: TokenSyntax) -> Bool {
    var clause = token.enclosing(IfConfigClauseSyntax.self)
    while let current = clause {
      if let condition = current.condition, !Conditions.isForPhone(condition) { return true }
      clause = current.enclosing(IfConfigClauseSyntax.self)
    }
    return false
  }
}
