internal import UIKitCore

/// The transitions of an application that are under way; nobody else has to keep them, and they go with
/// the application.
@MainActor
final class RunningTransitions {
  private var contexts: [TransitionContext] = []

  nonisolated init() {}

  func add(_ context: TransitionContext) { contexts.append(context) }

  func remove(_ context: TransitionContext) { contexts.removeAll { $0 === context } }
}

extension UIApplication {
  /// The transitions that are under way.
  var runningTransitions: RunningTransitions { parts.part { RunningTransitions() } }
}
