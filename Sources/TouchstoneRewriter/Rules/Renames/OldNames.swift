internal import SwiftSyntax

/// A rule that replaces names from before Swift 4.2 with their present ones.
///
/// A name that the program itself declares stays.
struct OldNames: Rule {
  func apply(to file: SourceFile, in program: Program, _ changes: inout Changes) {
    for token in file.tree.tokens(viewMode: .sourceAccurate) {
      guard case .identifier(let name) = token.tokenKind else { continue }
      if let new = OldNamesTable.types[name] ?? OldNamesTable.constants[name] {
        guard Self.isBase(token), !Self.isOwn(name, in: program) else { continue }
        changes.replace(token, of: file, with: new)
      } else if let new = OldNamesTable.notifications[name], let access = Self.access(token),
        !Self.isOwn(name, in: program)
      {
        changes.replace(access, of: file, with: new)
      }
    }
    for call in Collector<FunctionCallExprSyntax>.all(in: file.tree) {
      rename(call, file, program, &changes)
    }
    renameMembers(file, program, &changes)
  }

  /// Returns whether the program declares a name itself.
  private static func isOwn(_ name: String, in program: Program) -> Bool {
    program.declares(name) || program.type(name)?.declaration != nil
      || program.filesOfGlobals[name] != nil
  }

  /// Returns whether a token is a type's name or a name without a base, and not a member or a label.
  private static func isBase(_ token: TokenSyntax) -> Bool {
    if token.parent?.is(IdentifierTypeSyntax.self) == true { return true }
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
    let access = reference.parent?.as(MemberAccessExprSyntax.self)
    return access?.declName.id != reference.id
  }

  /// Returns the whole expression of a member's name, such as `Notification.Name.UIKeyboardDidHide`.
  private static func access(_ token: TokenSyntax) -> MemberAccessExprSyntax? {
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
      let access = reference.parent?.as(MemberAccessExprSyntax.self),
      access.declName.id == reference.id
    else { return nil }
    return access
  }

  // MARK: Calls

  /// Renames a call whose argument labels differ, such as `UIEdgeInsetsMake(1, 2, 3, 4)`.
  private func rename(
    _ call: FunctionCallExprSyntax, _ file: SourceFile, _ program: Program,
    _ changes: inout Changes
  ) {
    let callee = call.calledExpression
    let access = callee.as(MemberAccessExprSyntax.self)
    guard let reference = access?.declName ?? callee.as(DeclReferenceExprSyntax.self) else {
      return
    }
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    guard
      let new = OldNamesTable.calls.first(where: {
        $0.old == reference.baseName.text && $0.labels == labels
      }),
      new.isMember || access == nil && !Self.isOwn(new.old, in: program)
    else { return }
    changes.replace(reference.baseName, of: file, with: new.new)
    for (argument, label) in zip(call.arguments, new.newLabels) {
      let begin = argument.start
      let end = argument.expression.start
      changes.replace(begin..<end, of: file, with: label == "_" ? "" : "\(label): ")
    }
  }

  // MARK: Members

  /// Returns whether a reference is the name after a period.
  private static func isMember(_ reference: DeclReferenceExprSyntax) -> Bool {
    reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id == reference.id
  }

  /// Renames properties and declarations of methods, such as an override of
  /// `didMove(toParentViewController:)`.
  private func renameMembers(
    _ file: SourceFile, _ program: Program, _ changes: inout Changes
  ) {
    let bound = BoundNames.all(in: file)
    for access in Collector<DeclReferenceExprSyntax>.all(in: file.tree) {
      let name = access.baseName.text
      guard let new = OldNamesTable.members[name], !program.declares(name),
        Self.isMember(access) || !bound.contains(name)
      else { continue }
      changes.replace(access.baseName, of: file, with: new)
    }
    for method in Collector<FunctionDeclSyntax>.all(in: file.tree)
    where method.modifiers.has("override") {
      let parameters = method.signature.parameterClause.parameters
      let labels = parameters.map(\.firstName.text)
      guard
        let new = OldNamesTable.calls.first(where: {
          $0.isMember && $0.old == method.name.text && $0.labels == labels
        })
      else { continue }
      changes.replace(method.name, of: file, with: new.new)
      for (parameter, label) in zip(parameters, new.newLabels) {
        let name = parameter.secondName ?? parameter.firstName
        changes.replace(
          parameter.firstName.start..<name.end, of: file,
          with: label == name.text ? label : "\(label) \(name.text)")
      }
    }
    for variable in Collector<VariableDeclSyntax>.all(in: file.tree)
    where variable.modifiers.has("override") {
      for pattern in Collector<IdentifierPatternSyntax>.all(in: variable.bindings) {
        guard let new = OldNamesTable.members[pattern.identifier.text] else { continue }
        changes.replace(pattern.identifier, of: file, with: new)
      }
    }
  }
}
