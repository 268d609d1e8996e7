/// Turns changes of views into animations while its block runs.
@MainActor
package protocol ViewAnimationContext: AnyObject {
  /// Returns the action for a change of the view's own layer, or `nil` for no animation.
  func action(for view: UIView, _ key: String) -> (any CAAction)?
}

/// The running animation blocks. A module above the core implements them.
@MainActor
package enum ViewAnimations {
  /// The running blocks, with the innermost last: nested calls, regardless of application.
  ///
  /// A block animates every view that it changes, because Touchstone animates its own views while
  /// another application is current.
  package static var contexts: [any ViewAnimationContext] = []

  /// The action that starts no animation.
  private static let none = NSNull()

  /// Returns the action for a change of a view's layer: in a block, an animation.
  static func action(for view: UIView, _ layer: CALayer, _ key: String) -> (any CAAction)? {
    guard let context = contexts.last, layer === view.layer else { return none }
    return context.action(for: view, key) ?? none
  }

  /// Animates changes of the core's own views with a given duration, or applies them immediately if
  /// no animation module is installed.
  static func animate(
    _ duration: TimeInterval, allowsTouches: Bool = false, _ changes: () -> Void,
    then completion: ((Bool) -> Void)? = nil
  ) {
    guard let service = KitServices.installed.animation else {
      changes()
      completion?(true)
      return
    }
    service.animate(duration, allowsTouches: allowsTouches, changes, completion)
  }
}
