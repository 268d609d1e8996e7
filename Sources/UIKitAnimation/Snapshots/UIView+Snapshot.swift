public import UIKitCore

extension UIView {
  /// Draws the view and its subviews into the current context, in the current state of their
  /// animations.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in the context's coordinates to which the bounds are stretched.
  ///   - afterUpdates: Whether pending layout and drawing is done first.
  /// - Returns: Whether anything was drawn, which requires a context and a view that isn't empty.
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
