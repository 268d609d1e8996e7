internal import UIKitCore

extension UIPresentationController {
  /// Whether the user may dismiss it now; where not, the delegate hears of the attempt (statement 378).
  func userMayDismiss() -> Bool {
    if !presentedViewController.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(self) != false
    {
      return true
    }
    delegate?.presentationControllerDidAttemptToDismiss(self)
    return false
  }

  /// The user dismisses it.
  func dismissByUser(_ animated: Bool = true) {
    delegate?.presentationControllerWillDismiss(self)
    presentedViewController.dismissSelf(animated) { [self] in
      delegate?.presentationControllerDidDismiss(self)
    }
  }
}

extension UIViewController {
  /// Goes, and takes what it has presented along.
  func dismissSelf(_ animated: Bool, _ completion: (() -> Void)?) {
    (presentingViewController ?? self).dismiss(animated: animated, completion: completion)
  }
}
