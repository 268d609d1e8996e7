internal import SwiftSyntax

/// A rule that turns an override of a member that Touchstone's classes don't have into a member of
/// its class, such as `prepare(for:sender:)` of a view controller.
struct AbsentOverrides: Rule {
  let declared: DeclaredNames

  func apply(to file: SourceFile, in program: Program, _ changes: inout Changes) {
    for type in program.typesWithOverrides(in: file) {
      for member in type.members where member.file === file && isAbsent(member, type, program) {
        change(member, &changes)
      }
    }
  }

  /// The names of the absent members that classes of a target declare themselves.
  static func overridden(in program: Program) -> Set<String> {
    let members = program.ordered.flatMap(\.members)
    return Set(members.filter { values[$0.fullName] != nil && !$0.isStatic }.map(\.base))
  }

  private func isAbsent(_ member: MemberEntry, _ type: TypeEntry, _ program: Program) -> Bool {
    member.isOverride && Self.values[member.fullName] != nil
      && Self.roots[member.fullName].map { program.isDescendant(type.name, of: $0) } != false
      && !declared.members.contains(member.fullName)
      && !program.ancestry(of: type.name).dropFirst().contains { ancestor in
        ancestor.kind != .protocolType && ancestor.member(member.fullName) != nil
      }
  }

  private func change(_ member: MemberEntry, _ changes: inout Changes) {
    let modifiers = member.node.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
    guard let modifier = modifiers.first(where: { $0.name.text == "override" }),
      !Conditions.isForOthers(member.node)
    else { return }
    changes.remove(modifier, of: member.file)
    for expression in Collector<SuperExprSyntax>.all(in: member.node) {
      guard let access = expression.parent?.as(MemberAccessExprSyntax.self),
        access.declName.baseName.text == member.base
      else { continue }
      replace(access, of: member, &changes)
    }
    guard !MissingMembers.reports(member.base) else { return }
    changes.absence(
      Absence(
        .member, member.fullName, remedy: Self.remedy,
        consequence: "the app's own method isn't called", at: modifier.start, of: member.file))
  }

  /// Replaces a use of the absent member of the superclass by its value without storyboards.
  private func replace(
    _ access: MemberAccessExprSyntax, of member: MemberEntry, _ changes: inout Changes
  ) {
    let call = access.parent?.as(FunctionCallExprSyntax.self)
    let isCalled = call?.calledExpression.id == access.id
    let whole = isCalled ? call.map { Syntax($0) } ?? Syntax(access) : Syntax(access)
    let isStatement = whole.parent?.is(CodeBlockItemSyntax.self) == true
    let value = Self.values[member.fullName] ?? "()"
    changes.replace(whole, of: member.file, with: isStatement && value == "()" ? "" : value)
  }

  private static let remedy =
    "the override becomes a method of its class; call it where you present the controller"

  /// The classes that lack a member which other classes of Touchstone have.
  private static let roots = ["awakeFromNib()": "NSLayoutConstraint"]

  /// The values of the absent members, by their names with labels.
  private static let values = [
    "applicationFinishedRestoringState()": "()",
    "awakeFromNib()": "()",
    "canPerformUnwindSegueAction(_:from:sender:)": "false",
    "canPerformUnwindSegueAction(_:from:withSender:)": "false",
    "collapseSecondaryViewController(_:for:)": "()",
    "decodeRestorableState(with:)": "()",
    "encodeRestorableState(with:)": "()",
    "hidesBottomBarWhenPushed": "false",
    "performSegue(withIdentifier:sender:)": "()",
    "prepare(for:sender:)": "()",
    "restorationIdentifier": "nil",
    "separateSecondaryViewController(for:)": "nil",
    "shouldPerformSegue(withIdentifier:sender:)": "true",
    "tabBarItem": "nil",
    "toolbarItems": "nil",
    "unwind(for:towards:)": "()",
  ]
}

extension Program {
  /// Returns the types with a part in a file, in their order.
  fileprivate func typesWithOverrides(in file: SourceFile) -> [TypeEntry] {
    overridesByFile[ObjectIdentifier(file)] ?? []
  }
}
