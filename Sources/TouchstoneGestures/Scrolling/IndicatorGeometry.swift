/// The position and the length of a scroll indicator along its axis.
package struct IndicatorGeometry: Hashable, Sendable {
  /// The thickness of an indicator in points, as seen on iOS.
  package static let thickness = 3.0
  /// The gap between indicator and edge in points, as seen on iOS.
  package static let margin = 3.0
  /// The shortest length while the content is in range, in points. Chosen.
  package static let shortest = 36.0
  /// The shortest length when compressed at an end, in points. Chosen to be slightly longer than a
  /// dot.
  package static let shortestSqueezed = 7.0

  /// The start of the indicator, in points from the viewport's beginning.
  package var start: Double
  /// The length of the indicator, in points.
  package var length: Double

  /// Creates the indicator for an offset, or returns `nil` if there is nothing to scroll.
  ///
  /// If the content is out of range, the indicator stays at the end and shrinks by the distance
  /// from the range.
  ///
  /// - Parameters:
  ///   - offset: The current offset, in points.
  ///   - limits: The content and the viewport.
  ///   - leadingInset: The indicator's own inset at the beginning of its track.
  ///   - trailingInset: The indicator's own inset at the end of its track.
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
