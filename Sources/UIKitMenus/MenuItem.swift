@_spi(Kit) package import UIKitCore

/// One line of a menu as it is to be shown now, with nothing said of how.
///
/// A menu bar, a context menu, an edit menu and a control's menu are all shown from these.
@MainActor
package struct MenuItem {
  /// What the line is.
  package enum Kind: String, Sendable {
    /// Something to be chosen.
    case leaf
    /// A further menu.
    case submenu
    /// The title of the lines below it.
    case header
    /// A line between groups.
    case separator
    /// Content that is still to come.
    case waiting
  }

  /// What a leaf becomes while other modifiers are held.
  package struct Alternate {
    /// The modifiers, besides the leaf's own.
    package let modifiers: UIKeyModifierFlags
    /// Its title.
    package let title: String
    /// Whether it can be chosen.
    package let isEnabled: Bool
    /// The alternate itself.
    package let alternate: UICommandAlternate
  }

  /// What the line is.
  package let kind: Kind
  /// Its words.
  package var title = ""
  /// Its second line.
  package var subtitle: String?
  /// Its picture.
  package var image: UIImage?
  /// The key that does the same.
  package var keys: KeyCombination?
  /// Whether it can be chosen.
  package var isEnabled = false
  /// Whether it is shown in red.
  package var isDestructive = false
  /// Whether the menu stays after it was chosen.
  package var keepsMenu = false
  /// The mark beside it.
  package var state = UIMenuElement.State.off
  /// Whether it is one of several of which one has the mark.
  package var isOneOfSeveral = false
  /// What it becomes while other modifiers are held.
  package var alternates: [Alternate] = []
  /// The lines of a further menu.
  package var children: [MenuItem] = []
  /// Who would perform it, or why it can't be chosen.
  package var reason = ""
  /// What it was made from; for a command, the copy that was validated.
  package var element: UIMenuElement?
  /// What the program made; differs from ``element`` for a command.
  package var original: UIMenuElement?
  /// The menu it stands in, those shown inline included.
  package var menu: UIMenu?

  /// Makes a line without more than its words.
  package init(_ kind: Kind, title: String = "") {
    self.kind = kind
    self.title = title
  }
}
