internal import TouchstoneConstraints
internal import TouchstoneHitTree
@_spi(Kit) internal import UIKitCore

/// Computes the frames that the constraints of one view tree determine.
///
/// A tree has one engine, at its root. Items enter it at the next layout, with all their superviews
/// up to the root. They leave it with the branch that leaves the tree.
@MainActor
final class LayoutEngine {
  let solver = ConstraintSolver()
  /// The items by the symbols of their variables. Views retain the items, which retain the engine.
  private var items: [SharedZeroingReference<LayoutItem>?] = []
  /// The constraints by their solver handles. Implicit constraints aren't included.
  private var owners: [ConstraintHandle: NSLayoutConstraint] = [:]
  /// The item whose frame is being set by the engine. That change isn't a new input.
  var applied: LayoutItem?
  /// Guides that depend on values without change notifications: a keyboard, or a scroll offset.
  private var followers: [SharedZeroingReference<LayoutItem>] = []
  /// The items with content that has changed since it was read.
  var stale: [SharedZeroingReference<LayoutItem>] = []
  /// Whether a layout of the tree is in progress.
  var isLayingOut = false
  /// The number of times that frames were computed.
  var solutions = 0
  /// The topmost view to consider, or `nil` for a whole tree.
  let limit: UIView?

  /// Creates an engine for a whole tree, or for a branch if `limit` isn't `nil`.
  init(limit: UIView? = nil) { self.limit = limit }

  /// Whether any view has ever had constraints in this process. If not, layout doesn't look for
  /// them.
  @exclusivity(unchecked) static var isUsed = false

  /// Whether something was added or changed since frames were computed.
  var isDirty: Bool { solver.hasNews || !stale.isEmpty }

  /// Requests a layout because a view has constraints that its engine doesn't contain.
  static func isNeeded(by view: UIView) {
    LayoutItem.of(view).wait()
    constraintsChanged(in: view)
  }

  static func constantChanged(_ constraint: NSLayoutConstraint) {
    guard let view = constraint.holder else { return }
    if let installed = constraint.installed, let engine = LayoutItem.existing(view)?.engine {
      engine.attempt(view) { (solver) throws(ConstraintRefusal) in
        let constant = installed.baseConstant - Double(constraint.constant)
        try solver.setConstant(constant * constraint.weight, of: installed.handle)
      }
    }
    constraintsChanged(in: view)
  }

  static func priorityChanged(_ constraint: NSLayoutConstraint) {
    guard let view = constraint.holder else { return }
    if let handle = constraint.handle, let engine = LayoutItem.existing(view)?.engine {
      engine.attempt(view) { (solver) throws(ConstraintRefusal) in
        try solver.setPriority(constraint.priority.rawValue, of: handle)
      }
    }
    constraintsChanged(in: view)
  }

  /// Requests a layout because the constraints that a view holds have changed.
  static func constraintsChanged(in view: UIView) {
    view.setNeedsLayout()
    ContentSizing.didChange(.constraints, in: view)
  }

  /// Performs a change that the solver may refuse, and reports a refusal.
  private func attempt(
    _ view: UIView?, _ change: (ConstraintSolver) throws(ConstraintRefusal) -> Void
  ) {
    do { try change(solver) } catch { if let view { Fault.report("\(error)", about: view) } }
  }

  // MARK: Items

  /// Adds an item and all its superviews to the engine.
  func register(_ item: LayoutItem) {
    let line = LinkWalk(item) { [limit] item in
      item.view != nil && item.view === limit ? nil : item.parent.map { LayoutItem.of($0) }
    }
    for item in line.reversed() where item.engine == nil { add(item) }
  }

  private func add(_ item: LayoutItem) {
    let box = LayoutBox(
      x: solver.makeVariable(), y: solver.makeVariable(), width: solver.makeVariable(),
      height: solver.makeVariable())
    item.engine = self
    item.box = box
    let reference = SharedZeroingReference(item)
    for variable in box.all {
      while items.count <= variable.symbol { items.append(nil) }
      items[variable.symbol] = reference
    }
    item.content.isStale = false
    item.content.insets = item.view?.alignmentRectInsets
    addOwn(of: item)
    if item.followsSilently { followers.append(reference) }
    addConstraints(of: item)
  }

  /// Updates the guides that depend on values without change notifications.
  func updateFollowers() {
    for item in followers.compactMap(\.object) { updateOwn(of: item) }
  }

  /// Removes an item from the engine. Its constraints must have been removed before.
  func remove(_ item: LayoutItem) { remove([item]) }

  /// Removes items and the constraints that they hold from the engine.
  func remove(_ leaving: [LayoutItem]) {
    let constraints = leaving.flatMap(\.constraints).filter { $0.handle != nil }
    solver.remove(
      constraints.compactMap(\.handle) + leaving.flatMap(\.ownHandles),
      leaving.flatMap { $0.box?.all ?? [] })
    for constraint in constraints { forget(constraint) }
    for item in leaving {
      for variable in item.box?.all ?? [] { items[variable.symbol] = nil }
      item.leave()
    }
    followers.removeAll { $0.object?.engine !== self }
  }

  private func addOwn(of item: LayoutItem) {
    item.own = item.statedByItself
    for own in item.own {
      attempt(item.placer) { (solver) throws(ConstraintRefusal) in
        item.ownHandles.append(try solver.add(own.constraint))
      }
    }
  }

  private func removeOwn(of item: LayoutItem) {
    for handle in item.ownHandles { solver.remove(handle) }
    item.ownHandles.removeAll()
    item.own.removeAll()
  }

  /// Queries the implicit constraints of an item, and updates the changed ones.
  func updateOwn(of item: LayoutItem) {
    let stated = item.statedByItself
    guard stated != item.own else { return }
    guard stated.count == item.ownHandles.count,
      zip(stated, item.own).allSatisfy({ $0.differsInValueAlone(from: $1) })
    else {
      removeOwn(of: item)
      addOwn(of: item)
      return
    }
    for (place, own) in stated.enumerated() where own != item.own[place] {
      attempt(item.placer) { (solver) throws(ConstraintRefusal) in
        try solver.setConstant(-own.value, of: item.ownHandles[place])
      }
    }
    item.own = stated
  }

  // MARK: Constraints

  /// Adds the constraints that a view holds to the engine.
  func addConstraints(of item: LayoutItem) {
    for constraint in item.constraints where constraint.handle == nil { add(constraint) }
  }

  func add(_ constraint: NSLayoutConstraint) {
    guard let sides = LayoutExpression(constraint, in: self), let expression = sides.difference
    else { return }
    add(constraint, expression, isMirrored: sides.isMirrored)
  }

  private func add(
    _ constraint: NSLayoutConstraint, _ expression: LinearExpression, isMirrored: Bool
  ) {
    var complete = expression
    complete.constant -= Double(constraint.constant)
    let relation: LinearConstraint.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    attempt(constraint.holder) { (solver) throws(ConstraintRefusal) in
      let handle = try solver.add(
        LinearConstraint(
          complete * constraint.weight, relation, LinearExpression(),
          priority: constraint.priority.rawValue, isFirm: constraint.isFirm))
      constraint.installed = InstalledConstraint(
        handle: handle, baseConstant: expression.constant, isMirrored: isMirrored,
        baselines: constraint.speaksOfBaselines ? expression : nil)
      self.owners[handle] = constraint
    }
  }

  /// Removes a constraint from the engine.
  func remove(_ constraint: NSLayoutConstraint) {
    guard let handle = constraint.handle else { return }
    solver.remove(handle)
    forget(constraint)
  }

  private func forget(_ constraint: NSLayoutConstraint) {
    if let handle = constraint.handle { owners[handle] = nil }
    constraint.installed = nil
  }

  /// Adds a constraint to the solver again if its two sides have changed.
  func replace(_ constraint: NSLayoutConstraint) {
    guard let sides = LayoutExpression(constraint, in: self), let expression = sides.difference,
      expression != constraint.installed?.baselines
    else { return }
    remove(constraint)
    add(constraint, expression, isMirrored: sides.isMirrored)
  }

  /// Returns the constraint with a solver handle, or `nil` if it is an implicit constraint.
  func author(of handle: ConstraintHandle) -> NSLayoutConstraint? { owners[handle] }

  /// Returns the item with an implicit constraint, for messages.
  func item(with handle: ConstraintHandle) -> LayoutItem? {
    items.lazy.compactMap { $0?.object }.first { $0.ownHandles.contains(handle) }
  }

  /// The view that entered the engine first among the current ones, or `nil` if there are no views.
  var outermostView: UIView? { items.lazy.compactMap { $0?.object?.view }.first }

  /// Returns the item to which a variable belongs.
  func item(of variable: Variable) -> LayoutItem? { items[variable.symbol]?.object }
}
