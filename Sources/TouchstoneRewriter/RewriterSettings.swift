/// Settings of the rewriter.
package struct RewriterSettings {
  /// Whether the main queue and `Task.sleep` run on the application's clock.
  package var usesApplicationClock = true

  /// Whether the target depends on the module TouchstoneCombine.
  package var hasCombine = false

  /// Whether the target has a source of ``ResourceAccess``, which names the bundle of its resources.
  package var hasResourceAccess = false

  /// The names that the target declares in files that aren't rewritten.
  private(set) var declared = DeclaredNames()

  /// Adds the types and members declared in a file of the target that isn't rewritten.
  package mutating func addTypes(declaredIn text: String) {
    declared.add(text)
  }

  /// Creates the default settings.
  package init() {}
}
