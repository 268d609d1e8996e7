internal import SwiftSyntax

/// A rule that adds `@MainActor` to classes and protocols that must be isolated to the main actor
/// and don't declare it.
///
/// In Swift 5 the attribute isn't needed, and the class stays unchanged: if its methods are
/// awaited, they would run elsewhere. `@preconcurrency` lets code without isolation continue to use
/// the class.
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
