// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Public for inlining only. See NodeRef.

/// A view's settings for hit testing and updates, as bits of its node.
///
/// Sets of several bits that a traversal tests are constants here, because a literal in another
/// module is built from an array at every use. The operations that a traversal uses are written
/// out.
public struct NodeFlags: OptionSet, Sendable {
  public let rawValue: UInt16
  @inlinable public init(rawValue: UInt16) { self.rawValue = rawValue }

  @inlinable public static var hidden: NodeFlags { NodeFlags(rawValue: 1 << 0) }
  /// The opacity is below 0.01.
  @inlinable public static var transparent: NodeFlags { NodeFlags(rawValue: 1 << 1) }
  @inlinable public static var interactionDisabled: NodeFlags { NodeFlags(rawValue: 1 << 2) }
  /// An animation is running that doesn't allow interaction.
  @inlinable public static var animating: NodeFlags { NodeFlags(rawValue: 1 << 3) }
  /// The view has scheduled an update of its properties.
  @inlinable public static var needsProperties: NodeFlags { NodeFlags(rawValue: 1 << 5) }
  /// A descendant has scheduled an update of its properties.
  @inlinable public static var needsPropertiesBelow: NodeFlags { NodeFlags(rawValue: 1 << 6) }
  /// The view moved itself in its own `hitTest`, which has been reported.
  @inlinable public static var movesInHitTest: NodeFlags { NodeFlags(rawValue: 1 << 7) }

  /// The view has scheduled an update of its constraints.
  @inlinable public static var needsConstraints: NodeFlags { NodeFlags(rawValue: 1 << 8) }
  /// A descendant has scheduled an update of its constraints.
  @inlinable public static var needsConstraintsBelow: NodeFlags { NodeFlags(rawValue: 1 << 9) }

  /// The mapping from the parent's coordinates isn't a pure translation.
  @inlinable public static var turned: NodeFlags { NodeFlags(rawValue: 1 << 10) }
  /// A traversal has to call one of the children instead of reading its node.
  @inlinable public static var hasAskedChildren: NodeFlags { NodeFlags(rawValue: 1 << 11) }
  /// Traversals find the children with a grid.
  @inlinable public static var hasGrid: NodeFlags { NodeFlags(rawValue: 1 << 12) }
  /// The view has constraints that the engine of its tree doesn't contain.
  @inlinable public static var needsEngine: NodeFlags { NodeFlags(rawValue: 1 << 14) }
  /// A descendant has constraints that the engine of its tree doesn't contain.
  @inlinable public static var needsEngineBelow: NodeFlags { NodeFlags(rawValue: 1 << 15) }
  /// The view's class overrides `subviews`.
  @inlinable public static var overridesSubviews: NodeFlags { NodeFlags(rawValue: 1 << 13) }

  /// Flags of which any prevents a traversal from reading the children.
  @inlinable public static var asksChildren: NodeFlags {
    NodeFlags(rawValue: hasAskedChildren.rawValue | overridesSubviews.rawValue)
  }

  /// Flags of which any makes a default `hitTest` return `nil`.
  @inlinable public static var refusals: NodeFlags { NodeFlags(rawValue: 0b1111) }

  /// Flags without which a traversal converts a point to the node's coordinates by a translation.
  @inlinable public static var refusalsOrTurned: NodeFlags {
    NodeFlags(rawValue: refusals.rawValue | turned.rawValue)
  }

  // The operations of `OptionSet` are generic, and other modules would call them as such.

  @inlinable public func contains(_ flag: NodeFlags) -> Bool {
    rawValue & flag.rawValue == flag.rawValue
  }
  @inlinable public func isDisjoint(with flags: NodeFlags) -> Bool {
    rawValue & flags.rawValue == 0
  }
}

/// The members read by traversals that the view's class overrides, one bit each, determined once
/// per class.
///
/// One more bit states that the view belongs to a controller, because a walk up the chain stops
/// there, too.
public struct NodeOverrides: OptionSet, Sendable {
  public let rawValue: UInt16
  @inlinable public init(rawValue: UInt16) { self.rawValue = rawValue }

  @inlinable public static var hitTest: NodeOverrides { NodeOverrides(rawValue: 1 << 0) }
  @inlinable public static var pointInside: NodeOverrides { NodeOverrides(rawValue: 1 << 1) }
  /// A getter that hit testing reads: hidden, alpha, interaction, bounds, center or transform.
  @inlinable public static var getters: NodeOverrides { NodeOverrides(rawValue: 1 << 2) }
  @inlinable public static var subviews: NodeOverrides { NodeOverrides(rawValue: 1 << 3) }
  @inlinable public static var next: NodeOverrides { NodeOverrides(rawValue: 1 << 4) }
  @inlinable public static var touchesBegan: NodeOverrides { NodeOverrides(rawValue: 1 << 5) }
  @inlinable public static var touchesMoved: NodeOverrides { NodeOverrides(rawValue: 1 << 6) }
  @inlinable public static var touchesEnded: NodeOverrides { NodeOverrides(rawValue: 1 << 7) }
  @inlinable public static var touchesCancelled: NodeOverrides { NodeOverrides(rawValue: 1 << 8) }
  /// A getter that reads the superview's value: tint color, tint adjustment mode or layout margins.
  @inlinable public static var inherited: NodeOverrides { NodeOverrides(rawValue: 1 << 9) }

  /// The node belongs to the root view of a controller.
  @inlinable public static var hasController: NodeOverrides { NodeOverrides(rawValue: 1 << 10) }

  /// Overrides of which any requires a traversal to call the view instead of reading its node.
  @inlinable public static var asked: NodeOverrides { NodeOverrides(rawValue: 0b1111) }
  /// Overrides of which any requires calling the view to determine whether it contains a point.
  @inlinable public static var decidesPoint: NodeOverrides { NodeOverrides(rawValue: 0b110) }

  // Not generic, for the same reason as the flags.

  @inlinable public func contains(_ member: NodeOverrides) -> Bool {
    rawValue & member.rawValue == member.rawValue
  }
  @inlinable public func isDisjoint(with members: NodeOverrides) -> Bool {
    rawValue & members.rawValue == 0
  }
  @inlinable public func union(_ members: NodeOverrides) -> NodeOverrides {
    NodeOverrides(rawValue: rawValue | members.rawValue)
  }
}

/// The plain memory that mirrors one view.
///
/// The fields that a traversal reads of every view come first and fill one cache line, because a
/// traversal of scattered views spends most of its time waiting for memory.
public struct Node {
  /// The translation from the parent's coordinates, unless the node is ``NodeFlags/turned``.
  public var shift = SIMD2<Double>.zero
  /// The corner of the bounds with the smallest coordinates.
  public var least = SIMD2<Double>.zero
  /// The opposite corner, which is outside the bounds.
  public var most = SIMD2<Double>.zero
  /// The last child, which a traversal tests first without waiting for ``run``.
  var topmost: NodeRef?
  public var childCount: Int32 = 0
  public var flags: NodeFlags = []

  // The second cache line: fields that traversals read less often, and fields that changes read.

  /// The children with their boxes, or `nil` if there are no children or several ``runs``.
  var run: ChildRun?
  public var parent: NodeRef?
  /// A walk up the responder chain reads this field, ``owner`` and ``parent``, and no other cache
  /// line.
  public var overrides: NodeOverrides = []
  public var owner: UnsafeRawPointer?
  /// The grid of the children, or `nil`. Only parents of many children that are tested often have
  /// one.
  var grid: UnsafeMutablePointer<ChildGrid>?
  /// The chunk of the parent that contains the node, if the parent has several.
  var home: ChildRun?
  /// The cached index of the node in its chunk, which may be out of date.
  var place: Int32 = 0
  /// The first entry of the node in its parent's grid, or -1 if it has no entry. Undefined if the
  /// parent has no grid.
  var gridEntry: Int32 = -1
  /// The cells of its parent's grid that the node touches.
  var gridBlock = ChildGrid.Block()
  /// The number of grids that were discarded because children moved more often than they were
  /// tested.
  var gridsLost: UInt8 = 0
  /// The number of children that a traversal calls, because their classes override the members that
  /// it would read from the node.
  var askedChildren: Int32 = 0
  /// The number of running animations that don't allow interaction.
  public var animations: Int32 = 0

  // The third cache line.

  /// The chunks of children, or `nil` if one chunk can hold them.
  var runs: UnsafeMutablePointer<ChildRuns>?
  /// The number of boxes compared since the last grid, from which the need for one is determined.
  var scanned = 0
  /// The mapping from the parent's coordinates, if it isn't only the ``shift``.
  public var turn: UnsafeMutablePointer<PlaneTransform>?

  init() {}
}
