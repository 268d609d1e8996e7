@_spi(Kit) package import UIKitCore

/// The object that presents an edit menu: an interaction, the legacy menu controller, or a text.
@MainActor
package protocol EditMenuOwner: AnyObject {
  /// The view that provides the target's coordinates.
  var menuView: UIView? { get }
  /// The responder at which the search for commands begins.
  var menuStart: UIResponder? { get }
  /// The rectangle next to which the menu is shown.
  var menuTarget: CGRect { get }
  /// The preferred arrow direction, which determines the menu's side of the target.
  var menuArrow: UIEditMenuArrowDirection { get }
  /// The senders to use for commands, or `nil` to use the commands themselves.
  var menuSenders: MenuSenders? { get }
  /// Returns the menu, or `nil` for the suggested actions.
  func menu(suggesting actions: [UIMenuElement]) -> UIMenu?
  func menuWillPresent(_ animator: MenuAnimator)
  func menuDidPresent()
  func menuDidMove()
  func menuWillDismiss(_ animator: MenuAnimator)
  func menuDidDismiss()
  /// Called after the chosen item was sent.
  func menuDidSend(_ item: MenuItem)
}

extension EditMenuOwner {
  package var menuSenders: MenuSenders? { nil }
  package func menuDidPresent() {}
  package func menuDidMove() {}
  package func menuDidDismiss() {}
  package func menuDidSend(_ item: MenuItem) {}
}
