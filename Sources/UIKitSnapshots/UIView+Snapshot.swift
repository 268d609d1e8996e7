public import UIKitCore

extension UIView {
  /// Draws the view and all in it, as they look now in the midst of their animations, into the
  /// current context.
  ///
  /// - Parameters:
  ///   - rect: Where the bounds go, in the context's coordinates; they are stretched to it.
  ///   - afterUpdates: Whether what waits to be laid out and drawn is done first.
  /// - Returns: whether anything could be drawn: there is a context, and the view has a size.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0,
      rect.isWithin(NumberCheck.largest)
    else { return false }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    ViewSnapshot.draw(self, in: context, afterUpdates: afterUpdates)
    context.restoreGState()
    return true
  }
}
