public import UIKitCore

extension UIViewController {
  /// Says how the controller comes and goes, and for the style `.custom` who lays it out; not kept
  /// alive.
  public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { knownSlot?.transitioningDelegate }
    set { slot.transitioningDelegate = newValue }
  }

  /// The transition in which the controller takes part, or a controller that it is in.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    for controller in withParents {
      if let transition = controller.knownSlot?.transition, !transition.isOver {
        return transition.coordinator
      }
    }
    return nil
  }

  /// Who lays the controller out while it is presented, or a controller that it is in; before that,
  /// who will.
  ///
  /// One for a style of the kit is made at the first question, so that it can be set up. The one of
  /// the style `.custom` comes from the ``transitioningDelegate``, and is nil without.
  public var presentationController: UIPresentationController? {
    guard let active = activePresentationController else { return preparedPresentation() }
    return active.adaptedFrom ?? active
  }

  /// Who lays the controller out while it is presented, or a controller that it is in; nil otherwise.
  public var activePresentationController: UIPresentationController? {
    withParents.first { $0.presenterStorage != nil }?.knownSlot?.presentation
  }

  /// The presentation controller of a sheet, to set it up before it is shown or change it later; nil
  /// for a controller that is no sheet.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The presentation controller of a popover, to set it up before it is shown; nil for a controller
  /// whose style is another one.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// Who lays out a controller that is not presented.
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

  /// Who lays out the controller that is about to be presented.
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
  /// The style that the system takes where it may choose: a sheet.
  var resolved: UIModalPresentationStyle { self == .automatic || self == .none ? .pageSheet : self }
}
