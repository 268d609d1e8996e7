internal import TouchstoneLayers
@_spi(Kit) public import UIKitCore
public import UIKitMenus
@_spi(Kit) public import UIKitScroll

/// Text of many lines that the user scrolls, selects and edits.
///
/// Its delegate is set as that of any scroll view, and hears of editing where it is a
/// ``UITextViewDelegate``. In a text that isn't editable a tap on a link opens it, and a long press
/// shows its menu, unless the delegate decides otherwise.
///
/// The class body is a table of contents: the work stands in the files of the facets.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput {
  var settingsOfText = TextViewSettings()
  let canvas = TextCanvas(frame: .zero)
  lazy var editor = TextEditor(host: self)
  let interaction = UITextInteraction(for: .editable)
  private(set) lazy var items = TextItems(self)
  var handles: SelectionHandles?
  private lazy var words: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

  // MARK: Making a text view

  /// Makes an empty text view with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareText()
  }

  /// Makes a text view from an archive; there is none to read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareText()
  }

  // MARK: Text

  /// The text; setting nil empties it.
  open var text: String! {
    get { editor.text.string }
    set {
      editor.set(newValue ?? "")
      items.refresh()
    }
  }
  /// The text with its attributes, and with the view's font and colour where it has none.
  open var attributedText: NSAttributedString! {
    get { editor.text.attributed(over: standardAttributes) }
    set {
      editor.set(LookedText(newValue ?? NSAttributedString(string: "")))
      items.refresh()
    }
  }
  /// The font of all text; nil for the system's at 12 points, as a new text view on iOS has it.
  open var font: UIFont? {
    get { settingsOfText.font == nil ? nil : fontInForce }
    set {
      editor.strip(.font)
      set(\.font, newValue)
    }
  }
  /// The colour of all text; nil for that of labels.
  open var textColor: UIColor? {
    get { settingsOfText.textColor }
    set {
      editor.strip(.foregroundColor)
      set(\.textColor, newValue)
    }
  }
  /// Where lines stand between the edges.
  open var textAlignment: NSTextAlignment {
    get { settingsOfText.alignment }
    set { set(\.alignment, newValue) }
  }
  /// The attributes of what is typed next: those of what stands before the caret, until others are
  /// set; a move of the caret forgets them.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { standardAttributes.merging(editor.lookForTyping.attributes) { $1 } }
    set { editor.type(as: TextLook(newValue)) }
  }
  /// How links look; a new text view has them in its tint colour.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { settingsOfText.link ?? [.foregroundColor: tintColor ?? .link] }
    set { set(\.link, newValue) }
  }
  /// The attributes of the character that a place has in a direction.
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    standardAttributes.merging(editor.look(at: position, direction).attributes) { $1 }
  }
  /// Room between the edges and the text.
  open var textContainerInset: UIEdgeInsets {
    get { settingsOfText.inset }
    set {
      set(
        \.inset,
        NumberCheck.admit(newValue, else: textContainerInset, "textContainerInset", of: self))
    }
  }
  /// Whether the user may change attributes; kept, as no action here changes any.
  open var allowsEditingTextAttributes = false

  @_spi(Kit) open override var accessibilityDefaults: AccessibilityDefaults { knownAccessibility }

  /// Whether a font that was made for a text style follows the size that the user wants.
  open var adjustsFontForContentSizeCategory: Bool {
    get { settingsOfText.adjustsFontForContentSizeCategory }
    set { set(\.adjustsFontForContentSizeCategory, newValue) }
  }

  // MARK: Editing

  /// Whether the user may change the text; one that is edited goes on until it resigns.
  open var isEditable: Bool {
    get { settingsOfText.isEditable }
    set {
      set(\.isEditable, newValue)
      items.refresh()
    }
  }
  /// Whether the user may select, and so edit.
  open var isSelectable: Bool {
    get { settingsOfText.isSelectable }
    set {
      set(\.isSelectable, newValue)
      items.refresh()
    }
  }
  /// What is selected, in UTF-16 units.
  open var selectedRange: NSRange {
    get { editor.text.selection.units }
    set { if let range = Range(units: newValue) { editor.select(range) } }
  }
  /// What is selected, as one `NSRange` value; of several that are set the first is selected.
  open var selectedRanges: [NSValue] {
    get { [NSValue(range: selectedRange)] }
    set { if let range = newValue.first?.rangeValue { selectedRange = range } }
  }
  /// Scrolls until a part of the text is in view.
  open func scrollRangeToVisible(_ range: NSRange) { scroll(to: range) }
  /// Whether what is typed first takes the place of all text; ends with the first change.
  open var clearsOnInsertion = false
  /// The undo manager of what is typed.
  open override var undoManager: UndoManager? {
    isFirstResponder ? editor.history : super.undoManager
  }
  /// A view to be shown at the foot of the screen while the text is edited; nil for that of the
  /// chain.
  open override var inputView: UIView? {
    get { settingsOfText.inputView ?? super.inputView }
    set { settingsOfText.inputView = newValue }
  }
  /// A view to be shown above the input view while the text is edited; nil for that of the chain.
  open override var inputAccessoryView: UIView? {
    get { settingsOfText.inputAccessoryView ?? super.inputAccessoryView }
    set { settingsOfText.inputAccessoryView = newValue }
  }

  // MARK: First responder

  /// A text that can be selected may.
  open override var canBecomeFirstResponder: Bool { isSelectable || isEditable }
  /// Asks the delegate, becomes first responder, and tells that editing has begun.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, window != nil, mayBeginEditing,
      super.becomeFirstResponder()
    else { return false }
    didBeginEditing()
    return true
  }
  /// Asks the delegate, resigns, and tells that editing has ended.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard mayEndEditing else {
      FirstResponder.reportRefusalToResign(self)
      return false
    }
    guard super.resignFirstResponder() else { return false }
    didEndEditing()
    return true
  }
  @_spi(Kit) open override func wasMadeToResign() { didEndEditing() }

  // MARK: Touches

  // They stay with it: a controller that ends editing when it is touched means what lies around it.
  /// Keeps the touches that its recognizers act on.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Keeps the touches that its recognizers act on.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Keeps the touches that its recognizers act on.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Keeps the touches that its recognizers act on.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  // MARK: Layout

  /// Lays out the text and what stands beside it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutText()
  }
  /// Takes the text size of the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { textDidChangeLook() }
  }
  /// Shows caret, selection and links in the new colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    textNeedsDisplay()
  }
  /// The size that shows all text.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size.width) }
  /// The text's size where the view does not scroll, and none where it does. Its lines are as wide as
  /// constraints or the app have made the view.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? super.intrinsicContentSize
      : fittingSize(settings.constraints?.contentWidth ?? bounds.width)
  }
  @_spi(Kit) open override var wrapsContent: Bool { !isScrollEnabled }
  /// Whether fingers and wheels scroll. A view that doesn't scroll has the size of its text by itself.
  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

  // MARK: Actions

  /// Whether an edit action has something to do now: by selection, text and pasteboard.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    StandardEditAction(action.name).flatMap(editor.allows)
      ?? super.canPerformAction(action, withSender: sender)
  }
  /// Puts the selection on the pasteboard and deletes it, as one step to undo.
  open override func cut(_ sender: Any?) { editor.cut() }
  /// Puts the selection on the pasteboard; a secret stays where it is.
  open override func copy(_ sender: Any?) { editor.copy() }
  /// Puts the pasteboard's text in place of the selection, as one step to undo.
  open override func paste(_ sender: Any?) { editor.paste() }
  /// Selects the word at the place of typing, or the one before it.
  open override func select(_ sender: Any?) { editor.selectWord() }
  /// Selects all text.
  open override func selectAll(_ sender: Any?) { editor.select(editor.text.everything) }
  /// Deletes the selection, as one step to undo.
  open override func delete(_ sender: Any?) { editor.deleteSelection() }

  // MARK: UIKeyInput

  /// Whether there is any text.
  open var hasText: Bool { editor.text.length > 0 }
  /// Types a text in place of the selection. What keys type comes here too, once the delegate has
  /// been asked; for a call of the program's it is not asked.
  open func insertText(_ text: String) { editor.insert(text) }
  /// Deletes the selection or the character before the caret, without asking, as ``insertText(_:)``.
  open func deleteBackward() { editor.deleteBackward() }

  // MARK: UITextInput

  /// The text of a range; nil for a range that another text has made.
  open func text(in range: UITextRange) -> String? { editor.text(in: range) }
  /// Puts a text in place of a range, and the caret behind it; the delegate hears only of the
  /// selection.
  open func replace(_ range: UITextRange, withText text: String) { editor.replace(range, text) }
  /// Asks the delegate whether a range may be replaced; called before what the user does.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    editor.mayChange(range, text)
  }
  /// What is selected; empty at the caret. Setting nil puts the caret at the beginning.
  open var selectedTextRange: UITextRange? {
    get { editor.selectedRange }
    set { editor.select(newValue) }
  }
  /// What an input method is composing; nil while it composes nothing.
  open var markedTextRange: UITextRange? { editor.markedRange }
  /// Kept; marked text is underlined.
  open var markedTextStyle: [NSAttributedString.Key: Any]?
  /// Puts a composition in place of the one before, or of the selection, and selects a part of it;
  /// nil takes the composition away. The delegate hears only of the selection.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.mark(markedText, selectedRange)
  }
  /// Makes the composition part of the text.
  open func unmarkText() { editor.unmark() }
  /// The place before the first character.
  open var beginningOfDocument: UITextPosition { TextOffset(0) }
  /// The place behind the last character.
  open var endOfDocument: UITextPosition { TextOffset(editor.text.length) }
  /// The range between two places, in whichever order they come.
  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { editor.range(fromPosition, toPosition) }
  /// The place so many UTF-16 units on, or back; nil where the text ends first.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editor.position(position, offset: offset)
  }
  /// The place so many characters to the side, or lines up or down; nil where there is none.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { editor.position(position, moved: direction, by: offset) }
  /// Which of two places comes first.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    editor.compare(position, other)
  }
  /// How many UTF-16 units lie between two places; negative where the second comes first.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    editor.distance(from, toPosition)
  }
  /// The end of a range that lies farthest in a direction.
  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { editor.farthest(in: range, direction) }
  /// All from a place in a direction: one character to the side, all lines up or down.
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { editor.extended(position, direction) }
  /// That of the paragraph, which begins as its first strong letter goes.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { editor.writingDirection(at: position) }
  /// Does nothing: the letters of a paragraph decide.
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {}
  /// Where the first line of a range stands, in this view; the caret for an empty range.
  open func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(range) }
  /// Where the caret stands at a place, in this view.
  open func caretRect(for position: UITextPosition) -> CGRect { editor.caretRect(position) }
  /// Where the lines of a range stand, in this view.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    editor.selectionRects(range)
  }
  /// The place nearest to a point of this view.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { editor.closest(to: point) }
  /// The place within a range nearest to a point of this view.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    editor.closest(to: point, within: range)
  }
  /// The character that a point of this view lies on; nil beside the text.
  open func characterRange(at point: CGPoint) -> UITextRange? { editor.character(at: point) }
  /// Hears of changes of text and selection before and after them; not kept alive.
  open weak var inputDelegate: (any UITextInputDelegate)? {
    get { editor.inputDelegate }
    set { editor.inputDelegate = newValue }
  }
  /// Finds words, sentences and paragraphs of the text.
  open var tokenizer: any UITextInputTokenizer { words }

  // MARK: The edit menu

  /// What the delegate makes of the suggested actions.
  open func editMenu(
    for textRange: UITextRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { menuOfDelegate(textRange, suggestedActions) }
  /// Tells the delegate.
  open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
    textDelegate?.textView(self, willPresentEditMenuWith: animator)
  }
  /// Tells the delegate.
  open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
    textDelegate?.textView(self, willDismissEditMenuWith: animator)
  }

  // MARK: Traits of the keyboard

  /// Which letters a keyboard makes capitals by itself; only kept.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { settingsOfText.traits.autocapitalization }
    set { settingsOfText.traits.autocapitalization = newValue }
  }
  /// Whether a keyboard corrects what is typed; only kept.
  open var autocorrectionType: UITextAutocorrectionType {
    get { settingsOfText.traits.autocorrection }
    set { settingsOfText.traits.autocorrection = newValue }
  }
  /// Whether spelling is checked; only kept.
  open var spellCheckingType: UITextSpellCheckingType {
    get { settingsOfText.traits.spellChecking }
    set { settingsOfText.traits.spellChecking = newValue }
  }
  /// Whether straight quotes become curly ones; only kept.
  open var smartQuotesType: UITextSmartQuotesType {
    get { settingsOfText.traits.smartQuotes }
    set { settingsOfText.traits.smartQuotes = newValue }
  }
  /// Whether two hyphens become a dash; only kept.
  open var smartDashesType: UITextSmartDashesType {
    get { settingsOfText.traits.smartDashes }
    set { settingsOfText.traits.smartDashes = newValue }
  }
  /// Whether spaces follow what is cut and pasted; only kept.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { settingsOfText.traits.smartInsertDelete }
    set { settingsOfText.traits.smartInsertDelete = newValue }
  }
  /// Which keys are needed; the page shows such a keyboard.
  open var keyboardType: UIKeyboardType {
    get { settingsOfText.traits.keyboard }
    set { settingsOfText.traits.keyboard = newValue }
  }
  /// Whether the keyboard is light or dark; only kept.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { settingsOfText.traits.appearance }
    set { settingsOfText.traits.appearance = newValue }
  }
  /// What the return key is called.
  open var returnKeyType: UIReturnKeyType {
    get { settingsOfText.traits.returnKey }
    set { settingsOfText.traits.returnKey = newValue }
  }
  /// Whether return does nothing while there is no text.
  open var enablesReturnKeyAutomatically: Bool {
    get { settingsOfText.traits.enablesReturnKeyAutomatically }
    set { settingsOfText.traits.enablesReturnKeyAutomatically = newValue }
  }
  /// What the text is about; only kept.
  open var textContentType: UITextContentType! {
    get { settingsOfText.traits.contentType }
    set { settingsOfText.traits.contentType = newValue }
  }
  /// What a new password must be made of; only kept.
  open var passwordRules: UITextInputPasswordRules? {
    get { settingsOfText.traits.passwordRules }
    set { settingsOfText.traits.passwordRules = newValue }
  }
  /// Whether the end of what is typed is proposed in the text; only kept.
  open var inlinePredictionType: UITextInlinePredictionType {
    get { settingsOfText.traits.inlinePrediction }
    set { settingsOfText.traits.inlinePrediction = newValue }
  }
  /// Whether the result of a sum is proposed in the text; only kept.
  open var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { settingsOfText.traits.mathExpressionCompletion }
    set { settingsOfText.traits.mathExpressionCompletion = newValue }
  }
  /// How much help with writing is offered; only kept.
  open var writingToolsBehavior: UIWritingToolsBehavior {
    get { settingsOfText.traits.writingTools }
    set { settingsOfText.traits.writingTools = newValue }
  }
  /// What help with writing may put into the text; only kept.
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { settingsOfText.traits.writingToolsResults }
    set { settingsOfText.traits.writingToolsResults = newValue }
  }
  /// Whether dots stand for the letters; such a text can't be cut or copied.
  open var isSecureTextEntry: Bool {
    get { settingsOfText.traits.isSecure }
    set {
      settingsOfText.traits.isSecure = newValue
      textDidChangeLook()
    }
  }
}
