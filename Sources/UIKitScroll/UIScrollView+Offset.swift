internal import TouchstoneGestures
@_spi(Kit) internal import UIKitCore

extension UIScrollView {
  /// The valid offsets along an axis, and whether a finger can move it.
  func limits(_ axis: ScrollAxis) -> ScrollLimits {
    var limits = ScrollLimits(content: axis.of(contentSize), viewport: axis.of(bounds.size))
    (limits.leadingInset, limits.trailingInset) = axis.of(adjustedContentInset)
    limits.bounces = axis == .horizontal ? bouncesHorizontally : bouncesVertically
    limits.alwaysBounces = axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
    limits.alignment = axis.of(scroll.contentAlignment)
    return limits
  }

  // MARK: By the program

  /// The offset is assigned: a drag or a deceleration goes on from there, an animation is over.
  func setOffset(_ offset: CGPoint) {
    let goesOn =
      state.isMovingItself || state.isLettingGo || state.drag != nil || state.coasting != nil
    if !goesOn {
      state.version += 1
      finishMovement()
    }
    // In whole: changing a part in place would allocate.
    let offset = NumberCheck.admit(offset, else: contentOffset, "an offset", of: self)
    bounds = CGRect(origin: offset, size: bounds.size)
  }

  /// The program commands an offset: nothing else moves the content from now on, but a finger.
  func commandOffset(_ offset: CGPoint) {
    state.version += 1
    finishMovement()
    contentOffset = offset
  }

  /// The bounds are set: a new origin is told, a new size may bring other limits.
  func setScrollBounds(_ new: CGRect, _ set: (CGRect) -> Void) {
    let old = bounds
    if new.size == old.size { set(new) } else { resize { set(new) } }
    guard bounds.origin != old.origin else { return }
    // Each step of a scroll lays out, so that a subclass can hold a header or bring rows.
    setNeedsLayout()
    refreshStorage?.place(in: self)
    if !state.isAtRest || state.showsOwnChanges { indicators.show(in: self) }
    indicators.place(in: self)
    delegate?.scrollViewDidScroll(self)
    KitServices.installed.observing?.propertiesDidChange(of: self)
  }

  /// Carries out a change that may be one of size: what was in range stays so, or goes on by the new
  /// limits.
  func resize(_ change: () -> Void) {
    let size = bounds.size
    let offset = contentOffset
    let isInRange = nearestOffset == offset
    change()
    guard bounds.size != size else { return }
    limitsMayHaveChanged()
    // An offset that came with the size is the program's own.
    if state.isAtRest, isInRange, contentOffset == offset, nearestOffset != offset {
      bounds.origin = nearestOffset
    }
  }

  func setContentSize(_ size: CGSize) {
    let size = NumberCheck.admit(size, else: scroll.contentSize, "a content size", of: self)
    guard size != scroll.contentSize else { return }
    scroll.contentSize = size
    scroll.unscaledContentSize = CGSize(
      width: size.width / state.zoomScale, height: size.height / state.zoomScale)
    insetsMayHaveChanged()
    if state.isAtRest { bounds.origin = nearestOffset } else { limitsMayHaveChanged() }
    setNeedsLayout()
    KitServices.installed.observing?.propertiesDidChange(of: self)
  }

  /// The nearest valid offset.
  var nearestOffset: CGPoint { CGPoint { limits($0).clamp($0.of(contentOffset)) } }

  func show(_ rect: CGRect, _ animated: Bool) {
    let rect = NumberCheck.admit(rect, else: .null, "a rectangle to show", of: self)
    guard !rect.isNull else { return }
    let offset = CGPoint { axis in
      let first = axis.of(rect.standardized.origin)
      return limits(axis).offset(
        showing: first...(first + axis.of(rect.standardized.size)), from: axis.of(contentOffset))
    }
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  func animateOffset(to target: CGPoint, isToTop: Bool = false) {
    let target = NumberCheck.admit(target, else: contentOffset, "an offset", of: self)
    state.version += 1
    let version = state.version
    finishMovement()
    // What the delegate begins at the end of a movement is the newer command.
    guard version == state.version, target != contentOffset else { return }
    guard window != nil else {
      contentOffset = target
      return
    }
    state.animation = ScrollAnimation(
      from: contentOffset, target: target, start: ownApplication.now, isToTop: isToTop,
      endsInRange: target == CGPoint { limits($0).clamp($0.of(target)) })
    ticker.start(self)
  }

  // MARK: Insets

  /// The program's insets, and the safe area along the axes for which it counts.
  var resolvedInset: UIEdgeInsets {
    var inset = scroll.contentInset
    let safe = safeAreaInsets
    if countsSafeArea(.horizontal) {
      inset.left += safe.left
      inset.right += safe.right
    }
    if countsSafeArea(.vertical) {
      inset.top += safe.top
      inset.bottom += safe.bottom
    }
    inset.top += refreshStorage?.takenHeight ?? 0
    return inset
  }

  private func countsSafeArea(_ axis: ScrollAxis) -> Bool {
    switch scroll.adjustment {
    case .never: false
    case .always: true
    case .automatic, .scrollableAxes:
      axis.of(contentSize) > axis.of(bounds.size)
        || (axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical)
    }
  }

  /// Content at rest at its beginning stays there, and content at rest stays in range, unless it is
  /// to stay where it is.
  func insetsMayHaveChanged(keepingOffset: Bool = false) {
    let old = state.knownInset
    let new = adjustedContentInset
    guard new != old else { return }
    state.knownInset = new
    limitsMayHaveChanged()
    if state.isAtRest, !keepingOffset {
      let offset = CGPoint { axis in
        let present = axis.of(contentOffset)
        return present == -axis.of(old).leading
          ? limits(axis).range.lowerBound : limits(axis).clamp(present)
      }
      bounds.origin = offset
    }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }
}
