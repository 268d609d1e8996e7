public import TouchstoneGeometry

extension CGContext {
  /// Clips later drawing to the inside of the path, and clears the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    let box = current.isEmpty ? CGRect.zero : current.boundingBoxOfPath
    let mapped = box.applying(state.transform)
    state.clip = state.clip?.intersection(mapped) ?? mapped
    record(.clip(path: current.segments, evenOdd: rule == .evenOdd))
    current.removeAll()
  }

  /// Clips later drawing to a rectangle, and clears the path.
  public func clip(to rect: CGRect) {
    current.removeAll()
    current.addRect(rect)
    clip()
  }

  /// Clips later drawing to the union of rectangles, and clears the path.
  public func clip(to rects: [CGRect]) {
    current.removeAll()
    current.addRects(rects)
    clip()
  }

  /// A rectangle that contains the clip area, or the infinite rectangle if nothing is clipped.
  ///
  /// It is the intersection of the bounding boxes of all clip paths, so it may be larger than the
  /// visible area.
  public var boundingBoxOfClipPath: CGRect {
    guard let clip = state.clip else { return .infinite }
    if clip.isNull || clip.isEmpty { return .zero }
    return clip.applying(state.transform.inverted())
  }
}
