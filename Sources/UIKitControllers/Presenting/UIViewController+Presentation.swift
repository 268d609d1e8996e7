public import UIKitCore

extension UIViewController {
  /// The delegate that provides transition animations and, for the style `.custom`, the
  /// presentation controller.
  ///
  /// The controller doesn't retain it.
  public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { knownSlot?.transitioningDelegate }
    set { slot.transitioningDelegate = newValue }
  }

  /// The coordinator of the current transition of the controller or its nearest ancestor in
  /// transition, or `nil` if there is no transition.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    for controller in withParents {
      if let transition = controller.knownSlot?.transition, !transition.isOver {
        return transition.coordinator
      }
    }
    return nil
  }

  /// The presentation controller of the controller or its nearest presented ancestor.
  ///
  /// Before the presentation, it is the controller that will be used. For the framework's styles it
  /// is created on first access, so that the app can configure it. For the style `.custom` it comes
  /// from the ``transitioningDelegate``, and is `nil` without a delegate.
  public var presentationController: UIPresentationController? {
    guard let active = activePresentationController else { return preparedPresentation() }
    return active.adaptedFrom ?? active
  }

  /// The presentation controller of the controller or its nearest presented ancestor, or `nil` if
  /// neither is presented.
  public var activePresentationController: UIPresentationController? {
    withParents.first { $0.presenterStorage != nil }?.knownSlot?.presentation
  }

  /// The presentation controller of a sheet, for configuring it before or during the presentation.
  ///
  /// `nil` for other styles.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The presentation controller of a popover, for configuring it before the presentation.
  ///
  /// `nil` for other styles.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// Returns the presentation controller of a controller that isn't presented.
  private func preparedPresentation() -> UIPresentationController? {
    let style = modalPresentationStyle.resolved
    if let known = knownSlot?.presentation, known.presentationStyle == style { return known }
    let made: UIPresentationController? =
      style == .custom
      ? transitioningDelegate?.presentationController(
        forPresented: self, presenting: nil, source: self)
      : .standard(for: self, style)
    made?.style = style
    slot.presentation = made
    return made
  }

  /// Returns the presentation controller for a presentation that is about to begin.
  func presentationController(
    over presenter: UIViewController, source: UIViewController
  ) -> UIPresentationController {
    let style = modalPresentationStyle.resolved
    if style == .custom {
      let own = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: source)
      slot.presentation =
        own
        ?? UIPresentationController(
          presentedViewController: self, presenting: presenter)
    }
    let presentation = preparedPresentation() ?? .standard(for: self, style)
    presentation.style = style
    presentation.presenter = presenter
    slot.presentation = presentation
    return presentation
  }
}

extension UIModalPresentationStyle {
  /// The style that the system chooses: a sheet for `.automatic` and `.none`, otherwise the style
  /// itself.
  var resolved: UIModalPresentationStyle { self == .automatic || self == .none ? .pageSheet : self }
}
