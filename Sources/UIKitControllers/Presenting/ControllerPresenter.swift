internal import UIKitCore

/// The service that presents and dismisses controllers for the core.
enum ControllerPresenter: PresentationService {
  static func present(
    _ controller: UIViewController, over presenter: UIViewController, _ animated: Bool,
    _ completion: (() -> Void)?
  ) {
    PresentationTransaction.begin(of: controller, over: presenter, animated, completion)
  }

  static func dismiss(
    from controller: UIViewController, _ animated: Bool, _ completion: (() -> Void)?
  ) {
    for presenter in controller.withParents {
      guard let presented = presenter.presentedStorage else { continue }
      return DismissalTransaction.begin(of: presented, from: presenter, animated, completion)
    }
    guard let presenter = controller.presentingViewController, !isPresentedInCycle(controller)
    else {
      completion?()
      return
    }
    presenter.dismiss(animated: animated, completion: completion)
  }

  /// Returns whether overrides of `presentingViewController` form a cycle, in which no controller
  /// is actually presented.
  private static func isPresentedInCycle(_ controller: UIViewController) -> Bool {
    var watch = CycleDetector()
    var presenter = controller.presentingViewController
    while let current = presenter {
      if watch.hasComeRound(to: current) { return true }
      presenter = current.presentingViewController
    }
    return false
  }

  static func userDismisses(_ controller: UIViewController) -> Bool {
    guard let presentation = controller.knownSlot?.presentation, presentation.state != .leaving
    else { return false }
    if let alert = presentation.alert { return presentation.leaveAlert(alert) }
    guard presentation.userMayDismiss() else { return false }
    presentation.dismissByUser()
    return true
  }

  static func preferredSizeDidChange(of controller: UIViewController) {
    controller.knownSlot?.presentation?.preferredContentSizeDidChange(
      forChildContentContainer: controller)
  }

  static func resize(_ window: UIWindow, to size: CGSize, _ change: () -> Void) {
    WindowResizing.run(window, size, change)
  }
}
