public import UIKitCore
internal import UIKitScroll

/// Lays out a presented controller, and what lies around its view, from its presentation to the end of
/// its dismissal.
///
/// Subclass it for the style `.custom`. Its container covers the presenter meanwhile, which is why no
/// touches get there.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
  /// The controller that is shown; an empty one, once that is gone.
  ///
  /// It is kept alive, unless it keeps its presentation controller itself: from when that is asked for or
  /// the presentation begins, to the end of the dismissal.
  public final var presentedViewController: UIViewController { presented ?? UIViewController() }
  private weak var presented: UIViewController?
  var hasController: Bool { presented != nil }
  private var keptController: UIViewController?
  weak var presenter: UIViewController?
  var style = UIModalPresentationStyle.custom
  /// The one of the style that was asked for, where this one takes its place in narrow windows.
  var adaptedFrom: UIPresentationController?
  let removal = PresenterRemoval()
  final var covered = CoveredResponder()
  var state = State.prepared
  private(set) var container: PresentationContainerView?
  /// The transition that brings it or takes it away.
  weak var transition: TransitionContext?
  /// Observes the width class of the presenter while the presentation is shown.
  var widthWatch: WidthWatch?
  /// The size of the container when the presented view was placed as the presentation began.
  var placedSize = CGSize.zero

  /// Where a presentation is between its beginning and its end.
  enum State {
    case prepared
    case arriving
    case shown
    case leaving
  }

  /// Makes a presentation controller; the presenter may be known later only.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    keptController = presentedViewController
    presenter = presentingViewController
    super.init()
  }

  /// Keeps the controller alive, or leaves that to others, since it keeps this object.
  func keepPresented(_ keeps: Bool) { keptController = keeps ? presented : nil }

  // MARK: Who takes part

  /// The controller over which it is shown; before that is known, the presented one itself.
  public final var presentingViewController: UIViewController {
    presenter ?? presentedViewController
  }
  /// The style for which it was made.
  open var presentationStyle: UIModalPresentationStyle { style }
  /// The view in which everything happens; nil before the presentation and after it.
  open var containerView: UIView? { container }
  /// The view that is shown: the controller's, unless overridden to put a decoration around it.
  open var presentedView: UIView? { presentedViewController.view }
  /// Who decides on adapting and dismissing.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// Traits for the presented controller in place of those around it; kept, and not handed on here.
  open var overrideTraitCollection: UITraitCollection?

  // MARK: Layout

  /// Where the presented view lies in the container: all of it, unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }
  /// Whether it covers the window, rather than the nearest context; true unless overridden.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenter's view goes while the other is shown; false unless overridden.
  open var shouldRemovePresentersView: Bool { false }
  /// The container is about to lay out its subviews; does nothing unless overridden.
  open func containerViewWillLayoutSubviews() {}
  /// The container has laid out its subviews; does nothing unless overridden.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Transitions

  /// The presentation begins, in a container that is in its window; does nothing unless overridden.
  ///
  /// Add views here, and animate them by the presented controller's `transitionCoordinator`.
  open func presentationTransitionWillBegin() {}
  /// The presentation is over: false where it was cancelled. Does nothing unless overridden.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// The dismissal begins; does nothing unless overridden.
  open func dismissalTransitionWillBegin() {}
  /// The dismissal is over: false where it was cancelled. Does nothing unless overridden.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Adapting

  /// The style that it takes in the window that it is in; `.none` for its own.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: surroundings)
  }
  /// The style that it takes in such surroundings; `.none` for its own. The delegate may decide.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
      ?? ownAdaptiveStyle(for: traitCollection)
  }

  // MARK: Size

  /// The size that the presented controller would like to have.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// The presented controller wants another size: asks for a layout of the container.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { containerView?.setNeedsLayout() }
  /// The constraints of the presented controller give another size; does nothing unless overridden.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The size of the presented controller beside the container's; the same, unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// The container is about to have another size; an override calls `super`, which tells the
  /// presented controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.viewWillTransition(
      to: self.size(
        forChildContentContainer: presentedViewController, withParentContainerSize: size),
      with: coordinator)
  }
  /// The traits are about to change; an override calls `super`, which tells the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { presentedViewController.willTransition(to: newCollection, with: coordinator) }

  // MARK: What the kit's own ones do

  /// Who animates it where the program does not.
  func standardAnimator(presents: Bool) -> any UIViewControllerAnimatedTransitioning {
    ModalAnimator.of(transitionStyle, presents: presents)
  }

  /// The style that it takes in such surroundings where its delegate doesn't decide: its own.
  func ownAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }

  /// Whether editing below ends when the presentation begins, and resumes after it.
  var endsEditingBelow: Bool { true }

  /// Puts the presented view into its place.
  func placePresentedView() { presentedView?.frame = frameOfPresentedViewInContainerView }

  /// Takes from the presented view what it was given besides its frame.
  func restorePresentedView() {}

  /// Who moves a dismissal by the presentation's own gesture; nil where none is under way.
  var draggedDismissal: (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Takes what it wants of the way of a scroll view's finger.
  func take(from scrollView: UIScrollView) {}

  /// The finger of a scroll view lets go: whether it was the presentation's.
  func endDrag(of scrollView: UIScrollView, isCancelled: Bool) -> Bool { false }

  /// Whether a touch beside what is presented, at a point of the container, reaches what lies behind.
  func passesTouchThrough(at point: CGPoint) -> Bool { false }

  /// How much further the safe area of the container reaches than its own, as sheets float above the
  /// edge and their contents keep clear of it all the same.
  var addedSafeArea: UIEdgeInsets { .zero }

  /// The way in which the controller comes and goes: that of a context that provides one.
  private var transitionStyle: UIModalTransitionStyle {
    guard let presenter, presenter.definesPresentationContext,
      presenter.providesPresentationContextTransitionStyle
    else { return presentedViewController.modalTransitionStyle }
    return presenter.modalTransitionStyle
  }

  // MARK: The container

  /// Covers the window, or a context within it.
  func makeContainer(in window: UIWindow) {
    let made = PresentationContainerView(for: self)
    container = made
    if let presenter, presenter.parent != nil, !shouldPresentInFullscreen,
      let view = presenter.viewIfLoaded, let superview = view.superview
    {
      made.frame = view.frame
      superview.insertSubview(made, aboveSubview: view)
    } else {
      made.frame = window.bounds
      window.addSubview(made)
    }
  }

  /// Called when the presentation is complete, or a dismissal was canceled. A size change of the
  /// window since the beginning takes effect now.
  func stayShown() {
    if let container, container.bounds.size != placedSize { placePresentedView() }
    followWidthClass()
  }

  /// The container is no more; subclasses know it until they have heard of the end.
  func forgetContainer() {
    if state == .prepared { container = nil }
  }
}
