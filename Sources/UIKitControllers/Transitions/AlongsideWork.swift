internal import UIKitCore

/// The animations, completions and interaction handlers that the app has added to a transition.
@MainActor
struct AlongsideWork {
  typealias Work = (any UIViewControllerTransitionCoordinatorContext) -> Void

  var animations: [Work] = []
  var completions: [Work] = []
  var watchers: [Work] = []
  var hasStarted = false
}
