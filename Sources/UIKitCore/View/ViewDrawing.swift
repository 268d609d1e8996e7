/// Draws views into their layers.
@MainActor
enum ViewDrawing {
  /// Returns whether there is no area to draw on.
  private static func isEmpty(_ size: CGSize) -> Bool { size.width <= 0 || size.height <= 0 }

  private static func draws(_ view: UIView) -> Bool { DrawingOverrides.areIn(type(of: view)) }

  /// Returns whether a view that just received its size must be drawn when it first appears.
  ///
  /// It must if its class draws and its old size was empty, so that there is no image to stretch.
  static func isDue(_ view: UIView, from old: CGSize) -> Bool { isEmpty(old) && draws(view) }

  /// Records a view's drawing into its layer. If the view draws nothing, contents that the app gave
  /// the layer are preserved.
  static func display(_ view: UIView, _ layer: CALayer) {
    if layer === view.layer, type(of: layer) == CALayer.self, !draws(view) { return }
    guard !isEmpty(layer.bounds.size) else { return }
    layer.recordDrawing()
  }

  static func draw(_ view: UIView, _ layer: CALayer, _ context: CGContext) {
    guard layer === view.layer else { return }
    UITraitCollection.perform(as: view.settings.traits) {
      GraphicsStack.withCurrent(context) { view.draw(view.bounds) }
    }
  }
}
