internal import SwiftSyntax

/// A rule that makes an `@objc dynamic` property notify its observers when it is set.
struct DynamicProperties: Rule {
  func apply(to file: SourceFile, in program: Program, _ changes: inout Changes) {
    for node in Collector<VariableDeclSyntax>.all(in: file.tree)
    where node.modifiers.has("dynamic") && node.bindingSpecifier.text == "var" {
      let isInClass = node.enclosing(MemberBlockSyntax.self)?.parent?.is(ClassDeclSyntax.self)
      guard isInClass == true, !node.modifiers.has("lazy"), !node.modifiers.has("static"),
        node.bindings.count == 1, let binding = node.bindings.first
      else { continue }
      observe(binding, file, &changes)
    }
  }

  private func observe(
    _ binding: PatternBindingSyntax, _ file: SourceFile, _ changes: inout Changes
  ) {
    let look = "KeyValueChanges.look(at: self)"
    changes.need("UIKit", in: file)
    guard let block = binding.accessorBlock else {
      changes.insert(" { didSet { \(look) } }", at: binding.end, of: file)
      return
    }
    guard case .accessors(let accessors) = block.accessors else { return }
    // Don't use `filter`, because the nodes that it returns are detached from the file and have
    // other positions.
    let setter = accessors.first { ["didSet", "set"].contains($0.accessorSpecifier.text) }
    if let body = setter?.body {
      changes.insert(" defer { \(look) };", at: body.leftBrace.end, of: file)
    } else if let first = accessors.first, first.accessorSpecifier.text == "willSet" {
      changes.insert("didSet { \(look) } ", at: first.start, of: file)
    }
  }
}
