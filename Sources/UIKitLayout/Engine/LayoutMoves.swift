internal import UIKitCore

/// What becomes of constraints when a view gets another superview.
extension LayoutEngine {
  /// Constraints to the outside are active no more; those inside of the branch come into the engine of
  /// wherever it goes.
  static func superviewChanges(_ view: UIView) {
    guard isUsed else { return }
    let items = items(in: view)
    guard !items.isEmpty else { return }
    for item in items {
      for mention in item.mentions {
        guard let constraint = mention.object, let holder = constraint.holder,
          !holder.isInBranch(of: view)
        else { continue }
        constraint.isActive = false
      }
    }
    takeOut(items)
    for item in items { wait(item) }
  }

  /// Takes items out of their engine, and the constraints that they hold.
  static func takeOut(_ items: [LayoutItem]) {
    for item in items {
      for constraint in item.constraints { item.engine?.remove(constraint) }
    }
    for item in items { item.engine?.remove(item) }
  }

  /// The items of a branch and of its guides, from the outside in.
  static func items(in view: UIView) -> [LayoutItem] {
    var items: [LayoutItem] = []
    var views = [view]
    while let view = views.popLast() {
      if let item = LayoutItem.existing(view) {
        items.append(item)
        let system = SystemGuide.allCases.compactMap { item.guides[$0] }
        for guide in view.layoutGuides + system {
          if let item = guide.constraints as? LayoutItem { items.append(item) }
        }
      }
      views += view.subviews.reversed()
    }
    return items
  }
}
