/// What a snapshot says of whoever a layer belongs to.
package struct LayerOwner: Equatable, Sendable {
  /// The class of the view, or of the layer where it belongs to no view.
  package var className: String
  /// The accessibility identifier, empty for none.
  package var identifier: String
  /// Whether the layer is a view's.
  package var isView: Bool
  /// Whether the view takes touches.
  package var isInteractive: Bool

  /// Makes a description of an owner.
  package init(className: String, identifier: String, isView: Bool, isInteractive: Bool) {
    self.className = className
    self.identifier = identifier
    self.isView = isView
    self.isInteractive = isInteractive
  }
}
