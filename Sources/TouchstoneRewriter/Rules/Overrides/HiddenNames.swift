internal import SwiftSyntax

/// A name that only its own file can use.
struct HiddenName {
  let name: String
  /// The modifier that hides the name.
  let modifier: DeclModifierSyntax
  /// Whether the name is declared outside of all types.
  let isGlobal: Bool
}

/// Finds names that `private` and `fileprivate` hide from other files.
enum HiddenNames {
  /// Returns all names that a file hides from other files.
  static func all(in file: SourceFile) -> [HiddenName] {
    let finder = Collector<DeclModifierSyntax>.all(in: file.tree)
    return finder.flatMap { modifier -> [HiddenName] in
      guard ["private", "fileprivate"].contains(modifier.name.text), modifier.detail == nil,
        let decl = modifier.parent?.parent
      else { return [] }
      let isGlobal = decl.parent?.is(CodeBlockItemSyntax.self) == true
      return names(of: decl).map { HiddenName(name: $0, modifier: modifier, isGlobal: isGlobal) }
    }
  }

  /// Returns the names that a file declares outside of all types.
  static func globals(in file: SourceFile) -> Set<String> {
    Set(file.tree.statements.flatMap { names(of: Syntax($0.item)) })
  }

  private static func names(of node: Syntax) -> [String] {
    if let variable = node.as(VariableDeclSyntax.self) {
      return variable.bindings.map(\.pattern.trimmedDescription)
    }
    if let method = node.as(FunctionDeclSyntax.self) { return [method.name.text] }
    if let alias = node.as(TypeAliasDeclSyntax.self) { return [alias.name.text] }
    if node.is(ExtensionDeclSyntax.self) { return [] }
    return declaredTypeName(of: node).map { [$0] } ?? []
  }
}
