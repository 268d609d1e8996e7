/// Text of many lines that the user scrolls, selects and edits.
///
/// Its delegate is set as that of any scroll view, and hears of editing where it is a
/// ``UITextViewDelegate``. The text has one font and one colour.
///
/// The class body is a table of contents: the work stands in the files of the facets.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput {
  var settingsOfText = TextViewSettings()
  let canvas = TextCanvas(frame: .zero)
  lazy var editor = TextEditor(host: self)
  let interaction = UITextInteraction(for: .editable)
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
    set { editor.set(newValue ?? "") }
  }
  /// The text with the view's font and colour; of what is set only the letters count.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: editor.text.string, attributes: typingAttributes) }
    set { text = newValue?.string }
  }
  /// The font; nil for the system's at 12 points, as a new text view on iOS has it.
  open var font: UIFont? {
    get { settingsOfText.font }
    set { set(\.font, newValue) }
  }
  /// The colour of the text; nil for that of labels.
  open var textColor: UIColor? {
    get { settingsOfText.textColor }
    set { set(\.textColor, newValue) }
  }
  /// Where lines stand between the edges.
  open var textAlignment: NSTextAlignment {
    get { settingsOfText.alignment }
    set { set(\.alignment, newValue) }
  }
  /// The font and colour of what is typed next: those of all text.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { [.font: fontInForce, .foregroundColor: textColor ?? .label] }
    set {
      font = newValue[.font] as? UIFont ?? font
      textColor = newValue[.foregroundColor] as? UIColor ?? textColor
    }
  }
  /// Room between the edges and the text.
  open var textContainerInset: UIEdgeInsets {
    get { settingsOfText.inset }
    set { set(\.inset, newValue) }
  }
  /// Whether the user may change attributes; kept, as a text has one font and colour here.
  open var allowsEditingTextAttributes = false

  override var accessibilityDefaults: AccessibilityDefaults { knownAccessibility }

  // MARK: Editing

  /// Whether the user may change the text; one that is edited goes on until it resigns.
  open var isEditable: Bool {
    get { settingsOfText.isEditable }
    set { set(\.isEditable, newValue) }
  }
  /// Whether the user may select, and so edit.
  open var isSelectable: Bool {
    get { settingsOfText.isSelectable }
    set { set(\.isSelectable, newValue) }
  }
  /// What is selected, in UTF-16 units.
  open var selectedRange: NSRange {
    get { editor.text.selection.units }
    set { if let range = Range(units: newValue) { editor.select(range) } }
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
    guard mayEndEditing, super.resignFirstResponder() else { return false }
    didEndEditing()
    return true
  }
  override func wasMadeToResign() { didEndEditing() }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutText()
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size.width) }
  /// The text's size where the view does not scroll, and none where it does.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : fittingSize(bounds.width)
  }

  // MARK: Actions

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    StandardEditAction(action.name).flatMap(editor.allows)
      ?? super.canPerformAction(action, withSender: sender)
  }
  open override func cut(_ sender: Any?) { editor.cut() }
  open override func copy(_ sender: Any?) { editor.copy() }
  open override func paste(_ sender: Any?) { editor.paste() }
  open override func select(_ sender: Any?) { editor.selectWord() }
  open override func selectAll(_ sender: Any?) { editor.select(editor.text.everything) }
  open override func delete(_ sender: Any?) { editor.deleteSelection() }

  // MARK: UIKeyInput

  open var hasText: Bool { editor.text.length > 0 }
  open func insertText(_ text: String) { insert(text) }
  open func deleteBackward() { editor.deleteBackward() }

  // MARK: UITextInput

  open func text(in range: UITextRange) -> String? { editor.text(in: range) }
  open func replace(_ range: UITextRange, withText text: String) { editor.replace(range, text) }
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    editor.mayChange(range, text)
  }
  open var selectedTextRange: UITextRange? {
    get { editor.selectedRange }
    set { editor.select(newValue) }
  }
  open var markedTextRange: UITextRange? { editor.markedRange }
  /// Kept; marked text is underlined.
  open var markedTextStyle: [NSAttributedString.Key: Any]?
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.mark(markedText, selectedRange)
  }
  open func unmarkText() { editor.unmark() }
  open var beginningOfDocument: UITextPosition { TextOffset(0) }
  open var endOfDocument: UITextPosition { TextOffset(editor.text.length) }
  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { editor.range(fromPosition, toPosition) }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editor.position(position, movedBy: offset)
  }
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { editor.position(position, moved: direction, by: offset) }
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    editor.compare(position, other)
  }
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    editor.characters(from, toPosition)
  }
  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { editor.farthest(in: range, direction) }
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { editor.extended(position, direction) }
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .leftToRight }
  /// Does nothing: text is set from left to right here.
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {}
  open func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(range) }
  open func caretRect(for position: UITextPosition) -> CGRect { editor.caretRect(position) }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    editor.selectionRects(range)
  }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { editor.closest(to: point) }
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    editor.closest(to: point, within: range)
  }
  open func characterRange(at point: CGPoint) -> UITextRange? { editor.character(at: point) }
  open weak var inputDelegate: (any UITextInputDelegate)? {
    get { editor.inputDelegate }
    set { editor.inputDelegate = newValue }
  }
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

  open var autocapitalizationType: UITextAutocapitalizationType {
    get { settingsOfText.traits.autocapitalization }
    set { settingsOfText.traits.autocapitalization = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { settingsOfText.traits.autocorrection }
    set { settingsOfText.traits.autocorrection = newValue }
  }
  open var spellCheckingType: UITextSpellCheckingType {
    get { settingsOfText.traits.spellChecking }
    set { settingsOfText.traits.spellChecking = newValue }
  }
  open var smartQuotesType: UITextSmartQuotesType {
    get { settingsOfText.traits.smartQuotes }
    set { settingsOfText.traits.smartQuotes = newValue }
  }
  open var smartDashesType: UITextSmartDashesType {
    get { settingsOfText.traits.smartDashes }
    set { settingsOfText.traits.smartDashes = newValue }
  }
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { settingsOfText.traits.smartInsertDelete }
    set { settingsOfText.traits.smartInsertDelete = newValue }
  }
  open var keyboardType: UIKeyboardType {
    get { settingsOfText.traits.keyboard }
    set { settingsOfText.traits.keyboard = newValue }
  }
  open var keyboardAppearance: UIKeyboardAppearance {
    get { settingsOfText.traits.appearance }
    set { settingsOfText.traits.appearance = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { settingsOfText.traits.returnKey }
    set { settingsOfText.traits.returnKey = newValue }
  }
  open var enablesReturnKeyAutomatically: Bool {
    get { settingsOfText.traits.enablesReturnKeyAutomatically }
    set { settingsOfText.traits.enablesReturnKeyAutomatically = newValue }
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
