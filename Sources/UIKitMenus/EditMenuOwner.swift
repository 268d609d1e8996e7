@_spi(Kit) package import UIKitCore

/// Who has an edit menu shown: an interaction, the old menu controller, or a text.
@MainActor
package protocol EditMenuOwner: AnyObject {
  /// The view in whose coordinates the target is.
  var menuView: UIView? { get }
  /// Who is asked first for commands.
  var menuStart: UIResponder? { get }
  /// What the menu stands beside.
  var menuTarget: CGRect { get }
  /// On which side of the target the menu wants to stand.
  var menuArrow: UIEditMenuArrowDirection { get }
  /// Who is named as the sender of commands; nil for the commands themselves.
  var menuSenders: MenuSenders? { get }
  /// The menu; nil for the suggested actions.
  func menu(suggesting actions: [UIMenuElement]) -> UIMenu?
  func menuWillPresent(_ animator: MenuAnimator)
  func menuDidPresent()
  func menuDidMove()
  func menuWillDismiss(_ animator: MenuAnimator)
  func menuDidDismiss()
  /// What was chosen has been sent.
  func menuDidSend(_ item: MenuItem)
}

extension EditMenuOwner {
  package var menuSenders: MenuSenders? { nil }
  package func menuDidPresent() {}
  package func menuDidMove() {}
  package func menuDidDismiss() {}
  package func menuDidSend(_ item: MenuItem) {}
}
