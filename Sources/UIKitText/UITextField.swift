internal import TouchstoneLayers
internal import TouchstoneMutations
@_spi(Kit) public import UIKitCore
public import UIKitMenus

/// A single line of text that the user edits.
///
/// A tap makes the field first responder and places the caret at the finger. Changes by the user
/// need the delegate's permission. The delegate, targets of `editingChanged`, and observers are
/// notified of them. Setting the text in code notifies none of these.
///
/// The class body is a table of contents. The implementation is in the files of the facets.
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

  /// Creates an empty field with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareField()
  }

  /// Creates an empty field without reading the archive, because archives aren't supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareField()
  }

  /// The delegate, which is notified and decides while the user edits; not retained.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// The text; empty in a new field, and after setting `nil`.
  open var text: String? {
    get { editor.text.string }
    set { editor.set(newValue ?? "") }
  }
  /// The text with its attributes.
  ///
  /// The field's font and color apply to everything without its own.
  open var attributedText: NSAttributedString? {
    get { editor.text.attributed(over: defaultTextAttributes) }
    set { editor.set(StyledText(newValue ?? NSAttributedString(string: ""))) }
  }
  /// The text shown while the field is empty.
  open var placeholder: String? {
    get { field.placeholder }
    set { set(\.placeholder, newValue) }
  }
  /// The placeholder with attributes, which are ignored.
  open var attributedPlaceholder: NSAttributedString? {
    get { field.placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }
  /// The font of the whole text.
  ///
  /// Setting `nil` restores the default, the system font at 17 points.
  open var font: UIFont? {
    get { unfittedFont }
    set {
      editor.strip(.font)
      set(\.font, newValue)
    }
  }
  /// The color of the whole text, or `nil` for the label color.
  open var textColor: UIColor? {
    get { field.textColor }
    set {
      editor.strip(.foregroundColor)
      set(\.textColor, newValue)
    }
  }
  /// The horizontal alignment of the text.
  open var textAlignment: NSTextAlignment {
    get { field.alignment }
    set { set(\.alignment, newValue) }
  }
  /// The font and color of the text.
  ///
  /// Other attributes are ignored.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { [.font: fontInForce, .foregroundColor: textColor ?? .label] }
    set {
      font = newValue[.font] as? UIFont ?? font
      textColor = newValue[.foregroundColor] as? UIColor ?? textColor
    }
  }
  /// The attributes of the text typed next, or `nil` if the field isn't being edited.
  ///
  /// By default, the attributes of the character before the caret. A value that you set applies
  /// until the caret moves.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get {
      guard isEditing else { return nil }
      return defaultTextAttributes.merging(editor.lookForTyping.attributes) { $1 }
    }
    set { if isEditing { editor.type(as: CharacterStyle(newValue ?? [:])) } }
  }
  /// Returns the attributes of the character next to a position in a direction.
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    defaultTextAttributes.merging(editor.look(at: position, direction).attributes) { $1 }
  }
  /// Whether the user may change attributes; stored, because no action here changes any.
  open var allowsEditingTextAttributes = false
  /// Whether a text that is too long is displayed in a smaller font.
  open var adjustsFontSizeToFitWidth: Bool {
    get { field.adjustsFontSizeToFitWidth }
    set { set(\.adjustsFontSizeToFitWidth, newValue) }
  }
  /// Whether a font for a text style follows the user's preferred text size.
  open var adjustsFontForContentSizeCategory: Bool {
    get { field.adjustsFontForContentSizeCategory }
    set { set(\.adjustsFontForContentSizeCategory, newValue) }
  }
  /// The minimum font size, in points.
  open var minimumFontSize: CGFloat {
    get { field.minimumFontSize }
    set {
      set(
        \.minimumFontSize,
        NumberCheck.admit(newValue, else: minimumFontSize, "minimumFontSize", of: self))
    }
  }

  @_spi(Kit) open override var ownLabel: String? { placeholder ?? attributedPlaceholder?.string }
  @_spi(Kit) open override var accessibilityDefaults: AccessibilityDefaults { knownAccessibility }

  // MARK: Editing

  /// Whether the user is editing the text.
  open var isEditing: Bool { field.isEditing }
  /// Whether beginning to edit clears the text.
  open var clearsOnBeginEditing = false
  /// Whether the first typed text replaces the whole text; reset by the first change.
  open var clearsOnInsertion = false
  /// The undo manager for typing while the field is edited; emptied when editing ends.
  open override var undoManager: UndoManager? { isEditing ? editor.history : super.undoManager }
  /// The selection, as a value to save and restore.
  open var interactionState: Any {
    get { editor.text.selection.units }
    set {
      if let range = (newValue as? NSRange).flatMap(Range.init(units:)) { editor.select(range) }
    }
  }
  /// A view shown at the bottom of the screen during editing, or `nil` for the responder chain's.
  ///
  /// A new view is shown after `reloadInputViews()` (statement 317).
  open override var inputView: UIView? {
    get { field.inputView ?? super.inputView }
    set { field.inputView = newValue }
  }
  /// A view shown above the input view during editing, or `nil` for the responder chain's.
  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView ?? super.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  // MARK: First responder

  /// Whether the field is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }
  /// Asks the delegate, becomes first responder, and reports the start of editing (statement 311).
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
  /// Asks the delegate, resigns, and reports the end of editing (statement 312).
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

  /// The border of the field.
  open var borderStyle: BorderStyle {
    get { field.border }
    set { set(\.border, newValue) }
  }
  /// An image behind the text instead of a border; not used with rounded corners.
  open var background: UIImage? {
    get { field.background }
    set { set(\.background, newValue) }
  }
  /// The image behind the text of a disabled field, or `nil` for ``background``.
  open var disabledBackground: UIImage? {
    get { field.disabledBackground }
    set { set(\.disabledBackground, newValue) }
  }
  /// The condition under which a button that clears the text is visible.
  open var clearButtonMode: ViewMode {
    get { field.clearButtonMode }
    set { set(\.clearButtonMode, newValue) }
  }
  /// A view before the text: at the left, or at the right in a right-to-left layout.
  open var leftView: UIView? {
    get { field.leftView }
    set { setSide(\.leftView, newValue) }
  }
  /// The condition under which the view before the text is visible.
  open var leftViewMode: ViewMode {
    get { field.leftViewMode }
    set { set(\.leftViewMode, newValue) }
  }
  /// A view after the text, in place of the clear button.
  open var rightView: UIView? {
    get { field.rightView }
    set { setSide(\.rightView, newValue) }
  }
  /// The condition under which the view after the text is visible.
  open var rightViewMode: ViewMode {
    get { field.rightViewMode }
    set { set(\.rightViewMode, newValue) }
  }

  // MARK: Rectangles

  /// Returns the rectangle of the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the text.
  open func textRect(forBounds bounds: CGRect) -> CGRect { textRoom(bounds) }
  /// Returns the rectangle of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Returns the rectangle of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearButtonRoom(bounds) }
  /// Returns the rectangle of the view before the text in a left-to-right layout.
  ///
  /// The field mirrors it in a right-to-left layout.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRoom(leftView, bounds, .minXEdge)
  }
  /// Returns the rectangle of the view after the text in a left-to-right layout.
  ///
  /// The field mirrors it in a right-to-left layout.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRoom(rightView, bounds, .maxXEdge)
  }
  /// Draws the placeholder.
  open func drawPlaceholder(in rect: CGRect) { drawPlaceholderText(in: rect) }
  /// Draws the text.
  ///
  /// The field never calls this, because it shows its text in a subview.
  open func drawText(in rect: CGRect) { drawPlainText(in: rect) }

  /// Draws the border, and the placeholder if there is no text.
  open override func draw(_ rect: CGRect) { drawField() }
  /// Lays out the text and the views next to it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutField()
  }
  /// Applies the colors and the text size of the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    fieldDidChange()
  }
  /// Redraws caret, selection and links in the new color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    textNeedsDisplay()
  }
  /// The size that shows the whole text.
  open override var intrinsicContentSize: CGSize { fittingSize }
  /// Returns the size that shows the whole text.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }
  /// Whether the field receives taps and focus; a disabled field is paler.
  open override var isEnabled: Bool {
    didSet { fieldDidChange() }
  }

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
  /// The delegate's `textField(_:shouldChangeCharactersIn:replacementString:)` is called before a key
  /// types, but not if app code calls this method.
  open func insertText(_ text: String) { editor.insert(text) }
  /// Deletes the selection, or the character before the caret.
  ///
  /// The delegate's `textField(_:shouldChangeCharactersIn:replacementString:)` is called before a key
  /// deletes, but not if app code calls this method.
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
    delegate?.textField(self, willPresentEditMenuWith: animator)
  }
  /// Notifies the delegate.
  open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willDismissEditMenuWith: animator)
  }

  // MARK: Traits of the keyboard

  /// The automatic capitalization by a keyboard; only stored.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.traits.autocapitalization }
    set { field.traits.autocapitalization = newValue }
  }
  /// Whether a keyboard corrects typed text; only stored.
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.traits.autocorrection }
    set { field.traits.autocorrection = newValue }
  }
  /// Whether spelling is checked; only stored.
  open var spellCheckingType: UITextSpellCheckingType {
    get { field.traits.spellChecking }
    set { field.traits.spellChecking = newValue }
  }
  /// Whether straight quotes become curly quotes; only stored.
  open var smartQuotesType: UITextSmartQuotesType {
    get { field.traits.smartQuotes }
    set { field.traits.smartQuotes = newValue }
  }
  /// Whether two hyphens become a dash; only stored.
  open var smartDashesType: UITextSmartDashesType {
    get { field.traits.smartDashes }
    set { field.traits.smartDashes = newValue }
  }
  /// Whether spaces are adjusted after cutting and pasting; only stored.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { field.traits.smartInsertDelete }
    set { field.traits.smartInsertDelete = newValue }
  }
  /// The required kind of keyboard, which the page shows.
  open var keyboardType: UIKeyboardType {
    get { field.traits.keyboard }
    set { field.traits.keyboard = newValue }
  }
  /// Whether the keyboard is light or dark; only stored.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { field.traits.appearance }
    set { field.traits.appearance = newValue }
  }
  /// The label of the return key.
  open var returnKeyType: UIReturnKeyType {
    get { field.traits.returnKey }
    set { field.traits.returnKey = newValue }
  }
  /// Whether the return key is disabled while the text is empty.
  open var enablesReturnKeyAutomatically: Bool {
    get { field.traits.enablesReturnKeyAutomatically }
    set { field.traits.enablesReturnKeyAutomatically = newValue }
  }
  /// The meaning of the text; only stored.
  open var textContentType: UITextContentType! {
    get { field.traits.contentType }
    set { field.traits.contentType = newValue }
  }
  /// The rules for a new password; only stored.
  open var passwordRules: UITextInputPasswordRules? {
    get { field.traits.passwordRules }
    set { field.traits.passwordRules = newValue }
  }
  /// Whether completions are suggested within the text; only stored.
  open var inlinePredictionType: UITextInlinePredictionType {
    get { field.traits.inlinePrediction }
    set { field.traits.inlinePrediction = newValue }
  }
  /// Whether results of calculations are suggested within the text; only stored.
  open var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { field.traits.mathExpressionCompletion }
    set { field.traits.mathExpressionCompletion = newValue }
  }
  /// The extent of writing assistance; only stored.
  open var writingToolsBehavior: UIWritingToolsBehavior {
    get { field.traits.writingTools }
    set { field.traits.writingTools = newValue }
  }
  /// The kinds of content that writing assistance may insert; only stored.
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { field.traits.writingToolsResults }
    set { field.traits.writingToolsResults = newValue }
  }
  /// Whether the text is displayed as dots.
  ///
  /// Such text can't be cut or copied.
  open var isSecureTextEntry: Bool {
    get { field.traits.isSecure }
    set { setSecure(newValue) }
  }
}
