/// The changes in the surroundings of an open menu that close it.
///
/// Apple's documentation doesn't specify them, so each has a property. A menu that isn't closed is
/// laid out again, so that it stays on the screen.
package struct MenuEndings: Sendable {
  /// Whether a menu closes when its screen, or the window of its view, changes size.
  ///
  /// Menus are observed to close when a phone is rotated.
  package var closesOnResize = true
  /// Whether a menu closes when the app becomes inactive.
  ///
  /// A notification banner or Control Center covers the app only briefly, and the menu is observed
  /// to be there afterwards.
  package var closesWhenInactive = false
  /// Whether a menu closes when the app enters the background. The app then returns without a menu.
  package var closesInBackground = true

  /// Creates the default values.
  package init() {}
}
