internal import TouchstoneConstraints
internal import TouchstoneHitTree
@_spi(Kit) package import UIKitCore

/// The state of an item that concerns its view's content.
struct ItemContent {
  /// Whether the content has changed since the engine read it.
  var isStale = false
  /// Whether the view is currently computing the size of its content.
  var isMeasured = false
  /// The width that layout determined for wrapping content, or `nil` before the first layout.
  var foundWidth: CGFloat?
  /// The width at which ``LayoutItem/contentWidth`` is currently being measured.
  var width: CGFloat?
  /// The alignment insets with which the view's constraints were computed.
  var insets: UIEdgeInsets?
}

/// The size of a view's content: when it is read, and at which width.
extension LayoutItem {
  package var contentWidth: CGFloat? { content.width ?? content.foundWidth }

  /// Returns the size of the content. If the content wraps, the height is that for the width
  /// determined by layout.
  ///
  /// The width is always the natural width, so that a layout doesn't depend on the one before.
  /// Returns `nil` if the view is already computing the size, as a view does that measures itself
  /// by constraints.
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
    // The view may invalidate the size while it computes it. That size is already up to date.
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
  /// Marks an item to have its content read again, and requests a layout that does so.
  func mark(_ item: LayoutItem) {
    item.content.isStale = true
    stale.append(.init(item))
    if let view = item.view { askForLayout(by: view) }
  }

  /// Requests a layout if something has changed, without laying out views that stay in place.
  func askForLayout(by view: UIView) {
    // A layout in progress handles changes in its next iteration.
    if !isLayingOut, isDirty { view.node.mark(.constraints) }
  }

  /// Reads the contents that were marked. Reading may mark others, which are left for the next
  /// iteration.
  func refreshStale() {
    guard !stale.isEmpty else { return }
    let items = stale
    stale.removeAll()
    for item in items.compactMap(\.object) where item.engine === self && item.content.isStale {
      refresh(item)
    }
  }

  /// Reads everything that a view determines itself, and updates the constraints that depend on it.
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

  /// Updates the content of a wrapping item for the width that was found for it.
  ///
  /// - Returns: Whether the width has changed.
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

  /// Returns the width that was found for the content of an item, or `nil` if there is no width
  /// yet.
  private func wrappingWidth(of item: LayoutItem) -> CGFloat? {
    guard let view = item.view, let frame = frame(of: item) else { return nil }
    let insets = view.alignmentRectInsets
    let width = frame.width - insets.left - insets.right
    return width > 0 ? width : nil
  }

  // MARK: Constraints that depend on the content

  /// Updates constraints on baselines of `view` and its superviews, which may use the baseline of
  /// its text.
  private func updateBaselines(around view: UIView) {
    for current in LinkWalk(view, \.superview) {
      if let item = LayoutItem.existing(current) {
        updateMentions(of: item) { $0.speaksOfBaselines }
      }
    }
  }

  /// Replaces leading and trailing constraints if the reading direction of the view that holds them
  /// has changed.
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

  /// Notifies the stack views around a view, which may divide their length by the content of their
  /// views.
  private func tellStacks(around view: UIView) {
    // A measurement doesn't change the stacks.
    guard limit == nil else { return }
    var inner: UIView?
    for outer in LinkWalk(view, \.superview) {
      if let inner, let stack = outer as? UIStackView { stack.contentChanged(of: inner) }
      inner = outer
    }
  }
}
