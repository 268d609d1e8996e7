internal import SwiftSyntax

/// A rule that moves overrides, and members that subclasses override or that are `open`, from
/// extensions into the class.
///
/// In an extension of another module's class, it leaves out overrides and replaces `open` with
/// `public`.
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
  /// Returns the names of members that a class of the target overrides, by the class that has them.
  func findOverriddenNames() -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for type in ordered where type.kind == .classType {
      for member in type.members where member.isOverride {
        for ancestor in ancestry(of: type.name).dropFirst() where ancestor.kind == .classType {
          // Another subclass has already visited the remaining ancestors.
          guard found[ancestor.name, default: []].insert(member.overrideName).inserted else {
            break
          }
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
  /// The names of members that subclasses override, as in `MemberEntry.overrideName`.
  let overridden: Set<String>

  func move(
    _ members: MemberBlockItemListSyntax, condition: String?, _ changes: inout Changes
  ) {
    for item in members {
      if let conditional = item.decl.as(IfConfigDeclSyntax.self) {
        for clause in conditional.clauses {
          guard let inner = clause.elements?.as(MemberBlockItemListSyntax.self) else { continue }
          let own = (condition.map { ["(\($0))"] } ?? []) + [Conditions.whole(of: clause)]
          move(inner, condition: own.joined(separator: " && "), &changes)
        }
      } else if let member = member(item.decl), mustMove(member) {
        move(item.decl, member, condition, &changes)
      } else {
        close(item.decl, &changes)
      }
    }
  }

  /// Replaces `open` with `public` at a member that stays in its extension, because subclasses can't
  /// override it there.
  private func close(_ decl: DeclSyntax, _ changes: inout Changes) {
    if let member = member(decl), program.changesExtensionMember(member) { return }
    let modifiers = decl.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
    for modifier in modifiers where modifier.name.text == "open" && modifier.detail == nil {
      changes.replace(modifier.name, of: file, with: "public")
    }
  }

  /// The class whose declaration members can move to, or `nil` if they can't.
  private var home: (file: SourceFile, node: any DeclGroupSyntax)? {
    guard let type, type.kind == .classType, !type.isAmbiguous, !type.isLocal else { return nil }
    return type.declaration
  }

  private func member(_ node: DeclSyntax) -> MemberEntry? {
    type?.member(declaredBy: node)
  }

  private func mustMove(_ member: MemberEntry) -> Bool {
    if program.overridesExtensionMember(member) { return false }
    if member.isOverride { return true }
    let modifiers = member.node.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
    if modifiers.has("open") { return home != nil && node.genericWhereClause == nil }
    return overridden.contains(member.overrideName) && !modifiers.has("static")
  }

  private func move(
    _ decl: DeclSyntax, _ member: MemberEntry, _ condition: String?, _ changes: inout Changes
  ) {
    guard let home else {
      leaveOut(decl, member, &changes)
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

  /// Leaves out an override that on iOS replaces the method of every object of another module's
  /// class.
  private func leaveOut(_ decl: DeclSyntax, _ member: MemberEntry, _ changes: inout Changes) {
    guard !Conditions.isForOthers(decl) else { return }
    changes.notice(
      "can't override in an extension of '\(plainName(node.extendedType))', which isn't a "
        + "class of these sources, so '\(member.fullName)' is left out",
      remedy: "override it in a subclass, and create objects of the subclass", at: decl, of: file)
    changes.replace(decl, of: file, with: "")
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
