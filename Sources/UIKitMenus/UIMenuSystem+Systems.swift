@_spi(Kit) public import UIKitCore

extension UIMenuSystem {
  /// The application that owns the menus.
  package final var application: UIApplication? { owner as? UIApplication }

  /// The system of the main menu.
  public class var main: UIMenuSystem { UIApplication.shared.mainMenuSystem }
  /// The system for the menus of views.
  public class var context: UIMenuSystem { UIApplication.shared.contextMenuSystem }
}
