public import TouchstoneGeometry

extension CGContext {
  /// Draws only inside the path from now on, and forgets the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    let box = current.isEmpty ? CGRect.zero : current.boundingBoxOfPath
    let mapped = box.applying(state.transform)
    state.clip = state.clip?.intersection(mapped) ?? mapped
    record(.clip(path: current.segments, evenOdd: rule == .evenOdd))
    current.removeAll()
  }

  /// Draws only inside the rectangle from now on.
  public func clip(to rect: CGRect) {
    current.removeAll()
    current.addRect(rect)
    clip()
  }

  /// Draws only inside the rectangles from now on.
  public func clip(to rects: [CGRect]) {
    current.removeAll()
    current.addRects(rects)
    clip()
  }

  /// A rectangle around what is left of the clip; infinite where nothing cuts.
  ///
  /// It is the box of all boxes of paths, so that it may be larger than what really shows.
  public var boundingBoxOfClipPath: CGRect {
    guard let clip = state.clip else { return .infinite }
    if clip.isNull || clip.isEmpty { return .zero }
    return clip.applying(state.transform.inverted())
  }
}
