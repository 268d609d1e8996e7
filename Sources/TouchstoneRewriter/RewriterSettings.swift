/// What an author can choose about rewriting.
package struct RewriterSettings {
  /// Whether the main queue and `Task.sleep` run on the application's clock.
  package var usesApplicationClock = true

  /// The types that the target declares in files that are not rewritten.
  package private(set) var declaredTypes: Set<String> = []

  /// Takes note of the types that a file of the target declares, which is not rewritten.
  package mutating func addTypes(declaredIn text: String) {
    declaredTypes.formUnion(
      DeepStack.run {
        Program([SourceFile(path: "", text: text)]).ordered.filter { $0.declaration != nil }
          .map(\.name)
      })
  }

  /// The settings as they are without a word.
  package init() {}
}
