package import UIKitCore

/// What animations add to the core.
package enum AnimationFloor: Floor {
  package static func add(to hooks: inout Hooks) {
    hooks.animating = { duration, allowsTouches, changes, completion in
      var options: UIView.AnimationOptions = [.overrideInheritedDuration, .beginFromCurrentState]
      if allowsTouches { options.insert(.allowUserInteraction) }
      ViewAnimationBlock(duration: duration, options: options, completion: completion).run(changes)
    }
    hooks.add(\.touchBegins, with: RunningAnimators.self) { $0.knownAnimators?.showPlaces() }
    hooks.add(\.beforeTouches, with: RunningAnimators.self) { _, application in
      application.knownAnimators?.hidePlaces()
    }
  }
}
