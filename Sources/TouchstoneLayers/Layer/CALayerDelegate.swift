public import TouchstoneGeometry

/// An action that runs when a layer's property changes or the layer enters or leaves a tree.
@preconcurrency @MainActor public protocol CAAction: AnyObject {
  /// Runs the action for a layer and the name of the property or event.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// `NSNull` means that there is no action, and ends the search for one.
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// Methods by which a layer's owner provides its content, layout and actions.
///
/// The owner of a view's layer is the view.
@preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {
  /// Provides the layer's contents. The default implementation has the layer record its drawing.
  func display(_ layer: CALayer)
  /// Draws into the context. The default implementation draws nothing.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Notifies the delegate that drawing is about to begin.
  func layerWillDraw(_ layer: CALayer)
  /// Lays out the sublayers. The default implementation doesn't move them.
  func layoutSublayers(of layer: CALayer)
  /// Returns the action for a change, `nil` to continue the search, or `NSNull` to end it without
  /// an action.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Makes the layer record its drawing.
  public func display(_ layer: CALayer) { layer.recordDrawing() }
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Leaves the sublayers unchanged.
  public func layoutSublayers(of layer: CALayer) {}
  /// Returns `nil` to continue the search.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
