internal import SwiftSyntax

/// Gives classes and protocols to the main actor that must belong to it and don't say so.
///
/// Swift 5 asks for no such word and keeps the class as it is: where its methods are awaited, they would
/// run elsewhere. The word is `@preconcurrency`, so that code of no actor may go on using the class.
struct MainActorMarks: Rule {
  func apply(to file: SourceFile, in program: Program, _ changes: inout Changes) {
    for type in program.isolation.unsaid(in: file) {
      guard let declaration = type.declaration else { continue }
      changes.insertLines(
        ["#if swift(>=6)", "@preconcurrency @MainActor", "#endif"], before: declaration.node,
        of: file)
    }
  }
}
