public import TouchstoneGeometry

/// Something that happens when a layer's property changes or the layer comes or goes.
@preconcurrency @MainActor public protocol CAAction: AnyObject {
  /// Does it, for the layer and the property's name.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The null object stands for no action, and ends the search for one.
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// What a layer asks and tells its owner; for a view's layer that is the view.
@preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {
  /// Gives the layer its contents, or has it record its drawing, which is the default.
  func display(_ layer: CALayer)
  /// Draws into the context; the default draws nothing.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Says that drawing is about to begin.
  func layerWillDraw(_ layer: CALayer)
  /// Arranges the sublayers; the default leaves them where they are.
  func layoutSublayers(of layer: CALayer)
  /// Names the action for a change: nil lets the search go on, the null object ends it.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Has the layer record its drawing.
  public func display(_ layer: CALayer) { layer.recordDrawing() }
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Leaves the sublayers where they are.
  public func layoutSublayers(of layer: CALayer) {}
  /// Lets the search go on.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
