internal import TouchstoneHitTree

/// Owns a view, brings it to the screen, and stands behind it in the responder chain.
///
/// This is the controller the chain needs; who presents it, and how, stands in a module above.
/// Navigation and tabs are listed in `Documentation/NotYet.md`.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIFocusEnvironment, UIContentContainer {
  var viewStorage: UIView?
  var isLoading = false
  var childStorage: [UIViewController] = []
  package final weak var parentStorage: UIViewController?
  @exclusivity(unchecked) private final var rootWindowReference = BackReference<UIWindow>()
  final var rootWindow: UIWindow? {
    get { rootWindowReference.object }
    set { rootWindowReference = BackReference(newValue) }
  }
  package final var presentedStorage: UIViewController?
  package final weak var presenterStorage: UIViewController?
  /// What the module of presentations keeps with the controller.
  package final var presenting: AnyObject?
  /// Whether it is presented in place of its presenter's view, which is then taken out.
  package final var coversPresenter = false
  package final var appearance = ControllerAppearance()
  var addedSafeArea = UIEdgeInsets.zero
  var addedKeyCommands: [UIKeyCommand] = []
  /// The traits that the controller was last told of; nil while its view was never in a window.
  package final var traits: UITraitCollection?
  /// What the module of traits keeps with the controller; nil for most.
  package final var traitPart: AnyObject?
  private final var isBeingEdited = false
  /// What takes over the children when the controller ends because its parent does.
  private nonisolated(unsafe) var releaseLine: ReleaseLine<UIViewController>?

  /// Makes a controller; there are no nibs here, so the names are not used.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  /// Makes a controller from an archive; there is none to read here.
  public required init?(coder: NSCoder) { super.init() }
  /// Makes a controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  deinit { ReleaseLine.release(&childStorage, into: releaseLine) { $0.releaseLine = $1 } }

  // MARK: The view

  /// The controller's view, made when first asked for.
  open var view: UIView! {
    get { loadedView() }
    set { setView(newValue) }
  }
  /// The view, if it was made already.
  open var viewIfLoaded: UIView? { viewStorage }
  /// Whether the view was made.
  open var isViewLoaded: Bool { viewStorage != nil }
  /// Makes the view; override it to make another one, and don't call `super` then.
  open func loadView() { view = Self.makeView() }
  /// Makes the view now if it was not made.
  open func loadViewIfNeeded() { _ = loadedView() }
  /// The view was made; set it up here, once.
  open func viewDidLoad() {}
  /// What a navigation bar or a message calls the controller.
  open var title: String?

  // MARK: Appearing

  /// The view is about to be seen, and is not in its window yet.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in its window and has its size; it is laid out next.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view is seen: called at the end of the first frame that shows it.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to go.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view is gone.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view is about to place its subviews.
  open func viewWillLayoutSubviews() {}
  /// The view has placed its subviews.
  open func viewDidLayoutSubviews() {}
  /// Whether the controller is being presented; true in the callbacks of that transition.
  open var isBeingPresented: Bool { appearance.reasons.contains(.presented) }
  /// Whether the controller is being dismissed; true in the callbacks of that transition.
  open var isBeingDismissed: Bool { appearance.reasons.contains(.dismissed) }
  /// Whether the controller appears because a container took it in.
  open var isMovingToParent: Bool { appearance.reasons.contains(.joinsParent) }
  /// Whether the controller disappears because its container lets it go.
  open var isMovingFromParent: Bool { appearance.reasons.contains(.leavesParent) }
  /// Whether children appear and disappear with this controller by themselves.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Says that a child is about to appear or go; for containers that do it by hand.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    startTransition(isAppearing, animated)
  }
  /// Says that what was begun is finished.
  open func endAppearanceTransition() { finishTransition() }

  // MARK: Containment

  /// The controllers in this one.
  open var children: [UIViewController] { childStorage }
  /// The controller that holds this one.
  open var parent: UIViewController? { parentStorage }
  /// Takes a controller in; put its view in, and then call its `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Leaves the parent; call `willMove(toParent: nil)` before and take the view out.
  open func removeFromParent() { leaveParent() }
  /// The parent is about to change; an override calls `super`.
  open func willMove(toParent parent: UIViewController?) { noteNextParent(parent) }
  /// The parent has changed.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Traits

  /// What is known of the surroundings: what holds around the view, with what the controller overrides.
  open var traitCollection: UITraitCollection {
    traits ?? KitServices.installed.traits?.traits(of: self) ?? .current
  }
  /// The traits have changed; does nothing unless overridden. The controller is told before its view.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Brings the traits up to date now; they always are here.
  open func updateTraitsIfNeeded() { viewIfLoaded?.updateTraitsIfNeeded() }
  /// A light or dark style for the controller's view and all in it, whatever the surroundings have.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { KitServices.installed.traits?.style(of: self) ?? .unspecified }
    set { KitServices.installed.traits?.setStyle(newValue, of: self) }
  }
  /// The traits that this controller sets for a child, nil for none; an override may decide on them.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    KitServices.installed.childTraits?.traits(setFor: childViewController, by: self)
  }
  /// Sets traits for a child, over those that it would get from the surroundings; nil for none.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { KitServices.installed.childTraits?.set(collection, for: childViewController, by: self) }

  // MARK: Insets

  /// What the controller adds to the safe area of its view: the room its own bars take.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { addedSafeArea }
    set {
      setAddedSafeArea(
        NumberCheck.admit(newValue, else: addedSafeArea, "additionalSafeAreaInsets", of: self))
    }
  }
  /// The safe area of the view has changed; does nothing unless overridden.
  open func viewSafeAreaInsetsDidChange() {}
  /// The margins of the view have changed; does nothing unless overridden.
  open func viewLayoutMarginsDidChange() {}

  // MARK: Presentation

  /// How the controller is shown over another.
  open var modalPresentationStyle = UIModalPresentationStyle.pageSheet {
    didSet { modalPresentationStyle = modalPresentationStyle.concrete }
  }
  /// How the controller comes and goes, where the program animates nothing itself.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether what is presented in the current context is presented over this controller's view.
  open var definesPresentationContext = false
  /// Whether what is presented over this context comes and goes in this controller's way.
  open var providesPresentationContextTransitionStyle = false
  /// Whether the user can't dismiss it by a gesture or a key.
  open var isModalInPresentation = false
  /// The controller this one, or one it belongs to, has presented.
  open var presentedViewController: UIViewController? {
    withParents.lazy.compactMap(\.presentedStorage).first
  }
  /// The controller that presented this one, or one it belongs to.
  open var presentingViewController: UIViewController? {
    withParents.lazy.compactMap(\.presenterStorage).first
  }
  /// Shows a controller over this one's window.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    KitServices.installed.presentation?.present(
      viewControllerToPresent, over: self, flag, completion)
  }
  /// Takes away what this controller has presented, or this controller where it was presented.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    KitServices.installed.presentation?.dismiss(from: self, flag, completion)
  }

  /// Shows a controller where it belongs: the nearest parent that overrides this decides, and where none
  /// does it is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    ChainRing.goOn(from: self, otherwise: ()) {
      parent?.show(vc, sender: sender) ?? present(vc, animated: true)
    }
  }
  /// Shows a controller as the details of this one; decided as ``show(_:sender:)`` is.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    ChainRing.goOn(from: self, otherwise: ()) {
      parent?.showDetailViewController(vc, sender: sender) ?? present(vc, animated: true)
    }
  }

  // MARK: Editing

  /// Whether the user may change what is shown; calls ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }
  /// Lets the user change what is shown, or no longer; an override calls `super`.
  open func setEditing(_ editing: Bool, animated: Bool) { isBeingEdited = editing }
  /// Whether the keyboard stays when editing in the controller ends, or moves to a responder without
  /// an input view; asked of the controller that is presented or fills the window. A form sheet's does.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  // MARK: Size

  /// The size that the view should have in what holds it; zero for no wish.
  open var preferredContentSize = CGSize.zero {
    didSet {
      preferredContentSize = NumberCheck.admit(
        preferredContentSize, else: oldValue, "preferredContentSize", of: self)
      preferredSizeDidChange(from: oldValue)
    }
  }
  /// What is in the controller wants another size; does nothing unless overridden.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The constraints of what is in the controller give another size; does nothing unless overridden.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The size of a child beside the controller's own; the same, unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// The view is about to have another size; an override calls `super`, which tells the children.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { passOnSize(size, coordinator) }
  /// The traits are about to change; an override calls `super`, which tells the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { for child in childStorage { child.willTransition(to: newCollection, with: coordinator) } }

  // MARK: Focus

  /// Where the focus should go when it comes to the controller: by default, to its view.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] {
    preferredFocusedView.map { [$0] } ?? []
  }
  /// The view that gets the focus, by its older name.
  open var preferredFocusedView: UIView? { viewIfLoaded }
  /// The superview of the view, or a controller without a place in the tree its parent.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { environmentAround }
  /// The controller's view.
  open var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
  /// The name of the focus group of what is in the controller; nil for that of what is around it.
  open var focusGroupIdentifier: String?
  /// Asks for a focus update before the next frame; heard only where the focused item is in here.
  open func setNeedsFocusUpdate() { UIFocusSystem.focusSystem(for: self)?.mover?.needsUpdate(self) }
  /// Makes the focus update that was asked for now.
  open func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.mover?.update() }
  /// Whether the focus may move as `context` says; true unless overridden.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// The focus has moved; does nothing unless overridden.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Constraints and status bar

  /// Changes the constraints of the controller's view; by default the view changes its own.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Brings properties of the controller and its view up to date, before constraints and layout.
  open func updateProperties() {}
  /// Asks for ``updateProperties()`` before the next layout; the view's own is called after it.
  open func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }
  /// Runs ``updateProperties()`` now where it was asked for, in the controller's view and all in it.
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
  /// How the status bar should be written. No host draws one: the scene's `statusBarManager` tells.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar should be away. No host draws one: the scene's `statusBarManager` tells.
  open var prefersStatusBarHidden: Bool { false }
  /// How the status bar should come and go. No host draws one, so nobody asks.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that decides how the status bar is written.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the status bar is away.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Says that the answers about the status bar have changed; no host draws one, so nothing happens.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Whether a controller that covers nothing decides on the status bar when it is presented.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether the bar for leaving the app may fade. No host draws one, so nobody asks.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides whether that bar may fade. No host draws one, so nobody asks.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Says that the answers about that bar have changed; no host draws one, so nothing happens.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The edges where the program's gestures come first. The system has none there, so nobody asks.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that decides on those edges. The system has no gestures there, so nobody asks.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Says that the answers about those edges have changed; nobody asks for them.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  // MARK: Orientation and memory

  /// To which sides the interface may be turned while the controller fills the window: any, and on a
  /// phone not upside down.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// How the interface should be turned when the controller is presented; kept as it is.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether the interface turns with the device, by the name before iOS 16.
  open var shouldAutorotate: Bool { true }
  /// Says that ``supportedInterfaceOrientations`` has changed; it is asked for with the next turn.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Whether the interface stays as it is while the device is turned; false unless overridden.
  open var prefersInterfaceOrientationLocked: Bool { false }
  /// The child that decides on that; none unless overridden.
  open var childViewControllerForInterfaceOrientationLock: UIViewController? { nil }
  /// Says that ``prefersInterfaceOrientationLocked`` has changed; it is asked for with the next turn.
  open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {}
  /// Whether the pointer should not leave the window. No host holds it, so nobody asks.
  open var prefersPointerLocked: Bool { false }
  /// The child that decides on that. No host holds the pointer, so nobody asks.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Says that ``prefersPointerLocked`` has changed; nobody asks for it.
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  /// Memory is short, which nobody here says; an override calls `super`.
  open func didReceiveMemoryWarning() {}

  /// Whether the controller goes on performing actions while it presents another; true unless
  /// overridden.
  open var performsActionsWhilePresentingModally: Bool { true }
  /// The object that performs `action`; the search passes over a controller that presents another
  /// and does not want actions meanwhile.
  open override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    isMutedByPresentation
      ? targetAbove(action, withSender: sender)
      : super.target(forAction: action, withSender: sender)
  }

  // MARK: Keys

  /// The commands that were added; nil for none.
  open override var keyCommands: [UIKeyCommand]? {
    addedKeyCommands.isEmpty ? nil : addedKeyCommands
  }
  /// Adds a command to ``keyCommands``; one that is there already is not added again.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    guard !addedKeyCommands.contains(where: { $0 === keyCommand }) else { return }
    addedKeyCommands.append(keyCommand)
  }
  /// Takes a command out of ``keyCommands``.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }

  // MARK: The chain

  /// The superview of the view; the presenter of a presented controller; a root controller's window.
  open override var next: UIResponder? {
    TouchCall.noteQuestion(to: self)
    return presenterStorage ?? rootWindow ?? viewStorage?.superview ?? parentStorage
  }
}
