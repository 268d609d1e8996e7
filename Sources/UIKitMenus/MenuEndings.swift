/// The changes around an open menu that close it.
///
/// No page of Apple's says which ones do, so each has a parameter. A menu that stays is laid out
/// again, so that it is on the screen.
package struct MenuEndings: Sendable {
  /// Whether a menu closes when its screen, or the window of its view, changes its size: menus are
  /// seen to close when a phone is rotated.
  package var closesOnResize = true
  /// Whether a menu closes when the app becomes inactive: a banner or the control center covers the
  /// app only for a moment, and the menu is seen to be there afterwards.
  package var closesWhenInactive = false
  /// Whether a menu closes in the background: the app comes back as it would without a menu.
  package var closesInBackground = true

  /// The usual parameters.
  package init() {}
}
