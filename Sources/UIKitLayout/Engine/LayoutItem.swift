internal import TouchstoneConstraints
internal import TouchstoneHitTree
package import UIKitCore
internal import UIKitKeys

/// The layout state of a view or a guide: its four variables in the engine of its tree, the
/// constraints that refer to it, and the constraints that a view holds.
@MainActor
package final class LayoutItem {
  private let reference: SharedZeroingReference<AnyObject>
  /// The active constraints for which the view is the lowest view that contains both items.
  var constraints: [NSLayoutConstraint] = []
  /// The active constraints that refer to the item.
  var mentions: [SharedZeroingReference<NSLayoutConstraint>] = []
  /// The engine that contains the item, or `nil` while the item waits for the next layout.
  var engine: LayoutEngine?
  /// The variables of its position and size, or `nil` if it is in no engine.
  var box: LayoutBox?
  /// The solver handles of its implicit constraints: a frame, a content size, or insets.
  var ownHandles: [ConstraintHandle] = []
  /// The implicit constraints of ``ownHandles``, to detect changes.
  var own: [ImplicitConstraint] = []
  /// The time at which the item began to wait for an engine, as a count of all waits in the
  /// process. `nil` if it doesn't wait.
  ///
  /// The node of the view, or of the guide's view, is marked while the item waits.
  var waitsSince: Int?
  /// The layout settings of the view.
  var settings: ItemSettings
  /// The system's guides of a view, created on first access.
  var guides: [SystemGuide: UILayoutGuide] = [:]
  /// The kind of a system guide, or `nil` for a guide that only constraints determine.
  var system: SystemGuide?
  /// The size of the content, and the flags for its changes.
  var content = ItemContent()
  /// Whether a stack view collapses the view because it is hidden. Its content then has no effect.
  var isCollapsed = false {
    didSet { if isCollapsed != oldValue { engine?.updateOwn(of: self) } }
  }
  /// The constraints that move the item while the app exercises an ambiguous layout.
  var exercise: [ImplicitConstraint] = []
  /// The target size while the view is being measured, otherwise `nil`.
  var fitting: FittingTarget?

  private init(_ object: AnyObject) {
    reference = SharedZeroingReference(object)
    settings = ItemSettings(of: object)
    LayoutEngine.isUsed = true
  }

  /// Returns the item of a view, creating it on first access.
  static func of(_ view: UIView) -> LayoutItem {
    if let item = existing(view) { return item }
    let item = LayoutItem(view)
    view.settings.constraints = item
    return item
  }

  /// Returns the item of a guide, creating it on first access.
  static func of(_ guide: UILayoutGuide) -> LayoutItem {
    if let item = guide.constraints as? LayoutItem { return item }
    let item = LayoutItem(guide)
    guide.constraints = item
    return item
  }

  /// Returns the item of a view or a guide, or `nil` for other objects.
  static func of(_ object: AnyObject) -> LayoutItem? {
    (object as? UIView).map { of($0) } ?? (object as? UILayoutGuide).map { of($0) }
  }

  /// Returns the item of a view, or `nil` if it wasn't created yet.
  package static func existing(_ view: UIView) -> LayoutItem? {
    guard let item = view.settings.constraints else { return nil }
    return unsafeDowncast(item, to: LayoutItem.self)
  }

  /// The view to which it belongs, or `nil` for a guide or a deallocated view.
  var view: UIView? { reference.object as? UIView }
  /// The guide to which it belongs, or `nil` for a view or a deallocated guide.
  var guide: UILayoutGuide? { reference.object as? UILayoutGuide }
  /// The view that defines the coordinates of its frame.
  var parent: UIView? { view?.superview ?? guide?.owningView }
  /// The view that must lay out when the variables change: the parent, or the root view itself.
  var placer: UIView? { parent ?? view }
  /// The root of its tree. `nil` if the item's object is deallocated, or if a guide belongs to no
  /// view.
  var root: UIView? { (view ?? guide?.owningView)?.outermostView }
  /// Whether it is a guide that depends on values without change notifications.
  var followsSilently: Bool {
    system == .scrollFrame || (system == nil && guide is UIKeyboardLayoutGuide)
  }
  /// Whether the app sets its frame.
  var isPlacedByFrame: Bool {
    guard let view else { return false }
    return settings.translatesAutoresizingMask || view.superview == nil
  }
}

extension LayoutItem {
  private static var waits = 0

  /// Queues the item for the engine of its tree, which adds it at the next layout.
  ///
  /// The mark is part of the tree. It therefore moves with the view, and the layout of another tree
  /// doesn't visit it.
  func wait() {
    guard waitsSince == nil, let holder = view ?? guide?.owningView else { return }
    Self.waits += 1
    waitsSince = Self.waits
    holder.node.mark(.engine)
  }

  /// Removes and returns the waiting items of a tree, in the order in which they began to wait.
  static func takeWaiting(in root: UIView) -> [LayoutItem] {
    guard root.node.needs(.engine) else { return [] }
    var waiting: [(since: Int, item: LayoutItem)] = []
    root.walk { view, _ in
      if view.node.remove(.engine), let item = existing(view) {
        for item in [item] + item.guideItems(of: view) {
          guard let since = item.waitsSince else { continue }
          waiting.append((since, item))
          item.waitsSince = nil
        }
      }
      return view.node.removeBelow(.engine)
    }
    return waiting.sorted { $0.since < $1.since }.map(\.item)
  }

  /// Clears the item's state in its engine.
  func leave() {
    engine = nil
    box = nil
    own.removeAll()
    ownHandles.removeAll()
    exercise = []
    content.isStale = false
    content.foundWidth = nil
  }

  /// Returns the items of the guides in the item's view.
  func guideItems(of view: UIView) -> [LayoutItem] {
    let system = SystemGuide.allCases.compactMap { guides[$0] }
    return (view.layoutGuides + system).compactMap { $0.constraints as? LayoutItem }
  }
}

/// The layout settings of a view.
struct ItemSettings {
  var translatesAutoresizingMask = true
  var hugging: (UILayoutPriority, UILayoutPriority) = (.defaultLow, .defaultLow)
  var compression: (UILayoutPriority, UILayoutPriority) = (.defaultHigh, .defaultHigh)

  /// Creates the settings of a new view or guide.
  @MainActor
  init(of object: AnyObject) {
    hugging.1 = ClassRecord.of(type(of: object)).verticalHugging
  }
}

/// The four variables of a frame, in the coordinates of the superview.
struct LayoutBox {
  let x: Variable
  let y: Variable
  let width: Variable
  let height: Variable

  /// The four variables in the order x, y, width, height.
  var all: [Variable] { [x, y, width, height] }
}

extension LayoutItem: ViewConstraints {
  package func geometryDidChange() {
    guard let engine else { return }
    if engine.applied !== self { engine.updateOwn(of: self) }
    if let view {
      // Scrolling and size changes affect the guides in the view.
      for guide in systemItems(of: view) { engine.updateOwn(of: guide) }
      engine.askForLayout(by: view)
    }
  }

  package func visibilityDidChange() {
    if let view, let stack = view.superview as? UIStackView { stack.visibilityChanged(of: view) }
  }

  package func willLeaveOwner() {
    for mention in mentions { mention.object?.isActive = false }
    engine?.remove(self)
    waitsSince = nil
  }

  package func insetsDidChange() {
    guard let view, let engine else { return }
    for guide in systemItems(of: view) { engine.updateOwn(of: guide) }
    if engine.isDirty { view.setNeedsLayout() }
  }

  package func layOutSubviews() {
    guard let engine, let view else { return }
    engine.apply(below: view)
  }

  /// Returns the items of the system's guides in a view that are in the engine.
  private func systemItems(of view: UIView) -> [LayoutItem] {
    SystemGuide.allCases.compactMap { kind in
      guides[kind].flatMap { $0.constraints as? LayoutItem }.flatMap { $0.engine == nil ? nil : $0 }
    }
  }
}

extension UIView {
  /// The root of the view's tree.
  ///
  /// If overrides of `superview` form a cycle, it is a view of the cycle.
  var outermostView: UIView {
    // A `LinkWalk` costs several hundred instructions, and each layout reads this property.
    var (outermost, watch) = (self, CycleDetector())
    while let outer = outermost.superview, !watch.hasComeRound(to: outer) { outermost = outer }
    return outermost
  }
}
