internal import TouchstoneLayers
@_spi(Kit) public import UIKitCore
public import UIKitMenus
@_spi(Kit) public import UIKitScroll

/// A multiline text that the user scrolls, selects and edits.
///
/// Its delegate is set as for any scroll view, and is notified of editing if it is a
/// ``UITextViewDelegate``. If the text isn't editable, a tap on a link opens it and a long press
/// shows its menu, unless the delegate decides otherwise.
///
/// The class body is a table of contents. The implementation is in the files of the facets.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput {
  var settingsOfText = TextViewSettings()
  let canvas = TextCanvas(frame: .zero)
  lazy var editor = TextEditor(host: self)
  let interaction = UITextInteraction(for: .editable)
  private(set) lazy var items = TextItems(self)
  var handles: SelectionHandles?
  /// The objects of TextKit, or `nil` until app code asks for one of them.
  var textKit: TextViewTextKit?
  private lazy var words: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

  // MARK: Making a text view

  /// Creates a text view that shows the text of a container's layout manager and storage.
  ///
  /// Objects that are missing are created. Without a container, the view creates its own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    prepareText()
    if let textContainer { adopt(textContainer) }
  }

  /// Creates an empty text view with a frame in its future superview's coordinates.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates an empty text view. It has a layout manager in either case, because text is laid out in
  /// one way here.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  /// Creates an empty text view without reading the archive, because archives aren't supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareText()
  }

  // MARK: Text

  /// The text; setting `nil` clears it.
  open var text: String! {
    get { editor.text.string }
    set {
      editor.set(newValue ?? "")
      items.refresh()
    }
  }
  /// The text with its attributes.
  ///
  /// The view's font and color apply to everything without its own.
  open var attributedText: NSAttributedString! {
    get { editor.text.attributed(over: standardAttributes) }
    set {
      editor.set(StyledText(newValue ?? NSAttributedString(string: "")))
      items.refresh()
    }
  }
  /// The text with its attributes, as an object whose changes change the view.
  ///
  /// Without its own font or color, a character has the view's. A change isn't reported to the
  /// delegate. Once app code has asked for the storage, each change of the text costs time
  /// proportional to the text's length.
  open var textStorage: NSTextStorage { madeTextKit.storage }
  /// The layout manager of the text, which returns the layout that the view shows.
  open var layoutManager: NSLayoutManager { madeTextKit.manager }
  /// The container of the text. Its origin is at the upper left corner of ``textContainerInset``.
  open var textContainer: NSTextContainer { madeTextKit.container }
  /// The font of the whole text, or `nil` for the default, the system font at 12 points as on iOS.
  open var font: UIFont? {
    get { settingsOfText.font == nil ? nil : fontInForce }
    set {
      editor.strip(.font)
      set(\.font, newValue)
    }
  }
  /// The color of the whole text, or `nil` for the label color.
  open var textColor: UIColor? {
    get { settingsOfText.textColor }
    set {
      editor.strip(.foregroundColor)
      set(\.textColor, newValue)
    }
  }
  /// The horizontal alignment of the lines.
  open var textAlignment: NSTextAlignment {
    get { settingsOfText.alignment }
    set { set(\.alignment, newValue) }
  }
  /// The attributes of the text typed next.
  ///
  /// By default, the attributes of the character before the caret. A value that you set applies
  /// until the caret moves.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { standardAttributes.merging(editor.lookForTyping.attributes) { $1 } }
    set { editor.type(as: CharacterStyle(newValue)) }
  }
  /// The attributes of links; the tint color by default.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { settingsOfText.link ?? [.foregroundColor: tintColor ?? .link] }
    set { set(\.link, newValue) }
  }
  /// Returns the attributes of the character next to a position in a direction.
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    standardAttributes.merging(editor.look(at: position, direction).attributes) { $1 }
  }
  /// The insets of the text from the edges.
  open var textContainerInset: UIEdgeInsets {
    get { settingsOfText.inset }
    set {
      set(
        \.inset,
        NumberCheck.admit(newValue, else: textContainerInset, "textContainerInset", of: self))
    }
  }
  /// Whether the user may change attributes; stored, because no action here changes any.
  open var allowsEditingTextAttributes = false

  /// Whether text is drawn in the size that is standard for the platform.
  ///
  /// The value is stored but has no effect, because it changes text only in Mac Catalyst.
  open var usesStandardTextScaling = false

  @_spi(Kit) open override var accessibilityDefaults: AccessibilityDefaults { knownAccessibility }

  /// Whether a font for a text style follows the user's preferred text size.
  open var adjustsFontForContentSizeCategory: Bool {
    get { settingsOfText.adjustsFontForContentSizeCategory }
    set { set(\.adjustsFontForContentSizeCategory, newValue) }
  }

  // MARK: Editing

  /// Whether the user may change the text.
  ///
  /// If it becomes `false` during editing, the view remains first responder until it resigns.
  open var isEditable: Bool {
    get { settingsOfText.isEditable }
    set {
      set(\.isEditable, newValue)
      items.refresh()
    }
  }
  /// Whether the user may select text.
  open var isSelectable: Bool {
    get { settingsOfText.isSelectable }
    set {
      set(\.isSelectable, newValue)
      items.refresh()
    }
  }
  /// The selection, in UTF-16 units.
  open var selectedRange: NSRange {
    get { editor.text.selection.units }
    set { if let range = Range(units: newValue) { editor.select(range) } }
  }
  /// The selection as a single `NSRange` value.
  ///
  /// If several values are set, the first is selected.
  open var selectedRanges: [NSValue] {
    get { [NSValue(range: selectedRange)] }
    set { if let range = newValue.first?.rangeValue { selectedRange = range } }
  }
  /// Scrolls until a range of the text is visible.
  open func scrollRangeToVisible(_ range: NSRange) { scroll(to: range) }
  /// Whether the first typed text replaces the whole text; reset by the first change.
  open var clearsOnInsertion = false
  /// The undo manager for typing while the view is first responder.
  open override var undoManager: UndoManager? {
    isFirstResponder ? editor.history : super.undoManager
  }
  /// A view shown at the bottom of the screen during editing, or `nil` for the responder chain's.
  open override var inputView: UIView? {
    get { settingsOfText.inputView ?? super.inputView }
    set { settingsOfText.inputView = newValue }
  }
  /// A view shown above the input view during editing, or `nil` for the responder chain's.
  open override var inputAccessoryView: UIView? {
    get { settingsOfText.inputAccessoryView ?? super.inputAccessoryView }
    set { settingsOfText.inputAccessoryView = newValue }
  }

  // MARK: First responder

  /// Whether the text is selectable or editable.
  open override var canBecomeFirstResponder: Bool { isSelectable || isEditable }
  /// Asks the delegate if the text is editable, becomes first responder, and reports the start of
  /// editing.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, window != nil, mayBeginEditing,
      super.becomeFirstResponder()
    else { return false }
    didBeginEditing()
    return true
  }
  /// Asks the delegate if the text is edited, resigns, and reports the end of editing.
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

  // Not forwarded: a controller that ends editing on a touch means touches outside the text.
  /// Handles touches without forwarding them, because the recognizers act on them.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Handles touches without forwarding them, because the recognizers act on them.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Handles touches without forwarding them, because the recognizers act on them.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Handles touches without forwarding them, because the recognizers act on them.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  // MARK: Layout

  /// Lays out the text and its subviews.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutText()
  }
  /// Applies the text size of the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { textDidChangeLook() }
  }
  /// Redraws caret, selection and links in the new color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    textNeedsDisplay()
  }
  /// Returns the size that shows the whole text.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size.width) }
  /// The size of the text if scrolling is disabled, otherwise no intrinsic size.
  ///
  /// The lines have the width that constraints or the app gave the view.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? super.intrinsicContentSize
      : fittingSize(settings.constraints?.contentWidth ?? bounds.width)
  }
  @_spi(Kit) open override var wrapsContent: Bool { !isScrollEnabled }
  /// Whether fingers and wheels scroll the view; if not, its intrinsic size is that of its text.
  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

  // MARK: Actions

  /// Returns whether an edit action can do anything now, based on selection, text and pasteboard.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    StandardEditAction(action.name).flatMap(editor.allows)
      ?? super.canPerformAction(action, withSender: sender)
  }
  /// Moves the selection to the pasteboard, as one undo step.
  open override func cut(_ sender: Any?) { editor.cut() }
  /// Copies the selection to the pasteboard, unless the text is secure.
  open override func copy(_ sender: Any?) { editor.copy() }
  /// Replaces the selection with the pasteboard's text, as one undo step.
  open override func paste(_ sender: Any?) { editor.paste() }
  /// Selects the word at the insertion point, or the word before it.
  open override func select(_ sender: Any?) { editor.selectWord() }
  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) { editor.select(editor.text.everything) }
  /// Deletes the selection, as one undo step.
  open override func delete(_ sender: Any?) { editor.deleteSelection() }

  // MARK: UIKeyInput

  /// Whether there is any text.
  open var hasText: Bool { editor.text.length > 0 }
  /// Replaces the selection with a text.
  ///
  /// Keys call this method after the delegate was asked. For a call by the app, the delegate isn't
  /// asked.
  open func insertText(_ text: String) { editor.insert(text) }
  /// Deletes the selection, or the character before the caret.
  ///
  /// Keys call this method after the delegate was asked. For a call by the app, the delegate isn't
  /// asked.
  open func deleteBackward() { editor.deleteBackward() }

  // MARK: UITextInput

  /// Returns the text in a range, or `nil` if another text created the range.
  open func text(in range: UITextRange) -> String? { editor.text(in: range) }
  /// Replaces a range with a text, and moves the caret behind it.
  ///
  /// The delegate is notified only of the change of selection.
  open func replace(_ range: UITextRange, withText text: String) { editor.replace(range, text) }
  /// Asks the delegate whether a range may be replaced.
  ///
  /// Called before the user changes the text.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    editor.mayChange(range, text)
  }
  /// The selected range, empty at the caret.
  ///
  /// Setting `nil` moves the caret to the beginning.
  open var selectedTextRange: UITextRange? {
    get { editor.selectedRange }
    set { editor.select(newValue) }
  }
  /// The range of the marked text, or `nil` if no input method is composing.
  open var markedTextRange: UITextRange? { editor.markedRange }
  /// The style of marked text; stored, but marked text is always underlined.
  open var markedTextStyle: [NSAttributedString.Key: Any]?
  /// Replaces the marked text, or else the selection, with marked text, and selects a part of it.
  ///
  /// `nil` removes the marked text. The delegate is notified only of the change of selection.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.mark(markedText, selectedRange)
  }
  /// Makes the marked text final.
  open func unmarkText() { editor.unmark() }
  /// The position before the first character.
  open var beginningOfDocument: UITextPosition { TextOffset(0) }
  /// The position behind the last character.
  open var endOfDocument: UITextPosition { TextOffset(editor.text.length) }
  /// Returns the range between two positions, in either order.
  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { editor.range(fromPosition, toPosition) }
  /// Returns the position `offset` UTF-16 units away, or `nil` if it is outside the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editor.position(position, offset: offset)
  }
  /// Returns the position some characters to the side or lines up or down, or `nil` outside the
  /// text.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { editor.position(position, moved: direction, by: offset) }
  /// Returns the order of two positions.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    editor.compare(position, other)
  }
  /// Returns the number of UTF-16 units between two positions, negative if the second comes first.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    editor.distance(from, toPosition)
  }
  /// Returns the end of a range that is farthest in a direction.
  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { editor.farthest(in: range, direction) }
  /// Returns everything in a direction: one character to the side, or all lines up or down.
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { editor.extended(position, direction) }
  /// Returns the direction of the paragraph, which follows from its first strong character.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { editor.writingDirection(at: position) }
  /// Does nothing, because a paragraph's characters determine its direction.
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {}
  /// Returns the rectangle of a range's first line in this view, or the caret's for an empty range.
  open func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(range) }
  /// Returns the rectangle of the caret at a position, in this view.
  open func caretRect(for position: UITextPosition) -> CGRect { editor.caretRect(position) }
  /// Returns the rectangles of a range's lines, in this view.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    editor.selectionRects(range)
  }
  /// Returns the position nearest to a point of this view.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { editor.closest(to: point) }
  /// Returns the position within a range nearest to a point of this view.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    editor.closest(to: point, within: range)
  }
  /// Returns the character at a point of this view, or `nil` outside the text.
  open func characterRange(at point: CGPoint) -> UITextRange? { editor.character(at: point) }
  /// The object notified before and after changes of text and selection; not retained.
  open weak var inputDelegate: (any UITextInputDelegate)? {
    get { editor.inputDelegate }
    set { editor.inputDelegate = newValue }
  }
  /// The tokenizer, which finds words, sentences and paragraphs of the text.
  open var tokenizer: any UITextInputTokenizer { words }

  // MARK: The edit menu

  /// Returns the delegate's edit menu, or `nil` for the suggested actions.
  open func editMenu(
    for textRange: UITextRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { menuOfDelegate(textRange, suggestedActions) }
  /// Notifies the delegate.
  open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
    textDelegate?.textView(self, willPresentEditMenuWith: animator)
  }
  /// Notifies the delegate.
  open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
    textDelegate?.textView(self, willDismissEditMenuWith: animator)
  }

  // MARK: Traits of the keyboard

  /// The automatic capitalization by a keyboard; only stored.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { settingsOfText.traits.autocapitalization }
    set { settingsOfText.traits.autocapitalization = newValue }
  }
  /// Whether a keyboard corrects typed text; only stored.
  open var autocorrectionType: UITextAutocorrectionType {
    get { settingsOfText.traits.autocorrection }
    set { settingsOfText.traits.autocorrection = newValue }
  }
  /// Whether spelling is checked; only stored.
  open var spellCheckingType: UITextSpellCheckingType {
    get { settingsOfText.traits.spellChecking }
    set { settingsOfText.traits.spellChecking = newValue }
  }
  /// Whether straight quotes become curly quotes; only stored.
  open var smartQuotesType: UITextSmartQuotesType {
    get { settingsOfText.traits.smartQuotes }
    set { settingsOfText.traits.smartQuotes = newValue }
  }
  /// Whether two hyphens become a dash; only stored.
  open var smartDashesType: UITextSmartDashesType {
    get { settingsOfText.traits.smartDashes }
    set { settingsOfText.traits.smartDashes = newValue }
  }
  /// Whether spaces are adjusted after cutting and pasting; only stored.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { settingsOfText.traits.smartInsertDelete }
    set { settingsOfText.traits.smartInsertDelete = newValue }
  }
  /// The required kind of keyboard, which the page shows.
  open var keyboardType: UIKeyboardType {
    get { settingsOfText.traits.keyboard }
    set { settingsOfText.traits.keyboard = newValue }
  }
  /// Whether the keyboard is light or dark; only stored.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { settingsOfText.traits.appearance }
    set { settingsOfText.traits.appearance = newValue }
  }
  /// The label of the return key.
  open var returnKeyType: UIReturnKeyType {
    get { settingsOfText.traits.returnKey }
    set { settingsOfText.traits.returnKey = newValue }
  }
  /// Whether the return key is disabled while the text is empty.
  open var enablesReturnKeyAutomatically: Bool {
    get { settingsOfText.traits.enablesReturnKeyAutomatically }
    set { settingsOfText.traits.enablesReturnKeyAutomatically = newValue }
  }
  /// The meaning of the text; only stored.
  open var textContentType: UITextContentType! {
    get { settingsOfText.traits.contentType }
    set { settingsOfText.traits.contentType = newValue }
  }
  /// The rules for a new password; only stored.
  open var passwordRules: UITextInputPasswordRules? {
    get { settingsOfText.traits.passwordRules }
    set { settingsOfText.traits.passwordRules = newValue }
  }
  /// Whether completions are suggested within the text; only stored.
  open var inlinePredictionType: UITextInlinePredictionType {
    get { settingsOfText.traits.inlinePrediction }
    set { settingsOfText.traits.inlinePrediction = newValue }
  }
  /// Whether results of calculations are suggested within the text; only stored.
  open var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { settingsOfText.traits.mathExpressionCompletion }
    set { settingsOfText.traits.mathExpressionCompletion = newValue }
  }
  /// The extent of writing assistance; only stored.
  open var writingToolsBehavior: UIWritingToolsBehavior {
    get { settingsOfText.traits.writingTools }
    set { settingsOfText.traits.writingTools = newValue }
  }
  /// The kinds of content that writing assistance may insert; only stored.
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { settingsOfText.traits.writingToolsResults }
    set { settingsOfText.traits.writingToolsResults = newValue }
  }
  /// Whether the text is displayed as dots.
  ///
  /// Such text can't be cut or copied.
  open var isSecureTextEntry: Bool {
    get { settingsOfText.traits.isSecure }
    set {
      settingsOfText.traits.isSecure = newValue
      textDidChangeLook()
    }
  }
}
