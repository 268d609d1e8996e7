// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Public for inlining only. See NodeRef.

/// A handle to one view's node.
///
/// Copying it copies a pointer. A traversal of nodes accesses no objects, so it needs no reference
/// counting. That makes it fast. Nodes belong to the main actor. The creator of a node has to free
/// it.
///
/// The type and everything that a traversal reads are public for inlining. Even with `@inlinable`,
/// a `package` declaration isn't inlined into other modules unless they are built with
/// `-enable-testing`. No product contains this module.
public struct NodeRef: Equatable, @unchecked Sendable {
  public let pointer: UnsafeMutablePointer<Node>

  /// Creates a handle to the node at an address.
  @inlinable public init(_ pointer: UnsafeMutablePointer<Node>) { self.pointer = pointer }

  private static let nodes = MemoryPool(size: MemoryLayout<Node>.size)

  /// Creates the node of `owner`, which it doesn't retain.
  public static func make(owner: AnyObject?, overrides: NodeOverrides) -> NodeRef {
    let pointer = nodes.take().bindMemory(to: Node.self, capacity: 1)
    var node = Node()
    node.owner = owner.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }
    node.overrides = overrides
    node.flags =
      overrides.contains(.subviews) ? [.needsProperties, .overridesSubviews] : .needsProperties
    pointer.initialize(to: node)
    return NodeRef(pointer)
  }

  /// Removes the node from its parent, detaches its children and returns its memory to the pool.
  public func free() {
    removeFromParent()
    forEachChild { child, _ in child.pointer.pointee.parent = nil }
    freeRuns()
    removeGrid()
    pointer.pointee.turn?.deallocate()
    pointer.deinitialize(count: 1)
    Self.nodes.giveBack(pointer)
  }

  @inlinable public var overrides: NodeOverrides { pointer.pointee.overrides }
  @inlinable public var flags: NodeFlags { pointer.pointee.flags }
  @inlinable public var parent: NodeRef? { pointer.pointee.parent }
  @inlinable public var childCount: Int { Int(truncatingIfNeeded: pointer.pointee.childCount) }

  /// Whether the node has no parent and no children.
  public var isAlone: Bool { parent == nil && childCount == 0 }

  public func setFlag(_ flag: NodeFlags, _ isOn: Bool) {
    if isOn {
      pointer.pointee.flags.insert(flag)
    } else {
      pointer.pointee.flags.remove(flag)
    }
  }

  /// Sets whether the view is the root view of a controller.
  public func setHasController(_ hasController: Bool) {
    let bit = NodeOverrides.hasController
    if hasController {
      pointer.pointee.overrides.insert(bit)
    } else {
      pointer.pointee.overrides.remove(bit)
    }
  }

  /// Changes the number of running animations that don't allow interaction.
  public func countAnimation(_ difference: Int) {
    pointer.pointee.animations += Int32(clamping: difference)
    setFlag(.animating, pointer.pointee.animations > 0)
  }

  // MARK: Geometry

  /// Sets the bounds and the mapping from this node's coordinates to its parent's.
  public func setGeometry(
    x: Double, y: Double, width: Double, height: Double, toParent: PlaneTransform
  ) {
    pointer.pointee.least = SIMD2(x, y)
    pointer.pointee.most = SIMD2(x + width, y + height)
    let fromParent = toParent.inverse
    pointer.pointee.shift = SIMD2(fromParent.tx, fromParent.ty)
    setFlag(.turned, !fromParent.isTranslation)
    if flags.contains(.turned) { keepTurn(fromParent) }
    guard let parent = pointer.pointee.parent, let spot = parent.spot(of: self) else { return }
    let box = box(toParent)
    spot.run.boxes[spot.place] = box
    parent.updateGrid { $0.move(self, to: box) }
  }

  /// Returns whether a point in this node's coordinates is inside its bounds.
  ///
  /// The range is half-open, so empty bounds contain no point.
  @inlinable
  public func contains(_ point: SIMD2<Double>) -> Bool {
    all((pointer.pointee.least .<= point) .& (point .< pointer.pointee.most))
  }

  @inlinable
  public func convertFromParent(_ point: SIMD2<Double>) -> SIMD2<Double> {
    if flags.contains(.turned) {
      let mapped = pointer.pointee.turn.unsafelyUnwrapped.pointee.apply(point.x, point.y)
      return SIMD2(mapped.x, mapped.y)
    }
    return point + pointer.pointee.shift
  }

  /// The bounding box in the parent's coordinates, computed from the inverse mapping.
  var box: SIMD4<Float> { box(fromParent.inverse) }

  /// The mapping from the parent's coordinates.
  private var fromParent: PlaneTransform {
    if flags.contains(.turned) { return pointer.pointee.turn.unsafelyUnwrapped.pointee }
    let shift = pointer.pointee.shift
    return PlaneTransform(a: 1, b: 0, c: 0, d: 1, tx: shift.x, ty: shift.y)
  }

  private func keepTurn(_ turn: PlaneTransform) {
    if let known = pointer.pointee.turn {
      known.pointee = turn
    } else {
      pointer.pointee.turn = .allocate(capacity: 1)
      pointer.pointee.turn?.initialize(to: turn)
    }
  }

  /// Returns the bounding box in the parent's coordinates, as (minX, minY, -maxX, -maxY).
  ///
  /// It is rounded outward, so narrowing to `Float` never loses a hit. For a view that overrides
  /// hit testing, it is infinite.
  private func box(_ toParent: PlaneTransform) -> SIMD4<Float> {
    let everything = SIMD4<Float>(repeating: -.infinity)
    guard overrides.isDisjoint(with: .asked), toParent.isAffine else { return everything }
    let x = (pointer.pointee.least.x, pointer.pointee.most.x)
    let y = (pointer.pointee.least.y, pointer.pointee.most.y)
    var least = toParent.apply(x.0, y.0)
    var most = toParent.apply(x.1, y.1)
    if !toParent.isTranslation {
      let corners = (least, most, toParent.apply(x.0, y.1), toParent.apply(x.1, y.0))
      least.x = min(min(corners.0.x, corners.1.x), min(corners.2.x, corners.3.x))
      least.y = min(min(corners.0.y, corners.1.y), min(corners.2.y, corners.3.y))
      most.x = max(max(corners.0.x, corners.1.x), max(corners.2.x, corners.3.x))
      most.y = max(max(corners.0.y, corners.1.y), max(corners.2.y, corners.3.y))
    }
    guard least.x.isFinite, least.y.isFinite, most.x.isFinite, most.y.isFinite else {
      return everything
    }
    // The corners of a rotated box are rounded, too. Leave a margin for that.
    return SIMD4(
      Float(least.x).nextDown.nextDown, Float(least.y).nextDown.nextDown,
      Float(-most.x).nextDown.nextDown, Float(-most.y).nextDown.nextDown)
  }

  // MARK: Hierarchy

  /// Inserts `child` at `index`.
  ///
  /// The child must not have a parent.
  public func insert(_ child: NodeRef, at index: Int) {
    let box = child.box
    putIn(child, box, at: index)
    if index == childCount { pointer.pointee.topmost = child }
    pointer.pointee.childCount += 1
    if !child.overrides.isDisjoint(with: .asked) { countAskedChildren(1) }
    child.pointer.pointee.parent = self
    updateGrid { $0.insert(child, box, count: childCount) }
    for update in NodeUpdate.allCases where child.needs(update) { markBelow(update) }
  }

  public func removeFromParent() {
    guard let parent = pointer.pointee.parent, let spot = parent.spot(of: self) else { return }
    parent.takeOut(spot)
    parent.pointer.pointee.childCount -= 1
    if parent.pointer.pointee.topmost == self { parent.pointer.pointee.topmost = parent.lastChild }
    parent.updateGrid { $0.remove(self, count: parent.childCount) }
    if !overrides.isDisjoint(with: .asked) { parent.countAskedChildren(-1) }
    pointer.pointee.parent = nil
  }

  /// Exchanges two children.
  public func exchangeChildren(_ one: Int, _ other: Int) {
    guard one != other, childCount > 0 else { return }
    let (first, second) = (spot(at: one), spot(at: other))
    first.run.exchange(first.place, with: second.place, of: second.run)
    pointer.pointee.topmost = lastChild
  }

  /// Returns the index of a child, or `nil` if the node isn't a child.
  ///
  /// - Complexity: That of a search in one chunk.
  public func index(of child: NodeRef) -> Int? { spot(of: child).map(index) }

  private func countAskedChildren(_ difference: Int32) {
    pointer.pointee.askedChildren += difference
    setFlag(.hasAskedChildren, pointer.pointee.askedChildren > 0)
  }
}

extension NodeRef {
  /// Sets the view that this node mirrors, which isn't retained.
  public func setOwner(_ owner: AnyObject) {
    pointer.pointee.owner = UnsafeRawPointer(Unmanaged.passUnretained(owner).toOpaque())
  }
}

// MARK: - Updates

/// The updates that a view can schedule before the next layout.
public enum NodeUpdate: CaseIterable, Sendable {
  /// An update of the view's properties.
  case properties
  /// An update of the view's constraints.
  case constraints
  /// The addition of constraints, of the view or its guides, to the engine of its tree.
  case engine

  var flag: NodeFlags {
    switch self {
    case .properties: .needsProperties
    case .constraints: .needsConstraints
    case .engine: .needsEngine
    }
  }

  var flagBelow: NodeFlags {
    switch self {
    case .properties: .needsPropertiesBelow
    case .constraints: .needsConstraintsBelow
    case .engine: .needsEngineBelow
    }
  }
}

extension NodeRef {
  /// Records that the node's view has scheduled an update.
  public func mark(_ update: NodeUpdate) {
    pointer.pointee.flags.insert(update.flag)
    parent?.markBelow(update)
  }

  /// Clears a scheduled update of the view, and returns whether there was one.
  public func remove(_ update: NodeUpdate) -> Bool {
    pointer.pointee.flags.remove(update.flag) != nil
  }

  /// Clears the flag for updates of descendants, and returns whether it was set.
  public func removeBelow(_ update: NodeUpdate) -> Bool {
    pointer.pointee.flags.remove(update.flagBelow) != nil
  }

  /// Returns whether this node's view has scheduled an update.
  public func asks(for update: NodeUpdate) -> Bool { flags.contains(update.flag) }

  /// Returns whether this node's view or a descendant has scheduled an update.
  public func needs(_ update: NodeUpdate) -> Bool {
    flags.contains(update.flag) || flags.contains(update.flagBelow)
  }

  /// Records in this node and its ancestors that a descendant has scheduled an update.
  ///
  /// Stops at the first ancestor that has recorded it already.
  func markBelow(_ update: NodeUpdate) {
    var node: NodeRef? = self
    while let current = node, !current.flags.contains(update.flagBelow) {
      current.pointer.pointee.flags.insert(update.flagBelow)
      node = current.parent
    }
  }
}
