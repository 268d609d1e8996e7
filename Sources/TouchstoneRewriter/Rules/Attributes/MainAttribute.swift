internal import SwiftSyntax

/// A rule that replaces the former attributes of the app's delegate with `@main`.
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
