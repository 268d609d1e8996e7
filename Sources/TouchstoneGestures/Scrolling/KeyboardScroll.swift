/// The distance that a key of the keyboard scrolls (statement 273).
package enum KeyboardScroll: Hashable, Sendable {
  /// One line, backward for -1 and forward for 1.
  case line(Double)
  /// The visible length, backward for -1 and forward for 1.
  case page(Double)
  /// To the beginning for -1, and to the end for 1.
  case end(Double)

  /// The distance that an arrow key scrolls, in points. Unpublished, chosen as about two lines of
  /// text.
  package static let lineLength = 40.0

  /// Returns the offset after a key press, for an axis that is at `offset` or is scrolling there.
  ///
  /// A page leaves one line of the previous page visible, for orientation.
  package func offset(from offset: Double, limits: ScrollLimits) -> Double {
    let visible = limits.viewport - limits.leadingInset - limits.trailingInset
    switch self {
    case .line(let way): return limits.clamp(offset + way * Self.lineLength)
    case .page(let way):
      return limits.clamp(offset + way * max(Self.lineLength, visible - Self.lineLength))
    case .end(let way): return way < 0 ? limits.range.lowerBound : limits.range.upperBound
    }
  }
}
