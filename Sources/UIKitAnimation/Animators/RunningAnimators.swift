package import UIKitCore

/// The animators of an application that move layers.
///
/// A finger hits their views at the displayed position.
@MainActor
package final class RunningAnimators: PreparesHitTests, PreparesTouches {
  private var animators: [ObjectIdentifier: UIViewPropertyAnimator] = [:]

  nonisolated init() {}

  func add(_ animator: UIViewPropertyAnimator) { animators[ObjectIdentifier(animator)] = animator }

  func remove(_ animator: UIViewPropertyAnimator) {
    animators[ObjectIdentifier(animator)] = nil
  }

  /// Moves the views to their displayed positions for the hit test of a finger that touches down.
  package func hitTestWillBegin() {
    for layer in layers { layer.mirrorShownGeometry() }
  }

  /// Restores the actual positions of the views after the hit test.
  package func touchesWillBeSent(_ event: TouchesEvent) {
    for layer in layers { layer.mirrorModelGeometry() }
  }

  private var layers: [CALayer] {
    animators.values.flatMap { $0.isManualHitTestingEnabled ? [] : $0.movingLayers }
  }
}

extension UIApplication {
  /// The active animators.
  var animators: RunningAnimators { parts.part { RunningAnimators() } }
}
