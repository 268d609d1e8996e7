/// What an author can choose about rewriting.
package struct RewriterSettings {
  /// Whether the main queue and `Task.sleep` run on the application's clock.
  package var usesApplicationClock = true

  /// The settings as they are without a word.
  package init() {}
}
