@_spi(Kit) public import UIKitCore

/// Finds the units of a text that is accessible only through positions.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// Returns the unit at a position, or `nil` outside all units.
  ///
  /// Between two units, returns the unit in `direction`.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Returns whether a unit ends at a position when moving in a direction.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// Returns the next boundary in a direction, or `nil` if there are no more boundaries.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Returns whether a position is within a unit, or next to one in a direction.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// The default tokenizer, which reads the text of its input.
///
/// It finds characters, words, sentences, paragraphs and the document. It treats a line as a
/// paragraph, because it doesn't know the lines on the screen. A text with its own line layout can
/// subclass it.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UIResponder & UITextInput)?

  /// Creates a tokenizer for a text, without retaining the text.
  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  /// Returns the unit at a position, or `nil` outside all units.
  ///
  /// Between two units, returns the unit in `direction`.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    read { units, offset in
      units.unit(granularity, at: offset(position), backward: direction.isBackward)
    }.flatMap(range)
  }

  /// Returns whether a unit ends at a position when moving in a direction.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    read { units, offset in
      units.isBoundary(granularity, offset(position), backward: direction.isBackward)
    } ?? false
  }

  /// Returns the next boundary in a direction, or `nil` if there are no more boundaries.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    read { units, offset in
      units.boundary(of: granularity, from: offset(position), backward: direction.isBackward)
    }.flatMap(place)
  }

  /// Returns whether a position is within a unit, or next to one in a direction.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }

  // MARK: Reading by places

  /// Calls `ask` with the text's units and a function from positions to UTF-16 offsets.
  private func read<Answer>(
    _ ask: (TextUnits, (UITextPosition) -> Int) -> Answer?
  ) -> Answer? {
    // Touchstone's own texts needn't be read through positions.
    if let editor = (input as? any TextHost)?.editor {
      return ask(TextUnits(editor.text)) { editor.offset($0) }
    }
    guard let input,
      let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    else { return nil }
    var text = EditedText()
    text.set(input.text(in: all) ?? "")
    return ask(TextUnits(text)) { position in
      guard let before = input.textRange(from: input.beginningOfDocument, to: position) else {
        return 0
      }
      return input.text(in: before)?.utf16.count ?? 0
    }
  }

  private func place(_ units: Int) -> UITextPosition? {
    guard let input else { return nil }
    return input.position(from: input.beginningOfDocument, offset: units)
  }

  private func range(_ units: Range<Int>) -> UITextRange? {
    guard let start = place(units.lowerBound), let end = place(units.upperBound) else { return nil }
    return input?.textRange(from: start, to: end)
  }
}
