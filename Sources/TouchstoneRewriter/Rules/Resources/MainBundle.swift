internal import SwiftSyntax

/// A rule that replaces `Bundle.main`, `Bundle.module` and `Bundle(for:)` with the bundle of the
/// target's resources.
///
/// A member named `main` in the file that ``ResourceAccess`` generates can't replace Foundation's,
/// because the package manager's own file uses `Bundle.main` to find the bundle.
struct MainBundle: Rule {
  private static let members: Set = ["main", "module"]
  /// The labels of arguments that are bundles, in which `.main` has no base.
  private static let labels: Set = ["bundle"]
  /// The types whose initializers call the bundle `in`.
  private static let named: Set = ["UIColor", "UIImage"]
  private static let replacement = "appResources"

  func apply(to file: SourceFile, in program: Program, _ changes: inout Changes) {
    guard program.type("Bundle")?.declaration == nil else { return }
    for access in Collector<MemberAccessExprSyntax>.all(in: file.tree)
    where Self.members.contains(access.declName.baseName.text)
      && access.declName.argumentNames == nil
    {
      guard access.base.map(isBundle) ?? isArgument(access) else { continue }
      changes.replace(access.declName.baseName, of: file, with: Self.replacement)
    }
    replaceLookups(in: file, &changes)
  }

  private func replaceLookups(in file: SourceFile, _ changes: inout Changes) {
    for call in Collector<FunctionCallExprSyntax>.all(in: file.tree) {
      guard isBundle(call.calledExpression), call.arguments.count == 1,
        call.arguments.first?.label?.text == "for"
      else { continue }
      changes.insert(".\(Self.replacement)", at: call.calledExpression.end, of: file)
    }
  }

  /// Returns whether an expression is `Bundle` or `Foundation.Bundle`.
  private func isBundle(_ expression: ExprSyntax) -> Bool {
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return name.baseName.text == "Bundle" && name.argumentNames == nil
    }
    guard let member = expression.as(MemberAccessExprSyntax.self),
      let module = member.base?.as(DeclReferenceExprSyntax.self)
    else { return false }
    return module.baseName.text == "Foundation" && member.declName.baseName.text == "Bundle"
  }

  /// Returns whether an expression such as `.main` is an argument or a default value of the type
  /// `Bundle`.
  private func isArgument(_ access: MemberAccessExprSyntax) -> Bool {
    if let argument = access.parent?.as(LabeledExprSyntax.self) {
      guard let label = argument.label?.text else { return false }
      let callee = argument.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression
      return Self.labels.contains(label)
        || label == "in" && Self.named.contains(callee?.trimmedDescription ?? "")
    }
    guard let value = access.parent?.as(InitializerClauseSyntax.self) else { return false }
    let type =
      value.parent?.as(FunctionParameterSyntax.self)?.type
      ?? value.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
    return ["Bundle", "Bundle?"].contains(type?.trimmedDescription)
  }
}
