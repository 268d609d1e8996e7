extension UIView {
  func setFrame(_ frame: CGRect) {
    let frame = NumberCheck.admit(frame, else: .null, "a frame", of: self)
    guard !frame.isNull else { return }
    let old = bounds
    layer.frame = frame
    updateInsetsAfterMove()
    boundsDidChange(from: old)
  }

  func setBounds(_ bounds: CGRect) {
    let old = self.bounds
    layer.bounds = bounds
    if self.bounds.size != old.size { updateInsetsAfterMove() }
    boundsDidChange(from: old)
  }

  func setCenter(_ center: CGPoint) {
    layer.position = center
    updateInsetsAfterMove()
  }

  func setTransform(_ transform: CATransform3D) {
    layer.transform = transform
    updateInsetsAfterMove()
  }

  func setAnchorPoint(_ anchorPoint: CGPoint) {
    layer.anchorPoint = anchorPoint
    updateInsetsAfterMove()
  }

  /// Updates the view after a change of its bounds.
  ///
  /// If only the origin changed, updates the subviews' insets. If the size changed, also resizes
  /// the subviews and requests layout, and drawing if needed.
  private func boundsDidChange(from old: CGRect) {
    let size = bounds.size
    guard size != old.size else {
      if bounds.origin != old.origin { updateInsetsOfSubviews() }
      return
    }
    if autoresizesSubviews {
      for view in subviewStorage where !view.autoresizingMask.isEmpty {
        view.frame = Autoresizing(mask: view.autoresizingMask).frame(
          view.frame, from: old.size, to: size)
      }
    }
    updateInsetsOfSubviews()
    setNeedsLayout()
    if contentMode == .redraw || ViewDrawing.isDue(self, from: old.size) { setNeedsDisplay() }
  }
}

/// Resizes subviews: flexible parts share the difference in proportion to their old lengths.
struct Autoresizing {
  let mask: UIView.AutoresizingMask

  func frame(_ frame: CGRect, from old: CGSize, to new: CGSize) -> CGRect {
    let horizontal = follow(
      start: frame.minX, length: frame.width, old: old.width, new: new.width,
      flexibleStart: mask.contains(.flexibleLeftMargin),
      flexibleLength: mask.contains(.flexibleWidth),
      flexibleEnd: mask.contains(.flexibleRightMargin))
    let vertical = follow(
      start: frame.minY, length: frame.height, old: old.height, new: new.height,
      flexibleStart: mask.contains(.flexibleTopMargin),
      flexibleLength: mask.contains(.flexibleHeight),
      flexibleEnd: mask.contains(.flexibleBottomMargin))
    return CGRect(
      x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
  }

  private func follow(
    start: CGFloat, length: CGFloat, old: CGFloat, new: CGFloat, flexibleStart: Bool,
    flexibleLength: Bool, flexibleEnd: Bool
  ) -> (start: CGFloat, length: CGFloat) {
    let difference = new - old
    let end = old - start - length
    let parts = [
      (flexibleStart, start), (flexibleLength, length), (flexibleEnd, end),
    ].filter(\.0)
    guard difference != 0, !parts.isEmpty else { return (start, length) }
    let sum = parts.reduce(0) { $0 + $1.1 }
    func share(_ isFlexible: Bool, _ part: CGFloat) -> CGFloat {
      guard isFlexible else { return 0 }
      return sum == 0 ? difference / CGFloat(parts.count) : difference * part / sum
    }
    return (
      start + share(flexibleStart, start), max(0, length + share(flexibleLength, length))
    )
  }
}
