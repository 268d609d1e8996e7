internal import SwiftSyntax

/// A rule that replaces calls of Foundation and of the C library that exist only on Apple's
/// platforms with equal ones.
struct FoundationCalls: Rule {
  /// The types whose initializer without arguments is missing, and its replacement.
  private static let emptyTypes: Set = [
    "NSAttributedString", "NSMutableAttributedString", "NSMutableString",
  ]

  /// The modules of Apple's platforms that export the functions of the C library.
  private static let modules: Set = ["CoreGraphics", "Darwin"]

  /// The functions that Foundation has on all platforms.
  private static let functions: Set = [
    "acos", "asin", "atan", "atan2", "cbrt", "ceil", "cos", "cosh", "exp", "exp2", "fabs", "floor",
    "fmax", "fmin", "fmod", "hypot", "log", "log10", "log1p", "log2", "pow", "rint", "round", "sin",
    "sinh", "sqrt", "tan", "tanh", "trunc",
  ]

  func apply(to file: SourceFile, in program: Program, _ changes: inout Changes) {
    for call in Collector<FunctionCallExprSyntax>.all(in: file.tree) {
      guard let callee = call.calledExpression.as(DeclReferenceExprSyntax.self),
        Self.emptyTypes.contains(callee.baseName.text), call.arguments.isEmpty,
        call.trailingClosure == nil, let right = call.rightParen
      else { continue }
      changes.replace(right, of: file, with: #"string: "")"#)
    }
    for call in Collector<FunctionCallExprSyntax>.all(in: file.tree) {
      guard call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "NSPredicate",
        call.arguments.first?.label?.text == "format", program.type("NSPredicate") == nil
      else { continue }
      changes.absence(
        Absence(
          .member, "NSPredicate(format:)", remedy: "use a closure, as in NSPredicate(block:)",
          consequence: nil, at: call.start, of: file))
    }
    for access in Collector<MemberAccessExprSyntax>.all(in: file.tree) {
      guard let base = access.base?.as(DeclReferenceExprSyntax.self),
        Self.modules.contains(base.baseName.text),
        Self.functions.contains(access.declName.baseName.text),
        !program.declares(base.baseName.text)
      else { continue }
      changes.replace(base.baseName, of: file, with: "Foundation")
    }
  }
}
