internal import SwiftSyntax

/// A rule that adds `override` to methods that on iOS need it only in files that import
/// `UIGestureRecognizerSubclass`.
///
/// The methods for subclasses of recognizers are hidden from other files on iOS, but visible to all
/// files here.
struct HiddenOverrides: Rule {
  func apply(to file: SourceFile, in program: Program, _ changes: inout Changes) {
    // A class can have several declarations, one for each clause of an `#if`.
    var examined: Set<String> = []
    for node in Collector<ClassDeclSyntax>.all(in: file.tree) {
      let name = enclosingTypeName(of: node).map { "\($0).\(node.name.text)" } ?? node.name.text
      guard examined.insert(name).inserted, program.isDescendant(name, of: "UIGestureRecognizer")
      else { continue }
      let superclasses = program.ancestry(of: name).dropFirst()
      for member in program.types[name]?.members ?? []
      where member.file === file && Self.hidden.contains(member.fullName) {
        let isOwn = superclasses.contains { type in
          type.kind == .classType && type.member(member.fullName) != nil
        }
        guard !member.isOverride, !isOwn, let method = member.node.as(FunctionDeclSyntax.self)
        else { continue }
        let declaration = method.enclosingClass ?? node
        let access = declaration.modifiers.has("public") || declaration.modifiers.has("open")
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

extension FunctionDeclSyntax {
  /// The class declaration that contains the method, or `nil` if an extension contains it.
  fileprivate var enclosingClass: ClassDeclSyntax? {
    var node = parent
    while let current = node, !current.is(ExtensionDeclSyntax.self) {
      if let found = current.as(ClassDeclSyntax.self) { return found }
      node = current.parent
    }
    return nil
  }
}
