/// Who turns changes of views into animations while its block runs.
@MainActor
package protocol ViewAnimationContext: AnyObject {
  /// What a change of a property of the view's own layer starts; nil for nothing.
  func action(for view: UIView, _ key: String) -> (any CAAction)?
}

/// The animation blocks that run; what they do stands in a module above the core.
@MainActor
package enum ViewAnimations {
  /// The blocks that are running, the innermost last: calls inside each other, of whatever
  /// application. A block animates every view that it changes, since the kit animates its own views
  /// while another application is in force.
  package static var contexts: [any ViewAnimationContext] = []

  /// Says that nothing is started.
  private static let none = NSNull()

  /// What a change of a view's layer starts: an animation inside a block, else nothing.
  static func action(for view: UIView, _ layer: CALayer, _ key: String) -> (any CAAction)? {
    guard let context = contexts.last, layer === view.layer else { return none }
    return context.action(for: view, key) ?? none
  }

  /// Animates changes of the core's own views, at their own pace; at once where nobody can.
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
