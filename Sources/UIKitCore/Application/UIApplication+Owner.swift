extension UIApplication {
  /// Returns the application of an object, or `nil` outside any window, scene or responder chain.
  static func owner(of object: AnyObject) -> UIApplication? {
    switch object {
    case let application as UIApplication: application
    case let scene as UIScene: scene.application
    case let window as UIWindow: window.application
    case let view as UIView: view.enclosingWindow?.application
    case let responder as UIResponder: ownerInChain(of: responder)
    case let recognizer as UIGestureRecognizer:
      recognizer.internals.environment?.application ?? recognizer.view.flatMap { owner(of: $0) }
    case let system as UIMenuSystem: system.owner as? UIApplication
    case let system as UIFocusSystem: system.application
    case let manager as UndoManager: manager.owner as? UIApplication
    default: nil
    }
  }

  /// Returns the application of an object, or otherwise the current application.
  ///
  /// Touchstone uses this to find an object's own application, because several may be active.
  package static func serving(_ object: AnyObject?) -> UIApplication {
    object.flatMap { owner(of: $0) } ?? .shared
  }

  /// Returns the application of the nearest responder in the chain that has one.
  private static func ownerInChain(of responder: UIResponder) -> UIApplication? {
    ResponderChainWalk.chain(from: responder).lazy.compactMap { link in
      switch link {
      case is UIApplication, is UIScene, is UIView: owner(of: link)
      case let controller as UIViewController:
        controller.viewIfLoaded.flatMap { owner(of: $0) }
      default: nil
      }
    }.first
  }
}

extension UIView {
  /// The application of the view's window, or the current application if the view has no window.
  package var ownApplication: UIApplication { enclosingWindow?.application ?? .shared }
}
