extension UIApplication {
  /// The application that an object belongs to; nil for what is in no window, scene or chain.
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

  /// The application that an object belongs to, and else the one in force: how the kit asks for an
  /// object's own application, since several may be at work.
  package static func serving(_ object: AnyObject?) -> UIApplication {
    object.flatMap { owner(of: $0) } ?? .shared
  }

  /// That of the first in the chain which knows.
  private static func ownerInChain(of responder: UIResponder) -> UIApplication? {
    ResponderClimb.chain(from: responder).lazy.compactMap { link in
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
  /// The application of its window; for a view in none the one in force.
  package var ownApplication: UIApplication { enclosingWindow?.application ?? .shared }
}
