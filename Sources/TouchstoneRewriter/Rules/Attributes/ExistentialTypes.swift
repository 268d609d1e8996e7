internal import SwiftSyntax

/// A rule that writes `any` before the name of a protocol with associated types.
///
/// `UITableViewDataSource` has associated types, which tell a table whether the data source
/// implements the methods that edit rows. Swift requires `any` in a type that stands for any data
/// source.
struct ExistentialTypes: Rule {
  private static let protocols: Set<String> = ["UITableViewDataSource"]

  func apply(to file: SourceFile, in program: Program, _ changes: inout Changes) {
    var done: Set<SyntaxIdentifier> = []
    for node in Collector<IdentifierTypeSyntax>.all(in: file.tree)
    where Self.protocols.contains(node.name.text) {
      let whole = Self.composition(of: node) ?? TypeSyntax(node)
      guard done.insert(whole.id).inserted, Self.isExistential(whole) else { continue }
      let needsParentheses =
        whole.parent?.is(OptionalTypeSyntax.self) == true
        || whole.parent?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
      changes.insert(needsParentheses ? "(any " : "any ", at: whole.start, of: file)
      if needsParentheses { changes.insert(")", at: whole.end, of: file) }
    }
  }

  /// Returns the composition that contains a type, as in `UIView & UITableViewDataSource`.
  private static func composition(of node: IdentifierTypeSyntax) -> TypeSyntax? {
    node.parent?.as(CompositionTypeElementSyntax.self)?.parent?.parent?
      .as(CompositionTypeSyntax.self).map { TypeSyntax($0) }
  }

  /// Returns whether a type stands for any value, and not for a constraint.
  private static func isExistential(_ type: TypeSyntax) -> Bool {
    guard let parent = type.parent else { return false }
    let isConstraint =
      parent.is(InheritedTypeSyntax.self) || parent.is(SomeOrAnyTypeSyntax.self)
      || parent.is(ConformanceRequirementSyntax.self) || parent.is(GenericParameterSyntax.self)
      || parent.is(ExtensionDeclSyntax.self) || parent.is(TypeInitializerClauseSyntax.self)
      || parent.is(AttributedTypeSyntax.self)
    return !isConstraint
  }
}
