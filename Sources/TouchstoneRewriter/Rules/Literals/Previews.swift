internal import SwiftSyntax

/// A rule that removes `#Preview`, which only Xcode displays.
struct Previews: Rule {
  func apply(to file: SourceFile, in program: Program, _ changes: inout Changes) {
    for node in Collector<MacroExpansionExprSyntax>.all(in: file.tree)
    where node.macroName.text == "Preview" {
      changes.replace(node, of: file, with: "")
    }
    for node in Collector<MacroExpansionDeclSyntax>.all(in: file.tree)
    where node.macroName.text == "Preview" {
      changes.replace(node, of: file, with: "")
    }
  }
}
