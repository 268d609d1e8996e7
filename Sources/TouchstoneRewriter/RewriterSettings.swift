/// Settings of the rewriter.
package struct RewriterSettings {
  /// Whether the main queue and `Task.sleep` run on the application's clock.
  package var usesApplicationClock = true

  /// Whether the target depends on the module TouchstoneCombine.
  package var hasCombine = false

  /// Whether the target has a source of ``ResourceAccess``, which names the bundle of its resources.
  package var hasResourceAccess = false

  /// The types that the target declares in files that aren't rewritten.
  package private(set) var declaredTypes: Set<String> = []

  /// Adds the types declared in a file of the target that isn't rewritten.
  package mutating func addTypes(declaredIn text: String) {
    declaredTypes.formUnion(
      DeepStack.run {
        Program([SourceFile(path: "", text: text)]).ordered.filter { $0.declaration != nil }
          .map(\.name)
      })
  }

  /// Creates the default settings.
  package init() {}
}
