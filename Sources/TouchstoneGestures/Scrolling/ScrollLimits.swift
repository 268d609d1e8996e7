internal import TouchstoneMutations

/// The offsets that are valid along one axis, and whether it can be dragged (statement 269, 286).
package struct ScrollLimits: Hashable, Sendable {
  /// The content's size along the axis, in points.
  package var content: Double
  /// The viewport's size along the axis, in points.
  package var viewport: Double
  /// The adjusted inset before the content.
  package var leadingInset = 0.0
  /// The adjusted inset behind the content.
  package var trailingInset = 0.0
  /// Whether it gives way beyond its ends.
  package var bounces = true
  /// Whether it does so even if the content fits.
  package var alwaysBounces = false
  /// Where content that fits lies in the free room: 0 is at its beginning, 1 at its end.
  package var alignment = 0.0

  /// Limits without insets.
  package init(content: Double, viewport: Double) {
    self.content = content
    self.viewport = viewport
  }

  /// The valid offsets; content that fits has one, by its alignment.
  package var range: ClosedRange<Double> {
    let last = content + trailingInset - viewport
    let free = -leadingInset - last
    guard free > 0 else { return -leadingInset...last }
    let only = -leadingInset - free * alignment
    return only...only
  }

  /// Whether there is anything to scroll.
  package var overflows: Bool { range.lowerBound < range.upperBound }

  /// Whether a finger can drag along the axis.
  package var isDraggable: Bool {
    overflows || bounces && alwaysBounces || Mutation.contentThatFitsIsDragged.isOn
  }

  /// The nearest valid offset.
  package func clamp(_ offset: Double) -> Double {
    min(max(offset, range.lowerBound), range.upperBound)
  }

  /// Where a finger that would have the content at an offset gets it.
  package func dragged(to offset: Double) -> Double {
    guard isDraggable else { return clamp(offset) }
    return bounces ? RubberBand.position(offset, in: range, dimension: viewport) : clamp(offset)
  }

  /// The least change of offset that shows a stretch of the content (statement 264).
  ///
  /// A stretch longer than the viewport is shown from its beginning, unless it is in view on
  /// both sides already.
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
