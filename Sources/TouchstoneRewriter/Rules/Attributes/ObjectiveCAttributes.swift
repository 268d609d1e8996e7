internal import SwiftSyntax

/// A rule that removes attributes for the Objective-C runtime and Interface Builder, which don't
/// exist here.
struct ObjectiveCAttributes: Rule {
  func apply(to file: SourceFile, in program: Program, _ changes: inout Changes) {
    for attribute in Collector<AttributeSyntax>.all(in: file.tree) {
      let name = attribute.attributeName.trimmedDescription
      if Self.removed.contains(name) { changes.remove(attribute, of: file) }
      if name == "NSManaged" {
        changes.notice(
          "Touchstone has no Core Data managed properties",
          remedy: "store the property's value in the class", at: attribute, of: file)
      }
    }
    for modifier in Collector<DeclModifierSyntax>.all(in: file.tree)
    where modifier.name.text == "dynamic" {
      changes.remove(modifier, of: file)
    }
  }

  private static let removed: Set<String> = [
    "objc", "objcMembers", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
    "GKInspectable", "NSManaged", "NSCopying",
  ]
}
