/// Who shows the menus of views; the core has the interaction that asks for them, since the bodies of
/// controls name it.
@MainActor
package protocol ContextMenus {
  /// Shows the menu of an interaction, pressed at a place in its view's coordinates.
  func present(
    _ configuration: UIContextMenuConfiguration, of interaction: UIContextMenuInteraction,
    _ appearance: UIContextMenuInteraction.appearance, at point: CGPoint)
  /// The menu of an interaction, while it is up.
  func shown(by interaction: UIContextMenuInteraction) -> (any ShownContextMenu)?
  /// Says in the trace why there is no menu.
  func reportMissing(_ view: UIView, _ reason: String)
}

/// A context menu that is up.
@MainActor
package protocol ShownContextMenu: AnyObject {
  /// How it looks.
  var appearance: UIContextMenuInteraction.appearance { get }
  /// A finger that opened it has moved, or was lifted.
  func track(_ point: CGPoint, from window: UIWindow?, isOver: Bool)
  /// Puts another menu in its place.
  func update(_ change: (UIMenu) -> UIMenu)
  /// Takes it away.
  func dismiss(because cause: String)
}
