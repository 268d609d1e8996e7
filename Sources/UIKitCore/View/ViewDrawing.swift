/// Drawing of views into their layers.
@MainActor
enum ViewDrawing {
  /// Whether there is nothing to draw on.
  static func isEmpty(_ size: CGSize) -> Bool { size.width <= 0 || size.height <= 0 }

  /// Whether a view's class draws, so that the view has to be drawn when it first appears.
  static func draws(_ view: UIView) -> Bool { DrawingOverrides.areIn(type(of: view)) }

  /// Records what a view draws into its layer; the contents that the program gave the layer of a
  /// view which draws nothing stay.
  static func display(_ view: UIView, _ layer: CALayer) {
    if layer === view.layer, type(of: layer) == CALayer.self, !draws(view) { return }
    guard !isEmpty(layer.bounds.size) else { return }
    layer.recordDrawing()
  }

  static func draw(_ view: UIView, _ layer: CALayer, _ context: CGContext) {
    guard layer === view.layer else { return }
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    view.draw(view.bounds)
  }
}
