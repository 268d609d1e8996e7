internal import SwiftSyntax

/// A rule that replaces `#keyPath(Type.property.other)` with the string that it stands for.
///
/// It replaces reading a value by the name of one property with the property, because objects here
/// have no values by name.
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

  /// Returns the properties of a `#keyPath`, or `nil` for another macro.
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
