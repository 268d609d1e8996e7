internal import TouchstoneMutations

/// The valid offsets along one axis, and whether it can be dragged (statement 269, 286).
package struct ScrollLimits: Hashable, Sendable {
  /// The content's size along the axis, in points.
  package var content: Double
  /// The viewport's size along the axis, in points.
  package var viewport: Double
  /// The adjusted inset before the content.
  package var leadingInset = 0.0
  /// The adjusted inset after the content.
  package var trailingInset = 0.0
  /// Whether the content can be dragged beyond its ends.
  package var bounces = true
  /// Whether the content can be dragged beyond its ends even if it fits in the viewport.
  package var alwaysBounces = false
  /// The position of content that fits in the viewport: 0 at the beginning of the free space, 1 at
  /// its end.
  package var alignment = 0.0

  /// Creates limits without insets.
  package init(content: Double, viewport: Double) {
    self.content = content
    self.viewport = viewport
  }

  /// The valid offsets. Content that fits has one offset, determined by ``alignment``.
  package var range: ClosedRange<Double> {
    let last = content + trailingInset - viewport
    let free = -leadingInset - last
    guard free > 0 else { return -leadingInset...last }
    let only = -leadingInset - free * alignment
    return only...only
  }

  /// Whether the content is larger than the viewport.
  package var overflows: Bool { range.lowerBound < range.upperBound }

  /// Whether a finger can drag along the axis.
  package var isDraggable: Bool {
    overflows || bounces && alwaysBounces || Mutation.contentThatFitsIsDragged.isOn
  }

  /// Returns the nearest valid offset.
  package func clamp(_ offset: Double) -> Double {
    min(max(offset, range.lowerBound), range.upperBound)
  }

  /// Returns the offset for a finger that drags the content to `offset`, including the resistance
  /// beyond the ends.
  package func dragged(to offset: Double) -> Double {
    guard isDraggable else { return clamp(offset) }
    return bounces ? RubberBand.position(offset, in: range, dimension: viewport) : clamp(offset)
  }

  /// Returns the offset nearest to `offset` at which a stretch of the content is visible (statement
  /// 264).
  ///
  /// A stretch longer than the viewport is shown from its beginning, unless it already fills the
  /// viewport.
  package func offset(showing stretch: ClosedRange<Double>, from offset: Double) -> Double {
    let first = offset + leadingInset
    let last = offset + viewport - trailingInset
    if stretch.lowerBound >= first, stretch.upperBound <= last,
      !Mutation.visibleStretchesScroll.isOn
    {
      return offset
    }
    if stretch.lowerBound <= first, stretch.upperBound >= last { return offset }
    let toFirst = stretch.lowerBound - leadingInset
    let toLast = stretch.upperBound + trailingInset - viewport
    return clamp(stretch.lowerBound < first ? toFirst : min(toFirst, toLast))
  }
}
