@_spi(Kit) public import UIKitCore

/// A place between two characters of a text; what it holds is the text's own affair.
@preconcurrency @MainActor
open class UITextPosition: NSObject {}

/// A part of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Whether nothing lies in it; true unless overridden.
  open var isEmpty: Bool { true }
  /// Where it begins; overridden by whoever makes ranges.
  open var start: UITextPosition { UITextPosition() }
  /// Where it ends; overridden by whoever makes ranges.
  open var end: UITextPosition { UITextPosition() }
}

/// One rectangle of a selection, which has one a line.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// The rectangle.
  open var rect: CGRect { .zero }
  /// In which direction its text is written.
  open var writingDirection: NSWritingDirection { .leftToRight }
  /// Whether the selection starts in it.
  open var containsStart: Bool { false }
  /// Whether the selection ends in it.
  open var containsEnd: Bool { false }
  /// Whether its text is written from top to bottom.
  open var isVertical: Bool { false }
}

/// A place by its number of UTF-16 units from the start.
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

/// One rectangle of a selection.
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
