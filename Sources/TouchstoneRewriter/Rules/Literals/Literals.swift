internal import SwiftSyntax

/// Writes colour, image and file literals as the calls that they stand for.
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
          "file literals do not exist here", remedy: "ask Bundle.module for the file", at: node,
          of: file)
      default: continue
      }
    }
  }
}
