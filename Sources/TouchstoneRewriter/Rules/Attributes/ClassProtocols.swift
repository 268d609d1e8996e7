internal import SwiftSyntax

/// A rule that restricts an `@objc protocol` to classes, which Objective-C does for every protocol.
struct ClassProtocols: Rule {
  func apply(to file: SourceFile, in program: Program, _ changes: inout Changes) {
    for node in Collector<ProtocolDeclSyntax>.all(in: file.tree) where node.attributes.has("objc") {
      guard let clause = node.inheritanceClause else {
        changes.insert(": AnyObject", at: node.name.end, of: file)
        continue
      }
      let inherited = clause.inheritedTypes.map { $0.type.trimmedDescription }
      if !inherited.contains(where: { ["AnyObject", "class", "NSObjectProtocol"].contains($0) }),
        let first = clause.inheritedTypes.first
      {
        changes.insert("AnyObject, ", at: first.start, of: file)
      }
    }
  }
}
