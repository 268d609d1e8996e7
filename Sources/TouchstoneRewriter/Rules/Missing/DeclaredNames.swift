internal import SwiftSyntax

/// The names that the target's other files declare, which aren't rewritten.
struct DeclaredNames {
  /// The types, functions and variables outside of types.
  private(set) var names: Set<String> = []
  /// The members that don't override others, with labels.
  private(set) var members: Set<String> = []

  /// Adds the names that a file declares.
  mutating func add(_ text: String) {
    let (names, members) = DeepStack.run {
      let file = SourceFile(path: "", text: text)
      let types = Program([file]).ordered
      return (
        Set(types.filter { $0.declaration != nil }.map(\.name))
          .union(HiddenNames.globals(in: file)),
        Set(types.flatMap(\.members).filter { !$0.isOverride }.map(\.fullName))
      )
    }
    self.names.formUnion(names)
    self.members.formUnion(members)
  }

  /// Returns whether the target declares a name itself.
  func has(_ name: String, in program: Program) -> Bool {
    names.contains(name) || program.type(name)?.declaration != nil
      || program.filesOfGlobals[name] != nil
  }

  /// Returns whether placeholders can be written. They can't if the target declares one of them
  /// itself, because that declaration may lack members that the others use.
  func canWrite(_ placeholders: Set<String>, in program: Program) -> Bool {
    !placeholders.isEmpty && !placeholders.contains { has($0, in: program) }
  }
}
