internal import SwiftSyntax

/// The names of the variables and parameters of a file, without those that override a member.
enum BoundNames {
  static func all(in file: SourceFile) -> Set<String> {
    let patterns = Collector<IdentifierPatternSyntax>.all(in: file.tree).filter {
      $0.enclosing(VariableDeclSyntax.self)?.modifiers.has("override") != true
    }
    let parameters = Collector<FunctionParameterSyntax>.all(in: file.tree)
    return Set(patterns.map(\.identifier.text))
      .union(parameters.map { ($0.secondName ?? $0.firstName).text })
  }
}
