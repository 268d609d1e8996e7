internal import UIKitCore

/// What this module keeps with a controller.
@MainActor
final class ControllerSlot {
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Who lays the controller out while it is presented, or will.
  var presentation: UIPresentationController? { didSet { presentation?.keepPresented(false) } }
  /// The transition in which the controller takes part.
  weak var transition: TransitionContext?
  /// What is said for bars.
  var extendedEdges = UIRectEdge.all
  var extendsUnderOpaqueBars = false
  /// What tools that measure call the controller.
  var trackingName: String?
}

extension UIViewController {
  /// What this module keeps with the controller; made at the first question.
  var slot: ControllerSlot {
    if let slot = presenting as? ControllerSlot { return slot }
    let slot = ControllerSlot()
    presenting = slot
    return slot
  }

  /// The same; nil before anybody needed it.
  var knownSlot: ControllerSlot? { presenting as? ControllerSlot }
}
