internal import TouchstoneTrace

/// A view that turns touches into control events, and tells whoever registered for them.
///
/// While it handles a touch the control keeps it: nothing is passed up the chain (statement 226). A
/// disabled control is still hit, and passes on what it does not handle (statement 227).
///
/// The class body is a table of contents: each member's work stands in the file of its facet.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  package final var registrations = ControlRegistrations()
  var tracking = ControlTracking()
  var settingsOfControl = ControlSettings()
  /// The touches event whose control events are being sent; nil for what the program sends itself.
  var eventBeingSent: UIEvent?
  /// What became of the actions of the touch that is being handled.
  var outcome = ControlOutcome.nobody

  // MARK: Making a control

  /// Makes a control with a frame in its future superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control from an archive; there is none to read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a control with an action for ``UIControl/Event/primaryActionTriggered``.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// All that is true of the control now; several flags may be set.
  open var state: State { synthesizedState }
  /// Whether the control answers touches; turning it off in the middle of one gives the touch up.
  open var isEnabled: Bool {
    get { settingsOfControl.isEnabled }
    set { setEnabled(newValue) }
  }
  /// Whether the control is selected, which means what the program likes.
  open var isSelected: Bool {
    get { settingsOfControl.isSelected }
    set { set(\.isSelected, newValue) }
  }
  /// Whether the control shows that a finger is on it; set and cleared while it tracks one.
  open var isHighlighted: Bool {
    get { settingsOfControl.isHighlighted }
    set { set(\.isHighlighted, newValue) }
  }
  /// Where the content goes from side to side.
  open var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { settingsOfControl.horizontalAlignment }
    set { set(\.horizontalAlignment, newValue) }
  }
  /// Where the content goes from top to bottom.
  open var contentVerticalAlignment: ContentVerticalAlignment {
    get { settingsOfControl.verticalAlignment }
    set { set(\.verticalAlignment, newValue) }
  }
  /// ``contentHorizontalAlignment`` with left or right in place of leading and trailing.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    resolvedHorizontalAlignment
  }

  // MARK: Tracking

  /// Whether a finger is being tracked.
  open var isTracking: Bool { tracking.isTracking }
  /// Whether the finger that is being tracked is inside, or near enough; false without one.
  open var isTouchInside: Bool { tracking.isTouchInside }
  /// A finger came down: whether to track it. True unless overridden.
  ///
  /// It is asked before `touchDown` is sent; after a refusal nothing is sent for this finger.
  @discardableResult
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger moved: whether to go on tracking it. True unless overridden.
  @discardableResult
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger was lifted, or, with no touch, taken away; does nothing unless overridden.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Stops tracking; an override calls `super`.
  ///
  /// The event is nil where no event is the reason, as when the control leaves its window.
  open func cancelTracking(with event: UIEvent?) { giveUpTracking(event) }

  // MARK: Actions

  /// Sends `action` to `target`, which is not kept alive, for events; to whom the responder chain
  /// finds where `target` is nil.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    register(target, action, controlEvents)
  }
  /// Stops sending; nil stands for every target or every action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    registrations.remove(target, action, controlEvents)
  }
  /// Runs `action` for events, in place of one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    registrations.add(action, controlEvents)
  }
  /// Stops running the action with the same identifier for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    registrations.remove(action.identifier, controlEvents)
  }
  /// Stops running the action with an identifier for events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    registrations.remove(actionIdentifier, controlEvents)
  }
  /// All targets that are alive, and an `NSNull` where a target is nil.
  ///
  /// A target that is no `NSObject` is spoken of by its `ObjectIdentifier`.
  open var allTargets: Set<AnyHashable> { registrations.targets }
  /// All events that at least one action is registered for.
  open var allControlEvents: Event { registrations.events }
  /// The names of a target's actions for an event, in order; nil for none, and for a nil target.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    registrations.names(target, controlEvent)
  }
  /// Calls `iterator` with each registration there is at the start: its action, or its target and
  /// selector, and its events; the last argument stops it.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    let snapshot = registrations
    snapshot.enumerate(iterator)
  }

  /// Sends a selector's action by way of the application; an override may watch or suppress it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if ownApplication.sendAction(action, to: target, from: self, for: event) { outcome = .answered }
  }
  /// Runs a closure's action by way of the application; an override may watch or suppress it.
  open func sendAction(_ action: UIAction) {
    let isHandled = ownApplication.sendAction(
      UIAction.perform, to: action, from: self, for: eventBeingSent)
    if isHandled { outcome = .answered }
  }
  /// Sends the actions for events, without an event: actions that take one get nil.
  open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }
  /// Does what the control is for, as if the user had.
  ///
  /// Where that is showing its menu, the menu is shown.
  open func performPrimaryAction() {
    if !presentsMenuAsPrimaryAction() { send(.primaryActionTriggered, with: nil) }
  }

  // MARK: Menus

  /// Whether touching the control shows its menu at once, in place of a press that is held.
  open var showsMenuAsPrimaryAction: Bool {
    get { settingsOfControl.showsMenuAsPrimaryAction }
    set { settingsOfControl.showsMenuAsPrimaryAction = newValue }
  }
  /// What a pointer that rests on the control is told; kept, and not shown yet.
  open var toolTip: String? {
    get { settingsOfControl.toolTip }
    set { settingsOfControl.toolTip = newValue }
  }

  /// What shows the control's menu; nil while it has none.
  open var contextMenuInteraction: UIContextMenuInteraction? { settingsOfControl.menuInteraction }
  /// Whether the control shows a menu; an override of
  /// ``contextMenuInteraction(_:configurationForMenuAtLocation:)`` says which.
  open var isContextMenuInteractionEnabled: Bool {
    get { settingsOfControl.menuInteraction != nil }
    set { setMenuInteraction(newValue) }
  }
  /// Where the menu of the control is attached, in its coordinates; at its leading lower corner.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    placeOfMenu
  }
  /// The menu of the control; nil unless overridden.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// What is lifted as the menu appears; the control.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// What the preview goes back to; the control.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// The menu is about to appear; an override calls `super`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// The menu is about to go; an override calls `super`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: UIResponder

  /// Starts to track; passes on what a disabled control does not handle.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let refused = begin(touches, event)
    if !refused.isEmpty { super.touchesBegan(refused, with: event) }
  }
  /// Goes on tracking.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    let foreign = move(touches, event)
    if !foreign.isEmpty { super.touchesMoved(foreign, with: event) }
  }
  /// Ends tracking.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let foreign = end(touches, event)
    if !foreign.isEmpty { super.touchesEnded(foreign, with: event) }
  }
  /// Gives tracking up.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    let foreign = cancel(touches, event)
    if !foreign.isEmpty { super.touchesCancelled(foreign, with: event) }
  }

  /// Shows a press that activates the control while it has the focus.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let foreign = begin(presses)
    if !foreign.isEmpty { super.pressesBegan(foreign, with: event) }
  }
  /// Activates the control where such a press came up.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let foreign = end(presses, event)
    if !foreign.isEmpty { super.pressesEnded(foreign, with: event) }
  }
  /// Gives such a press up.
  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let foreign = cancel(presses)
    if !foreign.isEmpty { super.pressesCancelled(foreign, with: event) }
  }

  // MARK: Focus

  /// Whether the control is enabled (statement 356).
  open override var canBecomeFocused: Bool { isEnabled }

  // MARK: What the kit's own controls override

  @_spi(Kit) open override var accessibilityStateTraits: UIAccessibilityTraits { traitsOfState }

  @_spi(Kit) open override func focusStateDidChange() {
    super.focusStateDidChange()
    if !isFocused { giveUpPresses() }
    stateDidChange()
  }

  /// A press activates the control: does what it is for, and answers the events to send.
  @_spi(Kit) open func activate() -> Event { primaryEvent.union(.primaryActionTriggered) }

  @_spi(Kit) open override func didLeave(_ window: UIWindow) {
    super.didLeave(window)
    if !tracking.tracked.isEmpty { cancelTracking(with: nil) }
  }

  /// The control event that is the control's main one, with which `primaryActionTriggered` is sent.
  @_spi(Kit) open var primaryEvent: Event { [] }

  /// Whether it does something by itself, besides what its actions do.
  @_spi(Kit) open var hasOwnPurpose: Bool {
    type(of: self) != UIControl.self || showsMenuAsPrimaryAction
  }

  /// A finger was lifted inside, and nobody was told yet.
  @_spi(Kit) open func willSendTouchUpInside() {}

  /// A line of the control's menu was chosen, and has not run yet.
  @_spi(Kit) open func menuWillChoose(_ element: UIMenuElement) {}

  /// State or alignment changed.
  @_spi(Kit) open func stateDidChange() { setNeedsLayout() }
}
