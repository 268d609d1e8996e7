/// Where a scroll indicator is along its axis, and how long.
package struct IndicatorGeometry: Hashable, Sendable {
  /// How thick an indicator is, in points; as seen on iOS.
  package static let thickness = 3.0
  /// The gap between indicator and edge, in points; as seen on iOS.
  package static let margin = 3.0
  /// The shortest indicator while the content is in range, in points; chosen.
  package static let shortest = 36.0
  /// The shortest indicator when squeezed at an end, in points; chosen: a dot and a bit.
  package static let shortestSqueezed = 7.0

  /// Where it starts, in points from the viewport's beginning.
  package var start: Double
  /// How long it is, in points.
  package var length: Double

  /// The indicator for an offset; nil where there is nothing to scroll.
  ///
  /// Beyond an end it stays there and gets shorter by as much as the content is out of range.
  ///
  /// - Parameters:
  ///   - offset: the present offset, in points.
  ///   - limits: the content and the viewport.
  ///   - leadingInset: what the indicator's own insets take from its track at the beginning.
  ///   - trailingInset: what they take at the end.
  package init?(
    offset: Double, limits: ScrollLimits, leadingInset: Double = 0, trailingInset: Double = 0
  ) {
    let range = limits.range
    let track = limits.viewport - leadingInset - trailingInset - 2 * Self.margin
    guard limits.overflows, track > Self.shortestSqueezed else { return nil }
    let way = range.upperBound - range.lowerBound
    let whole = max(min(Self.shortest, track), track * limits.viewport / (limits.viewport + way))
    let edge = limits.clamp(offset)
    length = max(Self.shortestSqueezed, whole - (offset - edge).magnitude)
    let progress = (edge - range.lowerBound) / way
    start = leadingInset + Self.margin + (track - length) * progress
  }
}
