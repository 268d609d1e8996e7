/// A handle on one view's plain memory; copying it copies a pointer.
///
/// A walk over nodes touches no object and so counts no reference: that is what makes it fast.
/// Nodes belong to the main actor. Whoever makes one frees it.
package struct NodeRef: Equatable, @unchecked Sendable {
  package let pointer: UnsafeMutablePointer<Node>

  init(_ pointer: UnsafeMutablePointer<Node>) { self.pointer = pointer }

  /// Makes the node of `owner`, which it does not keep alive.
  package static func make(owner: AnyObject?, overrides: NodeOverrides) -> NodeRef {
    let pointer = UnsafeMutablePointer<Node>.allocate(capacity: 1)
    var node = Node()
    node.owner = owner.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }
    node.overrides = overrides
    node.flags = .needsProperties
    pointer.initialize(to: node)
    return NodeRef(pointer)
  }

  /// Takes the node out of its parent, lets its children go and gives its memory back.
  package func free() {
    removeFromParent()
    for index in 0..<childCount { child(at: index).pointer.pointee.parent = nil }
    pointer.pointee.children?.deallocate()
    pointer.pointee.boxes?.deallocate()
    removeGrid()
    pointer.deinitialize(count: 1)
    pointer.deallocate()
  }

  /// The view, without a word about how long it lives: call only for a view known to be alive.
  @inlinable
  package func owner<Owner: AnyObject>(as type: Owner.Type = Owner.self) -> Owner? {
    pointer.pointee.owner.map { Unmanaged<Owner>.fromOpaque($0).takeUnretainedValue() }
  }

  @inlinable package var overrides: NodeOverrides { pointer.pointee.overrides }
  @inlinable package var flags: NodeFlags { pointer.pointee.flags }
  @inlinable package var parent: NodeRef? { pointer.pointee.parent }
  @inlinable package var childCount: Int { Int(truncatingIfNeeded: pointer.pointee.childCount) }

  /// Whether no other node knows of this one.
  package var isAlone: Bool { parent == nil && childCount == 0 }

  package func child(at index: Int) -> NodeRef { pointer.pointee.children.unsafelyUnwrapped[index] }

  package func setFlag(_ flag: NodeFlags, _ isOn: Bool) {
    if isOn {
      pointer.pointee.flags.insert(flag)
    } else {
      pointer.pointee.flags.remove(flag)
    }
  }

  /// Counts one animation more, or fewer, that does not allow interaction.
  package func countAnimation(_ difference: Int) {
    pointer.pointee.animations += Int32(clamping: difference)
    setFlag(.animating, pointer.pointee.animations > 0)
  }

  // MARK: Geometry

  /// Stores the bounds and the mapping from this node's coordinates to its parent's.
  package func setGeometry(
    x: Double, y: Double, width: Double, height: Double, toParent: PlaneTransform
  ) {
    pointer.pointee.boundsX = x
    pointer.pointee.boundsY = y
    pointer.pointee.boundsWidth = width
    pointer.pointee.boundsHeight = height
    pointer.pointee.fromParent = toParent.inverse
    guard let parent = pointer.pointee.parent, let index = parent.index(of: self) else { return }
    let box = box(toParent)
    parent.pointer.pointee.boxes.unsafelyUnwrapped[index] = box
    parent.updateGrid { $0.move(self, to: box) }
  }

  /// Whether the point, in this node's coordinates, lies inside its bounds: half-open, and never
  /// where the bounds are empty.
  @inlinable
  package func contains(_ x: Double, _ y: Double) -> Bool {
    let node = pointer
    return x >= node.pointee.boundsX && y >= node.pointee.boundsY
      && x < node.pointee.boundsX + node.pointee.boundsWidth
      && y < node.pointee.boundsY + node.pointee.boundsHeight
  }

  @inlinable
  package func convertFromParent(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    pointer.pointee.fromParent.apply(x, y)
  }

  /// The bounding box in the parent's coordinates, as (minX, minY, -maxX, -maxY), rounded outward,
  /// so that narrowing to `Float` never loses a hit; everything, for a view that decides itself.
  private func box(_ toParent: PlaneTransform) -> SIMD4<Float> {
    let everything = SIMD4<Float>(repeating: -.infinity)
    guard overrides.isDisjoint(with: .asked), toParent.isAffine else { return everything }
    let node = pointer.pointee
    var least = (x: Double.infinity, y: Double.infinity)
    var most = (x: -Double.infinity, y: -Double.infinity)
    for corner in 0..<4 {
      let point = toParent.apply(
        node.boundsX + (corner & 1 == 0 ? 0 : node.boundsWidth),
        node.boundsY + (corner & 2 == 0 ? 0 : node.boundsHeight))
      guard point.x.isFinite, point.y.isFinite else { return everything }
      least = (min(least.x, point.x), min(least.y, point.y))
      most = (max(most.x, point.x), max(most.y, point.y))
    }
    // A rotated corner is a rounded number; leave room for that too.
    return SIMD4(
      Float(least.x).nextDown.nextDown, Float(least.y).nextDown.nextDown,
      Float(-most.x).nextDown.nextDown, Float(-most.y).nextDown.nextDown)
  }

  // MARK: Hierarchy

  /// Puts `child` in at `index`; it must have no parent.
  package func insert(_ child: NodeRef, at index: Int) {
    reserve(childCount + 1)
    let children = pointer.pointee.children.unsafelyUnwrapped
    let boxes = pointer.pointee.boxes.unsafelyUnwrapped
    let behind = childCount - index
    (children + index + 1).update(from: children + index, count: behind)
    (boxes + index + 1).update(from: boxes + index, count: behind)
    children[index] = child
    boxes[index] = child.box(child.pointer.pointee.fromParent.inverse)
    pointer.pointee.childCount += 1
    if behind > 0 { pointer.pointee.drift.grow() }
    if !child.overrides.isDisjoint(with: .asked) { pointer.pointee.askedChildren += 1 }
    child.pointer.pointee.parent = self
    child.pointer.pointee.place = Int32(truncatingIfNeeded: index)
    updateGrid { $0.insert(child, boxes[index], count: childCount) }
    for update in NodeUpdate.allCases where child.needs(update) { markBelow(update) }
  }

  package func removeFromParent() {
    guard let parent = pointer.pointee.parent, let index = parent.index(of: self) else { return }
    let children = parent.pointer.pointee.children.unsafelyUnwrapped
    let boxes = parent.pointer.pointee.boxes.unsafelyUnwrapped
    let behind = parent.childCount - index - 1
    (children + index).update(from: children + index + 1, count: behind)
    (boxes + index).update(from: boxes + index + 1, count: behind)
    parent.pointer.pointee.childCount -= 1
    parent.updateGrid { $0.remove(self, count: parent.childCount) }
    if behind > 0 { parent.pointer.pointee.drift.grow() }
    if !overrides.isDisjoint(with: .asked) { parent.pointer.pointee.askedChildren -= 1 }
    pointer.pointee.parent = nil
  }

  /// Lets two children change places.
  package func exchangeChildren(_ one: Int, _ other: Int) {
    guard one != other, let children = pointer.pointee.children, let boxes = pointer.pointee.boxes
    else { return }
    (children[one], children[other]) = (children[other], children[one])
    (boxes[one], boxes[other]) = (boxes[other], boxes[one])
    children[one].pointer.pointee.place = Int32(truncatingIfNeeded: one)
    children[other].pointer.pointee.place = Int32(truncatingIfNeeded: other)
  }

  /// Where a child is among the children; nil for a node that is none of them.
  ///
  /// - Complexity: constant where the child is where it remembers, else at most proportional to the
  ///   square root of the number of children, on average.
  package func index(of child: NodeRef) -> Int? {
    guard child.parent == self, let children = pointer.pointee.children else { return nil }
    let known = Int(truncatingIfNeeded: child.pointer.pointee.place)
    if known < childCount, children[known] == child { return known }
    let count = childCount
    let found = pointer.pointee.drift.find(from: known, count: count) {
      children[$0] == child
    } writeDown: {
      for index in 0..<count {
        children[index].pointer.pointee.place = Int32(truncatingIfNeeded: index)
      }
      return Int(truncatingIfNeeded: child.pointer.pointee.place)
    }
    if let found { child.pointer.pointee.place = Int32(truncatingIfNeeded: found) }
    return found
  }

  private func reserve(_ count: Int) {
    guard count > Int(truncatingIfNeeded: pointer.pointee.childCapacity) else { return }
    let capacity = max(4, count * 2)
    let children = UnsafeMutablePointer<NodeRef>.allocate(capacity: capacity)
    let boxes = UnsafeMutablePointer<SIMD4<Float>>.allocate(capacity: capacity)
    if let old = pointer.pointee.children { children.moveInitialize(from: old, count: childCount) }
    if let old = pointer.pointee.boxes { boxes.moveInitialize(from: old, count: childCount) }
    pointer.pointee.children?.deallocate()
    pointer.pointee.boxes?.deallocate()
    pointer.pointee.children = children
    pointer.pointee.boxes = boxes
    pointer.pointee.childCapacity = Int32(clamping: capacity)
  }
}

extension NodeRef {
  /// Names the view this node mirrors; it is not kept alive.
  package func setOwner(_ owner: AnyObject) {
    pointer.pointee.owner = UnsafeRawPointer(Unmanaged.passUnretained(owner).toOpaque())
  }
}

// MARK: - Updates

/// What a view may ask for before the next layout.
package enum NodeUpdate: CaseIterable, Sendable {
  /// Its properties, to be brought up to date.
  case properties
  /// Its constraints, to be brought up to date.
  case constraints

  var flag: NodeFlags {
    switch self {
    case .properties: .needsProperties
    case .constraints: .needsConstraints
    }
  }

  var flagBelow: NodeFlags {
    switch self {
    case .properties: .needsPropertiesBelow
    case .constraints: .needsConstraintsBelow
    }
  }
}

extension NodeRef {
  /// Notes that the node's view asks for an update.
  package func mark(_ update: NodeUpdate) {
    pointer.pointee.flags.insert(update.flag)
    parent?.markBelow(update)
  }

  /// Whether the view asked for an update, which it has not done any more from now on.
  package func remove(_ update: NodeUpdate) -> Bool {
    pointer.pointee.flags.remove(update.flag) != nil
  }

  /// Whether somebody below asked for an update; nobody has done so from now on.
  package func removeBelow(_ update: NodeUpdate) -> Bool {
    pointer.pointee.flags.remove(update.flagBelow) != nil
  }

  /// Whether this node's view asks for an update.
  package func asks(for update: NodeUpdate) -> Bool { flags.contains(update.flag) }

  /// Whether this node's view or one below asks for an update.
  package func needs(_ update: NodeUpdate) -> Bool {
    flags.contains(update.flag) || flags.contains(update.flagBelow)
  }

  /// Notes on the way up that somebody below asks for an update, and stops where that is known.
  func markBelow(_ update: NodeUpdate) {
    var node: NodeRef? = self
    while let current = node, !current.flags.contains(update.flagBelow) {
      current.pointer.pointee.flags.insert(update.flagBelow)
      node = current.parent
    }
  }
}
