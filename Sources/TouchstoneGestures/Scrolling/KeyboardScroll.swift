/// How far a key of the keyboard scrolls (statement 273).
package enum KeyboardScroll: Hashable, Sendable {
  /// By a line; -1 is back, 1 is on.
  case line(Double)
  /// By what is in view; -1 is back, 1 is on.
  case page(Double)
  /// To the beginning, -1, or to the end, 1.
  case end(Double)

  /// How far an arrow key scrolls, in points; unpublished, chosen as about two lines of text.
  package static let lineLength = 40.0

  /// Where a key brings an axis that is, or is about to be, at an offset.
  ///
  /// A page leaves a line of the old one in view, so that a reader finds it again.
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
