internal import UIKitCore

/// The changes to constraints when a view moves to another superview.
extension LayoutEngine {
  /// Deactivates constraints to views outside a branch that moves. Constraints inside it enter the
  /// engine of its next tree.
  static func superviewChanges(_ view: UIView) {
    guard isUsed else { return }
    let isRoot = view.superview == nil
    // Items wait until the first layout of their tree, which also gives the root an engine.
    if isRoot, LayoutItem.existing(view)?.engine == nil { return }
    let items = items(in: view)
    if !isRoot { deactivateConstraints(between: items) }
    takeOut(items)
    for item in items { item.wait() }
  }

  /// Deactivates the constraints between the items of a branch and the views outside it.
  private static func deactivateConstraints(between items: [LayoutItem]) {
    let inside = Set(items.map(ObjectIdentifier.init))
    for item in items {
      for mention in item.mentions {
        guard let constraint = mention.object, let holder = constraint.holder,
          !inside.contains(ObjectIdentifier(LayoutItem.of(holder)))
        else { continue }
        constraint.isActive = false
      }
    }
  }

  /// Removes items and the constraints that they hold from their engines.
  static func takeOut(_ items: [LayoutItem]) {
    var rest = items
    while let engine = rest.lazy.compactMap(\.engine).first {
      let leaving = rest.filter { $0.engine === engine }
      rest.removeAll { $0.engine === engine || $0.engine == nil }
      engine.remove(leaving)
    }
  }

  /// Returns the items of a branch and its guides, parents before children.
  static func items(in view: UIView) -> [LayoutItem] {
    var items: [LayoutItem] = []
    var views = [view]
    while let view = views.popLast() {
      if let item = LayoutItem.existing(view) {
        items.append(item)
        items += item.guideItems(of: view)
      }
      views += view.subviews.reversed()
    }
    return items
  }
}
