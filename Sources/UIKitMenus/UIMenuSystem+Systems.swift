@_spi(Kit) public import UIKitCore

extension UIMenuSystem {
  /// The application whose menus these are.
  package final var application: UIApplication? { owner as? UIApplication }

  /// The system of the main menu.
  public class var main: UIMenuSystem { UIApplication.shared.mainMenuSystem }
  /// The system of the menus that views show.
  public class var context: UIMenuSystem { UIApplication.shared.contextMenuSystem }
}
