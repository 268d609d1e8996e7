internal import TouchstoneTrace

/// A view that turns touches into control events and sends them to registered targets and closures.
///
/// The control consumes the touches that it handles: nothing is forwarded up the responder chain
/// (statement 226). A disabled control is still hit-tested, and forwards the touches that it
/// doesn't handle (statement 227).
///
/// The class body is a table of contents: each member's implementation is in the file of its topic.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  package final var registrations = ControlRegistrations()
  var tracking = ControlTracking()
  var settingsOfControl = ControlSettings()
  /// The touch event that causes the current control events, or `nil` for events that the app sends
  /// itself.
  var eventBeingSent: UIEvent?
  /// The outcome of the actions of the current touch.
  var outcome = ControlOutcome.nobody

  // MARK: Initializers

  /// Creates a control with a frame in its future superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control without reading `coder`, because archives aren't supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control with an action for ``UIControl/Event/primaryActionTriggered``.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// The current state of the control, as a set of flags.
  open var state: State { synthesizedState }
  /// Whether the control handles touches.
  ///
  /// Disabling it during a touch cancels its tracking without events.
  open var isEnabled: Bool {
    get { settingsOfControl.isEnabled }
    set { setEnabled(newValue) }
  }
  /// Whether the control is selected.
  ///
  /// The app decides what that means.
  open var isSelected: Bool {
    get { settingsOfControl.isSelected }
    set { set(\.isSelected, newValue) }
  }
  /// Whether the control shows that a finger is on it.
  ///
  /// The control sets and clears it during tracking.
  open var isHighlighted: Bool {
    get { settingsOfControl.isHighlighted }
    set { set(\.isHighlighted, newValue) }
  }
  /// The horizontal alignment of the content.
  open var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { settingsOfControl.horizontalAlignment }
    set { set(\.horizontalAlignment, newValue) }
  }
  /// The vertical alignment of the content.
  open var contentVerticalAlignment: ContentVerticalAlignment {
    get { settingsOfControl.verticalAlignment }
    set { set(\.verticalAlignment, newValue) }
  }
  /// ``contentHorizontalAlignment`` with leading and trailing resolved to left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    resolvedHorizontalAlignment
  }

  // MARK: Tracking

  /// Whether the control is tracking a finger.
  open var isTracking: Bool { tracking.isTracking }
  /// Whether the tracked finger is inside the control or close enough.
  ///
  /// `false` if no finger is tracked.
  open var isTouchInside: Bool { tracking.isTouchInside }
  /// Returns whether to track a finger that touched the control, by default `true`.
  ///
  /// It is called before `touchDown` is sent. If it returns `false`, no events are sent for this
  /// finger.
  @discardableResult
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Returns whether to continue tracking a finger that moved, by default `true`.
  @discardableResult
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when tracking ends, with `nil` in place of `touch` if the touch was canceled.
  ///
  /// The default implementation does nothing.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Stops tracking.
  ///
  /// An override must call `super`.
  ///
  /// `event` is `nil` if no event is the reason, such as when the control leaves its window.
  open func cancelTracking(with event: UIEvent?) { giveUpTracking(event) }

  // MARK: Actions

  /// Sends `action` to `target` for control events.
  ///
  /// The control doesn't retain `target`. If it is `nil`, the responder chain determines the
  /// receiver.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    register(target, action, controlEvents)
  }
  /// Stops sending `action` to `target` for control events, where `nil` matches every target or
  /// action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    registrations.remove(target, action, controlEvents)
  }
  /// Runs `action` for control events, in place of an action with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    registrations.add(action, controlEvents)
  }
  /// Stops running the action with the identifier of `action` for control events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    registrations.remove(action.identifier, controlEvents)
  }
  /// Stops running the action with an identifier for control events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    registrations.remove(actionIdentifier, controlEvents)
  }
  /// All live targets, and an `NSNull` if there is a `nil` target.
  ///
  /// A target that isn't an `NSObject` is represented by its `ObjectIdentifier`.
  open var allTargets: Set<AnyHashable> { registrations.targets }
  /// All events for which at least one action is registered.
  open var allControlEvents: Event { registrations.events }
  /// Returns the names of a target's actions for an event, in order, or `nil` if no action is
  /// registered.
  ///
  /// Also returns `nil` for a `nil` target.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    registrations.names(target, controlEvent)
  }
  /// Calls `iterator` with each registration that exists at the start of the call.
  ///
  /// Its arguments are the action, or the target and selector, and the events. Setting the last
  /// argument stops the iteration.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    let snapshot = registrations
    snapshot.enumerate(iterator)
  }

  /// Sends a selector's action through the application.
  ///
  /// An override may observe or suppress it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if ownApplication.sendAction(action, to: target, from: self, for: event) { outcome = .answered }
  }
  /// Runs a closure's action through the application.
  ///
  /// An override may observe or suppress it.
  open func sendAction(_ action: UIAction) {
    let isHandled = ownApplication.sendAction(
      UIAction.perform, to: action, from: self, for: eventBeingSent)
    if isHandled { outcome = .answered }
  }
  /// Sends the actions for control events, with `nil` in place of an event.
  open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }
  /// Performs the control's primary action, as if the user had triggered it.
  ///
  /// If the primary action is the control's menu, shows the menu.
  open func performPrimaryAction() {
    if !presentsMenuAsPrimaryAction() { send(.primaryActionTriggered, with: nil) }
  }

  // MARK: Menus

  /// Whether a touch shows the control's menu immediately, instead of a long press.
  open var showsMenuAsPrimaryAction: Bool {
    get { settingsOfControl.showsMenuAsPrimaryAction }
    set { settingsOfControl.showsMenuAsPrimaryAction = newValue }
  }
  /// The text for a pointer that rests on the control (stored, but not shown yet).
  open var toolTip: String? {
    get { settingsOfControl.toolTip }
    set { settingsOfControl.toolTip = newValue }
  }

  /// The interaction that shows the control's menu, or `nil` if the control has no menu.
  open var contextMenuInteraction: UIContextMenuInteraction? { settingsOfControl.menuInteraction }
  /// Whether the control shows a menu.
  ///
  /// Override ``contextMenuInteraction(_:configurationForMenuAtLocation:)`` to provide it.
  open var isContextMenuInteractionEnabled: Bool {
    get { settingsOfControl.menuInteraction != nil }
    set { setMenuInteraction(newValue) }
  }
  /// Returns the point at which the menu is attached, by default the control's leading bottom
  /// corner.
  ///
  /// The point is in the control's coordinates.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    placeOfMenu
  }
  /// Returns the menu of the control, by default `nil`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Returns the preview that is lifted as the menu appears, or `nil` for the control.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Returns the preview to which the menu shrinks, or `nil` for the control.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Called when the menu is about to appear.
  ///
  /// An override must call `super`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Called when the menu is about to disappear.
  ///
  /// An override must call `super`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: UIResponder

  /// Starts tracking.
  ///
  /// Forwards the touches that a disabled control doesn't handle.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let refused = begin(touches, event)
    if !refused.isEmpty { super.touchesBegan(refused, with: event) }
  }
  /// Continues tracking.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    let foreign = move(touches, event)
    if !foreign.isEmpty { super.touchesMoved(foreign, with: event) }
  }
  /// Ends tracking.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let foreign = end(touches, event)
    if !foreign.isEmpty { super.touchesEnded(foreign, with: event) }
  }
  /// Cancels tracking.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    let foreign = cancel(touches, event)
    if !foreign.isEmpty { super.touchesCancelled(foreign, with: event) }
  }

  /// Highlights the control for a press that activates it while it has the focus.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let foreign = begin(presses)
    if !foreign.isEmpty { super.pressesBegan(foreign, with: event) }
  }
  /// Activates the control when such a press ends.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let foreign = end(presses, event)
    if !foreign.isEmpty { super.pressesEnded(foreign, with: event) }
  }
  /// Drops such a press without activating the control.
  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let foreign = cancel(presses)
    if !foreign.isEmpty { super.pressesCancelled(foreign, with: event) }
  }

  // MARK: Focus

  /// Whether the control is enabled (statement 356).
  open override var canBecomeFocused: Bool { isEnabled }

  // MARK: Overrides of the framework's controls

  @_spi(Kit) open override var accessibilityStateTraits: UIAccessibilityTraits { traitsOfState }

  @_spi(Kit) open override func focusStateDidChange() {
    super.focusStateDidChange()
    if !isFocused { giveUpPresses() }
    stateDidChange()
  }

  /// Performs the control's action for a press, and returns the events to send.
  @_spi(Kit) open func activate() -> Event { primaryEvent.union(.primaryActionTriggered) }

  @_spi(Kit) open override func didLeave(_ window: UIWindow) {
    super.didLeave(window)
    if !tracking.tracked.isEmpty { cancelTracking(with: nil) }
  }

  /// The control's primary event, which also triggers `primaryActionTriggered`.
  @_spi(Kit) open var primaryEvent: Event { [] }

  /// Whether the control has an effect of its own, in addition to its actions.
  @_spi(Kit) open var hasOwnPurpose: Bool {
    type(of: self) != UIControl.self || showsMenuAsPrimaryAction
  }

  /// Called when a finger is lifted inside, before the actions are sent.
  @_spi(Kit) open func willSendTouchUpInside() {}

  /// Called when a menu element is selected, before its action runs.
  @_spi(Kit) open func menuWillChoose(_ element: UIMenuElement) {}

  /// Called when the state or the alignment has changed.
  @_spi(Kit) open func stateDidChange() { setNeedsLayout() }
}
