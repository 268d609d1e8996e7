internal import TouchstoneConstraints
internal import TouchstoneHitTree
internal import UIKitControls
package import UIKitCore
internal import UIKitKeys

/// What constraints know of a view or a guide: its four numbers in the engine of its tree, the
/// constraints that name it, and those that a view holds.
@MainActor
package final class LayoutItem {
  private let reference: SharedBackReference<AnyObject>
  /// The active constraints that a view is the lowest holder of.
  var constraints: [NSLayoutConstraint] = []
  /// The active constraints that name the item.
  var mentions: [SharedBackReference<NSLayoutConstraint>] = []
  /// The engine that it is in; nil while it waits for the next layout.
  var engine: LayoutEngine?
  /// Where it is and how large, while it is in an engine.
  var box: LayoutBox?
  /// What holds in the engine without an author: a frame, a content's size, an inset.
  var ownHandles: [ConstraintHandle] = []
  /// What the ones of ``ownHandles`` say, to see what has changed.
  var own: [OwnConstraint] = []
  /// When the item began to wait for an engine, counted from the first item of the process; `nil` if
  /// it doesn't wait. The node of the view, or of the guide's view, is marked while it waits.
  var waitsSince: Int?
  /// What a view says of itself; nil while it says nothing but what is usual.
  var settings: ItemSettings
  /// The guides that the system gives a view, made when they are asked for.
  var guides: [SystemGuide: UILayoutGuide] = [:]
  /// What a guide follows; nil for a guide that constraints alone decide on.
  var system: SystemGuide?
  /// The size that the content needs, and the marks of what has changed.
  var content = ItemContent()
  /// Whether a stack gives a view no room, since it is hidden: its content does not count then.
  var isCollapsed = false {
    didSet { if isCollapsed != oldValue { engine?.updateOwn(of: self) } }
  }
  /// What holds it elsewhere than it would be, where the program tries an ambiguous layout.
  var exercise: [OwnConstraint] = []
  /// What a view is to fit, while that is found out.
  var fitting: FittingTarget?

  private init(_ object: AnyObject) {
    reference = SharedBackReference(object)
    settings = ItemSettings(of: object)
    LayoutEngine.isUsed = true
  }

  /// The item of a view, made at the first question.
  static func of(_ view: UIView) -> LayoutItem {
    if let item = existing(view) { return item }
    let item = LayoutItem(view)
    view.settings.constraints = item
    return item
  }

  /// The item of a guide.
  static func of(_ guide: UILayoutGuide) -> LayoutItem {
    if let item = guide.constraints as? LayoutItem { return item }
    let item = LayoutItem(guide)
    guide.constraints = item
    return item
  }

  /// The item of a view or a guide; nil for anything else.
  static func of(_ object: AnyObject) -> LayoutItem? {
    (object as? UIView).map { of($0) } ?? (object as? UILayoutGuide).map { of($0) }
  }

  /// The item of a view, if it has one.
  package static func existing(_ view: UIView) -> LayoutItem? {
    guard let item = view.settings.constraints else { return nil }
    return unsafeDowncast(item, to: LayoutItem.self)
  }

  /// The view that it belongs to; nil for guides, and when it is gone.
  var view: UIView? { reference.object as? UIView }
  /// The guide that it belongs to; nil for views.
  var guide: UILayoutGuide? { reference.object as? UILayoutGuide }
  /// The view in whose coordinates it lies.
  var parent: UIView? { view?.superview ?? guide?.owningView }
  /// The view that has to lay out when its numbers change; a root itself.
  var placer: UIView? { parent ?? view }
  /// The root of its tree; nil when it is gone or a guide in no view.
  var root: UIView? { (view ?? guide?.owningView)?.outermostView }
  /// Whether it is a guide that follows what nobody tells of.
  var followsSilently: Bool {
    system == .scrollFrame || (system == nil && guide is UIKeyboardLayoutGuide)
  }
  /// Whether its frame is the program's.
  var isPlacedByFrame: Bool {
    guard let view else { return false }
    return settings.translatesAutoresizingMask || view.superview == nil
  }
}

extension LayoutItem {
  private static var waits = 0

  /// Waits for the engine of the tree, which takes the item at the next layout.
  ///
  /// The mark lies in the tree itself, so that it moves with the view, and a layout of another tree
  /// never looks at it.
  func wait() {
    guard waitsSince == nil, let holder = view ?? guide?.owningView else { return }
    Self.waits += 1
    waitsSince = Self.waits
    holder.node.mark(.engine)
  }

  /// The items in a tree that wait, the first to wait first. None of them waits from then on.
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

  /// Forgets the engine that the item was in.
  func leave() {
    engine = nil
    box = nil
    own.removeAll()
    ownHandles.removeAll()
    exercise = []
    content.isStale = false
    content.foundWidth = nil
  }

  /// The items of the guides in the item's view.
  func guideItems(of view: UIView) -> [LayoutItem] {
    let system = SystemGuide.allCases.compactMap { guides[$0] }
    return (view.layoutGuides + system).compactMap { $0.constraints as? LayoutItem }
  }
}

/// What a view says of itself for its constraints.
struct ItemSettings {
  var translatesAutoresizingMask = true
  var hugging: (UILayoutPriority, UILayoutPriority) = (.defaultLow, .defaultLow)
  var compression: (UILayoutPriority, UILayoutPriority) = (.defaultHigh, .defaultHigh)

  /// The settings of a new view or guide. Labels hug their text a little more across the lines.
  @MainActor
  init(of object: AnyObject) {
    if object is UILabel { hugging.1 = UILayoutPriority(251) }
  }
}

/// The four numbers of a frame in the coordinates of the view around it.
struct LayoutBox {
  let x: Variable
  let y: Variable
  let width: Variable
  let height: Variable

  /// All four.
  var all: [Variable] { [x, y, width, height] }
}

extension LayoutItem: ViewConstraints {
  package func geometryDidChange() {
    guard let engine else { return }
    if engine.applied !== self { engine.updateOwn(of: self) }
    if let view {
      // Scrolling and sizes matter to guides that lie in the view.
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

  /// The items of the system's guides in a view that are in the engine.
  private func systemItems(of view: UIView) -> [LayoutItem] {
    SystemGuide.allCases.compactMap { kind in
      guides[kind].flatMap { $0.constraints as? LayoutItem }.flatMap { $0.engine == nil ? nil : $0 }
    }
  }
}

extension UIView {
  /// The view of its tree that has no superview.
  ///
  /// If overrides of `superview` form a cycle, it is a view of the cycle.
  var outermostView: UIView {
    // A `LinkWalk` costs several hundred instructions, and each layout asks this.
    var (outermost, watch) = (self, RingWatch())
    while let outer = outermost.superview, !watch.hasComeRound(to: outer) { outermost = outer }
    return outermost
  }
}
