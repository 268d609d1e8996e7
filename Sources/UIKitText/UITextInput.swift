@_spi(Kit) public import UIKitCore
public import UIKitMenus

/// A text with places, a selection, and provisional ("marked") text while it is composed.
///
/// The system asks and changes any conforming first responder by these methods alone: keys, the
/// composition of an input method, selecting and the edit menu. Positions are objects of the text's
/// own making.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  // MARK: Text

  /// The text of a range; nil where there is no such range.
  func text(in range: UITextRange) -> String?
  /// Puts a text in place of a range.
  func replace(_ range: UITextRange, withText text: String)
  /// Whether a range may be replaced, asked before what the user does; true unless said otherwise.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

  // MARK: Selection and marked text

  /// What is selected; an empty range is the place of typing, and nil none.
  var selectedTextRange: UITextRange? { get set }
  /// What is still being composed; nil for nothing.
  var markedTextRange: UITextRange? { get }
  /// How marked text looks; nil for the usual look.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Puts in provisional text for the selection or the marked text, and selects a part of it, in
  /// UTF-16 units of `markedText`.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Makes the marked text final.
  func unmarkText()

  // MARK: Places

  /// The place before all text.
  var beginningOfDocument: UITextPosition { get }
  /// The place after all text.
  var endOfDocument: UITextPosition { get }
  /// The range between two places; nil where one is not of this text.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The place some characters on, or back, in UTF-16 units; nil where that is outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The place some steps in a direction; nil where that is outside the text.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Which of two places comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// How many characters lie between two places, in UTF-16 units.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// The place of a range that lies farthest in a direction.
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?
  /// The range from a place to the farthest one in a direction.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?

  // MARK: Writing direction

  /// In which direction the text at a place is written.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Writes a range in a direction.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  // MARK: Geometry, in points of ``textInputView``

  /// The first rectangle that a range takes.
  func firstRect(for range: UITextRange) -> CGRect
  /// Where the caret stands at a place.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The rectangles of a selection.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The place nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The place in a range nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character at a point.
  func characterRange(at point: CGPoint) -> UITextRange?

  // MARK: The system

  /// Whom to tell of changes that the system did not make; set by the system while the text is first
  /// responder, where it is nil.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// Finds words, lines and paragraphs.
  var tokenizer: any UITextInputTokenizer { get }

  // MARK: What need not be there

  /// The view whose coordinates all geometry is in; the responder itself, if it is a view.
  var textInputView: UIView { get }
  /// Whether the user may change the text; `true` by default.
  var isEditable: Bool { get }
  /// How the caret is turned or slanted at a position; not at all by default.
  func caretTransform(for position: UITextPosition) -> CGAffineTransform
  /// On which side of the selection the caret stands where a line ends.
  var selectionAffinity: UITextStorageDirection { get set }
  /// The place so many characters after the start of a range.
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  /// How many characters after the start of a range a place lies.
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
  /// How the text at a place looks.
  func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?
  /// As ``setMarkedText(_:selectedRange:)``, with a look of its own.
  func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)

  // MARK: The edit menu

  /// The edit menu for a range; nil for the suggested actions.
  func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
  /// The edit menu is about to appear.
  func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
  /// The edit menu is about to go.
  func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)
}

extension UITextInput {
  /// Everything may be changed.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
  /// The responder itself where it is a view.
  public var textInputView: UIView { self as? UIView ?? UIView() }
  /// True.
  public var isEditable: Bool { true }
  /// The identity.
  public func caretTransform(for position: UITextPosition) -> CGAffineTransform { .identity }
  /// After the selection.
  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }
  /// By ``position(from:offset:)``.
  public func position(
    within range: UITextRange, atCharacterOffset offset: Int
  ) -> UITextPosition? {
    position(from: range.start, offset: offset)
  }
  /// By ``offset(from:to:)``.
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }
  /// Nothing of its own.
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }
  /// Without the look.
  public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
    setMarkedText(markedText?.string, selectedRange: selectedRange)
  }
  /// The suggested actions.
  public func editMenu(
    for textRange: UITextRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Nothing.
  public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}
  /// Nothing.
  public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}
}

/// Hears of changes to a text that the system did not make itself.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  /// The selection is about to change.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// The selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// The text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// The text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}
