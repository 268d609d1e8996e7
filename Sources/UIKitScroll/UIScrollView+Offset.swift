internal import TouchstoneGestures
@_spi(Kit) internal import UIKitCore

extension UIScrollView {
  /// Returns the valid offsets along an axis and the settings that decide whether a finger can move
  /// it.
  func limits(_ axis: ScrollAxis) -> ScrollLimits {
    var limits = ScrollLimits(content: axis.of(contentSize), viewport: axis.of(bounds.size))
    (limits.leadingInset, limits.trailingInset) = axis.of(adjustedContentInset)
    limits.bounces = axis == .horizontal ? bouncesHorizontally : bouncesVertically
    limits.alwaysBounces = axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
    limits.alignment = axis.of(scroll.contentAlignment)
    return limits
  }

  // MARK: By app code

  /// Sets the offset. A drag or a deceleration continues from there, and an animation ends.
  func setOffset(_ offset: CGPoint) {
    let goesOn =
      state.isMovingItself || state.isLettingGo || state.drag != nil || state.coasting != nil
    if !goesOn {
      state.version += 1
      finishMovement()
    }
    // Assigned as a whole, because changing a part in place would allocate.
    let offset = NumberCheck.admit(offset, else: contentOffset, "an offset", of: self)
    bounds = CGRect(origin: offset, size: bounds.size)
  }

  /// Sets the offset for app code and ends any other movement except a drag.
  func commandOffset(_ offset: CGPoint) {
    state.version += 1
    finishMovement()
    contentOffset = offset
  }

  /// Sets the bounds, reports a new origin, and adapts to the limits of a new size.
  func setScrollBounds(_ new: CGRect, _ set: (CGRect) -> Void) {
    let old = bounds
    if new.size == old.size { set(new) } else { resize { set(new) } }
    guard bounds.origin != old.origin else { return }
    // Each scroll step triggers a layout pass, so that a subclass can pin a header or load rows.
    setNeedsLayout()
    refreshStorage?.place(in: self)
    if !state.isAtRest || state.showsOwnChanges { indicators.show(in: self) }
    indicators.place(in: self)
    delegate?.scrollViewDidScroll(self)
    KitServices.installed.observing?.propertiesDidChange(of: self)
  }

  /// Runs a change that may alter the size, and keeps an offset in range that was in range before.
  ///
  /// A movement continues with the new limits.
  func resize(_ change: () -> Void) {
    let size = bounds.size
    let offset = contentOffset
    let isInRange = nearestOffset == offset
    change()
    guard bounds.size != size else { return }
    limitsMayHaveChanged()
    // An offset that was set together with the size came from app code and stays.
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
    // A movement that the delegate started at the end of the last one is newer than this command.
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

  /// The app's insets, the safe area along the axes that include it, and the height of the refresh
  /// control.
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

  /// Keeps content at rest at its start if it was there, and otherwise in range, unless
  /// `keepingOffset` is set.
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
