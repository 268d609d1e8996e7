internal import UIKitCore

/// The state that this module stores with a controller.
@MainActor
final class ControllerSlot {
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The presentation controller of the current or the next presentation.
  var presentation: UIPresentationController? { didSet { presentation?.keepPresented(false) } }
  /// The transition in which the controller takes part.
  weak var transition: TransitionContext?
  /// The values for bars, which are only stored.
  var extendedEdges = UIRectEdge.all
  var extendsUnderOpaqueBars = false
  /// The name of the controller in performance tools.
  var trackingName: String?
}

extension UIViewController {
  /// The state that this module stores with the controller, created on first access.
  var slot: ControllerSlot {
    if let slot = presenting as? ControllerSlot { return slot }
    let slot = ControllerSlot()
    presenting = slot
    return slot
  }

  /// The state that this module stores with the controller, or `nil` if it wasn't created yet.
  var knownSlot: ControllerSlot? { presenting as? ControllerSlot }
}
