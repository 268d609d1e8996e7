internal import SwiftSyntax

/// Writes `override` where iOS needs it only in files that import `UIGestureRecognizerSubclass`.
///
/// What recognizers leave to their subclasses is hidden from other files there, and seen by all here.
struct HiddenOverrides: Rule {
  func apply(to file: SourceFile, in program: Program, _ changes: inout Changes) {
    for node in Collector<ClassDeclSyntax>.all(in: file.tree) {
      let name = enclosingTypeName(of: node).map { "\($0).\(node.name.text)" } ?? node.name.text
      guard program.isDescendant(name, of: "UIGestureRecognizer") else { continue }
      let superclasses = program.ancestry(of: name).dropFirst()
      for member in program.types[name]?.members ?? []
      where member.file === file && Self.hidden.contains(member.fullName) {
        let isOwn = superclasses.contains { type in
          type.kind == .classType && type.member(member.fullName) != nil
        }
        guard !member.isOverride, !isOwn, let method = member.node.as(FunctionDeclSyntax.self)
        else { continue }
        let access = node.modifiers.has("public") || node.modifiers.has("open")
        let says = method.modifiers.has("public") || method.modifiers.has("open")
        changes.insert(
          access && !says ? "public override " : "override ", at: method.funcKeyword.start, of: file
        )
      }
    }
  }

  private static let hidden: Set<String> = [
    "reset()", "touchesBegan(_:with:)", "touchesMoved(_:with:)", "touchesEnded(_:with:)",
    "touchesCancelled(_:with:)", "touchesEstimatedPropertiesUpdated(_:)", "pressesBegan(_:with:)",
    "pressesChanged(_:with:)", "pressesEnded(_:with:)", "pressesCancelled(_:with:)",
    "canPrevent(_:)", "canBePrevented(by:)", "shouldRequireFailure(of:)",
    "shouldBeRequiredToFail(by:)", "ignore(_:for:)",
  ]
}
