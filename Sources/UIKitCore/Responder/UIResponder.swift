/// An object that can receive and handle events: the superclass of views, controllers, windows, the
/// application and most delegates.
///
/// An event first goes to the responder for its kind (for a touch, the hit-tested view). It then
/// travels along ``next`` until a responder handles it. The default of every event method forwards
/// the event. An override that doesn't call `super` ends the event's path.
///
/// The class body is a table of contents. The implementation of each member is in the file of its
/// facet.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions, UIUserActivityRestoring,
  UIPasteConfigurationSupporting
{
  /// The accessibility values set by the app, or `nil` if the app set no value.
  var accessibilitySettings: AccessibilitySettings?

  /// Creates a responder.
  public override init() { super.init() }

  /// Called only by app code, because there are no nibs on this platform.
  open func awakeFromNib() {}
  /// Called only by app code, because there is no Interface Builder on this platform.
  open func prepareForInterfaceBuilder() {}

  // MARK: The chain

  /// The next responder in the chain.
  ///
  /// The default implementation returns `nil`.
  open var next: UIResponder? { nil }

  // MARK: Touches

  /// Called when touches begin.
  ///
  /// The default implementation forwards them to ``next``.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    handOn(.began, touches, event)
  }

  /// Called when touches move.
  ///
  /// The default implementation forwards them to ``next``.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    handOn(.moved, touches, event)
  }

  /// Called when touches end.
  ///
  /// The default implementation forwards them to ``next``.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    handOn(.ended, touches, event)
  }

  /// Called when the system or a gesture cancels touches.
  ///
  /// The default implementation forwards them to ``next``.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    handOn(.cancelled, touches, event)
  }

  /// Called when estimated values of earlier touches have been updated.
  ///
  /// The default implementation forwards them to ``next``. Each touch is a copy of the touch that
  /// was delivered with its `estimationUpdateIndex`.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    ChainDepthLimit.goOn(from: self, otherwise: ()) {
      next?.touchesEstimatedPropertiesUpdated(touches)
    }
  }

  // MARK: Presses

  /// Called when buttons or keys are pressed.
  ///
  /// The default implementation forwards them to ``next``.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    handOn(presses, event, .began) { $0.pressesBegan($1, with: event) }
  }

  /// Called when the force on a button changes.
  ///
  /// The default implementation forwards the press to ``next``.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    handOn(presses, event, .changed) { $0.pressesChanged($1, with: event) }
  }

  /// Called when buttons or keys are released.
  ///
  /// The default implementation forwards them to ``next``.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    handOn(presses, event, .ended) { $0.pressesEnded($1, with: event) }
  }

  /// Called when the system cancels presses.
  ///
  /// The default implementation forwards them to ``next``.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    handOn(presses, event, .cancelled) { $0.pressesCancelled($1, with: event) }
  }

  // MARK: Keys and menus

  /// The key commands that are available while this responder is in the chain that receives keys.
  ///
  /// `nil` by default.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Modifies a menu that is being built; does nothing by default.
  ///
  /// For the main menu, this is called on the application and its delegate. For a context menu, it
  /// is called along the responder chain.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Changes the appearance of a command that this responder would perform; does nothing by
  /// default.
  ///
  /// The command is a copy for this display only. Called each time before the command is shown or
  /// run by a key.
  open func validate(_ command: UICommand) {}

  /// Returns a provider for a menu element that gets its content from the chain, or `nil`.
  open func provider(
    for deferredElement: UIDeferredMenuElement
  ) -> UIDeferredMenuElement.Provider? { nil }

  // MARK: Motion and remote control

  /// Called when a motion such as a shake begins.
  ///
  /// The default implementation forwards it to ``next``.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    handOn(event, .placeless(.motionBegan)) { $0.motionBegan(motion, with: event) }
  }

  /// Called when a motion ends.
  ///
  /// The default implementation forwards it to ``next``.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    handOn(event, .placeless(.motionEnded)) { $0.motionEnded(motion, with: event) }
  }

  /// Called when a motion is interrupted or lasts too long.
  ///
  /// The default implementation forwards it to ``next``.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    handOn(event, .placeless(.motionCancelled)) { $0.motionCancelled(motion, with: event) }
  }

  /// Called for a command from a headset, media key or lock screen.
  ///
  /// The default implementation forwards it to ``next``.
  open func remoteControlReceived(with event: UIEvent?) {
    handOn(event, .placeless(.remoteControlReceived)) { $0.remoteControlReceived(with: event) }
  }

  // MARK: First responder

  /// Whether the responder is its window's first responder.
  open var isFirstResponder: Bool { FirstResponder.isFirst(self) }

  /// Whether the responder can become first responder; `false` by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder can resign as first responder; `true` by default.
  open var canResignFirstResponder: Bool { true }

  /// Requests first responder status, and returns whether the responder has it afterwards.
  @discardableResult
  open func becomeFirstResponder() -> Bool { FirstResponder.become(self) }

  /// Gives up first responder status, and returns whether the responder no longer has it.
  @discardableResult
  open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }

  /// Called when the system removed first responder status without asking, as when the view leaves
  /// its window.
  @_spi(Kit) open func wasMadeToResign() {}

  // MARK: Input views

  /// A view shown at the bottom of the screen while this responder, or one below it in the chain,
  /// is first responder.
  ///
  /// `nil` by default. The first input view up the chain is shown. Without an input view, text is
  /// typed on the host's keyboard.
  open var inputView: UIView? { nil }
  /// A view shown above the input view, or alone; `nil` by default.
  open var inputAccessoryView: UIView? { nil }
  /// A controller that provides a view instead of ``inputView``; `nil` by default.
  open var inputViewController: UIInputViewController? { nil }
  /// A controller that provides a view instead of ``inputAccessoryView``; `nil` by default.
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// Updates the input views if this is the first responder.
  open func reloadInputViews() { FirstResponder.reloadInputViews(of: self) }

  // MARK: Undo

  /// The nearest undo manager up the chain; by default, the window's.
  open var undoManager: UndoManager? { undoManagerAbove }

  // MARK: Actions

  /// Returns whether the responder can perform `action` now; by default, if its class implements
  /// it.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isImplemented(by: self)
  }

  /// Returns the object that performs `action`: this responder, or otherwise one above it.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : targetAbove(action, withSender: sender)
  }

  // MARK: Accessibility

  /// Whether assistive technology reads the object as one element, without its descendants.
  open var isAccessibilityElement: Bool {
    get { accessibilitySettings?.isElement ?? accessibilityDefaults.isElement }
    set { accessibilityToSet.isElement = newValue }
  }
  /// The name that is read, in one or two words; by default, derived from the object.
  open var accessibilityLabel: String? {
    get { accessibilitySettings?.label ?? accessibilityDefaults.label }
    set { accessibilityToSet.label = newValue }
  }
  /// A description of the effect of an action, read after a pause.
  open var accessibilityHint: String? {
    get { accessibilitySettings?.hint }
    set { accessibilityToSet.hint = newValue }
  }
  /// The value of the object, if it has one in addition to its name.
  open var accessibilityValue: String? {
    get { accessibilitySettings?.value ?? accessibilityDefaults.value }
    set { accessibilityToSet.value = newValue }
  }
  /// The kind of element.
  ///
  /// Traits that follow from a control's state are always included.
  open var accessibilityTraits: UIAccessibilityTraits {
    get {
      (accessibilitySettings?.traits ?? accessibilityDefaults.traits)
        .union(accessibilityStateTraits)
    }
    set { accessibilityToSet.traits = newValue.subtracting(accessibilityStateTraits) }
  }
  /// The language in which the object is read, such as `en-GB`, or `nil` for the user's language.
  open var accessibilityLanguage: String? {
    get { accessibilitySettings?.language }
    set { accessibilityToSet.language = newValue }
  }
  /// The frame in screen points; by default, the view's bounds on the screen.
  open var accessibilityFrame: CGRect {
    get { accessibilitySettings?.frame ?? accessibilityDefaultFrame }
    set {
      accessibilityToSet.frame = NumberCheck.admit(
        newValue, else: accessibilityFrame, "accessibilityFrame", of: self)
    }
  }
  /// The outline in screen points; stored, but displayed as its bounding box.
  open var accessibilityPath: UIBezierPath? {
    get { accessibilitySettings?.path }
    set { accessibilityToSet.path = newValue }
  }
  /// The location of an activating tap, in screen points; by default, the center of the frame.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibilitySettings?.activationPoint ?? accessibilityMiddle }
    set {
      accessibilityToSet.activationPoint = NumberCheck.admit(
        newValue, else: accessibilityActivationPoint, "accessibilityActivationPoint", of: self)
    }
  }
  /// Whether assistive technology ignores all descendants of the object.
  open var accessibilityElementsHidden: Bool {
    get { accessibilitySettings?.hidesElements ?? false }
    set { accessibilityToSet.hidesElements = newValue }
  }
  /// Whether assistive technology ignores the object's siblings.
  open var accessibilityViewIsModal: Bool {
    get { accessibilitySettings?.isModal ?? false }
    set { accessibilityToSet.isModal = newValue }
  }
  /// Whether the object's descendants are read together, before its siblings.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilitySettings?.groupsChildren ?? accessibilityDefaults.groupsChildren }
    set { accessibilityToSet.groupsChildren = newValue }
  }
  /// The role of a container for its elements; `none` by default.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilitySettings?.containerType ?? .none }
    set { accessibilityToSet.containerType = newValue }
  }
  /// The elements inside the object in reading order, or `nil` to use its views.
  open var accessibilityElements: [Any]? {
    get { accessibilitySettings?.elements }
    set { accessibilityToSet.elements = newValue }
  }
  /// Returns the number of the object's own elements, or 0 to use its views.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// Returns one of the object's elements by index.
  open func accessibilityElement(at index: Int) -> Any? { ownAccessibilityElement(at: index) }
  /// Returns the index of an element, or `NSNotFound` if it isn't one of the object's elements.
  open func index(ofAccessibilityElement element: Any) -> Int {
    ownIndex(ofAccessibilityElement: element)
  }
  /// Additional actions of the object, by name.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilitySettings?.customActions }
    set { accessibilityToSet.customActions = newValue }
  }
  /// Performs the object's main action and returns `true`.
  ///
  /// If it returns `false`, the activation point is tapped.
  @discardableResult
  open func accessibilityActivate() -> Bool { false }
  /// Increases the value of an object with the trait `adjustable`; does nothing by default.
  open func accessibilityIncrement() {}
  /// Decreases the value of an object with the trait `adjustable`; does nothing by default.
  open func accessibilityDecrement() {}
  /// Scrolls and returns whether it did.
  ///
  /// If `false`, the next responder is called.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Closes the current context and returns whether it did.
  ///
  /// If `false`, the next responder is called.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Performs the most important action and returns whether it did.
  ///
  /// If `false`, the next responder is called.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Called when assistive technology starts reading this object; does nothing by default.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when assistive technology moves on to another object; does nothing by default.
  open func accessibilityElementDidLoseFocus() {}
  /// Returns whether assistive technology is reading this object.
  open func accessibilityElementIsFocused() -> Bool { hasAccessibilityFocus }

  // MARK: What the kit's own classes override for accessibility

  /// The accessibility values that apply unless the app sets others.
  @_spi(Kit) open var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }
  /// The traits that follow from the state, regardless of the app's settings.
  @_spi(Kit) open var accessibilityStateTraits: UIAccessibilityTraits { [] }
  /// The object's frame on the screen, or an empty rectangle if it isn't a view.
  @_spi(Kit) open var accessibilityDefaultFrame: CGRect { .zero }

  // MARK: Editing

  /// The editing gestures that the system offers while this is the first responder.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  /// The types that can be pasted or dropped here, or `nil` if nothing can.
  open var pasteConfiguration: UIPasteConfiguration?

  /// Continues an activity that the user started elsewhere; does nothing by default.
  ///
  /// No host of this platform passes on activities, so the system never calls this method.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

  /// The activity that represents the user's current task.
  open var userActivity: NSUserActivity?

  /// Updates `activity`; does nothing by default.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Would read text with a camera into the first responder.
  ///
  /// Does nothing, because there is no camera.
  open func captureTextFromCamera(_ sender: Any?) {}

  /// Cuts the selection to the pasteboard; does nothing by default.
  open func cut(_ sender: Any?) {}
  /// Copies the selection to the pasteboard; does nothing by default.
  open func copy(_ sender: Any?) {}
  /// Inserts the pasteboard's content; does nothing by default.
  open func paste(_ sender: Any?) {}
  /// Inserts the pasteboard's content in the style of its new location; does nothing by default.
  open func pasteAndMatchStyle(_ sender: Any?) {}
  /// Opens the URL on the pasteboard; does nothing by default.
  open func pasteAndGo(_ sender: Any?) {}
  /// Searches for the text on the pasteboard; does nothing by default.
  open func pasteAndSearch(_ sender: Any?) {}
  /// Selects the item that the sender points to; does nothing by default.
  open func select(_ sender: Any?) {}
  /// Selects everything; does nothing by default.
  open func selectAll(_ sender: Any?) {}
  /// Deletes the selection; does nothing by default.
  open func delete(_ sender: Any?) {}
  /// Duplicates the selection; does nothing by default.
  open func duplicate(_ sender: Any?) {}
  /// Exports the content; does nothing by default.
  open func export(_ sender: Any?) {}
  /// Shows the search interface; does nothing by default.
  open func find(_ sender: Any?) {}
  /// Shows the search and replace interface; does nothing by default.
  open func findAndReplace(_ sender: Any?) {}
  /// Moves to the next match; does nothing by default.
  open func findNext(_ sender: Any?) {}
  /// Moves to the previous match; does nothing by default.
  open func findPrevious(_ sender: Any?) {}
  /// Searches for the selected text; does nothing by default.
  open func useSelectionForFind(_ sender: Any?) {}
  /// Moves the content to another location; does nothing by default.
  open func move(_ sender: Any?) {}
  /// Renames the content; does nothing by default.
  open func rename(_ sender: Any?) {}
  /// Prints the content; does nothing by default.
  open func printContent(_ sender: Any?) {}
  /// Closes the window or document; does nothing by default.
  open func performClose(_ sender: Any?) {}
  /// Creates a document from the pasteboard's content; does nothing by default.
  open func newFromPasteboard(_ sender: Any?) {}
  /// Shows writing assistance; does nothing by default.
  open func showWritingTools(_ sender: Any?) {}
  /// Shows or hides the inspector; does nothing by default.
  open func toggleInspector(_ sender: Any?) {}
  /// Toggles bold for the selection; does nothing by default.
  open func toggleBoldface(_ sender: Any?) {}
  /// Toggles italics for the selection; does nothing by default.
  open func toggleItalics(_ sender: Any?) {}
  /// Toggles the underline of the selection; does nothing by default.
  open func toggleUnderline(_ sender: Any?) {}
  /// Makes the selected text larger; does nothing by default.
  open func increaseSize(_ sender: Any?) {}
  /// Makes the selected text smaller; does nothing by default.
  open func decreaseSize(_ sender: Any?) {}
  /// Aligns the selected text to the left; does nothing by default.
  open func alignLeft(_ sender: Any?) {}
  /// Centers the selected text; does nothing by default.
  open func alignCenter(_ sender: Any?) {}
  /// Aligns the selected text to the right; does nothing by default.
  open func alignRight(_ sender: Any?) {}
  /// Justifies the selected text; does nothing by default.
  open func alignJustified(_ sender: Any?) {}
  /// Sets the writing direction of the selected text to left-to-right; does nothing by default.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Sets the writing direction of the selected text to right-to-left; does nothing by default.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// Changes the attributes of the selected text; does nothing by default.
  open func updateTextAttributes(conversionHandler: UITextAttributesConversionHandler) {}
}
