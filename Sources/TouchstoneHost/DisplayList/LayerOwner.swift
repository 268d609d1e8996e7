/// What a display list says of whoever a layer belongs to.
package struct LayerOwner: Equatable, Sendable {
  /// The class of the view, or of the layer where it belongs to no view.
  package var className: String
  /// The accessibility identifier, empty for none.
  package var identifier: String
  /// What a person calls the view; empty for a layer of no view.
  package var name: String
  /// Whether the layer is a view's.
  package var isView: Bool
  /// Whether the view takes touches.
  package var isInteractive: Bool

  /// Makes a description of an owner.
  package init(
    className: String, identifier: String, name: String = "", isView: Bool, isInteractive: Bool
  ) {
    self.className = className
    self.identifier = identifier
    self.name = name
    self.isView = isView
    self.isInteractive = isInteractive
  }

  /// Writes all that it knows into a layer's node.
  func describe(_ node: inout DisplayNode) {
    node.className = className
    node.identifier = identifier
    node.name = name
    node.isView = isView
    node.isInteractive = isInteractive
  }
}
