// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Public for inlining only; see NodeRef.

/// What a view's own settings say about being hit, as bits of its node.
///
/// Sets of several bits that a walk asks for are constants here: a literal list in another module is
/// put together at every use, by way of an array. The operations of a walk are written out.
public struct NodeFlags: OptionSet, Sendable {
  public let rawValue: UInt16
  @inlinable public init(rawValue: UInt16) { self.rawValue = rawValue }

  @inlinable public static var hidden: NodeFlags { NodeFlags(rawValue: 1 << 0) }
  /// The opacity is below 0.01.
  @inlinable public static var transparent: NodeFlags { NodeFlags(rawValue: 1 << 1) }
  @inlinable public static var interactionDisabled: NodeFlags { NodeFlags(rawValue: 1 << 2) }
  /// An animation runs that does not allow interaction.
  @inlinable public static var animating: NodeFlags { NodeFlags(rawValue: 1 << 3) }
  /// The view asked for its properties to be brought up to date.
  @inlinable public static var needsProperties: NodeFlags { NodeFlags(rawValue: 1 << 5) }
  /// A view somewhere below asked for that.
  @inlinable public static var needsPropertiesBelow: NodeFlags { NodeFlags(rawValue: 1 << 6) }
  /// The view moved itself in its own `hitTest`, and was told so.
  @inlinable public static var movesInHitTest: NodeFlags { NodeFlags(rawValue: 1 << 7) }

  /// The view asked for its constraints to be brought up to date.
  @inlinable public static var needsConstraints: NodeFlags { NodeFlags(rawValue: 1 << 8) }
  /// A view somewhere below asked for that.
  @inlinable public static var needsConstraintsBelow: NodeFlags { NodeFlags(rawValue: 1 << 9) }

  /// The way from the parent's coordinates is more than a shift.
  @inlinable public static var turned: NodeFlags { NodeFlags(rawValue: 1 << 10) }
  /// A walk has to call one of the children instead of reading it.
  @inlinable public static var hasAskedChildren: NodeFlags { NodeFlags(rawValue: 1 << 11) }
  /// Walks find the children by a grid.
  @inlinable public static var hasGrid: NodeFlags { NodeFlags(rawValue: 1 << 12) }
  /// The view has constraints that the engine of its tree doesn't know.
  @inlinable public static var needsEngine: NodeFlags { NodeFlags(rawValue: 1 << 14) }
  /// A view somewhere below has such constraints.
  @inlinable public static var needsEngineBelow: NodeFlags { NodeFlags(rawValue: 1 << 15) }
  /// The view's class overrides `subviews`.
  @inlinable public static var overridesSubviews: NodeFlags { NodeFlags(rawValue: 1 << 13) }

  /// Any of these, and a walk can't go on by reading the children.
  @inlinable public static var asksChildren: NodeFlags {
    NodeFlags(rawValue: hasAskedChildren.rawValue | overridesSubviews.rawValue)
  }

  /// Any of these, and a default `hitTest` answers nil.
  @inlinable public static var refusals: NodeFlags { NodeFlags(rawValue: 0b1111) }

  /// None of these, and a walk finds a point in the node by a shift.
  @inlinable public static var refusalsOrTurned: NodeFlags {
    NodeFlags(rawValue: refusals.rawValue | turned.rawValue)
  }

  // What every option set has is generic, and is called as such from other modules.

  @inlinable public func contains(_ flag: NodeFlags) -> Bool {
    rawValue & flag.rawValue == flag.rawValue
  }
  @inlinable public func isDisjoint(with flags: NodeFlags) -> Bool {
    rawValue & flags.rawValue == 0
  }
}

/// Which members, that a walk reads, the view's class overrides: one bit each, asked once a class; and whether
/// the view is a controller's, for which a climb stops just as for an override.
public struct NodeOverrides: OptionSet, Sendable {
  public let rawValue: UInt16
  @inlinable public init(rawValue: UInt16) { self.rawValue = rawValue }

  @inlinable public static var hitTest: NodeOverrides { NodeOverrides(rawValue: 1 << 0) }
  @inlinable public static var pointInside: NodeOverrides { NodeOverrides(rawValue: 1 << 1) }
  /// One of the getters a hit test reads: hidden, alpha, interaction, bounds, center, transform.
  @inlinable public static var getters: NodeOverrides { NodeOverrides(rawValue: 1 << 2) }
  @inlinable public static var subviews: NodeOverrides { NodeOverrides(rawValue: 1 << 3) }
  @inlinable public static var next: NodeOverrides { NodeOverrides(rawValue: 1 << 4) }
  @inlinable public static var touchesBegan: NodeOverrides { NodeOverrides(rawValue: 1 << 5) }
  @inlinable public static var touchesMoved: NodeOverrides { NodeOverrides(rawValue: 1 << 6) }
  @inlinable public static var touchesEnded: NodeOverrides { NodeOverrides(rawValue: 1 << 7) }
  @inlinable public static var touchesCancelled: NodeOverrides { NodeOverrides(rawValue: 1 << 8) }
  /// One of the getters that ask the superview's: tint colour, tint adjustment mode, layout margins.
  @inlinable public static var inherited: NodeOverrides { NodeOverrides(rawValue: 1 << 9) }

  /// The node belongs to the root view of a controller.
  @inlinable public static var hasController: NodeOverrides { NodeOverrides(rawValue: 1 << 10) }

  /// Any of these, and a walk must call the view instead of reading its node.
  @inlinable public static var asked: NodeOverrides { NodeOverrides(rawValue: 0b1111) }
  /// Any of these, and the view has to be called to know whether it takes a point.
  @inlinable public static var decidesPoint: NodeOverrides { NodeOverrides(rawValue: 0b110) }

  // As with the flags: not generic.

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
/// What a walk reads of every view it enters stands first and fills one line of the cache; a walk over
/// scattered views waits for memory more than for anything else.
public struct Node {
  /// What a point of the parent's coordinates moves by, unless the node is ``NodeFlags/turned``.
  public var shift = SIMD2<Double>.zero
  /// The corner of the bounds where both coordinates are least.
  public var least = SIMD2<Double>.zero
  /// The opposite corner, which is outside.
  public var most = SIMD2<Double>.zero
  /// The last child, which a walk asks first: it is found here without waiting for ``run``.
  var topmost: NodeRef?
  public var childCount: Int32 = 0
  public var flags: NodeFlags = []

  // The second line: what walks read less often, and what changes read.

  /// The children with their boxes; nil where there are none, or several ``runs``.
  var run: ChildRun?
  public var parent: NodeRef?
  /// A climb reads these and ``parent``, and no other line.
  public var overrides: NodeOverrides = []
  public var owner: UnsafeRawPointer?
  /// Where the children lie, where they are many and were asked for often.
  var grid: UnsafeMutablePointer<ChildGrid>?
  /// The run of its parent in which the node stands, where there are several.
  var home: ChildRun?
  /// Where the node stood in its run when somebody last looked.
  var place: Int32 = 0
  /// The first entry of the node in its parent's grid; -1, or anything, where the parent has none.
  var gridEntry: Int32 = -1
  /// The cells of its parent's grid in which the node is.
  var gridBlock = ChildGrid.Block()
  /// How many grids went because children moved faster than they were asked for.
  var gridsLost: UInt8 = 0
  /// How many children a walk has to call instead of reading.
  var askedChildren: Int32 = 0
  /// Running animations that do not allow interaction.
  public var animations: Int32 = 0

  // The third line.

  /// Where the children stand, where they are more than one run holds.
  var runs: UnsafeMutablePointer<ChildRuns>?
  /// How many boxes were looked at since there was a grid.
  var scanned = 0
  /// The way from the parent's coordinates, where it is more than ``shift``.
  public var turn: UnsafeMutablePointer<PlaneTransform>?

  init() {}
}
