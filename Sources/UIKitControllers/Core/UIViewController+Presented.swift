extension UIViewController {
  /// Whether this controller presents another in place of its own view, which has been removed or
  /// is about to be.
  var isCovered: Bool { presentedStorage?.coversPresenter == true }

  /// The controller and all controllers presented over it, from bottom to top.
  package final var presentedStack: [UIViewController] {
    Array(LinkWalk(self, \.presentedStorage))
  }

  /// Starts the appearance that belongs to a presentation or a dismissal.
  ///
  /// If the controller's window isn't on the screen, the controller appears with its window
  /// instead.
  package final func startAppearing(animated: Bool) {
    let root = LinkWalk(self, \.presenterStorage).reduce(self) { $1 }
    let container = LinkWalk(root, \.parentStorage).reduce(root) { $1 }
    if let window = container.rootWindow, !window.isOnScreen { return finishDisappearing() }
    startTransition(true, animated)
  }

  /// Whether the controller presents another and performs no actions during that time (statement
  /// 354).
  var isMutedByPresentation: Bool {
    presentedViewController != nil && !performsActionsWhilePresentingModally
  }
}
