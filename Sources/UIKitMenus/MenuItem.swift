@_spi(Kit) package import UIKitCore

/// An item of a menu in its current state, independent of its appearance.
///
/// Menu bars, context menus, edit menus and menus of controls are all displayed from these items.
@MainActor
package struct MenuItem {
  package enum Kind: String, Sendable {
    /// An item that can be chosen.
    case leaf = "leaf"
    /// A submenu.
    case submenu = "submenu"
    /// The title of the items below it.
    case header = "header"
    /// A separator between groups.
    case separator = "separator"
    /// Content that isn't available yet.
    case waiting = "waiting"
  }

  /// A variant of a leaf while additional modifier keys are pressed.
  package struct Alternate {
    /// The modifier keys in addition to the leaf's own.
    package let modifiers: UIKeyModifierFlags
    /// The title.
    package let title: String
    /// Whether the alternate can be chosen.
    package let isEnabled: Bool
    /// The alternate itself.
    package let alternate: UICommandAlternate
  }

  package let kind: Kind
  /// The title.
  package var title = ""
  /// The second line.
  package var subtitle: String?
  package var image: UIImage?
  /// The equivalent key combination.
  package var keys: KeyCombination?
  /// Whether the item can be chosen.
  package var isEnabled = false
  /// Whether the item is displayed in red.
  package var isDestructive = false
  /// Whether the menu stays open after the item was chosen.
  package var keepsMenu = false
  /// The item's mark.
  package var state = UIMenuElement.State.off
  /// Whether the item belongs to a group in which one item has the mark.
  package var isOneOfSeveral = false
  /// The variants while additional modifier keys are pressed.
  package var alternates: [Alternate] = []
  /// The items of a submenu.
  package var children: [MenuItem] = []
  /// The object that would perform the item, or the reason that it can't be chosen.
  package var reason = ""
  /// The element of the item. For a command, this is the validated copy.
  package var element: UIMenuElement?
  /// The app's element, which differs from ``element`` for a command.
  package var original: UIMenuElement?
  /// The menu that directly contains the item, which may be displayed inline.
  package var menu: UIMenu?

  /// Creates an item with only a title.
  package init(_ kind: Kind, title: String = "") {
    self.kind = kind
    self.title = title
  }
}
