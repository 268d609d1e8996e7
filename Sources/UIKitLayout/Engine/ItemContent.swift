internal import TouchstoneConstraints
internal import TouchstoneHitTree
@_spi(Kit) package import UIKitCore

/// What an item knows of its view's content.
struct ItemContent {
  /// Whether the content has changed since the engine read it.
  var isStale = false
  /// Whether the view is computing the size of its content at the moment.
  var isMeasured = false
  /// The width that the layout found for content that wraps; `nil` before the first layout.
  var foundWidth: CGFloat?
  /// The width at which ``LayoutItem/contentWidth`` has the content measured at the moment.
  var width: CGFloat?
  /// The alignment insets that the constraints of the view count with.
  var insets: UIEdgeInsets?
}

/// The size of a view's content: when it is read, and at which width.
extension LayoutItem {
  package var contentWidth: CGFloat? { content.width ?? content.foundWidth }

  /// The size of the content, with the height at the width that the layout found if the content wraps.
  ///
  /// The width is always the natural one, so that the layout doesn't depend on the one before. `nil`
  /// while the view is computing the size already, as a view does that measures itself by constraints.
  func contentSize(of view: UIView) -> CGSize? {
    guard var size = measured(view, at: .infinity) else { return nil }
    if !view.wrapsContent { content.foundWidth = nil }
    if size.height >= 0, let width = content.foundWidth {
      size.height = measured(view, at: width)?.height ?? size.height
    }
    return size
  }

  private func measured(_ view: UIView, at width: CGFloat) -> CGSize? {
    guard !content.isMeasured else { return nil }
    content.isMeasured = true
    content.width = width
    defer {
      content.isMeasured = false
      content.width = nil
    }
    return view.intrinsicContentSize
  }

  package func contentDidChange() {
    // A view may invalidate the size while it computes the size, which it has just done.
    guard let engine, !content.isStale, !content.isMeasured else { return }
    engine.mark(self)
  }

  package func updateContent() {
    guard let engine, content.isStale else { return }
    engine.refresh(self)
    if engine.solver.hasNews { placer?.setNeedsLayout() }
  }
}

extension LayoutEngine {
  /// Marks an item whose content has to be read again, and asks for a layout that does so.
  func mark(_ item: LayoutItem) {
    item.content.isStale = true
    stale.append(.init(item))
    if let view = item.view { askForLayout(by: view) }
  }

  /// Asks for a layout if there is something new, and lays out no view whose place stays the same.
  func askForLayout(by view: UIView) {
    // A layout at work sees what is new in its next round.
    if !isLayingOut, isDirty { view.node.mark(.constraints) }
  }

  /// Reads the contents that were marked. Reading may mark others, which are left for the next round.
  func refreshStale() {
    guard !stale.isEmpty else { return }
    let items = stale
    stale.removeAll()
    for item in items.compactMap(\.object) where item.engine === self && item.content.isStale {
      refresh(item)
    }
  }

  /// Reads all that a view says of itself, and updates the constraints that depend on it.
  func refresh(_ item: LayoutItem) {
    defer { item.content.isStale = false }
    guard let view = item.view else { return }
    if view.wrapsContent { item.content.foundWidth = wrappingWidth(of: item) }
    updateOwn(of: item)
    updateBaselines(around: view)
    updateDirection(of: item)
    updateInsets(of: item, view)
    tellStacks(around: view)
  }

  /// The content of an item that wraps gets the width that was found for it.
  ///
  /// - Returns: whether it had another width before.
  func wrap(_ item: LayoutItem) -> Bool {
    guard !item.isPlacedByFrame || item.fitting != nil, let view = item.view, view.wrapsContent
    else { return false }
    let width = wrappingWidth(of: item)
    guard width != item.content.foundWidth else { return false }
    item.content.foundWidth = width
    updateOwn(of: item)
    tellStacks(around: view)
    return true
  }

  /// The width that was found for the content of an item; `nil` if there is no width yet.
  private func wrappingWidth(of item: LayoutItem) -> CGFloat? {
    guard let view = item.view, let frame = frame(of: item) else { return nil }
    let insets = view.alignmentRectInsets
    let width = frame.width - insets.left - insets.right
    return width > 0 ? width : nil
  }

  // MARK: What depends on the content

  /// The baseline of a text may be that of any view around it.
  private func updateBaselines(around view: UIView) {
    for current in LinkWalk(view, \.superview) {
      if let item = LayoutItem.existing(current) {
        updateMentions(of: item) { $0.speaksOfBaselines }
      }
    }
  }

  /// Constraints from leading to trailing change sides if the view that holds them reads the other way.
  private func updateDirection(of item: LayoutItem) {
    guard let view = item.view else { return }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for constraint in item.constraints
    where constraint.speaksOfDirection
      && constraint.installed.map({ $0.isMirrored != isMirrored }) ?? false
    {
      replace(constraint)
    }
  }

  private func updateInsets(of item: LayoutItem, _ view: UIView) {
    let insets = view.alignmentRectInsets
    guard insets != item.content.insets ?? insets else { return }
    item.content.insets = insets
    updateMentions(of: item) { _ in true }
  }

  private func updateMentions(
    of item: LayoutItem, where isAffected: (NSLayoutConstraint) -> Bool
  ) {
    for mention in item.mentions {
      guard let constraint = mention.object, constraint.handle != nil, isAffected(constraint)
      else { continue }
      replace(constraint)
    }
  }

  /// Stacks share their length by the contents of the views in them.
  private func tellStacks(around view: UIView) {
    // A measurement changes nothing.
    guard limit == nil else { return }
    var inner: UIView?
    for outer in LinkWalk(view, \.superview) {
      if let inner, let stack = outer as? UIStackView { stack.contentChanged(of: inner) }
      inner = outer
    }
  }
}
