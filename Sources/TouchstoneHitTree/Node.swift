/// What a view's own settings say about being hit, as bits of its node.
package struct NodeFlags: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let hidden = NodeFlags(rawValue: 1 << 0)
  /// The opacity is below 0.01.
  package static let transparent = NodeFlags(rawValue: 1 << 1)
  package static let interactionDisabled = NodeFlags(rawValue: 1 << 2)
  /// An animation runs that does not allow interaction.
  package static let animating = NodeFlags(rawValue: 1 << 3)
  /// The node belongs to the root view of a controller.
  package static let hasController = NodeFlags(rawValue: 1 << 4)

  /// Any of these, and a default `hitTest` answers nil.
  package static let refusals: NodeFlags = [
    .hidden, .transparent, .interactionDisabled, .animating,
  ]
}

/// Which members, that a walk reads, the view's class overrides: one bit each, asked once a class.
package struct NodeOverrides: OptionSet, Sendable {
  package let rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let hitTest = NodeOverrides(rawValue: 1 << 0)
  package static let pointInside = NodeOverrides(rawValue: 1 << 1)
  /// One of the getters a hit test reads: hidden, alpha, interaction, bounds, center, transform.
  package static let getters = NodeOverrides(rawValue: 1 << 2)
  package static let subviews = NodeOverrides(rawValue: 1 << 3)
  package static let next = NodeOverrides(rawValue: 1 << 4)
  package static let touchesBegan = NodeOverrides(rawValue: 1 << 5)
  package static let touchesMoved = NodeOverrides(rawValue: 1 << 6)
  package static let touchesEnded = NodeOverrides(rawValue: 1 << 7)
  package static let touchesCancelled = NodeOverrides(rawValue: 1 << 8)

  /// Any of these, and a walk must call the view instead of reading its node.
  package static let asked: NodeOverrides = [.hitTest, .pointInside, .getters, .subviews]
}

/// The plain memory that mirrors one view.
struct Node {
  var boundsX = 0.0
  var boundsY = 0.0
  var boundsWidth = 0.0
  var boundsHeight = 0.0
  var fromParent = PlaneTransform.identity
  var flags: NodeFlags = []
  var overrides: NodeOverrides = []
  /// Running animations that do not allow interaction.
  var animations: Int32 = 0
  /// How many children a walk has to call instead of reading.
  var askedChildren: Int32 = 0
  var childCount: Int32 = 0
  var childCapacity: Int32 = 0
  var children: UnsafeMutablePointer<NodeRef>?
  /// The children's bounding boxes in this node's coordinates, side by side, in the same order.
  var boxes: UnsafeMutablePointer<SIMD4<Float>>?
  var parent: NodeRef?
  var owner: UnsafeRawPointer?
}
