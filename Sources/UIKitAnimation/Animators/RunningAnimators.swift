package import UIKitCore

/// The animators of an application that move layers. A finger hits their views at the displayed
/// position.
@MainActor
package final class RunningAnimators: PreparesHitTests, PreparesTouches {
  private var animators: [ObjectIdentifier: UIViewPropertyAnimator] = [:]

  nonisolated init() {}

  func add(_ animator: UIViewPropertyAnimator) { animators[ObjectIdentifier(animator)] = animator }

  func remove(_ animator: UIViewPropertyAnimator) {
    animators[ObjectIdentifier(animator)] = nil
  }

  /// A finger comes down: for its hit test the views are where they are seen.
  package func hitTestWillBegin() {
    for layer in layers { layer.mirrorShownGeometry() }
  }

  /// The hit test is over: the views are where they are.
  package func touchesWillBeSent(_ event: TouchesEvent) {
    for layer in layers { layer.mirrorModelGeometry() }
  }

  private var layers: [CALayer] {
    animators.values.flatMap { $0.isManualHitTestingEnabled ? [] : $0.movingLayers }
  }
}

extension UIApplication {
  /// The animators that are active.
  var animators: RunningAnimators { parts.part { RunningAnimators() } }
}
