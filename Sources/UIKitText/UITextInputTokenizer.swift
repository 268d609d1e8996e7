@_spi(Kit) public import UIKitCore

/// Finds the units of a text for somebody who knows it only by places.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// The unit around a place, or nil where there is none: of two that meet, the one in `direction`.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Whether a unit ends at a place, seen on the way in a direction.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// The next boundary in a direction; nil where there is none.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Whether a place lies within a unit, or at the side of one in a direction.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// The usual tokenizer, which reads the text it is made for.
///
/// It knows characters, words, sentences, paragraphs and the whole; a line is a paragraph to it, as
/// nothing tells it where lines are broken on the screen. A text that knows may subclass it.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UIResponder & UITextInput)?

  /// Makes a tokenizer for a text, which is not kept alive.
  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  /// The unit around a place, or nil where there is none: of two that meet, the one in `direction`.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    read { units, offset in
      units.unit(granularity, at: offset(position), backward: direction.isBackward)
    }.flatMap(range)
  }

  /// Whether a unit ends at a place, seen on the way in a direction.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    read { units, offset in
      units.isBoundary(granularity, offset(position), backward: direction.isBackward)
    } ?? false
  }

  /// The next boundary in a direction; nil where there is none.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    read { units, offset in
      units.boundary(of: granularity, from: offset(position), backward: direction.isBackward)
    }.flatMap(place)
  }

  /// Whether a place lies within a unit, or at the side of one in a direction.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }

  // MARK: Reading by places

  /// Asks the units of the whole text; `offset` tells a place's UTF-16 units from the start.
  private func read<Answer>(
    _ ask: (TextUnits, (UITextPosition) -> Int) -> Answer?
  ) -> Answer? {
    // The kit's own texts need not be read by places.
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
