internal import SwiftSyntax

/// A rule that makes a class with an override of `observeValue(forKeyPath:of:change:context:)`
/// conform to Touchstone's protocol.
///
/// `NSObject` has no such method here.
struct ValueObservers: Rule {
  func apply(to file: SourceFile, in program: Program, _ changes: inout Changes) {
    for method in Collector<FunctionDeclSyntax>.all(in: file.tree)
    where method.modifiers.has("override") && Self.isObserver(method) {
      guard let name = enclosingTypeName(of: method), let type = program.type(name),
        !isInherited(by: type, program)
      else { continue }
      for modifier in method.modifiers where modifier.name.text == "override" {
        changes.remove(modifier, of: file)
      }
      for call in Collector<FunctionCallExprSyntax>.all(in: method)
      where Self.callsSuper(call) {
        changes.replace(call, of: file, with: "")
      }
      if let end = outermost(method) {
        changes.insert("; extension \(type.name): KeyValueObserver {}", at: end, of: file)
      }
      changes.need("UIKit", in: file)
    }
  }

  private static func isObserver(_ method: FunctionDeclSyntax) -> Bool {
    method.name.text == "observeValue"
      && method.signature.parameterClause.parameters.map(\.firstName.text) == [
        "forKeyPath", "of", "change", "context",
      ]
  }

  /// Returns whether a call calls the superclass's method.
  private static func callsSuper(_ call: FunctionCallExprSyntax) -> Bool {
    let access = call.calledExpression.as(MemberAccessExprSyntax.self)
    return access?.declName.baseName.text == "observeValue"
      && access?.base?.is(SuperExprSyntax.self) == true
  }

  /// Returns whether a superclass in the target has the method, which then is overridden.
  private func isInherited(by type: TypeEntry, _ program: Program) -> Bool {
    program.ancestry(of: type.name).dropFirst().contains { ancestor in
      ancestor.kind == .classType
        && ancestor.member("observeValue(forKeyPath:of:change:context:)") != nil
    }
  }

  /// Returns the end of the top-level declaration that contains a method.
  private func outermost(_ method: FunctionDeclSyntax) -> Int? {
    var node = Syntax(method)
    var end: Int?
    while let parent = node.parent {
      if parent.asProtocol((any DeclGroupSyntax).self) != nil { end = parent.end }
      node = parent
    }
    return end
  }
}
