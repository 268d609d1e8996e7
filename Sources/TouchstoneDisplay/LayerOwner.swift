/// The description of a layer's owner in a display list.
package struct LayerOwner: Equatable, Sendable {
  /// The class of the view, or of the layer if it doesn't belong to a view.
  package var className: String
  /// The accessibility identifier, or an empty string if it isn't set.
  package var identifier: String
  /// The view's name for users, or an empty string if the layer doesn't belong to a view.
  package var name: String
  /// Whether the layer belongs to a view.
  package var isView: Bool
  /// Whether the view accepts touches.
  package var isInteractive: Bool

  /// Creates a description of an owner.
  package init(
    className: String, identifier: String, name: String = "", isView: Bool, isInteractive: Bool
  ) {
    self.className = className
    self.identifier = identifier
    self.name = name
    self.isView = isView
    self.isInteractive = isInteractive
  }

  /// Copies the description to a layer's node.
  func describe(_ node: inout DisplayNode) {
    node.className = className
    node.identifier = identifier
    node.name = name
    node.isView = isView
    node.isInteractive = isInteractive
  }
}
