internal import UIKitCore

/// A presentation, from the call to the end of its transition.
///
/// The order at the beginning is: the presentation controller, the disappearance of the presenter,
/// the appearance of the presented controller, and the animator. At the end, the order of the calls
/// is: the presented controller, the presenter, the presentation controller, the animator, and the
/// completions that run alongside.
@MainActor
struct PresentationTransaction {
  private let presented: UIViewController
  private let presenter: UIViewController
  private let presentation: UIPresentationController
  private let animated: Bool
  private let removes: Bool

  static func begin(
    of controller: UIViewController, over source: UIViewController, _ animated: Bool,
    _ completion: (() -> Void)?
  ) {
    var presenter = source.presenter(inContext: false)
    if let problem = presenter.problem(with: controller) {
      return Fault.report(problem, about: presenter)
    }
    if let problem = (controller as? any AlertContent)?.contentProblem {
      return Fault.report(problem, about: controller)
    }
    controller.loadViewIfNeeded()
    // Loading runs app code, which may have presented another controller.
    guard presenter.problem(with: controller) == nil,
      let window = presenter.viewIfLoaded?.window
    else { return }
    let asked = controller.presentationController(over: presenter, source: source)
    let presentation = asked.adapted()
    if let popover = presentation as? AlertPopover, popover.lacksSource {
      return Fault.report(controller.lacksSource, about: controller)
    }
    if !presentation.shouldPresentInFullscreen {
      presenter = source.presenter(inContext: true)
      presentation.presenter = presenter
    }
    // The delegates were called and may have presented a controller.
    guard presenter.problem(with: controller) == nil else { return }
    PresentationTransaction(
      presented: presentation.presentedViewController, presenter: presenter,
      presentation: presentation, animated: animated,
      removes: presentation.shouldRemovePresentersView
    ).run(in: window, source: source, completion)
  }

  private func run(
    in window: UIWindow, source: UIViewController, _ completion: (() -> Void)?
  ) {
    presenter.presentedStorage = presented
    presented.presenterStorage = presenter
    presented.coversPresenter = removes
    presented.appearance.reasons.insert(.presented)
    presented.slot.presentation = presentation
    presentation.state = .arriving
    presentation.makeContainer(in: window)
    let own = animated ? ownAnimator(source) : nil
    let context = makeContext(own)
    context.completion = completion
    presentation.transition = context
    for controller in [presenter, presented] { controller.slot.transition = context }
    presentation.tellOfStyle()
    presentation.presentationTransitionWillBegin()
    presentation.coverResponder(of: presenter, in: window)
    // Each of these calls runs app code, which may dismiss the presented controller.
    if removes, isUnderWay { presenter.startTransition(false, animated) }
    guard isUnderWay else { return }
    presented.startAppearing(animated: animated)
    guard isUnderWay else { return }
    presentation.placePresentedView()
    presentation.placedSize = presentation.container?.bounds.size ?? .zero
    if removes {
      presentation.removal.notePlace(of: presenter)
      if own != nil, let container = presentation.container {
        presentation.removal.move(presenter, into: container)
      }
    }
    // Moving the views calls app code too.
    guard isUnderWay else { return }
    if !animated, let view = presentation.presentedView { presentation.container?.addSubview(view) }
    context.run { end($0) }
    if !animated { presenter.atEndOfFrame { context.completeTransition(true) } }
  }

  private var isUnderWay: Bool {
    presented.knownSlot?.presentation === presentation && presentation.state == .arriving
  }

  private func ownAnimator(
    _ source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    presented.transitioningDelegate?.animationController(
      forPresented: presented, presenting: presenter, source: source)
  }

  private func makeContext(
    _ own: (any UIViewControllerAnimatedTransitioning)?
  ) -> TransitionContext {
    let container = presentation.container ?? PresentationContainerView(for: presentation)
    let frame = presenter.viewIfLoaded.map { container.convert($0.bounds, from: $0) } ?? .zero
    return TransitionContext(
      in: container, style: presentation.presentationStyle,
      from: TransitionContext.Side(
        controller: presenter, view: removes ? presenter.viewIfLoaded : nil, initialFrame: frame,
        finalFrame: removes ? .zero : frame),
      to: TransitionContext.Side(
        controller: presented, view: presentation.presentedView,
        finalFrame: presentation.frameOfPresentedViewInContainerView),
      animator: animated ? own ?? presentation.standardAnimator(presents: true) : nil,
      interaction: own.flatMap {
        presented.transitioningDelegate?.interactionControllerForPresentation(using: $0)
      })
  }

  // MARK: The end

  private func end(_ completed: Bool) {
    guard isUnderWay else { return }
    presentation.transition = nil
    if completed { stay() } else { goBack() }
  }

  private func stay() {
    presentation.state = .shown
    presented.finishAppearing()
    if removes, presented.presenterStorage === presenter, !presenter.appearance.isComing {
      presentation.removal.takeOut(presenter)
      presenter.finishDisappearing()
    }
    presentation.presentationTransitionDidEnd(true)
    presentation.stayShown()
  }

  private func goBack() {
    presentation.state = .leaving
    presented.startTransition(false, animated)
    [presentation].restoringResponder(in: presentation.container?.window) {
      presentation.removal.bringBack(presenter)
      presentation.leave()
    }
    presented.finishDisappearing()
    presented.appearance.reasons.remove(.presented)
    if removes {
      presenter.startAppearing(animated: animated)
      presenter.finishAppearing()
    }
    presentation.presentationTransitionDidEnd(false)
    presentation.forgetContainer()
  }
}
