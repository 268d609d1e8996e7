internal import SwiftSyntax

/// Spells the old attributes of the application's delegate `@main`.
struct MainAttribute: Rule {
  func apply(to file: SourceFile, in program: Program, _ changes: inout Changes) {
    for attribute in Collector<AttributeSyntax>.all(in: file.tree)
    where ["UIApplicationMain", "NSApplicationMain"].contains(
      attribute.attributeName.trimmedDescription)
    {
      changes.replace(attribute, of: file, with: "@main")
    }
  }
}
