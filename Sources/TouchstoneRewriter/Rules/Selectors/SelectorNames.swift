internal import SwiftSyntax

/// A rule that gives `Selector("name:")` and `NSSelectorFromString("name:")` the methods that the
/// target declares under that name.
///
/// A name alone finds no method here.
struct SelectorNames: Rule {
  func apply(to file: SourceFile, in program: Program, _ changes: inout Changes) {
    for call in Collector<FunctionCallExprSyntax>.all(in: file.tree) {
      guard let called = call.calledExpression.plainName,
        ["Selector", "NSSelectorFromString"].contains(called), call.arguments.count == 1,
        let argument = call.arguments.first, argument.label == nil
      else { continue }
      changes.need("UIKit", in: file)
      guard let name = literal(argument.expression) else {
        changes.notice(
          "the name of this selector is known only at run time",
          remedy: "create it from the method, as in #selector(Type.method)", at: call, of: file)
        continue
      }
      let methods = owners(of: name, in: program, seenFrom: file)
      guard !methods.isEmpty else { continue }
      changes.replace(call, of: file, with: Self.selector(name, methods))
    }
  }

  /// Returns a selector that is implemented by every class with one of some methods.
  static func selector(_ name: String, _ methods: [String]) -> String {
    guard let last = methods.last else { return "Selector(\"\(name)\")" }
    let others = methods.dropLast().map { "_ = Selector(\"\(name)\", \($0)); " }.joined()
    let whole = "Selector(\"\(name)\", \(last))"
    return others.isEmpty ? whole : "{ \(others)return \(whole) }()"
  }

  private func literal(_ expression: ExprSyntax) -> String? {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return literal(only.expression)
    }
    return expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  private func owners(of name: String, in program: Program, seenFrom file: SourceFile) -> [String] {
    (program.exposedMethods[name] ?? []).compactMap { type, member in
      guard type.canBeNamed(in: file), !member.isPrivate || member.file === file else {
        return nil
      }
      let owner = type.kind == .protocolType ? "(any \(type.name))" : type.name
      return "\(owner).\(member.reference)"
    }
  }
}
