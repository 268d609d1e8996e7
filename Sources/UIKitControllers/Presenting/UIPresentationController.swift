public import UIKitCore
internal import UIKitScroll

/// Lays out a presented controller and the views around it, from its presentation to the end of its
/// dismissal.
///
/// Subclass it for the style `.custom`. Its container covers the presenter during that time, so
/// touches don't reach the presenter.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
  /// The presented controller, or an empty one after the presented controller is deallocated.
  ///
  /// This object retains the controller, except while the controller retains this object. That is
  /// from the first access to it through the controller, or from the beginning of the presentation,
  /// until the end of the dismissal.
  public final var presentedViewController: UIViewController { presented ?? UIViewController() }
  private weak var presented: UIViewController?
  var hasController: Bool { presented != nil }
  private var keptController: UIViewController?
  weak var presenter: UIViewController?
  var style = UIModalPresentationStyle.custom
  /// The presentation controller of the original style, if this one replaces it in narrow windows.
  var adaptedFrom: UIPresentationController?
  let removal = PresenterRemoval()
  final var covered = CoveredResponder()
  var state = State.prepared
  private(set) var container: PresentationContainerView?
  /// The transition that presents or dismisses the controller.
  weak var transition: TransitionContext?
  /// Observes the width class of the presenter while the presentation is shown.
  var widthWatch: WidthWatch?
  /// The size of the container when the presented view was placed as the presentation began.
  var placedSize = CGSize.zero

  /// The stages of a presentation.
  enum State {
    case prepared
    case arriving
    case shown
    case leaving
  }

  /// Creates a presentation controller, whose presenter may be set later.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    keptController = presentedViewController
    presenter = presentingViewController
    super.init()
  }

  /// Retains the presented controller, or releases it because the controller retains this object.
  func keepPresented(_ keeps: Bool) { keptController = keeps ? presented : nil }

  // MARK: Participants

  /// The controller over which the other is presented, or the presented controller itself before
  /// that is known.
  public final var presentingViewController: UIViewController {
    presenter ?? presentedViewController
  }
  /// The style for which it was created.
  open var presentationStyle: UIModalPresentationStyle { style }
  /// The view in which the presentation takes place, or `nil` before and after the presentation.
  open var containerView: UIView? { container }
  /// The view that is shown: the controller's view, unless an override adds a decoration.
  open var presentedView: UIView? { presentedViewController.view }
  /// The delegate that determines adaptation and dismissal.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// Traits that override those of the presented controller (stored, but not applied).
  open var overrideTraitCollection: UITraitCollection?

  // MARK: Layout

  /// The frame of the presented view in the container, by default the whole container.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }
  /// Whether the presentation covers the window instead of the nearest context, by default `true`.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenter's view is removed during the presentation, by default `false`.
  open var shouldRemovePresentersView: Bool { false }
  /// Called when the container is about to lay out its subviews.
  ///
  /// The default implementation does nothing.
  open func containerViewWillLayoutSubviews() {}
  /// Called when the container has laid out its subviews.
  ///
  /// The default implementation does nothing.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Transitions

  /// Called when the presentation begins, after the container was added to its window.
  ///
  /// The default implementation does nothing. Override it to add views, and animate them with the
  /// presented controller's `transitionCoordinator`.
  open func presentationTransitionWillBegin() {}
  /// Called when the presentation ends.
  ///
  /// `completed` is `false` if it was canceled. The default implementation does nothing.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called when the dismissal begins.
  ///
  /// The default implementation does nothing.
  open func dismissalTransitionWillBegin() {}
  /// Called when the dismissal ends.
  ///
  /// `completed` is `false` if it was canceled. The default implementation does nothing.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Adapting

  /// The style to which the presentation adapts in its window, or `.none` for its own style.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: surroundings)
  }
  /// Returns the style for some traits, or `.none` for its own style.
  ///
  /// The delegate takes precedence.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
      ?? ownAdaptiveStyle(for: traitCollection)
  }

  // MARK: Size

  /// The preferred size of the presented controller.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Requests a layout of the container because the presented controller prefers another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { containerView?.setNeedsLayout() }
  /// Called when the constraints of the presented controller yield a different size.
  ///
  /// The default implementation does nothing.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Returns the size of the presented controller for a container size, by default the same size.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called when the size of the container is about to change.
  ///
  /// An override must call `super`, which notifies the presented controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.viewWillTransition(
      to: self.size(
        forChildContentContainer: presentedViewController, withParentContainerSize: size),
      with: coordinator)
  }
  /// Called when the traits are about to change.
  ///
  /// An override must call `super`, which notifies the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { presentedViewController.willTransition(to: newCollection, with: coordinator) }

  // MARK: Overrides of the framework's presentations

  /// Returns the animator to use if the app provides no animator.
  func standardAnimator(presents: Bool) -> any UIViewControllerAnimatedTransitioning {
    ModalAnimator.of(transitionStyle, presents: presents)
  }

  /// Returns the style for some traits without regard to the delegate. The default is `.none`, its
  /// own style.
  func ownAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }

  /// Whether editing below ends when the presentation begins, and resumes after it.
  var endsEditingBelow: Bool { true }

  /// Sets the frame of the presented view.
  func placePresentedView() { presentedView?.frame = frameOfPresentedViewInContainerView }

  /// Restores the properties of the presented view that the presentation has changed, except the
  /// frame.
  func restorePresentedView() {}

  /// The interaction controller of a dismissal driven by the presentation's own gesture, or `nil`
  /// if no such dismissal is in progress.
  var draggedDismissal: (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Consumes the presentation's part of a scroll view's drag.
  func take(from scrollView: UIScrollView) {}

  /// Ends the drag of a scroll view, and returns whether it belonged to the presentation.
  func endDrag(of scrollView: UIScrollView, isCancelled: Bool) -> Bool { false }

  /// Returns whether a touch outside the presented view, at a point of the container, reaches the
  /// views behind it.
  func passesTouchThrough(at point: CGPoint) -> Bool { false }

  /// The insets by which the container's safe area is extended.
  ///
  /// A sheet that floats above the edge uses them, so that its content keeps the same distance from
  /// the edge.
  var addedSafeArea: UIEdgeInsets { .zero }

  /// The transition style of the presenter's context if it provides one, otherwise of the presented
  /// controller.
  private var transitionStyle: UIModalTransitionStyle {
    guard let presenter, presenter.definesPresentationContext,
      presenter.providesPresentationContextTransitionStyle
    else { return presentedViewController.modalTransitionStyle }
    return presenter.modalTransitionStyle
  }

  // MARK: The container

  /// Adds a container that covers the window or a context within it.
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

  /// Releases the container. Subclasses can access it until the end of the transition is reported.
  func forgetContainer() {
    if state == .prepared { container = nil }
  }
}
