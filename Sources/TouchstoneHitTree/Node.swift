/// What a view's own settings say about being hit, as bits of its node.
///
/// Sets of several bits that a walk asks for are constants here: a literal list in another module is
/// put together at every use, by way of an array.
package struct NodeFlags: OptionSet, Sendable {
  package let rawValue: UInt16
  @inlinable package init(rawValue: UInt16) { self.rawValue = rawValue }

  @inlinable package static var hidden: NodeFlags { NodeFlags(rawValue: 1 << 0) }
  /// The opacity is below 0.01.
  @inlinable package static var transparent: NodeFlags { NodeFlags(rawValue: 1 << 1) }
  @inlinable package static var interactionDisabled: NodeFlags { NodeFlags(rawValue: 1 << 2) }
  /// An animation runs that does not allow interaction.
  @inlinable package static var animating: NodeFlags { NodeFlags(rawValue: 1 << 3) }
  /// The node belongs to the root view of a controller.
  @inlinable package static var hasController: NodeFlags { NodeFlags(rawValue: 1 << 4) }
  /// The view asked for its properties to be brought up to date.
  @inlinable package static var needsProperties: NodeFlags { NodeFlags(rawValue: 1 << 5) }
  /// A view somewhere below asked for that.
  @inlinable package static var needsPropertiesBelow: NodeFlags { NodeFlags(rawValue: 1 << 6) }
  /// The view moved itself in its own `hitTest`, and was told so.
  @inlinable package static var movesInHitTest: NodeFlags { NodeFlags(rawValue: 1 << 7) }

  /// The view asked for its constraints to be brought up to date.
  @inlinable package static var needsConstraints: NodeFlags { NodeFlags(rawValue: 1 << 8) }
  /// A view somewhere below asked for that.
  @inlinable package static var needsConstraintsBelow: NodeFlags { NodeFlags(rawValue: 1 << 9) }

  /// Any of these, and a default `hitTest` answers nil.
  @inlinable package static var refusals: NodeFlags { NodeFlags(rawValue: 0b1111) }
}

/// Which members, that a walk reads, the view's class overrides: one bit each, asked once a class.
package struct NodeOverrides: OptionSet, Sendable {
  package let rawValue: UInt16
  @inlinable package init(rawValue: UInt16) { self.rawValue = rawValue }

  @inlinable package static var hitTest: NodeOverrides { NodeOverrides(rawValue: 1 << 0) }
  @inlinable package static var pointInside: NodeOverrides { NodeOverrides(rawValue: 1 << 1) }
  /// One of the getters a hit test reads: hidden, alpha, interaction, bounds, center, transform.
  @inlinable package static var getters: NodeOverrides { NodeOverrides(rawValue: 1 << 2) }
  @inlinable package static var subviews: NodeOverrides { NodeOverrides(rawValue: 1 << 3) }
  @inlinable package static var next: NodeOverrides { NodeOverrides(rawValue: 1 << 4) }
  @inlinable package static var touchesBegan: NodeOverrides { NodeOverrides(rawValue: 1 << 5) }
  @inlinable package static var touchesMoved: NodeOverrides { NodeOverrides(rawValue: 1 << 6) }
  @inlinable package static var touchesEnded: NodeOverrides { NodeOverrides(rawValue: 1 << 7) }
  @inlinable package static var touchesCancelled: NodeOverrides { NodeOverrides(rawValue: 1 << 8) }
  /// One of the getters that ask the superview's: tint colour, tint adjustment mode, layout margins.
  @inlinable package static var inherited: NodeOverrides { NodeOverrides(rawValue: 1 << 9) }

  /// Any of these, and a walk must call the view instead of reading its node.
  @inlinable package static var asked: NodeOverrides { NodeOverrides(rawValue: 0b1111) }
  /// Any of these, and the view has to be called to know whether it takes a point.
  @inlinable package static var decidesPoint: NodeOverrides { NodeOverrides(rawValue: 0b110) }
}

/// The plain memory that mirrors one view.
package struct Node {
  package var boundsX = 0.0
  package var boundsY = 0.0
  package var boundsWidth = 0.0
  package var boundsHeight = 0.0
  package var fromParent = PlaneTransform.identity
  package var flags: NodeFlags = []
  package var overrides: NodeOverrides = []
  /// Running animations that do not allow interaction.
  package var animations: Int32 = 0
  /// How many children a walk has to call instead of reading.
  package var askedChildren: Int32 = 0
  package var childCount: Int32 = 0
  package var childCapacity: Int32 = 0
  package var children: UnsafeMutablePointer<NodeRef>?
  /// The children's bounding boxes in this node's coordinates, side by side, in the same order.
  package var boxes: UnsafeMutablePointer<SIMD4<Float>>?
  package var parent: NodeRef?
  /// Where the children lie, where they are many and were asked for often.
  var grid: UnsafeMutablePointer<ChildGrid>?
  /// How many boxes were looked at since there was a grid.
  var scanned = 0
  /// How many grids went because children moved faster than they were asked for.
  var gridsLost: UInt8 = 0
  /// The first entry of the node in its parent's grid; -1, or anything, where the parent has none.
  var gridEntry: Int32 = -1
  /// Where the node was among its siblings when somebody last looked.
  var place: Int32 = 0
  /// How far the children may be from the places they remember.
  var drift = PlaceDrift()
  package var owner: UnsafeRawPointer?

  init() {}
}
