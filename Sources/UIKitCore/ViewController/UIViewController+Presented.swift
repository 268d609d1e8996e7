extension UIViewController {
  /// Whether a presentation that takes this controller's view out has done so, or is about to.
  var isCovered: Bool { presentedStorage?.coversPresenter == true }

  /// The controller and all controllers that are presented over it, from below.
  package final var presentedStack: [UIViewController] {
    Array(LinkWalk(self, \.presentedStorage))
  }

  /// Starts to appear with a presentation or a dismissal. A controller whose window isn't on the screen
  /// appears with its window.
  package final func startAppearing(animated: Bool) {
    let root = LinkWalk(self, \.presenterStorage).reduce(self) { $1 }
    let container = LinkWalk(root, \.parentStorage).reduce(root) { $1 }
    if let window = container.rootWindow, !window.isOnScreen { return finishDisappearing() }
    startTransition(true, animated)
  }

  /// Whether the controller presents another and wants no actions meanwhile (statement 354).
  var isMutedByPresentation: Bool {
    presentedViewController != nil && !performsActionsWhilePresentingModally
  }
}
