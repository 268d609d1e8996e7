internal import UIKitCore

extension UIPresentationController {
  /// Returns whether the user may dismiss the controller now. If not, notifies the delegate of the
  /// attempt (statement 378).
  func userMayDismiss() -> Bool {
    if !presentedViewController.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(self) != false
    {
      return true
    }
    delegate?.presentationControllerDidAttemptToDismiss(self)
    return false
  }

  /// Dismisses the controller for the user, and notifies the delegate.
  func dismissByUser(_ animated: Bool = true) {
    delegate?.presentationControllerWillDismiss(self)
    presentedViewController.dismissSelf(animated) { [self] in
      delegate?.presentationControllerDidDismiss(self)
    }
  }
}

extension UIViewController {
  /// Dismisses the controller and everything it has presented.
  func dismissSelf(_ animated: Bool, _ completion: (() -> Void)?) {
    (presentingViewController ?? self).dismiss(animated: animated, completion: completion)
  }
}
