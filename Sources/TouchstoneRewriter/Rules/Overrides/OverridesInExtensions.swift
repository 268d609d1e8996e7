internal import SwiftSyntax

/// A rule that moves overrides, and members that subclasses override, from extensions into the
/// class.
struct OverridesInExtensions: Rule {
  func apply(to file: SourceFile, in program: Program, _ changes: inout Changes) {
    for node in Collector<ExtensionDeclSyntax>.all(in: file.tree) {
      let name = plainName(node.extendedType)
      let type = program.type(name)
      let mover = MemberMover(
        file: file, program: program, node: node, type: type,
        overridden: type.flatMap { program.overriddenNames[$0.name] } ?? [])
      mover.move(node.memberBlock.members, condition: nil, &changes)
    }
  }

}

extension Program {
  /// Returns the full names of members that a class of the target overrides, by the class that has
  /// them.
  func findOverriddenNames() -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for type in ordered where type.kind == .classType {
      for member in type.members where member.isOverride {
        for ancestor in ancestry(of: type.name).dropFirst() where ancestor.kind == .classType {
          // Another subclass has already visited the remaining ancestors.
          guard found[ancestor.name, default: []].insert(member.fullName).inserted else { break }
        }
      }
    }
    return found
  }
}

/// Moves the members of one extension.
private struct MemberMover {
  let file: SourceFile
  let program: Program
  let node: ExtensionDeclSyntax
  let type: TypeEntry?
  /// The full names of members that subclasses override.
  let overridden: Set<String>

  func move(
    _ members: MemberBlockItemListSyntax, condition: String?, _ changes: inout Changes
  ) {
    for item in members {
      if let conditional = item.decl.as(IfConfigDeclSyntax.self) {
        for clause in conditional.clauses {
          guard let inner = clause.elements?.as(MemberBlockItemListSyntax.self) else { continue }
          let own = clause.condition?.trimmedDescription ?? "true"
          move(inner, condition: own, &changes)
        }
      } else if let member = member(item.decl), mustMove(member) {
        move(item.decl, member, condition, &changes)
      }
    }
  }

  private func member(_ node: DeclSyntax) -> MemberEntry? {
    type?.member(declaredBy: node)
  }

  private func mustMove(_ member: MemberEntry) -> Bool {
    if program.overridesExtensionMember(member) { return false }
    if member.isOverride { return true }
    return overridden.contains(member.fullName) && !member.isStatic
  }

  private func move(
    _ decl: DeclSyntax, _ member: MemberEntry, _ condition: String?, _ changes: inout Changes
  ) {
    guard let type, let home = type.declaration, type.kind == .classType, !type.isAmbiguous,
      !type.isLocal
    else {
      changes.notice(
        "can't override in an extension of '\(plainName(node.extendedType))', which isn't a "
          + "class of these sources",
        remedy: "override it in a subclass", at: decl, of: file)
      return
    }
    guard node.genericWhereClause == nil else {
      changes.notice(
        "can't override in an extension with a where clause",
        remedy: "move it into the class", at: decl, of: file)
      return
    }
    if home.file !== file { open(namesIn: decl, home.file, &changes) }
    changes.move(
      Move(
        file: file, range: decl.range,
        prefix: (condition.map { "#if \($0)\n" } ?? "") + access(decl),
        suffix: condition == nil ? "" : "\n#endif",
        destination: home.file, brace: home.node.memberBlock.rightBrace.start))
    changes.needImports(of: file, in: home.file)
  }

  /// Returns the access modifier that the extension gives the member.
  private func access(_ decl: DeclSyntax) -> String {
    guard node.modifiers.has("public") else { return "" }
    let modifiers = decl.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
    let words = ["public", "open", "internal", "private", "fileprivate"]
    return words.contains { modifiers.has($0) } ? "" : "public "
  }

  /// Lets the class's file use names that only this file can use.
  private func open(namesIn decl: DeclSyntax, _ home: SourceFile, _ changes: inout Changes) {
    let used = Set(
      decl.tokens(viewMode: .sourceAccurate).filter { $0.tokenKind.isIdentifier }.map(\.text))
    let names = file.hiddenNames
    for hidden in used.sorted().flatMap({ names[$0] ?? [] }) {
      if hidden.isGlobal, isDeclared(hidden.name, in: home) {
        changes.notice(
          "the override can't move into its class, because it uses '\(hidden.name)', which is private "
            + "to this file, and another file declares the same name",
          remedy: "rename one of the two, or move the override into the class", at: decl,
          of: file)
      } else {
        changes.remove(hidden.modifier, of: file)
      }
    }
  }

  private func isDeclared(_ name: String, in home: SourceFile) -> Bool {
    program.filesOfGlobals[name]?.contains { $0 !== file } == true
  }
}

extension TokenKind {
  fileprivate var isIdentifier: Bool {
    if case .identifier = self { return true }
    return false
  }
}
