internal import UIKitCore

/// Presents and dismisses controllers for the core.
struct ControllerPresenter: ControllerPresenting, Sendable {
  nonisolated init() {}

  func present(
    _ controller: UIViewController, over presenter: UIViewController, _ animated: Bool,
    _ completion: (() -> Void)?
  ) {
    Arrival.begin(of: controller, over: presenter, animated, completion)
  }

  func dismiss(
    from controller: UIViewController, _ animated: Bool, _ completion: (() -> Void)?
  ) {
    for presenter in controller.withParents {
      guard let presented = presenter.presentedStorage else { continue }
      return Departure.begin(of: presented, from: presenter, animated, completion)
    }
    guard let presenter = controller.presentingViewController, !isPresentedInCycle(controller)
    else {
      completion?()
      return
    }
    presenter.dismiss(animated: animated, completion: completion)
  }

  /// Whether overrides of `presentingViewController` form a cycle, in which nothing is presented.
  private func isPresentedInCycle(_ controller: UIViewController) -> Bool {
    var watch = RingWatch()
    var presenter = controller.presentingViewController
    while let current = presenter {
      if watch.hasComeRound(to: current) { return true }
      presenter = current.presentingViewController
    }
    return false
  }

  func userDismisses(_ controller: UIViewController) -> Bool {
    guard let presentation = controller.knownSlot?.presentation, presentation.state != .leaving,
      presentation.userMayDismiss()
    else { return false }
    presentation.dismissByUser()
    return true
  }

  func preferredSizeDidChange(of controller: UIViewController) {
    controller.knownSlot?.presentation?.preferredContentSizeDidChange(
      forChildContentContainer: controller)
  }
}
