internal import TouchstoneLayers
internal import TouchstoneMutations
@_spi(Kit) public import UIKitCore
public import UIKitMenus

/// One line of text that the user edits.
///
/// A tap makes it first responder and puts the caret where the finger was. What the user changes the
/// delegate may refuse, and hears of; so do the targets of `editingChanged` and observers. What the
/// program sets tells nobody.
///
/// The class body is a table of contents: the work stands in the files of the facets.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput {
  var field = FieldSettings()
  let canvas = TextCanvas(frame: .zero)
  lazy var editor = TextEditor(host: self)
  lazy var clearButton = FieldClearButton(of: self)
  let interaction = UITextInteraction(for: .editable)
  var handles: SelectionHandles?
  private lazy var words: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

  // MARK: Making a field

  /// Makes an empty field with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareField()
  }

  /// Makes a field from an archive; there is none to read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareField()
  }

  /// Is asked and told while the user edits; not kept alive.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// The text; empty for a new field, and after nil was set.
  open var text: String? {
    get { editor.text.string }
    set { editor.set(newValue ?? "") }
  }
  /// The text with its attributes, and with the field's font and colour where it has none.
  open var attributedText: NSAttributedString? {
    get { editor.text.attributed(over: defaultTextAttributes) }
    set { editor.set(LookedText(newValue ?? NSAttributedString(string: ""))) }
  }
  /// What shows while there is no text.
  open var placeholder: String? {
    get { field.placeholder }
    set { set(\.placeholder, newValue) }
  }
  /// As ``placeholder``, with attributes that are not shown.
  open var attributedPlaceholder: NSAttributedString? {
    get { field.placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }
  /// The font of all text; setting `nil` brings back the one of a new field, the system's at 17 points.
  open var font: UIFont? {
    get { unfittedFont }
    set {
      editor.strip(.font)
      set(\.font, newValue)
    }
  }
  /// The colour of all text; nil for that of labels.
  open var textColor: UIColor? {
    get { field.textColor }
    set {
      editor.strip(.foregroundColor)
      set(\.textColor, newValue)
    }
  }
  /// Where the text stands between the edges.
  open var textAlignment: NSTextAlignment {
    get { field.alignment }
    set { set(\.alignment, newValue) }
  }
  /// The font and colour of the text; of what is set only these count.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { [.font: fontInForce, .foregroundColor: textColor ?? .label] }
    set {
      font = newValue[.font] as? UIFont ?? font
      textColor = newValue[.foregroundColor] as? UIColor ?? textColor
    }
  }
  /// The attributes of what is typed next: those of what stands before the caret, until others are
  /// set; a move of the caret forgets them. Nil while nobody edits.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get {
      guard isEditing else { return nil }
      return defaultTextAttributes.merging(editor.lookForTyping.attributes) { $1 }
    }
    set { if isEditing { editor.type(as: TextLook(newValue ?? [:])) } }
  }
  /// The attributes of the character that a place has in a direction.
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    defaultTextAttributes.merging(editor.look(at: position, direction).attributes) { $1 }
  }
  /// Whether the user may change attributes; kept, as no action here changes any.
  open var allowsEditingTextAttributes = false
  /// Whether a text that is too long is shown smaller.
  open var adjustsFontSizeToFitWidth: Bool {
    get { field.adjustsFontSizeToFitWidth }
    set { set(\.adjustsFontSizeToFitWidth, newValue) }
  }
  /// Whether a font that was made for a text style follows the size that the user wants.
  open var adjustsFontForContentSizeCategory: Bool {
    get { field.adjustsFontForContentSizeCategory }
    set { set(\.adjustsFontForContentSizeCategory, newValue) }
  }
  /// How small the font may get, in points.
  open var minimumFontSize: CGFloat {
    get { field.minimumFontSize }
    set {
      set(
        \.minimumFontSize,
        NumberCheck.admit(newValue, else: minimumFontSize, "minimumFontSize", of: self))
    }
  }

  @_spi(Kit) open override var ownWord: String? { placeholder ?? attributedPlaceholder?.string }
  @_spi(Kit) open override var accessibilityDefaults: AccessibilityDefaults { knownAccessibility }

  // MARK: Editing

  /// Whether the user edits the text now.
  open var isEditing: Bool { field.isEditing }
  /// Whether the text goes when editing begins.
  open var clearsOnBeginEditing = false
  /// Whether what is typed first takes the place of all text; ends with the first change.
  open var clearsOnInsertion = false
  /// The undo manager of what is typed, empty again when editing ends.
  open override var undoManager: UndoManager? { isEditing ? editor.history : super.undoManager }
  /// What is selected, kept for ``interactionState``.
  open var interactionState: Any {
    get { editor.text.selection.units }
    set {
      if let range = (newValue as? NSRange).flatMap(Range.init(units:)) { editor.select(range) }
    }
  }
  /// A view to be shown at the foot of the screen while the field is edited; nil for that of the
  /// chain. A new one shows after `reloadInputViews()` (statement 317).
  open override var inputView: UIView? {
    get { field.inputView ?? super.inputView }
    set { field.inputView = newValue }
  }
  /// A view to be shown above the input view while the field is edited; nil for that of the chain.
  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView ?? super.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  // MARK: First responder

  /// A field that is enabled may.
  open override var canBecomeFirstResponder: Bool { isEnabled }
  /// Asks the delegate, becomes first responder, and tells that editing has begun (statement 311).
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, window != nil,
      mayBeginEditing || Mutation.editingBeginsUnasked.isOn,
      super.becomeFirstResponder()
    else { return false }
    didBeginEditing()
    return true
  }
  /// Asks the delegate, resigns, and tells that editing has ended (statement 312).
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

  // MARK: Looks

  /// The line around the field.
  open var borderStyle: BorderStyle {
    get { field.border }
    set { set(\.border, newValue) }
  }
  /// A picture behind the text in place of a border; not with rounded corners.
  open var background: UIImage? {
    get { field.background }
    set { set(\.background, newValue) }
  }
  /// The picture behind the text of a disabled field; nil for ``background``.
  open var disabledBackground: UIImage? {
    get { field.disabledBackground }
    set { set(\.disabledBackground, newValue) }
  }
  /// When a button that clears the text shows.
  open var clearButtonMode: ViewMode {
    get { field.clearButtonMode }
    set { set(\.clearButtonMode, newValue) }
  }
  /// A view before the text: at the left, or at the right where the interface reads from right to left.
  open var leftView: UIView? {
    get { field.leftView }
    set { setSide(\.leftView, newValue) }
  }
  /// When the view before the text shows.
  open var leftViewMode: ViewMode {
    get { field.leftViewMode }
    set { set(\.leftViewMode, newValue) }
  }
  /// A view after the text, in the place of the clear button.
  open var rightView: UIView? {
    get { field.rightView }
    set { setSide(\.rightView, newValue) }
  }
  /// When the view after the text shows.
  open var rightViewMode: ViewMode {
    get { field.rightViewMode }
    set { set(\.rightViewMode, newValue) }
  }

  // MARK: Rectangles

  /// Where the border is.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the text is shown.
  open func textRect(forBounds bounds: CGRect) -> CGRect { textRoom(bounds) }
  /// Where the text is shown while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where the placeholder is shown.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Where the button that clears the text is.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearButtonRoom(bounds) }
  /// Where the view before the text is in a layout from left to right; the field mirrors the rectangle
  /// in a layout from right to left.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRoom(leftView, bounds, .minXEdge)
  }
  /// Where the view after the text is in a layout from left to right; the field mirrors the rectangle
  /// in a layout from right to left.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRoom(rightView, bounds, .maxXEdge)
  }
  /// Draws the placeholder.
  open func drawPlaceholder(in rect: CGRect) { drawPlaceholderText(in: rect) }
  /// Draws the text; the field itself shows it in a view of its own, and never calls this.
  open func drawText(in rect: CGRect) { drawPlainText(in: rect) }

  /// Draws the border, and the placeholder where there is no text.
  open override func draw(_ rect: CGRect) { drawField() }
  /// Lays out the text and what stands beside it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutField()
  }
  /// Takes the colors and the text size of the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    fieldDidChange()
  }
  /// Shows caret, selection and links in the new colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    textNeedsDisplay()
  }
  /// The size that shows all text.
  open override var intrinsicContentSize: CGSize { fittingSize }
  /// The size that shows all text.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }
  /// Whether the field takes taps and focus; a disabled one is paler.
  open override var isEnabled: Bool {
    didSet { fieldDidChange() }
  }

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
    delegate?.textField(self, willPresentEditMenuWith: animator)
  }
  /// Tells the delegate.
  open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willDismissEditMenuWith: animator)
  }

  // MARK: Traits of the keyboard

  /// Which letters a keyboard makes capitals by itself; only kept.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.traits.autocapitalization }
    set { field.traits.autocapitalization = newValue }
  }
  /// Whether a keyboard corrects what is typed; only kept.
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.traits.autocorrection }
    set { field.traits.autocorrection = newValue }
  }
  /// Whether spelling is checked; only kept.
  open var spellCheckingType: UITextSpellCheckingType {
    get { field.traits.spellChecking }
    set { field.traits.spellChecking = newValue }
  }
  /// Whether straight quotes become curly ones; only kept.
  open var smartQuotesType: UITextSmartQuotesType {
    get { field.traits.smartQuotes }
    set { field.traits.smartQuotes = newValue }
  }
  /// Whether two hyphens become a dash; only kept.
  open var smartDashesType: UITextSmartDashesType {
    get { field.traits.smartDashes }
    set { field.traits.smartDashes = newValue }
  }
  /// Whether spaces follow what is cut and pasted; only kept.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { field.traits.smartInsertDelete }
    set { field.traits.smartInsertDelete = newValue }
  }
  /// Which keys are needed; the page shows such a keyboard.
  open var keyboardType: UIKeyboardType {
    get { field.traits.keyboard }
    set { field.traits.keyboard = newValue }
  }
  /// Whether the keyboard is light or dark; only kept.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { field.traits.appearance }
    set { field.traits.appearance = newValue }
  }
  /// What the return key is called.
  open var returnKeyType: UIReturnKeyType {
    get { field.traits.returnKey }
    set { field.traits.returnKey = newValue }
  }
  /// Whether return does nothing while there is no text.
  open var enablesReturnKeyAutomatically: Bool {
    get { field.traits.enablesReturnKeyAutomatically }
    set { field.traits.enablesReturnKeyAutomatically = newValue }
  }
  /// What the text is about; only kept.
  open var textContentType: UITextContentType! {
    get { field.traits.contentType }
    set { field.traits.contentType = newValue }
  }
  /// What a new password must be made of; only kept.
  open var passwordRules: UITextInputPasswordRules? {
    get { field.traits.passwordRules }
    set { field.traits.passwordRules = newValue }
  }
  /// Whether the end of what is typed is proposed in the text; only kept.
  open var inlinePredictionType: UITextInlinePredictionType {
    get { field.traits.inlinePrediction }
    set { field.traits.inlinePrediction = newValue }
  }
  /// Whether the result of a sum is proposed in the text; only kept.
  open var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { field.traits.mathExpressionCompletion }
    set { field.traits.mathExpressionCompletion = newValue }
  }
  /// How much help with writing is offered; only kept.
  open var writingToolsBehavior: UIWritingToolsBehavior {
    get { field.traits.writingTools }
    set { field.traits.writingTools = newValue }
  }
  /// What help with writing may put into the text; only kept.
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { field.traits.writingToolsResults }
    set { field.traits.writingToolsResults = newValue }
  }
  /// Whether dots stand for the letters; such a text can't be cut or copied.
  open var isSecureTextEntry: Bool {
    get { field.traits.isSecure }
    set { setSecure(newValue) }
  }
}
