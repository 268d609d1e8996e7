internal import TouchstoneConstraints
internal import TouchstoneHitTree
internal import UIKitCore

/// Finds the frames that the constraints of one tree of views decide on.
///
/// A tree has one engine, at its root. Items come into it at the next layout, with all views around them
/// up to the root, and leave it with the branch that leaves the tree.
@MainActor
final class LayoutEngine {
  let solver = ConstraintSolver()
  /// The items by the symbols of their variables. Views keep them alive, and they the engine.
  private var items: [SharedBackReference<LayoutItem>?] = []
  /// Whose the solver's constraints are; those without an author are not here.
  private var owners: [ConstraintHandle: NSLayoutConstraint] = [:]
  /// The item whose frame it sets at the moment, which then is no news.
  var applied: LayoutItem?
  /// Guides that follow what nobody tells of: a keyboard, or how far something was scrolled.
  private var followers: [SharedBackReference<LayoutItem>] = []
  /// The items whose content has changed since it was read.
  var stale: [SharedBackReference<LayoutItem>] = []
  /// Whether a layout of the tree is at work.
  var isLayingOut = false
  /// How often frames were looked for.
  var solutions = 0
  /// The view above which nothing counts; nil for a whole tree.
  let limit: UIView?

  /// An engine of a whole tree, or of a branch alone.
  init(limit: UIView? = nil) { self.limit = limit }

  /// Whether any view ever had constraints in this program; where none had, nobody looks for them.
  @exclusivity(unchecked) static var isUsed = false

  /// Whether something was added or changed since frames were found.
  var isDirty: Bool { solver.hasNews || !stale.isEmpty }

  /// A view has constraints that its engine does not know.
  static func isNeeded(by view: UIView) {
    LayoutItem.of(view).wait()
    view.setNeedsLayout()
  }

  static func constantChanged(_ constraint: NSLayoutConstraint) {
    guard let view = constraint.holder else { return }
    if let installed = constraint.installed, let engine = LayoutItem.existing(view)?.engine {
      engine.attempt(view) { (solver) throws(ConstraintRefusal) in
        let constant = installed.baseConstant - Double(constraint.constant)
        try solver.setConstant(constant * constraint.weight, of: installed.handle)
      }
    }
    view.setNeedsLayout()
  }

  static func priorityChanged(_ constraint: NSLayoutConstraint) {
    guard let view = constraint.holder else { return }
    if let handle = constraint.handle, let engine = LayoutItem.existing(view)?.engine {
      engine.attempt(view) { (solver) throws(ConstraintRefusal) in
        try solver.setPriority(constraint.priority.rawValue, of: handle)
      }
    }
    view.setNeedsLayout()
  }

  /// Does what a solver may refuse, and tells of it in one line.
  private func attempt(
    _ view: UIView?, _ change: (ConstraintSolver) throws(ConstraintRefusal) -> Void
  ) {
    do { try change(solver) } catch { if let view { Fault.report("\(error)", about: view) } }
  }

  // MARK: Items

  /// Brings an item and all views around it into the engine.
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
    let reference = SharedBackReference(item)
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

  /// Asks the guides whose moves nobody tells of.
  func updateFollowers() {
    for item in followers.compactMap(\.object) { updateOwn(of: item) }
  }

  /// Takes an item out of the engine; what it holds is out already.
  func remove(_ item: LayoutItem) { remove([item]) }

  /// Takes items out of the engine, and the constraints that they hold.
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

  /// Asks an item again what holds without an author, and changes what has changed.
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

  /// Brings the constraints that a view holds into the engine.
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

  /// Takes a constraint out of the engine.
  func remove(_ constraint: NSLayoutConstraint) {
    guard let handle = constraint.handle else { return }
    solver.remove(handle)
    forget(constraint)
  }

  private func forget(_ constraint: NSLayoutConstraint) {
    if let handle = constraint.handle { owners[handle] = nil }
    constraint.installed = nil
  }

  /// Gives the solver a constraint again if its two sides are others now.
  func replace(_ constraint: NSLayoutConstraint) {
    guard let sides = LayoutExpression(constraint, in: self), let expression = sides.difference,
      expression != constraint.installed?.baselines
    else { return }
    remove(constraint)
    add(constraint, expression, isMirrored: sides.isMirrored)
  }

  /// Whose a constraint of the solver is; nil for one that no author made.
  func author(of handle: ConstraintHandle) -> NSLayoutConstraint? { owners[handle] }

  /// The item that a constraint without an author belongs to; for messages.
  func item(with handle: ConstraintHandle) -> LayoutItem? {
    items.lazy.compactMap { $0?.object }.first { $0.ownHandles.contains(handle) }
  }

  /// The view that came into the engine first; `nil` if none is left.
  var outermostView: UIView? { items.lazy.compactMap { $0?.object?.view }.first }

  /// Who has a variable.
  func item(of variable: Variable) -> LayoutItem? { items[variable.symbol]?.object }
}
