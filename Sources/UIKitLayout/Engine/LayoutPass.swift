internal import TouchstoneConstraints
internal import UIKitCore

/// The layout of a tree: computes frames, lays out the superviews of changed frames, and repeats
/// while that changes constraints.
extension LayoutEngine {
  /// The maximum number of iterations in one layout in which views change constraints.
  private static let mostRounds = 20

  static func layOut(_ view: UIView) {
    guard isNeeded(above: view) else {
      view.layer.layoutIfNeeded()
      // The layout may have activated the first constraints of the tree.
      if isNeeded(above: view) { layOutByConstraints(view) }
      return
    }
    layOutByConstraints(view)
  }

  /// Returns whether a view in the tree of `view` has constraints.
  private static func isNeeded(above view: UIView) -> Bool {
    guard isUsed else { return false }
    let root = view.outermostView
    return LayoutItem.existing(root) != nil || root.node.needs(.engine)
  }

  private static func layOutByConstraints(_ view: UIView) {
    let root = view.outermostView
    for _ in 0..<mostRounds {
      let engine = prepared(for: root)
      let wasLayingOut = engine?.isLayingOut ?? false
      engine?.isLayingOut = true
      engine?.solveAndMark()
      view.layer.layoutIfNeeded()
      view.updateConstraintsIfNeeded()
      engine?.isLayingOut = wasLayingOut
      guard let engine = LayoutItem.existing(root)?.engine,
        engine.isDirty || root.node.needs(.engine)
      else { return }
    }
    Fault.report(
      "layout of \(ViewDescription.name(view)) stopped after \(mostRounds) passes, because each "
        + "pass changed constraints; change constraints only if their values differ",
      about: view)
  }

  /// Returns the engine of a tree with all waiting items added, or `nil` if the tree needs no
  /// engine.
  static func prepared(for root: UIView) -> LayoutEngine? {
    bringIn(root)
    let engine = LayoutItem.existing(root)?.engine
    engine?.updateFollowers()
    engine?.refreshStale()
    return engine
  }

  private static func bringIn(_ root: UIView) {
    for item in LayoutItem.takeWaiting(in: root) {
      let engine = LayoutItem.existing(root)?.engine ?? LayoutEngine()
      engine.register(item)
      engine.addConstraints(of: item)
    }
  }

  /// Computes frames, and requests layout from the superviews of changed frames.
  private func solveAndMark() {
    guard solver.hasNews else { return }
    solutions += 1
    let moved = findFrames()
    reportConflicts()
    for item in moved where !item.isPlacedByFrame {
      guard let placer = item.placer else { continue }
      let current = item.view?.untransformedFrame ?? item.guide?.layoutFrame
      if current != frame(of: item) { placer.setNeedsLayout() }
    }
  }

  /// The maximum number of times that wrapping content is measured at another width in one
  /// solution.
  ///
  /// The height of the content affects its width only if a constraint relates them, and usually
  /// once.
  private static let mostMeasurements = 10

  /// Computes frames, with the height of wrapping content at the width that was found for it.
  ///
  /// - Returns: The items that may have a new frame.
  @discardableResult
  func findFrames() -> [LayoutItem] {
    var moved: [LayoutItem] = []
    for _ in 0..<Self.mostMeasurements {
      let latest = solved()
      moved += latest
      var hasWrapped = false
      for item in latest where wrap(item) { hasWrapped = true }
      guard hasWrapped, solver.hasNews else { return moved }
    }
    // Stop if widths and heights continue to change each other.
    return moved + solved()
  }

  /// Solves, and returns the items with changed values.
  private func solved() -> [LayoutItem] {
    solver.solve()
    var changed: [LayoutItem] = []
    solver.takeChanges { variable, _ in
      if let item = item(of: variable), changed.last !== item { changed.append(item) }
    }
    return changed
  }

  /// Returns the computed frame, rounded, or `nil` if the item is in no engine.
  func frame(of item: LayoutItem) -> CGRect? {
    guard let box = item.box else { return nil }
    let exact = box.all.map { CGFloat(solver.value(of: $0)) }
    let scale = item.placer?.layoutScale ?? 1
    return LayoutRounding(scale: scale).rounded(
      CGRect(x: exact[0], y: exact[1], width: exact[2], height: exact[3]))
  }

  /// Sets the computed frames of the subviews and guides of a view.
  func apply(below view: UIView) {
    for child in view.subviews {
      guard let item = LayoutItem.existing(child), item.engine === self, !item.isPlacedByFrame,
        let frame = frame(of: item)
      else { continue }
      let outer = applied
      applied = item
      child.setUntransformedFrame(frame)
      applied = outer
    }
    let system = LayoutItem.existing(view)?.guides ?? [:]
    for guide in view.layoutGuides + SystemGuide.allCases.compactMap({ system[$0] }) {
      guard let item = guide.constraints as? LayoutItem, item.engine === self,
        let frame = frame(of: item)
      else { continue }
      if guide.layoutFrame != frame { guide.layoutFrame = frame }
      if item.system == .scrollContent, let scroll = view as? any ScrollLayout,
        scroll.contentSize != frame.size
      {
        scroll.contentSize = frame.size
      }
    }
  }

  /// The maximum number of conflicts in one layout that are reported individually.
  private static let mostLines = 20

  private func reportConflicts() {
    let conflicts = solver.takeConflicts()
    for conflict in conflicts.prefix(Self.mostLines) { report(conflict) }
    if let next = conflicts.dropFirst(Self.mostLines).first,
      let view = author(of: next.broken)?.holder
    {
      Fault.report(
        "\(conflicts.count - Self.mostLines) more constraints are broken, because they conflict "
          + "with others", about: view)
    }
    if solver.takeWasCutShort(), let view = outermostView {
      Fault.report(
        "the constraints in \(ViewDescription.name(view)) have too many conflicts; the "
          + "required ones are satisfied, and the others as closely as possible within "
          + "\(ConstraintSolver.mostSteps) steps", about: view)
    }
  }

  private func report(_ conflict: ConstraintConflict) {
    guard let broken = author(of: conflict.broken), let view = broken.holder else { return }
    let others = conflict.members.filter { $0 != conflict.broken }
    let lines = others.map { author(of: $0)?.told ?? frameLine($0) }
    Fault.report(
      "\(broken.told) is broken, because it conflicts with "
        + (lines.isEmpty ? "itself" : lines.joined(separator: " and ")),
      about: view)
  }

  /// Describes the source of an item's implicit constraint.
  private func frameLine(_ handle: ConstraintHandle) -> String {
    guard let item = item(with: handle) else { return "a size" }
    let name = NSLayoutConstraint.name(item.view ?? item.guide)
    return item.isPlacedByFrame ? "the frame of \(name)" : "the implicit constraints of \(name)"
  }
}

/// The rounding of positions and sizes to pixels.
///
/// At 2x, UIKit rounded sizes to pixels and origins to whole points, halves up (recorded on Mac
/// Catalyst 26.1, `Tests/Truth/constraints_chain.json`). At other scales this type rounds both to
/// pixels, for which there is no recording.
struct LayoutRounding {
  /// The number of pixels per point.
  let scale: CGFloat

  private var originScale: CGFloat { scale == 2 ? 1 : scale }

  /// Returns a frame with rounded origin and size.
  func rounded(_ rect: CGRect) -> CGRect {
    func nearest(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
      // Sums of thirds are slightly smaller than the exact value.
      (value * scale + 0.5 + 1e-6).rounded(.down) / scale
    }
    return CGRect(
      x: nearest(rect.minX, originScale), y: nearest(rect.minY, originScale),
      width: max(0, nearest(rect.width, scale)), height: max(0, nearest(rect.height, scale)))
  }
}

extension UIView {
  /// The number of pixels per point on the view's screen.
  fileprivate var layoutScale: CGFloat {
    let scale = traitCollection.displayScale
    return scale > 0 ? scale : 1
  }

  /// The frame of the view without its transform.
  var untransformedFrame: CGRect {
    let (size, anchor) = (bounds.size, anchorPoint)
    return CGRect(
      x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y,
      width: size.width, height: size.height)
  }

  /// Moves and resizes the view without regard to its transform.
  fileprivate func setUntransformedFrame(_ frame: CGRect) {
    guard untransformedFrame != frame else { return }
    guard !transform.isIdentity else {
      self.frame = frame
      return
    }
    bounds.size = frame.size
    center = CGPoint(
      x: frame.minX + frame.width * anchorPoint.x, y: frame.minY + frame.height * anchorPoint.y)
  }
}
