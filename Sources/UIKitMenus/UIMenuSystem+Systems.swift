@_spi(Kit) public import UIKitCore

extension UIMenuSystem {
  /// The system of the main menu.
  public class var main: UIMenuSystem { UIApplication.shared.mainMenuSystem }
  /// The system of the menus that views show.
  public class var context: UIMenuSystem { UIApplication.shared.contextMenuSystem }
}
