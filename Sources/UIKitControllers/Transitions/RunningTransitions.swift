internal import UIKitCore

/// The running transitions of an application, which retains them.
@MainActor
final class RunningTransitions {
  private var contexts: [TransitionContext] = []

  nonisolated init() {}

  func add(_ context: TransitionContext) { contexts.append(context) }

  func remove(_ context: TransitionContext) { contexts.removeAll { $0 === context } }
}

extension UIApplication {
  /// The running transitions of the application.
  var runningTransitions: RunningTransitions { parts.part { RunningTransitions() } }
}
