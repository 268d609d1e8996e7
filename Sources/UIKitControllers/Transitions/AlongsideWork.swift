internal import UIKitCore

/// What a program wants to do beside a transition, and whom it wants to be told.
@MainActor
struct AlongsideWork {
  typealias Work = (any UIViewControllerTransitionCoordinatorContext) -> Void

  var animations: [Work] = []
  var completions: [Work] = []
  var watchers: [Work] = []
  var hasStarted = false
}
