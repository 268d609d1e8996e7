internal import SwiftSyntax

/// A rule that reports changes of methods at run time, which have no effect here.
struct Swizzling: Rule {
  func apply(to file: SourceFile, in program: Program, _ changes: inout Changes) {
    for call in Collector<FunctionCallExprSyntax>.all(in: file.tree)
    where call.calledExpression.plainName.map(Self.changing.contains) == true {
      changes.notice(
        "Touchstone can't exchange methods, so this call does nothing",
        remedy: "override the method in a subclass", at: call, of: file)
      changes.need("UIKit", in: file)
    }
  }

  private static let changing: Set<String> = [
    "method_exchangeImplementations", "method_setImplementation", "class_addMethod",
    "class_replaceMethod",
  ]
}
