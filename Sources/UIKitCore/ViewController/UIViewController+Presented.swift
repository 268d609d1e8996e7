extension UIViewController {
  /// Whether a presentation that takes this controller's view out has done so, or is about to.
  var isCovered: Bool { presentedStorage?.coversPresenter == true }

  /// Whether the controller presents another and wants no actions meanwhile (statement 354).
  var isMutedByPresentation: Bool {
    presentedViewController != nil && !performsActionsWhilePresentingModally
  }
}
