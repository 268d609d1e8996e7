/// Something that can receive and answer events: the root of views, controllers, windows, the
/// application and most delegates.
///
/// An event goes first to the responder that fits its kind (a touch: the view that was hit) and from
/// there along ``next`` until somebody keeps it. The default of every event method hands the event
/// on; overriding one without calling `super` keeps it.
///
/// The class body is a table of contents: each member's work stands in the file of its facet.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions, UIUserActivityRestoring,
  UIPasteConfigurationSupporting
{
  /// What the program has said for assistive technology; nil while it has said nothing.
  var accessibilitySettings: AccessibilitySettings?

  /// Makes a responder.
  public override init() { super.init() }

  /// A nib was read, as none is here: only programs call it.
  open func awakeFromNib() {}
  /// Xcode would draw it in a nib: only programs call it.
  open func prepareForInterfaceBuilder() {}

  // MARK: The chain

  /// The responder that gets what this one does not want; nil unless a subclass says otherwise.
  open var next: UIResponder? { nil }

  // MARK: Touches

  /// Fingers came down; the default hands them to ``next``.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    handOn(.began, touches, event)
  }

  /// Fingers moved; the default hands them to ``next``.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    handOn(.moved, touches, event)
  }

  /// Fingers were lifted; the default hands them to ``next``.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    handOn(.ended, touches, event)
  }

  /// Touches were taken away by the system or a gesture; the default hands them to ``next``.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    handOn(.cancelled, touches, event)
  }

  /// Estimated values of earlier touches are known better now; the default hands them to ``next``.
  ///
  /// Each touch is a copy of the one that was delivered with its `estimationUpdateIndex`.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    ChainRing.goOn(from: self, otherwise: ()) { next?.touchesEstimatedPropertiesUpdated(touches) }
  }

  // MARK: Presses

  /// Buttons or keys went down; the default hands them to ``next``.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    handOn(presses, event, .began) { $0.pressesBegan($1, with: event) }
  }

  /// The force on a button changed; the default hands it to ``next``.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    handOn(presses, event, .changed) { $0.pressesChanged($1, with: event) }
  }

  /// Buttons or keys were released; the default hands them to ``next``.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    handOn(presses, event, .ended) { $0.pressesEnded($1, with: event) }
  }

  /// Presses were taken away by the system; the default hands them to ``next``.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    handOn(presses, event, .cancelled) { $0.pressesCancelled($1, with: event) }
  }

  // MARK: Keys and menus

  /// The key commands offered while this responder is in the chain of whoever gets keys; none.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Changes a menu that is being built; does nothing unless overridden.
  ///
  /// The main menu asks the application and its delegate; a context menu asks the chain.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Changes how a command will be shown, which this responder would perform; does nothing.
  ///
  /// The command is a copy for this one showing. Asked each time before it is shown or run by a key.
  open func validate(_ command: UICommand) {}

  /// What fills a menu element that looks for its content along the chain; nil for nothing.
  open func provider(
    for deferredElement: UIDeferredMenuElement
  ) -> UIDeferredMenuElement.Provider? { nil }

  // MARK: Motion and remote control

  /// A motion such as a shake began; the default hands it to ``next``.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    handOn(event, .placeless(.motionBegan)) { $0.motionBegan(motion, with: event) }
  }

  /// A motion ended; the default hands it to ``next``.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    handOn(event, .placeless(.motionEnded)) { $0.motionEnded(motion, with: event) }
  }

  /// A motion was interrupted or lasted too long; the default hands it to ``next``.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    handOn(event, .placeless(.motionCancelled)) { $0.motionCancelled(motion, with: event) }
  }

  /// A headset, media key or lock screen sent a command; the default hands it to ``next``.
  open func remoteControlReceived(with event: UIEvent?) {
    handOn(event, .placeless(.remoteControlReceived)) { $0.remoteControlReceived(with: event) }
  }

  // MARK: First responder

  /// Whether this is its window's first responder.
  open var isFirstResponder: Bool { FirstResponder.isFirst(self) }

  /// Whether the responder may become first responder; false unless a subclass says otherwise.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder may give up being first responder; true unless a subclass refuses.
  open var canResignFirstResponder: Bool { true }

  /// Asks to become its window's first responder; true when it is one afterwards.
  @discardableResult
  open func becomeFirstResponder() -> Bool { FirstResponder.become(self) }

  /// Asks to stop being first responder; true when it is none afterwards.
  @discardableResult
  open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }

  /// The system has taken the first responder's place away without asking, as when its view leaves
  /// the window.
  @_spi(Kit) open func wasMadeToResign() {}

  // MARK: Input views

  /// A view to be shown at the foot of the screen while this, or somebody below it in the chain, is
  /// first responder; nil unless overridden.
  ///
  /// The first one up the chain is shown. Where nobody has one nothing is shown: text is typed on
  /// the host's own keyboard.
  open var inputView: UIView? { nil }
  /// A view to be shown above the input view, or alone; nil unless overridden.
  open var inputAccessoryView: UIView? { nil }
  /// A controller whose view is shown in place of ``inputView``; nil unless overridden.
  open var inputViewController: UIInputViewController? { nil }
  /// A controller whose view is shown in place of ``inputAccessoryView``; nil unless overridden.
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// Looks again for input views; does nothing where this is not the first responder.
  open func reloadInputViews() { FirstResponder.reloadInputViews(of: self) }

  // MARK: Undo

  /// The nearest undo manager up the chain: the window's, unless somebody on the way has another.
  open var undoManager: UndoManager? { undoManagerAbove }

  // MARK: Actions

  /// Whether the responder would perform `action` now: by default, whether its class implements it.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isImplemented(by: self)
  }

  /// The object that performs `action`: this one, if it can, or whoever the chain above finds.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : targetAbove(action, withSender: sender)
  }

  // MARK: Accessibility

  /// Whether assistive technology reads the object as one thing, and nothing inside it.
  open var isAccessibilityElement: Bool {
    get { accessibilitySettings?.isElement ?? accessibilityDefaults.isElement }
    set { accessibilityToSet.isElement = newValue }
  }
  /// The name that is read, in a word or two; without one, that which the kit knows.
  open var accessibilityLabel: String? {
    get { accessibilitySettings?.label ?? accessibilityDefaults.label }
    set { accessibilityToSet.label = newValue }
  }
  /// What would happen, read after a pause.
  open var accessibilityHint: String? {
    get { accessibilitySettings?.hint }
    set { accessibilityToSet.hint = newValue }
  }
  /// The value, for what has one beside its name.
  open var accessibilityValue: String? {
    get { accessibilitySettings?.value ?? accessibilityDefaults.value }
    set { accessibilityToSet.value = newValue }
  }
  /// What kind of thing it is; a control's own state is always among them.
  open var accessibilityTraits: UIAccessibilityTraits {
    get {
      (accessibilitySettings?.traits ?? accessibilityDefaults.traits)
        .union(accessibilityStateTraits)
    }
    set { accessibilityToSet.traits = newValue.subtracting(accessibilityStateTraits) }
  }
  /// The language in which it is read, as `en-GB`; nil for that of the user.
  open var accessibilityLanguage: String? {
    get { accessibilitySettings?.language }
    set { accessibilityToSet.language = newValue }
  }
  /// Where it is, in points of the screen; a view's bounds unless set.
  open var accessibilityFrame: CGRect {
    get { accessibilitySettings?.frame ?? accessibilityDefaultFrame }
    set {
      accessibilityToSet.frame = NumberCheck.admit(
        newValue, else: accessibilityFrame, "accessibilityFrame", of: self)
    }
  }
  /// Its outline, in points of the screen; kept, and shown by its box.
  open var accessibilityPath: UIBezierPath? {
    get { accessibilitySettings?.path }
    set { accessibilityToSet.path = newValue }
  }
  /// Where a tap goes that activates it, in points of the screen; the middle unless set.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibilitySettings?.activationPoint ?? accessibilityMiddle }
    set {
      accessibilityToSet.activationPoint = NumberCheck.admit(
        newValue, else: accessibilityActivationPoint, "accessibilityActivationPoint", of: self)
    }
  }
  /// Whether nothing inside it is read.
  open var accessibilityElementsHidden: Bool {
    get { accessibilitySettings?.hidesElements ?? false }
    set { accessibilityToSet.hidesElements = newValue }
  }
  /// Whether nothing beside it is read.
  open var accessibilityViewIsModal: Bool {
    get { accessibilitySettings?.isModal ?? false }
    set { accessibilityToSet.isModal = newValue }
  }
  /// Whether what is inside it is read together, before what stands beside it.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilitySettings?.groupsChildren ?? accessibilityDefaults.groupsChildren }
    set { accessibilityToSet.groupsChildren = newValue }
  }
  /// What a container is to its elements; none unless set.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilitySettings?.containerType ?? .none }
    set { accessibilityToSet.containerType = newValue }
  }
  /// What is read inside it, in this order; nil for what its views give.
  open var accessibilityElements: [Any]? {
    get { accessibilitySettings?.elements }
    set { accessibilityToSet.elements = newValue }
  }
  /// How many elements it has by itself; 0 leaves them to its views.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// One of its elements, by its place.
  open func accessibilityElement(at index: Int) -> Any? { ownAccessibilityElement(at: index) }
  /// The place of one of its elements; `NSNotFound` for what is none.
  open func index(ofAccessibilityElement element: Any) -> Int {
    ownIndex(ofAccessibilityElement: element)
  }
  /// What it can do besides, by name.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilitySettings?.customActions }
    set { accessibilityToSet.customActions = newValue }
  }
  /// Does what it is for, and answers true; where it answers false, its activation point is tapped.
  @discardableResult
  open func accessibilityActivate() -> Bool { false }
  /// A bit more, for what has the trait `adjustable`; does nothing unless overridden.
  open func accessibilityIncrement() {}
  /// A bit less, for what has the trait `adjustable`; does nothing unless overridden.
  open func accessibilityDecrement() {}
  /// Shows what lies further on, and answers whether it did; false asks the next of the chain.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Leaves what is open here, and answers whether it did; false asks the next of the chain.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Does what matters most now, and answers whether it did; false asks the next of the chain.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Assistive technology reads this from now on; does nothing unless overridden.
  open func accessibilityElementDidBecomeFocused() {}
  /// Assistive technology reads something else from now on; does nothing unless overridden.
  open func accessibilityElementDidLoseFocus() {}
  /// Whether assistive technology reads this now.
  open func accessibilityElementIsFocused() -> Bool { hasAccessibilityFocus }

  // MARK: What the kit's own classes override for accessibility

  /// What holds where the program says nothing else.
  @_spi(Kit) open var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }
  /// The traits that follow from the state, whatever the program says.
  @_spi(Kit) open var accessibilityStateTraits: UIAccessibilityTraits { [] }
  /// Where the object is on the screen; nowhere for what is no view.
  @_spi(Kit) open var accessibilityDefaultFrame: CGRect { .zero }

  // MARK: Editing

  /// Which editing gestures the system offers while this is first responder.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  /// What may be pasted or dropped here; nil for nothing.
  open var pasteConfiguration: UIPasteConfiguration?

  /// Continues what the user was doing elsewhere; does nothing unless overridden.
  ///
  /// No host of this platform hands activities over, so the system itself never calls it.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

  /// The activity that represents what the user is doing here.
  open var userActivity: NSUserActivity?

  /// Brings `activity` up to date; does nothing unless overridden.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Reads text with a camera into the first responder; there is none to read with, so it does nothing.
  open func captureTextFromCamera(_ sender: Any?) {}

  /// Removes the selection and puts it on the pasteboard. Does nothing unless overridden.
  open func cut(_ sender: Any?) {}
  /// Puts the selection on the pasteboard. Does nothing unless overridden.
  open func copy(_ sender: Any?) {}
  /// Puts in what is on the pasteboard. Does nothing unless overridden.
  open func paste(_ sender: Any?) {}
  /// Puts in what is on the pasteboard, in the style of its new place. Does nothing unless overridden.
  open func pasteAndMatchStyle(_ sender: Any?) {}
  /// Opens the address that is on the pasteboard. Does nothing unless overridden.
  open func pasteAndGo(_ sender: Any?) {}
  /// Searches for the text that is on the pasteboard. Does nothing unless overridden.
  open func pasteAndSearch(_ sender: Any?) {}
  /// Selects the item the sender points at. Does nothing unless overridden.
  open func select(_ sender: Any?) {}
  /// Selects everything. Does nothing unless overridden.
  open func selectAll(_ sender: Any?) {}
  /// Removes the selection. Does nothing unless overridden.
  open func delete(_ sender: Any?) {}
  /// Makes a second one of the selection. Does nothing unless overridden.
  open func duplicate(_ sender: Any?) {}
  /// Writes the content to somewhere else. Does nothing unless overridden.
  open func export(_ sender: Any?) {}
  /// Shows what is needed to search. Does nothing unless overridden.
  open func find(_ sender: Any?) {}
  /// Shows what is needed to search and replace. Does nothing unless overridden.
  open func findAndReplace(_ sender: Any?) {}
  /// Goes to the next match. Does nothing unless overridden.
  open func findNext(_ sender: Any?) {}
  /// Goes to the match before. Does nothing unless overridden.
  open func findPrevious(_ sender: Any?) {}
  /// Searches for the selected text. Does nothing unless overridden.
  open func useSelectionForFind(_ sender: Any?) {}
  /// Moves the content to another place. Does nothing unless overridden.
  open func move(_ sender: Any?) {}
  /// Gives the content another name. Does nothing unless overridden.
  open func rename(_ sender: Any?) {}
  /// Prints the content. Does nothing unless overridden.
  open func printContent(_ sender: Any?) {}
  /// Closes the window or document. Does nothing unless overridden.
  open func performClose(_ sender: Any?) {}
  /// Makes a document of what is on the pasteboard. Does nothing unless overridden.
  open func newFromPasteboard(_ sender: Any?) {}
  /// Shows help with writing. Does nothing unless overridden.
  open func showWritingTools(_ sender: Any?) {}
  /// Shows or hides the inspector. Does nothing unless overridden.
  open func toggleInspector(_ sender: Any?) {}
  /// Turns bold on or off for the selection. Does nothing unless overridden.
  open func toggleBoldface(_ sender: Any?) {}
  /// Turns italics on or off for the selection. Does nothing unless overridden.
  open func toggleItalics(_ sender: Any?) {}
  /// Turns the underline on or off for the selection. Does nothing unless overridden.
  open func toggleUnderline(_ sender: Any?) {}
  /// Makes the selected text larger. Does nothing unless overridden.
  open func increaseSize(_ sender: Any?) {}
  /// Makes the selected text smaller. Does nothing unless overridden.
  open func decreaseSize(_ sender: Any?) {}
  /// Aligns the selected text to the left. Does nothing unless overridden.
  open func alignLeft(_ sender: Any?) {}
  /// Centres the selected text. Does nothing unless overridden.
  open func alignCenter(_ sender: Any?) {}
  /// Aligns the selected text to the right. Does nothing unless overridden.
  open func alignRight(_ sender: Any?) {}
  /// Aligns the selected text to both sides. Does nothing unless overridden.
  open func alignJustified(_ sender: Any?) {}
  /// Writes the selected text from left to right. Does nothing unless overridden.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Writes the selected text from right to left. Does nothing unless overridden.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// Changes the attributes of the selected text. Does nothing unless overridden.
  open func updateTextAttributes(conversionHandler: UITextAttributesConversionHandler) {}
}
