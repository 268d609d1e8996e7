@_spi(Kit) public import UIKitCore
public import UIKitMenus

/// A text with positions, a selection, and provisional ("marked") text while it is composed.
///
/// The system reads and changes any conforming first responder only through these methods: keys,
/// input method composition, selecting and the edit menu. The text creates its own position
/// objects.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  // MARK: Text

  /// Returns the text in a range, or `nil` if there is no such range.
  func text(in range: UITextRange) -> String?
  /// Replaces a range with a text.
  func replace(_ range: UITextRange, withText text: String)
  /// Returns whether a range may be replaced.
  ///
  /// Called before the user changes the text. `true` by default.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

  // MARK: Selection and marked text

  /// The selected range, empty at the insertion point, or `nil` for no selection.
  var selectedTextRange: UITextRange? { get set }
  /// The range of the marked text that is still being composed, or `nil` if no text is marked.
  var markedTextRange: UITextRange? { get }
  /// The style of marked text, or `nil` for the default style.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Replaces the marked text, or else the selection, with marked text, and selects a part of it,
  /// in UTF-16 units of `markedText`.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Makes the marked text final.
  func unmarkText()

  // MARK: Places

  /// The position before the whole text.
  var beginningOfDocument: UITextPosition { get }
  /// The position after the whole text.
  var endOfDocument: UITextPosition { get }
  /// Returns the range between two positions, or `nil` if one doesn't belong to this text.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position `offset` UTF-16 units away, or `nil` if it is outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the position a number of steps in a direction, or `nil` if it is outside the text.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Returns the order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the number of UTF-16 units between two positions.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Returns the position in a range that is farthest in a direction.
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?
  /// Returns the range from a position to the farthest position in a direction.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?

  // MARK: Writing direction

  /// Returns the writing direction of the text at a position.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Sets the writing direction of a range.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  // MARK: Geometry, in points of ``textInputView``

  /// Returns the first rectangle of a range.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the rectangle of the caret at a position.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the rectangles of a selection.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the position nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the position within a range nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// Returns the character at a point.
  func characterRange(at point: CGPoint) -> UITextRange?

  // MARK: The system

  /// The object to notify of changes that the system didn't make.
  ///
  /// The system sets it while the text is first responder, unless it already has a value.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// The tokenizer, which finds words, lines and paragraphs.
  var tokenizer: any UITextInputTokenizer { get }

  // MARK: What need not be there

  /// The view in which all geometry is measured; by default, the responder if it is a view.
  var textInputView: UIView { get }
  /// Whether the user may change the text; `true` by default.
  var isEditable: Bool { get }
  /// Returns the rotation or slant of the caret at a position.
  ///
  /// The identity by default.
  func caretTransform(for position: UITextPosition) -> CGAffineTransform
  /// The side of the selection that shows the caret at a line's end.
  var selectionAffinity: UITextStorageDirection { get set }
  /// Returns the position a number of characters after the start of a range.
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  /// Returns the number of characters between the start of a range and a position.
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
  /// Returns the attributes of the text at a position.
  func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?
  /// Sets marked text like ``setMarkedText(_:selectedRange:)``, with its own attributes.
  func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)

  // MARK: The edit menu

  /// Returns the edit menu for a range, or `nil` for the suggested actions.
  func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
  /// Called before the edit menu appears.
  func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
  /// Called before the edit menu disappears.
  func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)
}

extension UITextInput {
  /// Returns `true`.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
  /// The responder itself if it is a view, otherwise an empty view.
  public var textInputView: UIView { self as? UIView ?? UIView() }
  /// Always `true`.
  public var isEditable: Bool { true }
  /// The identity.
  public func caretTransform(for position: UITextPosition) -> CGAffineTransform { .identity }
  /// Always `forward`.
  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }
  /// Returns the result of ``position(from:offset:)``.
  public func position(
    within range: UITextRange, atCharacterOffset offset: Int
  ) -> UITextPosition? {
    position(from: range.start, offset: offset)
  }
  /// Returns the result of ``offset(from:to:)``.
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }
  /// Returns `nil`.
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }
  /// Sets the marked text without its attributes.
  public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
    setMarkedText(markedText?.string, selectedRange: selectedRange)
  }
  /// Returns `nil`, for the suggested actions.
  public func editMenu(
    for textRange: UITextRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Does nothing.
  public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}
  /// Does nothing.
  public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}
}

/// Receives changes to a text that the system didn't make.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  /// Called before the selection changes.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Called after the selection changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Called before the text changes.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Called after the text changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}
