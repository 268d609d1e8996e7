internal import SwiftSyntax

/// A rule that reports each iOS type that Touchstone doesn't have, with a remedy, at its first use
/// in the target.
struct MissingTypes: Rule {
  let declared: DeclaredNames

  func apply(to file: SourceFile, in program: Program, _ changes: inout Changes) {
    for token in file.tree.tokens(viewMode: .sourceAccurate) {
      let name = token.text
      guard MissingNames.contains(name), Self.isName(token), !declared.has(name, in: program),
        Placeholders.isImported(name, by: program.importedModules),
        !Conditions.isForOthers(token)
      else { continue }
      let consequence =
        declared.canWrite(Placeholders.needs(of: [name]), in: program)
        ? Placeholders.declarations[name]?.consequence : nil
      changes.absence(
        Absence(
          .type, name, remedy: consequence == nil ? Self.removal : Self.placeholder,
          consequence: consequence, at: token.start, of: file))
    }
  }

  /// Returns whether a token isn't a label of an argument or a parameter.
  private static func isName(_ token: TokenSyntax) -> Bool {
    if let argument = token.parent?.as(LabeledExprSyntax.self) {
      return argument.label?.id != token.id
    }
    return token.parent?.is(FunctionParameterSyntax.self) != true
  }

  private static let removal =
    "remove the code that needs it, or declare the parts that you use in your own file"
  private static let placeholder =
    "a placeholder without function takes its place; declare the parts that you use in your own "
    + "file to replace it"
}
