internal import SwiftSyntax

/// Writes `#keyPath(Type.property.other)` as the string that it stands for.
struct KeyPathStrings: Rule {
  func apply(to file: SourceFile, in program: Program, _ changes: inout Changes) {
    for node in Collector<MacroExpansionExprSyntax>.all(in: file.tree)
    where node.macroName.text == "keyPath" {
      guard let path = node.arguments.first?.expression.trimmedDescription else { continue }
      var names = path.split(separator: ".").map(String.init)
      while names.count > 1, names[0].first?.isUppercase == true || names[0] == "self" {
        names.removeFirst()
      }
      changes.replace(node, of: file, with: "\"\(names.joined(separator: "."))\"")
    }
  }
}
