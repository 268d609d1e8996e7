internal import UIKitCore

/// A dismissal, from the call to the end of its transition, of a controller and everything it has
/// presented.
///
/// Only the topmost controller is animated. Those below it disappear immediately.
@MainActor
struct DismissalTransaction {
  private let presenter: UIViewController
  /// The dismissed controllers, from bottom to top.
  private let stack: [UIViewController]
  private let presentations: [UIPresentationController]
  private let animated: Bool
  private let returns: Bool

  static func begin(
    of presented: UIViewController, from presenter: UIViewController, _ animated: Bool,
    _ completion: (() -> Void)?
  ) {
    let stack = presented.presentedStack
    let presentations = stack.compactMap { $0.knownSlot?.presentation }
    guard let first = presentations.first, let last = presentations.last else { return }
    if first.state == .leaving, let transition = first.transition {
      return transition.joinDismissal(completion) {
        presenter.dismiss(animated: animated, completion: completion)
      }
    }
    DismissalTransaction(
      presenter: presenter, stack: stack, presentations: presentations, animated: animated,
      returns: presented.coversPresenter
    ).run(first, last, completion)
  }

  private func run(
    _ first: UIPresentationController, _ last: UIPresentationController,
    _ completion: (() -> Void)?
  ) {
    let top = last.presentedViewController
    let interrupted = presentations.compactMap(\.transition)
    let arriving = presentations.filter { $0.state == .arriving }
    // A current dismissal that this one takes over has already reported its beginning.
    let staying = presentations.filter { $0.state != .leaving }
    let own =
      animated ? top.transitioningDelegate?.animationController(forDismissed: top) : nil
    let context = makeContext(last, own)
    context.completion = completion
    for presentation in presentations {
      presentation.state = .leaving
      presentation.transition = context
    }
    for transition in interrupted { transition.giveWay() }
    for presentation in arriving.reversed() { presentation.presentationTransitionDidEnd(false) }
    for controller in stack + [presenter] { controller.slot.transition = context }
    for presentation in staying.reversed() { presentation.dismissalTransitionWillBegin() }
    for controller in stack.reversed() {
      controller.appearance.reasons.insert(.dismissed)
      controller.startTransition(false, animated)
    }
    if returns {
      // An animator of the app inserts the view into the container itself.
      if own == nil { first.removal.bringBack(presenter) }
      presenter.startAppearing(animated: animated)
    }
    for presentation in presentations.dropLast() { presentation.container?.removeFromSuperview() }
    context.run { end($0) }
    guard !animated else { return }
    leave()
    presenter.atEndOfFrame { context.completeTransition(true) }
  }

  private func makeContext(
    _ last: UIPresentationController, _ own: (any UIViewControllerAnimatedTransitioning)?
  ) -> TransitionContext {
    let container = last.container ?? PresentationContainerView(for: last)
    let view = presenter.viewIfLoaded
    let frame =
      returns ? container.bounds : view.map { container.convert($0.bounds, from: $0) } ?? .zero
    let top = last.presentedViewController
    if returns, own != nil { view?.frame = frame }
    return TransitionContext(
      in: container, style: last.presentationStyle,
      from: TransitionContext.Side(
        controller: top, view: last.presentedView,
        initialFrame: last.presentedView?.frame ?? .zero),
      to: TransitionContext.Side(
        controller: presenter, view: returns ? view : nil,
        initialFrame: returns ? .zero : frame, finalFrame: frame),
      animator: animated ? own ?? last.standardAnimator(presents: false) : nil,
      interaction: own.map {
        top.transitioningDelegate?.interactionControllerForDismissal(using: $0)
      } ?? last.draggedDismissal)
  }

  // MARK: The end

  private func end(_ completed: Bool) {
    for presentation in presentations { presentation.transition = nil }
    if completed { stayAway() } else { comeBack() }
  }

  private func leave() {
    presentations.restoringResponder(in: presentations.first?.container?.window) {
      presentations.first?.removal.bringBack(presenter)
      for presentation in presentations { presentation.leave() }
    }
  }

  private func stayAway() {
    leave()
    if returns { presenter.finishAppearing() }
    for controller in stack.reversed() { controller.finishDisappearing() }
    for presentation in presentations.reversed() {
      presentation.dismissalTransitionDidEnd(true)
      presentation.forgetContainer()
    }
  }

  private func comeBack() {
    for presentation in presentations { presentation.state = .shown }
    if returns {
      presenter.startTransition(false, animated)
      presentations.first?.removal.takeOut(presenter)
      presenter.finishDisappearing()
    }
    returnContainers()
    for controller in stack {
      controller.appearance.reasons.remove(.dismissed)
      controller.startAppearing(animated: animated)
      controller.finishAppearing()
    }
    for presentation in presentations.reversed() {
      presentation.dismissalTransitionDidEnd(false)
      presentation.stayShown()
    }
  }

  /// Inserts the containers that were removed at the beginning below the topmost one again.
  private func returnContainers() {
    guard let last = presentations.last, let top = last.container else { return }
    for presentation in presentations.dropLast() {
      if let container = presentation.container {
        top.superview?.insertSubview(container, belowSubview: top)
      }
    }
    if let view = last.presentedView, view.superview == nil { top.addSubview(view) }
  }
}

extension UIPresentationController {
  /// Removes the presentation's views, and ends the relation of presenter and presented controller.
  func leave() {
    guard state == .leaving else { return }
    presentedView?.removeFromSuperview()
    presentedViewController.viewIfLoaded?.removeFromSuperview()
    restorePresentedView()
    stopFollowing()
    container?.removeFromSuperview()
    let controller = presentedViewController
    controller.coversPresenter = false
    controller.presenterStorage?.presentedStorage = nil
    controller.presenterStorage = nil
    if controller.knownSlot?.presentation === self {
      controller.slot.presentation = nil
      keepPresented(true)
    }
    state = .prepared
  }
}
