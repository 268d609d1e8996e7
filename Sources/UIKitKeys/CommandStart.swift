package import UIKitCore

extension UIApplication {
  /// Where commands look for whoever performs them.
  ///
  /// That is where presses begin; in a window without a first responder it is the controller in
  /// front, so that its key commands and menu items work without anything being edited.
  package var startOfCommands: UIResponder {
    let start = startOfPresses
    guard let window = start as? UIWindow else { return start }
    return window.frontController ?? window
  }
}

extension UIWindow {
  /// The root controller, or what was presented last over it.
  var frontController: UIViewController? { rootViewController?.frontmostPresented }
}
