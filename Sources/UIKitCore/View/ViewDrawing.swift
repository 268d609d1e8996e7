/// Drawing of views into their layers.
@MainActor
enum ViewDrawing {
  /// Whether there is nothing to draw on.
  private static func isEmpty(_ size: CGSize) -> Bool { size.width <= 0 || size.height <= 0 }

  private static func draws(_ view: UIView) -> Bool { DrawingOverrides.areIn(type(of: view)) }

  /// Whether a view that gets its size now has to be drawn when it first appears: its class draws,
  /// and there is no picture yet that could be stretched.
  static func isDue(_ view: UIView, from old: CGSize) -> Bool { isEmpty(old) && draws(view) }

  /// Records what a view draws into its layer; the contents that the program gave the layer of a
  /// view which draws nothing stay.
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
