package import UIKitCore

/// Registers the animations of the core's views, and the hit tests of views that animators move.
package enum AnimationModule: KitModule {
  package static var services: [any KitService.Type] { [Self.self] }
  package static var features: [any ApplicationFeature.Type] { [RunningAnimators.self] }
}

extension AnimationModule: AnimationService {
  package static func animate(
    _ duration: TimeInterval, allowsTouches: Bool, _ changes: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    var options: UIView.AnimationOptions = [.overrideInheritedDuration, .beginFromCurrentState]
    if allowsTouches { options.insert(.allowUserInteraction) }
    ViewAnimationBlock(duration: duration, options: options, completion: completion).run(changes)
  }
}
