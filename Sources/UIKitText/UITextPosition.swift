@_spi(Kit) public import UIKitCore

/// A position between two characters of a text. Its contents are private to the text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {}

/// A part of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Whether the range is empty; `true` by default.
  open var isEmpty: Bool { true }
  /// The start of the range; subclasses override it.
  open var start: UITextPosition { UITextPosition() }
  /// The end of the range; subclasses override it.
  open var end: UITextPosition { UITextPosition() }
}

/// A rectangle of a selection, which has one rectangle per line.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// The rectangle.
  open var rect: CGRect { .zero }
  /// The writing direction of the text in the rectangle.
  open var writingDirection: NSWritingDirection { .leftToRight }
  /// Whether the rectangle contains the start of the selection.
  open var containsStart: Bool { false }
  /// Whether the rectangle contains the end of the selection.
  open var containsEnd: Bool { false }
  /// Whether the text in the rectangle is vertical.
  open var isVertical: Bool { false }
}

/// A position, as a number of UTF-16 units from the start.
final class TextOffset: UITextPosition {
  nonisolated let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffset)?.offset == offset
  }

  nonisolated override var hash: Int { offset }
}

/// A range of UTF-16 units.
final class TextSpan: UITextRange {
  nonisolated let units: Range<Int>

  init(_ units: Range<Int>) {
    self.units = units
    super.init()
  }

  override var isEmpty: Bool { units.isEmpty }
  override var start: UITextPosition { TextOffset(units.lowerBound) }
  override var end: UITextPosition { TextOffset(units.upperBound) }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextSpan)?.units == units
  }

  nonisolated override var hash: Int { units.hashValue }
}

/// A rectangle of a selection.
final class TextSpanRect: UITextSelectionRect {
  private let place: CGRect
  private let isFirst: Bool
  private let isLast: Bool
  private let isRightToLeft: Bool

  init(_ place: CGRect, isFirst: Bool, isLast: Bool, isRightToLeft: Bool) {
    self.isRightToLeft = isRightToLeft
    self.place = place
    self.isFirst = isFirst
    self.isLast = isLast
    super.init()
  }

  override var rect: CGRect { place }
  override var writingDirection: NSWritingDirection {
    isRightToLeft ? .rightToLeft : .leftToRight
  }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
}
