internal import TouchstoneConstraints
internal import UIKitCore

/// A target size for a view, and the priorities with which it applies.
struct FittingTarget {
  let size: CGSize
  let horizontal: UILayoutPriority
  let vertical: UILayoutPriority

  /// Returns the constraints for the target size, which is that of the alignment rectangle.
  ///
  /// The alignment rectangle is inset from the box by `insets`.
  func stated(_ box: LayoutBox, _ insets: UIEdgeInsets) -> [ImplicitConstraint] {
    [
      (box.width, size.width + insets.left + insets.right, horizontal),
      (box.height, size.height + insets.top + insets.bottom, vertical),
    ].map {
      // At equal priority, the content takes precedence.
      let priority = $2 == .required ? $2.rawValue : $2.rawValue.nextDown
      return ImplicitConstraint(
        terms: [.init($0, 1)], relation: .equal, value: Double($1), priority: priority)
    }
  }
}

extension LayoutEngine {
  /// Returns the size that a view's inner constraints and content determine, given a target.
  ///
  /// They are solved in a separate engine, so constraints outside the view have no effect.
  static func fittingSize(_ view: UIView, _ target: FittingTarget) -> CGSize {
    view.updateConstraintsIfNeeded()
    let items = items(in: view)
    let kept = items.map(KeptItem.init)
    let engine = LayoutEngine(limit: view)
    defer {
      for item in kept { item.putBack() }
      // The measurement may have caused views to invalidate their content.
      for item in engine.stale.compactMap(\.object) { item.contentDidChange() }
    }
    let item = LayoutItem.of(view)
    item.fitting = target
    engine.register(item)
    for inner in items where inner !== item && (inner.view != nil || !inner.mentions.isEmpty) {
      engine.register(inner)
    }
    engine.findFrames()
    let insets = view.alignmentRectInsets
    let size = item.box.map {
      CGSize(
        width: CGFloat(engine.solver.value(of: $0.width)) - insets.left - insets.right,
        height: CGFloat(engine.solver.value(of: $0.height)) - insets.top - insets.bottom)
    }
    item.fitting = nil
    LayoutEngine.takeOut(LayoutEngine.items(in: view))
    guard let size else { return target.size }
    return CGSize(
      width: size.width.roundedUpToPixel(view), height: size.height.roundedUpToPixel(view))
  }
}

/// An item's state in its engine, saved while it is in another engine.
@MainActor
private struct KeptItem {
  private let item: LayoutItem
  private let engine: LayoutEngine?
  private let box: LayoutBox?
  private let own: [ImplicitConstraint]
  private let ownHandles: [ConstraintHandle]
  private let content: ItemContent
  private let constraints: [(NSLayoutConstraint, InstalledConstraint?)]

  init(_ item: LayoutItem) {
    self.item = item
    engine = item.engine
    box = item.box
    own = item.own
    ownHandles = item.ownHandles
    content = item.content
    constraints = item.constraints.map { ($0, $0.installed) }
    item.engine = nil
    item.content = ItemContent()
    item.content.isMeasured = content.isMeasured
    item.box = nil
    item.own = []
    item.ownHandles = []
    for constraint in item.constraints { constraint.installed = nil }
  }

  func putBack() {
    item.engine = engine
    item.box = box
    item.own = own
    item.ownHandles = ownHandles
    item.content = content
    for (constraint, installed) in constraints { constraint.installed = installed }
  }
}

extension CGFloat {
  /// Returns the length rounded up to whole pixels, so that nothing is clipped.
  @MainActor
  fileprivate func roundedUpToPixel(_ view: UIView) -> CGFloat {
    let scale = Swift.max(1, view.traitCollection.displayScale)
    return (self * scale - 1e-6).rounded(.up) / scale
  }
}
