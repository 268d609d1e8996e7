internal import SwiftSyntax

/// A rule that replaces color, image and file literals with the equivalent calls.
struct Literals: Rule {
  func apply(to file: SourceFile, in program: Program, _ changes: inout Changes) {
    for node in Collector<MacroExpansionExprSyntax>.all(in: file.tree) {
      let arguments = node.arguments
      switch node.macroName.text {
      case "colorLiteral":
        changes.replace(
          node, of: file, with: "UIColor(\(arguments.trimmedDescription))")
      case "imageLiteral":
        guard let name = arguments.first?.expression.trimmedDescription else { continue }
        changes.replace(node, of: file, with: "(UIImage(named: \(name)) ?? UIImage())")
      case "fileLiteral":
        changes.notice(
          "Touchstone has no file literals", remedy: "load the file with Bundle.module", at: node,
          of: file)
      default: continue
      }
    }
  }
}
