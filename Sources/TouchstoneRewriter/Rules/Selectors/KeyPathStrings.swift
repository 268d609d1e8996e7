internal import SwiftSyntax

/// Writes `#keyPath(Type.property.other)` as the string that it stands for, and what is read with the
/// name of one property as the property itself, since objects have no values by name here.
struct KeyPathStrings: Rule {
  func apply(to file: SourceFile, in program: Program, _ changes: inout Changes) {
    for node in Collector<MacroExpansionExprSyntax>.all(in: file.tree) {
      guard let names = names(node) else { continue }
      changes.replace(node, of: file, with: "\"\(names.joined(separator: "."))\"")
    }
    for call in Collector<FunctionCallExprSyntax>.all(in: file.tree) {
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.trimmedDescription == "value", member.base != nil,
        call.arguments.count == 1, let argument = call.arguments.first,
        ["forKey", "forKeyPath"].contains(argument.label?.text),
        let path = argument.expression.as(MacroExpansionExprSyntax.self),
        let names = names(path), names.count == 1
      else { continue }
      changes.insert("(", at: call.start, of: file)
      changes.replace(member.period.start..<call.end, of: file, with: ".\(names[0]) as Any?)")
    }
  }

  /// The properties that a `#keyPath` goes through.
  private func names(_ node: MacroExpansionExprSyntax) -> [String]? {
    guard node.macroName.text == "keyPath",
      let path = node.arguments.first?.expression.trimmedDescription
    else { return nil }
    var names = path.split(separator: ".").map(String.init)
    while names.count > 1, names[0].first?.isUppercase == true || names[0] == "self" {
      names.removeFirst()
    }
    return names
  }
}
