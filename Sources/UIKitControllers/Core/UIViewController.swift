internal import TouchstoneHitTree

/// An object that owns a view, manages its appearance on screen, and follows it in the responder
/// chain.
///
/// This class contains what the responder chain needs. A module above implements presentations.
/// `Documentation/NotYet.md` lists navigation and tab bar controllers.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIFocusEnvironment, UIContentContainer {
  var viewStorage: UIView?
  var isLoading = false
  var childStorage: [UIViewController] = []
  package final weak var parentStorage: UIViewController?
  @exclusivity(unchecked) private final var rootWindowReference = ZeroingReference<UIWindow>()
  final var rootWindow: UIWindow? {
    get { rootWindowReference.object }
    set { rootWindowReference = ZeroingReference(newValue) }
  }
  package final var presentedStorage: UIViewController?
  package final weak var presenterStorage: UIViewController?
  /// The state that the presentation module stores with the controller.
  package final var presenting: AnyObject?
  /// Whether the controller is presented in place of its presenter's view, which is then removed.
  package final var coversPresenter = false
  package final var appearance = ControllerAppearance()
  var addedSafeArea = UIEdgeInsets.zero
  var addedKeyCommands: [UIKeyCommand] = []
  /// The traits of which the controller was last notified, or `nil` if its view was never in a
  /// window.
  package final var traits: UITraitCollection?
  /// The state that the traits module stores with the controller, or `nil` if it stores nothing.
  package final var traitPart: AnyObject?
  private final var isBeingEdited = false
  /// Whether the configuration for missing content is updated before the next layout of the view.
  final var needsUnavailableUpdate = true
  /// The queue that takes over the children if the controller is deallocated because of its parent.
  private nonisolated(unsafe) var releaseLine: ReleaseQueue<UIViewController>?

  /// Creates a controller and ignores the names, because nibs aren't supported.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  /// Creates a controller without reading `coder`, because archives aren't supported.
  public required init?(coder: NSCoder) { super.init() }
  /// Creates a controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  deinit { ReleaseQueue.release(&childStorage, into: releaseLine) { $0.releaseLine = $1 } }

  // MARK: The view

  /// The controller's view, created on first access.
  open var view: UIView! {
    get { loadedView() }
    set { setView(newValue) }
  }
  /// The controller's view, or `nil` if it isn't loaded yet.
  open var viewIfLoaded: UIView? { viewStorage }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { viewStorage != nil }
  /// Creates the view.
  ///
  /// Override this method to create a different view, without calling `super`.
  open func loadView() { view = Self.makeView() }
  /// Loads the view if it isn't loaded yet.
  open func loadViewIfNeeded() { _ = loadedView() }
  /// Called once after the view is loaded, to set up the view.
  open func viewDidLoad() {}
  /// The title of the controller, as a navigation bar or a message shows it.
  open var title: String?

  // MARK: Appearing

  /// Called when the view is about to become visible, before it is in its window.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in its window and has its size, before its layout.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called at the end of the first frame that shows the view.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called when the view is about to disappear.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called when the view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called when the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Whether the controller is being presented.
  ///
  /// `true` in the callbacks of that transition.
  open var isBeingPresented: Bool { appearance.reasons.contains(.presented) }
  /// Whether the controller is being dismissed.
  ///
  /// `true` in the callbacks of that transition.
  open var isBeingDismissed: Bool { appearance.reasons.contains(.dismissed) }
  /// Whether the controller appears because it was added to a container.
  open var isMovingToParent: Bool { appearance.reasons.contains(.joinsParent) }
  /// Whether the controller disappears because it is being removed from its container.
  open var isMovingFromParent: Bool { appearance.reasons.contains(.leavesParent) }
  /// Whether the controller forwards its appearance transitions to its children automatically.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Starts an appearance or disappearance of the controller.
  ///
  /// Use it in containers that forward appearance methods manually.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    startTransition(isAppearing, animated)
  }
  /// Ends the transition that ``beginAppearanceTransition(_:animated:)`` started.
  open func endAppearanceTransition() { finishTransition() }

  // MARK: Containment

  /// The child controllers.
  open var children: [UIViewController] { childStorage }
  /// The controller that contains this one.
  open var parent: UIViewController? { parentStorage }
  /// Adds a child controller.
  ///
  /// Add its view afterward, and then call its `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Removes the controller from its parent.
  ///
  /// Call `willMove(toParent: nil)` and remove the view before.
  open func removeFromParent() { leaveParent() }
  /// Called when the parent is about to change.
  ///
  /// An override must call `super`.
  open func willMove(toParent parent: UIViewController?) { noteNextParent(parent) }
  /// Called when the parent has changed.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Traits

  /// The traits of the view's surroundings, with the controller's overrides applied.
  open var traitCollection: UITraitCollection {
    traits ?? KitServices.installed.traits?.traits(of: self) ?? .current
  }
  /// Called when the traits have changed, before the view is notified.
  ///
  /// The default implementation does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Updates the traits, which are always current in Touchstone.
  open func updateTraitsIfNeeded() { viewIfLoaded?.updateTraitsIfNeeded() }
  /// The interface style of the controller's view and its descendants, regardless of the
  /// surroundings.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { KitServices.installed.traits?.style(of: self) ?? .unspecified }
    set { KitServices.installed.traits?.setStyle(newValue, of: self) }
  }
  /// Returns the traits that this controller overrides for a child, or `nil` without overrides.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    KitServices.installed.childTraits?.traits(setFor: childViewController, by: self)
  }
  /// Overrides traits of a child, which it would otherwise inherit.
  ///
  /// `nil` removes the overrides.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { KitServices.installed.childTraits?.set(collection, for: childViewController, by: self) }

  // MARK: Insets

  /// The insets that the controller adds to the safe area of its view, such as the space of its own
  /// bars.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { addedSafeArea }
    set {
      setAddedSafeArea(
        NumberCheck.admit(newValue, else: addedSafeArea, "additionalSafeAreaInsets", of: self))
    }
  }
  /// Called when the safe area of the view has changed.
  ///
  /// The default implementation does nothing.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the margins of the view have changed.
  ///
  /// The default implementation does nothing.
  open func viewLayoutMarginsDidChange() {}

  // MARK: Presentation

  /// The style in which the controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.pageSheet {
    didSet { modalPresentationStyle = modalPresentationStyle.concrete }
  }
  /// The animation with which the controller is presented and dismissed, unless the app provides
  /// its own.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether presentations in the current context appear over this controller's view.
  open var definesPresentationContext = false
  /// Whether presentations over this context use this controller's transition style.
  open var providesPresentationContextTransitionStyle = false
  /// Whether the user can't dismiss the controller by a gesture or a key.
  open var isModalInPresentation = false
  /// The controller that this controller or its nearest presenting ancestor has presented.
  open var presentedViewController: UIViewController? {
    withParents.lazy.compactMap(\.presentedStorage).first
  }
  /// The controller that presented this controller or its nearest presented ancestor.
  open var presentingViewController: UIViewController? {
    withParents.lazy.compactMap(\.presenterStorage).first
  }
  /// Presents a controller over this one's window.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    KitServices.installed.presentation?.present(
      viewControllerToPresent, over: self, flag, completion)
  }
  /// Dismisses the controller that this one has presented, or this controller if it is presented
  /// itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    KitServices.installed.presentation?.dismiss(from: self, flag, completion)
  }

  /// Shows a controller in the way that suits the context.
  ///
  /// The nearest parent that overrides this method decides how. If no parent does, the controller
  /// is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    ChainDepthLimit.goOn(from: self, otherwise: ()) {
      parent?.show(vc, sender: sender) ?? present(vc, animated: true)
    }
  }
  /// Shows a controller as a detail of this one, by the rule of ``show(_:sender:)``.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    ChainDepthLimit.goOn(from: self, otherwise: ()) {
      parent?.showDetailViewController(vc, sender: sender) ?? present(vc, animated: true)
    }
  }

  // MARK: Editing

  /// Whether the user can edit the content.
  ///
  /// Setting it calls ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }
  /// Turns editing of the content on or off.
  ///
  /// An override must call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) { isBeingEdited = editing }
  /// Whether the keyboard stays when editing ends, or moves to a responder without an input view.
  ///
  /// Only the presented controller or the root controller is queried. The default is `true` for a
  /// form sheet.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  // MARK: Size

  /// The preferred size of the view in its container, or zero for no preference.
  open var preferredContentSize = CGSize.zero {
    didSet {
      preferredContentSize = NumberCheck.admit(
        preferredContentSize, else: oldValue, "preferredContentSize", of: self)
      preferredSizeDidChange(from: oldValue)
    }
  }
  /// Called when the preferred size of a child container has changed.
  ///
  /// The default implementation does nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Called when the constraints of a child container yield a different size.
  ///
  /// The default implementation does nothing.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Returns the size of a child if the controller has the size `parentSize`.
  ///
  /// The default implementation returns `parentSize`.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called when the size of the view is about to change.
  ///
  /// An override must call `super`, which notifies the children.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { passOnSize(size, coordinator) }
  /// Called when the traits are about to change.
  ///
  /// An override must call `super`, which notifies the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { for child in childStorage { child.willTransition(to: newCollection, with: coordinator) } }

  // MARK: Focus

  /// The environments that the focus prefers when it moves to the controller, by default its view.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] {
    preferredFocusedView.map { [$0] } ?? []
  }
  /// The view that receives the focus, by the older name of ``preferredFocusEnvironments``.
  open var preferredFocusedView: UIView? { viewIfLoaded }
  /// The focus environment around the controller: the superview of its view, or its parent if the
  /// view has no superview.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { environmentAround }
  /// The controller's view.
  open var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
  /// The focus group of the controller's content, or `nil` to inherit the surrounding one.
  open var focusGroupIdentifier: String?
  /// Requests a focus update before the next frame.
  ///
  /// It has an effect only if the controller contains the focused item.
  open func setNeedsFocusUpdate() { UIFocusSystem.focusSystem(for: self)?.mover?.needsUpdate(self) }
  /// Performs a requested focus update now.
  open func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.mover?.update() }
  /// Returns whether the focus may move as `context` describes, by default `true`.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called when the focus has moved.
  ///
  /// The default implementation does nothing.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Missing content

  /// The description of a view in front of the controller's view, which is shown in place of missing
  /// content, or `nil` if there is content.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { KitServices.installed.unavailableContent?.configuration(of: self) }
    set { KitServices.installed.unavailableContent?.show(newValue, in: self) }
  }
  /// The state for which the configuration is updated, with the traits of the controller.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: traitCollection)
  }
  /// Requests a call of ``updateContentUnavailableConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateContentUnavailableConfiguration() { requestUnavailableUpdate() }
  /// Called before the first layout of the view, after the traits have changed, and on request.
  ///
  /// Override this method to set ``contentUnavailableConfiguration`` if content is missing, and to
  /// set it to `nil` otherwise. The default implementation does nothing.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  // MARK: Constraints and status bar

  /// Updates the constraints of the controller's view.
  ///
  /// By default, the view updates its own.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Updates properties of the controller and its view, before constraints and layout.
  open func updateProperties() {}
  /// Requests a call of ``updateProperties()`` before the next layout.
  ///
  /// The view's own method follows.
  open func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }
  /// Performs requested calls of ``updateProperties()`` now, in the controller's view and its
  /// descendants.
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
  /// The preferred style of the status bar.
  ///
  /// No host draws one, but the scene's `statusBarManager` reports it.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar should be hidden.
  ///
  /// No host draws one, but the scene's `statusBarManager` reports it.
  open var prefersStatusBarHidden: Bool { false }
  /// The preferred animation of the status bar (unused, because no host draws one).
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that determines the style of the status bar.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that determines whether the status bar is hidden.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Requests an update of the status bar, which does nothing because no host draws one.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Whether the controller determines the status bar when it is presented without covering the
  /// screen.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether the home indicator may fade (unused, because no host draws one).
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that determines whether the home indicator may fade (unused, because no host draws
  /// one).
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Requests an update of the home indicator, which does nothing because no host draws one.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The edges where the app's gestures precede the system's (unused, because the system has no
  /// gestures there).
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that determines those edges (unused, because the system has no gestures there).
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Requests an update of those edges, which does nothing because they aren't used.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  // MARK: Orientation and memory

  /// The interface orientations that the controller supports while it fills the window.
  ///
  /// The default is all orientations on a pad, and all except upside down on a phone.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// The preferred interface orientation when the controller is presented (only stored).
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether the interface rotates with the device (the name before iOS 16).
  open var shouldAutorotate: Bool { true }
  /// Announces a change of ``supportedInterfaceOrientations``, which is read at the next rotation.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Whether the interface keeps its orientation when the device rotates, by default `false`.
  open var prefersInterfaceOrientationLocked: Bool { false }
  /// The child that determines the orientation lock, by default `nil`.
  open var childViewControllerForInterfaceOrientationLock: UIViewController? { nil }
  /// Announces a change of ``prefersInterfaceOrientationLocked``, which is read at the next
  /// rotation.
  open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {}
  /// Whether the pointer should stay in the window (unused, because no host locks the pointer).
  open var prefersPointerLocked: Bool { false }
  /// The child that determines the pointer lock (unused, because no host locks the pointer).
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Announces a change of ``prefersPointerLocked``, which does nothing because the property isn't
  /// used.
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  /// Called if memory is low, which Touchstone never reports.
  ///
  /// An override must call `super`.
  open func didReceiveMemoryWarning() {}

  /// Whether the controller performs actions while it presents another, by default `true`.
  open var performsActionsWhilePresentingModally: Bool { true }
  /// Returns the object that performs `action`.
  ///
  /// The search skips a controller that presents another and performs no actions during that time.
  open override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    isMutedByPresentation
      ? targetAbove(action, withSender: sender)
      : super.target(forAction: action, withSender: sender)
  }

  // MARK: Keys

  /// The commands that were added, or `nil` if the list is empty.
  open override var keyCommands: [UIKeyCommand]? {
    addedKeyCommands.isEmpty ? nil : addedKeyCommands
  }
  /// Adds a command to ``keyCommands``, unless it is already there.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    guard !addedKeyCommands.contains(where: { $0 === keyCommand }) else { return }
    addedKeyCommands.append(keyCommand)
  }
  /// Removes a command from ``keyCommands``.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }

  // MARK: The chain

  /// The next responder: the presenter, the window of a root controller, the view's superview, or
  /// the parent.
  ///
  /// The first of these that exists is returned.
  open override var next: UIResponder? {
    TouchCall.noteQuestion(to: self)
    return presenterStorage ?? rootWindow ?? viewStorage?.superview ?? parentStorage
  }
}
